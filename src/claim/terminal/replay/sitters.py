"""Who sat where, as a record tells."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from claim.bots import BOTS, LEVELS, USUAL_LEVEL
from claim.errors import ClaimError, shown
from claim.notation import Record
from claim.texts import Texts
from claim.wire.houses import ME, OPEN
from claim.wire.tables import NewTable

__all__ = ["Sitters"]

_BOT: Final = re.compile(r"bot (?P<name>\S+)")
_NAMELESS: Final = ("", "person")
"""What stands there for a person without a name."""


@dataclass(frozen=True, slots=True)
class Sitters:
    """By seat, the bot that played there, or the name of a person, which may be unknown."""

    record: Record
    bots: tuple[str | None, ...]
    names: tuple[str, ...]

    @classmethod
    def of(cls, record: Record) -> "Sitters":
        """Those whom a record names."""
        tags = dict(record.notes)
        noted = [tags.get(f"Seat{seat}", "") for seat in range(record.ruleset.players)]
        found = [_BOT.fullmatch(sitter) for sitter in noted]
        names = [
            "" if bot or sitter in _NAMELESS else _printable(sitter) for bot, sitter in zip(found, noted, strict=True)
        ]
        return cls(record, tuple(bot and bot["name"] for bot in found), tuple(names))

    def called(self, say: Texts) -> tuple[str, ...]:
        """How the seats are called: people as they were, bots by our names for them, others by their number."""
        return tuple(
            say(f"seat-bot-{seat}") if bot else name or say("new-seat", seat=seat + 1)
            for seat, (bot, name) in enumerate(zip(self.bots, self.names, strict=True))
        )

    # To play on

    def seats(self) -> list[str]:
        """Who plays on: as noted; where nothing is, you against the usual bots, and somebody has to be a person."""
        if all(self.bots) or not (any(self.bots) or any(self.names)):
            return [ME, *(bot or USUAL_LEVEL for bot in self.bots[1:])]
        for bot in filter(None, self.bots):
            if bot not in (*LEVELS, *BOTS):
                raise ClaimError(f"there is no bot {shown(bot)}; the bots are {', '.join(LEVELS)}")
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        return [bot or (ME if seat == people[0] else OPEN) for seat, bot in enumerate(self.bots)]

    def table(self) -> NewTable:
        """The table at which it is played on."""
        ruleset = self.record.ruleset
        return NewTable(
            deck=ruleset.deck,
            heroes=ruleset.heroes,
            hero_values=dict(ruleset.hero_values),
            tie_break="values" if ruleset.tie_break == "values" else "cards",
            seats=self.seats(),
        )

    def people(self, say: Texts) -> Mapping[int, str]:
        """The people who play on, by seat."""
        persons = [seat for seat, who in enumerate(self.seats()) if who in (ME, OPEN)]
        return {seat: self.names[seat] or say("me-made-up", number=seat + 1) for seat in persons}


def _printable(name: str) -> str:
    """A name with nothing in it that a terminal would obey."""
    return "".join(letter for letter in name if letter.isprintable()).strip()
