"""What is agreed for a match: who plays, what, and by which seed."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from claim.arena.entrant import Entrant
from claim.deals import dealt
from claim.errors import ClaimError
from claim.rules import Deal, Ruleset

__all__ = ["PATIENCE", "Fixture", "Terms", "seatings", "sitting"]

PATIENCE: Final = 10.0
"""Seconds that a program may take for a move, beside twice its effort."""
_SEEDS: Final = 2**63


@dataclass(frozen=True, slots=True)
class Fixture:
    """A deal to be played."""

    lineup: tuple[int, ...]
    """The entrants' numbers, as they sit in the first game."""
    deck: int
    """The number of the ruleset."""
    number: int
    """The deal's number."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a match. The same terms give the same games, if the entrants think by iterations."""

    entrants: tuple[Entrant, ...]
    rulesets: tuple[Ruleset, ...]
    seed: int
    patience: float = PATIENCE
    """Seconds that a program may take for a move, beside twice its effort."""

    @classmethod
    def of(
        cls,
        entrants: Sequence[Entrant | str],
        rulesets: Ruleset | Sequence[Ruleset],
        seed: int,
        patience: float = PATIENCE,
    ) -> "Terms":
        """Terms from entrants as such or as they are written, refused if nothing can be played on them."""
        terms = cls(
            tuple(each if isinstance(each, Entrant) else Entrant.parse(each) for each in entrants),
            (rulesets,) if isinstance(rulesets, Ruleset) else tuple(rulesets),
            seed,
            patience,
        )
        terms.check()
        return terms

    def check(self) -> None:
        """Refuse terms on which nothing can be played."""
        if not self.rulesets:
            raise ClaimError("no ruleset to play by")
        if len({(each.players, each.heroes, each.tie_break, each.hero_values) for each in self.rulesets}) > 1:
            raise ClaimError("the rulesets of a match differ in their decks alone")
        if len({each.deck for each in self.rulesets}) < len(self.rulesets):
            raise ClaimError("a deck is there twice")
        if not (self.patience > 0 and math.isfinite(self.patience)):
            raise ClaimError(f"{self.patience} seconds for a move: it has to be more than nothing, and have an end")
        for entrant in self.entrants:
            entrant.check()

    def deal(self, fixture: Fixture) -> Deal:
        """The deal of this number: its cards, and who leads first."""
        return dealt(self.rulesets[fixture.deck], Random(self._name(fixture)))

    def lots(self, fixture: Fixture, *more: object) -> Random:
        """Lots to be drawn while a deal is played; other lots for each thing that is named."""
        return Random(" ".join(map(str, (self._name(fixture), *more))))

    def seed_for(self, fixture: Fixture, game: int, seat: int) -> int:
        """A player's seed in one game of a deal."""
        return self.lots(fixture, game, seat).randrange(_SEEDS)

    def _name(self, fixture: Fixture) -> str:
        return f"{self.seed} {self.rulesets[fixture.deck].deck} {fixture.number}"

    def as_object(self) -> dict[str, Any]:
        """The terms as they are written in a file."""
        first = self.rulesets[0]
        return {
            "entrants": [str(entrant) for entrant in self.entrants],
            "players": first.players,
            "decks": [ruleset.deck for ruleset in self.rulesets],
            "heroes": first.heroes,
            "hero_values": dict(first.hero_values),
            "tie_break": first.tie_break,
            "seed": self.seed,
            "patience": self.patience,
        }


def sitting(entrants: int, players: int) -> tuple[int, ...]:
    """How so many entrants sit down: each for itself, or the first against copies of the second (R3.2)."""
    if entrants == players:
        return tuple(range(players))
    if entrants != 2:
        wanted = "two" if players == 2 else f"two or {players}"
        raise ClaimError(f"{entrants} bots for {players} players: name {wanted}")
    return (0, 1, 1) if players == 3 else (0, 1, 0, 1)


def seatings(lineup: Sequence[int]) -> list[tuple[int, ...]]:
    """All ways to rotate a lineup, so that everybody plays every hand; equal ones once."""
    return list(dict.fromkeys(tuple(lineup[turn:]) + tuple(lineup[:turn]) for turn in range(len(lineup))))
