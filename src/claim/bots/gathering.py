"""Phase two of games of two without heroes, as the master plays it: proved, and of equal moves the best to choose."""

from contextlib import suppress
from random import Random
from time import thread_time
from typing import Final

from claim.bots.assessment import Assessment
from claim.bots.effort import Effort
from claim.bots.ismcts import IsmctsBot
from claim.knowledge import View, worlds
from claim.rules import Move, Position
from claim.solver import Budget, Solution, solve

_has_traps = False
with suppress(ImportError):  # somebody compiled the kernel and not the searches
    from claim.bots.trapping import trap

    _has_traps = True

__all__ = ["assess_gathering"]

_NODES_A_SECOND: Final = 14_000_000
"""What the solver looks at in a second, about: an effort in nodes does not depend on how busy the machine is."""
_PROVING: Final = 0.8
"""The part of an effort that may go into the proof."""
_NODES_FOR_MARGINS: Final = 2_000_000
_TRIES: Final = 1000
"""For choosing among equals, where an effort is not in seconds."""


def assess_gathering(view: View, effort: Effort, lots: Random) -> Assessment:
    """The exact value of every move, the one to choose first; an estimate if the effort does not suffice."""
    begun = thread_time()
    position = worlds(view).sample(lots).position  # there is no other (R5.5)
    nodes = None if effort.seconds is None else max(1, int(_PROVING * effort.seconds * _NODES_A_SECOND))
    solution = solve(position, line=False, budget=Budget(nodes=nodes))
    if not solution.exact:
        return _estimated(view, solution, effort, lots)
    equals = [move for move in view.legal if solution.moves[move] == solution.value]
    if len(equals) == 1:
        best = equals[0]
    elif solution.value > 0:
        left = _NODES_FOR_MARGINS if nodes is None else max(1, nodes - solution.nodes)
        best = _widest(position, equals, min(left, _NODES_FOR_MARGINS))
    elif _has_traps:
        seconds = None if effort.seconds is None else effort.seconds - (thread_time() - begun)
        best = trap(position, solution, seconds, lots)
    else:
        tried = _tried(view, effort, lots)
        best = max(equals, key=lambda move: tried.chances[move])  # where the opponent errs most easily
    first = sorted(view.legal, key=lambda move: move is not best)
    return Assessment({move: (1 + solution.moves[move]) / 2 for move in first}, is_proven=True)


def _widest(position: Position, equals: list[Move], nodes: int) -> Move:
    """The winning move with the best margin, of those whose margin can be told with so many nodes."""
    margins = solve(position, moves=False, margins=True, line=False, budget=Budget(nodes=nodes)).margins
    return max((move for move in equals if move in margins), key=lambda move: margins[move], default=equals[0])


def _estimated(view: View, solution: Solution, effort: Effort, lots: Random) -> Assessment:
    """What was proved of the moves before the effort was spent, and guesses for the rest."""
    tried = _tried(view, effort, lots)
    known = solution.moves
    return Assessment({move: (1 + known[move]) / 2 if move in known else tried.chances[move] for move in view.legal})


def _tried(view: View, effort: Effort, lots: Random) -> Assessment:
    """What a search without proof makes of the moves."""
    seconds = None if effort.seconds is None else (1 - _PROVING) * effort.seconds
    return IsmctsBot(lots).assess(view, Effort(seconds, _TRIES if seconds is None else effort.iterations))
