from collections.abc import Iterable

from claim.bots.effort import Effort
from claim.kernel import Board
from claim.knowledge import View
from claim.rules import Move

__all__ = ["likelihoods", "weigh"]

def weigh(view: View, effort: Effort, seed: int, *, least_chance: float) -> dict[Move, tuple[float, float | None]]:
    """For each legal move of a view of phase one how likely the policy makes it, and what it is worth, from -1 to 1.

    What is less likely than `least_chance` is not looked at: None. As many worlds are looked at as the effort has
    iterations or time for, at least one.
    """

def likelihoods(start: Board, moves: Iterable[Move]) -> list[float]:
    """How likely the policy would have made each of these moves, the first ones of a game, by those who made them."""
