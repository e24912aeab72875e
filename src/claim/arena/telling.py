"""What a program is told: one JSON object a line, made from its seat's view and nothing else (docs/arena.md)."""

import json
from collections.abc import Iterable

from claim.bots.effort import Effort
from claim.cards import Card
from claim.knowledge import View
from claim.rules import Ruleset

__all__ = ["end_line", "game_line", "move_line"]


def game_line(ruleset: Ruleset, seat: int, seed: int, effort: Effort | None) -> str:
    """A game begins."""
    return _line(
        "game",
        players=ruleset.players,
        deck=list(ruleset.factions),
        heroes=ruleset.heroes,
        hero_values=dict(ruleset.hero_values),
        tie_break=ruleset.tie_break,
        seat=seat,
        seed=seed,
        seconds=None if effort is None else effort.seconds,
        iterations=None if effort is None else effort.iterations,
    )


def move_line(view: View) -> str:
    """A move is wanted."""
    return _line(
        "move",
        awaits=view.awaits,
        asked_by=None if view.asked_by is None else str(view.asked_by),
        phase=int(view.phase),
        trick=view.trick_number,
        leader=view.leader,
        played=_cards(view.trick),
        revealed=_cards(view.revealed),
        hand=_cards(view.hand),
        hands=_piles(view.hands),
        followers=_piles(view.followers),
        scores=_piles(view.scores),
        laid=_piles(view.laid),
        stock=_cards(view.stock),
        waiting=_cards(view.waiting),
        discards=_cards(view.discards),
        voids=[sorted(void) for void in view.voids],
        moves=[[seat, str(move)] for seat, move in view.moves],
        legal=sorted(map(str, view.legal)),
    )


def end_line(result: str) -> str:
    """The game is over."""
    return _line("end", result=result)


def _line(kind: str, **told: object) -> str:
    return json.dumps({"type": kind, **told}, separators=(",", ":")) + "\n"


def _cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _piles(piles: Iterable[Iterable[Card]]) -> list[list[str]]:
    return [_cards(pile) for pile in piles]
