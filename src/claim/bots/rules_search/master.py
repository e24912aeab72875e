"""The master for games that the kernel does not know: three and four players, and heroes."""

from random import Random

from claim.bots.assessment import Assessment
from claim.bots.effort import Effort
from claim.bots.rules_search.searching import search
from claim.knowledge import View
from claim.rules import Move

__all__ = ["assess"]


def assess(view: View, effort: Effort, lots: Random) -> Assessment:
    """What the viewer may expect from each move, the one tried most often first.

    A move tried less often is never said to promise more: what few tries brought is mostly luck.
    """
    found = search(view, effort, lots, tuned=True)
    chances: dict[Move, float] = {}
    chance = 1.0
    for move in sorted(view.legal, key=lambda move: (found.visits[move], found.shares[move]), reverse=True):
        chance = chances[move] = min(chance, found.shares[move])
    return Assessment(chances)
