"""The games one has, in words: with whom, what, and how they stand."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from claim.deals import box_of
from claim.rules import BYSTANDER
from claim.terminal.keeping import KeptGame
from claim.texts import Texts
from claim.wire.reading import ruleset_read
from claim.wire.tables import NewTable

__all__ = ["ago", "company", "deck_name", "own_seat", "standing"]

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR
_LONG_AGO: Final = 30 * _DAY


def own_seat(kept: KeptGame) -> int:
    """The seat of the one person who plays; nobody's where several do."""
    people = [seat for seat, name in enumerate(kept.names) if name]
    return people[0] if len(people) == 1 else BYSTANDER


def company(kept: KeptGame, say: Texts) -> str:
    """Who else plays: bots by name and level, people by name."""
    mine = own_seat(kept)
    return ", ".join(_sitter(kept, seat, say) for seat in range(len(kept.names)) if seat != mine)


def _sitter(kept: KeptGame, seat: int, say: Texts) -> str:
    if kept.names[seat]:
        return kept.names[seat]
    bot = kept.rules.seats[seat]
    kind = say(f"bot-{bot}") if f"bot-{bot}" in say.names else say("bot-other", name=bot)
    return say("bot-seated", name=say(f"seat-bot-{seat}"), bot=kind)


def deck_name(rules: NewTable, say: Texts) -> str:
    """What the deck is called."""
    box = box_of(rules.deck.split(), len(rules.seats))
    return say("deck-own") if box is None else say(f"box-{box}")


def standing(kept: KeptGame, now: datetime, say: Texts) -> str:
    """How the game stands, or how it ended and when."""
    if kept.ended is None:
        tricks = ruleset_read(kept.rules).hand_size
        return say("phase-trick-short", phase=int(kept.phase), trick=kept.trick, tricks=tricks)
    when, mine, winners = ago(kept.changed, now, say), own_seat(kept), kept.ended.winners
    if not winners:
        return say("games-unfinished", when=when)
    if mine == BYSTANDER:
        return say("games-over", when=when)
    if mine not in winners:
        names = ", ".join(kept.names[seat] or say(f"seat-bot-{seat}") for seat in winners)
        return say("games-lost", names=names, when=when)
    return say("games-drawn" if _is_draw(winners, len(kept.names)) else "games-won", when=when)


def _is_draw(winners: Sequence[int], players: int) -> bool:
    """Whether both sides, or more than one, have won."""
    return len(winners) > (2 if players == 4 else 1)


def ago(moment: datetime, now: datetime, say: Texts) -> str:
    """How long ago something was; the day where it is long ago."""
    seconds = (now - moment).total_seconds()
    if seconds < _MINUTE:
        return say("tui-ago-now")
    if seconds < _HOUR:
        return say("tui-ago-minutes", count=int(seconds // _MINUTE))
    if seconds < _DAY:
        return say("tui-ago-hours", count=int(seconds // _HOUR))
    if seconds < _LONG_AGO:
        return say("tui-ago-days", count=int(seconds // _DAY))
    return moment.date().isoformat()
