"""The factions of Mercenaries."""

from collections.abc import Sequence

from claim.cards import TWO_SUITED, Card
from claim.rules.powers import Power, faction
from claim.rules.ruleset import Ruleset
from claim.rules.trick import Phase

__all__ = ["Cyclops", "Elf", "ElfOrc", "Orc"]


@faction("El")
class Elf(Power):
    """Elves have no power, but a vote of their own."""

    clauses = "R6.24"


@faction("Or")
class Orc(Power):
    """Orcs have no power, but a vote of their own."""

    clauses = "R6.24"


@faction("Eo")
class ElfOrc(Power):
    """Declared Elf or Orc when played, and that for the trick and, if won in phase two, for good."""

    clauses = "R6.25 R6.26"
    keeps_declaration = True

    def suits(self, card: Card) -> tuple[str, ...]:
        """In hand it is both."""
        return TWO_SUITED[card.code]

    def declarations(self, card: Card, ruleset: Ruleset, phase: Phase, collected: Sequence[Card]) -> tuple[Card, ...]:
        """Always declared, as one or the other."""
        return tuple(card.declare(code) for code in self.suits(card))


@faction("Cy")
class Cyclops(Power):
    """Their vote goes to whoever has the fewest Cyclops, but at least one."""

    clauses = "R6.23"

    def vote(self, tallies: Sequence[Sequence[int]]) -> int | None:
        """The fewest; equal: the lowest."""
        holders = [side for side, values in enumerate(tallies) if values]
        return min(holders, key=lambda side: (len(tallies[side]), min(tallies[side])), default=None)
