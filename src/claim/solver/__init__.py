"""The solver: what a position of phase two is worth under best play of both (two players, no heroes: R5.5)."""

from collections.abc import Callable
from contextlib import suppress

from claim import kernel
from claim.rules import Position
from claim.solver import reference
from claim.solver.solution import UNLIMITED, Budget, Margin, Solution, Unsolvable, refuse_unsolvable

__all__ = ["UNLIMITED", "Budget", "Margin", "Solution", "Unsolvable", "refuse_unsolvable", "solve"]


def solve(
    position: Position, *, moves: bool = True, margins: bool = False, line: bool = True, budget: Budget = UNLIMITED
) -> Solution:
    """Solve a position of phase two, also in mid-trick.

    Without the compiled extensions a plain search stands in: its answers are the same, but beyond seven tricks or
    so it runs out of patience and says so (`exact` is False).
    """
    refuse_unsolvable(position)
    return _solver()(position, moves=moves, margins=margins, line=line, budget=budget)


def _solver() -> Callable[..., Solution]:
    if kernel.is_built():
        with suppress(ImportError):  # somebody compiled the kernel and not the search
            from claim.solver.exact import solve_exactly  # noqa: PLC0415  it is compiled, and may be missing

            return solve_exactly
    return reference.search
