"""What is asked of a solver, and what it answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from claim.errors import ClaimError
from claim.rules import Move, Phase, Position

__all__ = ["UNLIMITED", "Budget", "Margin", "Solution", "Unsolvable", "refuse_unsolvable"]


@dataclass(frozen=True, slots=True, order=True)
class Margin:
    """By how much a game is won or lost, from one seat's view: votes, then what decides equal votes (R7.5)."""

    votes: int
    """Own votes less the other's."""
    cards: int = 0
    """Where votes are equal, own cards in the factions that voted less the other's; 0 with `tie_break = "values"`."""
    values: int = 0
    """Where votes and cards are equal, the same of those cards' values."""

    @property
    def value(self) -> int:
        """The result that the margin means: 1 won, 0 a draw, -1 lost."""
        return (self > _LEVEL) - (self < _LEVEL)

    def __neg__(self) -> "Margin":
        return Margin(-self.votes, -self.cards, -self.values)


_LEVEL: Final = Margin(0)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much work an answer may take; None is as much as it needs."""

    nodes: int | None = None
    """Positions looked at."""
    seconds: float | None = None


UNLIMITED: Final = Budget()
"""As much as it takes."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What best play of both leads to. Values are 1 for a win, 0 for a draw, -1 for a loss of the seat to move."""

    seat: int
    """The seat to move."""
    value: int
    moves: Mapping[Move, int]
    """The value of every legal move; empty if not asked for."""
    margins: Mapping[Move, Margin]
    """The margin of every legal move; empty if not asked for."""
    line: tuple[Move, ...]
    """Best play of both to the end; empty if not asked for."""
    exact: bool
    """Whether it is proved. If not, the budget ran out, and the rest is what was known then."""
    nodes: int
    """Positions looked at."""
    seconds: float


class Unsolvable(ClaimError):
    """A position that no solver is for."""


def refuse_unsolvable(position: Position) -> None:
    """Refuse what is no position of phase two for two players without heroes: only there nothing is hidden (R5.5)."""
    ruleset = position.ruleset
    if ruleset.players != 2:
        raise Unsolvable(f"{ruleset.players} players: only games for two can be solved")
    if ruleset.heroes:
        raise Unsolvable("a game with heroes: only games without them can be solved")
    if position.phase is Phase.RECRUIT:
        raise Unsolvable("phase one: only phase two can be solved, when nothing is hidden any more (R5.5)")
    if position.is_over:
        raise Unsolvable("the game is over: nothing is left to be solved")
    left = ruleset.hand_size + 1 - position.trick_number
    played = len(position.trick)
    wanted = [left - (played > (seat != position.leader)) for seat in range(2)]
    if [len(hand) for hand in position.hands] != wanted:
        found = " and ".join(str(len(hand)) for hand in position.hands)
        raise Unsolvable(
            f"hands of {found} cards in trick {position.trick_number}: they should have {wanted[0]} and {wanted[1]}"
        )
