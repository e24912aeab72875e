"""The master for games that the kernel does not know: three and four players, and heroes."""

from random import Random
from time import thread_time
from typing import Final

from claim.bots.assessment import Assessment
from claim.bots.effort import Effort
from claim.bots.rules_search.endings import POSITIONS_A_SECOND, looked_through
from claim.bots.rules_search.searching import search
from claim.knowledge import View
from claim.rules import Move

__all__ = ["assess"]

_LOOKING: Final = 0.5
"""The part of an effort that may go into looking through the last tricks."""
_POSITIONS_A_TRY: Final = 400
"""Where there is no clock: what is looked at in the time of a try, about."""
_LEAST: Final = 0.05
"""The part of an effort that is there for a search in any case."""
_EQUAL: Final = 1e-9


def assess(view: View, effort: Effort, lots: Random) -> Assessment:
    """What the viewer may expect from each move, the one to choose first.

    The last tricks are looked through in every world that fits, where that can be done: for one of two players who
    knows where every card is, that is a proof. Before, and among moves that are equal by that, a search chooses.
    """
    begun = thread_time()
    values = looked_through(view, _positions(effort))
    if values is None:
        return _tried(view, _left(effort, begun), lots)
    most = max(values.chances.values())
    equals = [move for move, chance in values.chances.items() if chance > most - _EQUAL]
    best = equals[0]
    if len(equals) > 1:
        tried = _tried(view, _left(effort, begun), lots)
        best = next(move for move in tried.chances if move in equals)
    first = sorted(values.chances, key=lambda move: move is not best)
    return Assessment({move: values.chances[move] for move in first}, values.is_proven)


def _positions(effort: Effort) -> int:
    """How many positions may be looked at."""
    by_clock = None if effort.seconds is None else _LOOKING * effort.seconds * POSITIONS_A_SECOND
    by_tries = None if effort.iterations is None else _LOOKING * effort.iterations * _POSITIONS_A_TRY
    return int(min(limit for limit in (by_clock, by_tries) if limit is not None))


def _left(effort: Effort, begun: float) -> Effort:
    """What is left of an effort."""
    if effort.seconds is None:
        return effort
    return Effort(max(_LEAST * effort.seconds, effort.seconds - (thread_time() - begun)), effort.iterations)


def _tried(view: View, effort: Effort, lots: Random) -> Assessment:
    """What a search expects, the move tried most often first.

    A move tried less often is never said to promise more: what few tries brought is mostly luck.
    """
    found = search(view, effort, lots, tuned=True)
    chances: dict[Move, float] = {}
    chance = 1.0
    for move in found.by_visits:
        chance = chances[move] = min(chance, found.shares[move])
    return Assessment(chances)
