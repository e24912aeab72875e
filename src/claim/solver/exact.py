"""Exact play of phase two, by the compiled search."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import Final

from claim.rules import Move, Position
from claim.solver._search import Search
from claim.solver.asking import Asking, Spent
from claim.solver.solution import UNLIMITED, Budget, Margin, Solution, refuse_unsolvable

__all__ = ["Spent", "asked", "solve_exactly"]

_idle: Final[list[Search]] = []
"""Searches nobody uses now; each has a table of some megabytes. Several threads may take and return them."""


def solve_exactly(
    position: Position,
    *,
    moves: bool = True,
    margins: bool = False,
    line: bool = True,
    budget: Budget = UNLIMITED,
    abstract: bool = True,
) -> Solution:
    """What best play leads to, proved. Without its abstractions the search is slower, and a check of itself.

    An unfinished answer knows some of the moves; its value is the best of these, 0 if there are none.
    """
    refuse_unsolvable(position)
    begun = perf_counter()
    sign = 1 if position.to_move == 0 else -1
    value = 0
    values: dict[Move, int] = {}
    own: dict[Move, Margin] = {}
    played: list[Move] = []
    exact = False
    with _search() as search, suppress(Spent):
        asking = Asking(search, budget, abstract=abstract)
        asking.about(position)
        value = sign * asking.result()
        for move in position.legal_moves() if moves else ():
            values[move] = -1 if value < 0 else sign * asking.result(move)
        for move in position.legal_moves() if margins else ():
            own[move] = asking.margin(move) if sign > 0 else -asking.margin(move)
        if line:
            for move in asking.line(position):
                played.append(move)
        exact = True
    assert position.to_move is not None
    return Solution(position.to_move, value, values, own, tuple(played), exact, asking.nodes, perf_counter() - begun)


@contextmanager
def asked(position: Position, budget: Budget = UNLIMITED) -> Iterator[Callable[[Move], int]]:
    """For each move one asks about, what it is worth to the seat to move; asking raises `Spent` at the budget's end."""
    refuse_unsolvable(position)
    sign = 1 if position.to_move == 0 else -1
    with _search() as search:
        asking = Asking(search, budget)
        asking.about(position)
        yield lambda move: sign * asking.result(move)


@contextmanager
def _search() -> Iterator[Search]:
    """A search for one thread at a time."""
    try:
        search = _idle.pop()
    except IndexError:
        search = Search()
    yield search
    _idle.append(search)
