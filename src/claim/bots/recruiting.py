"""Phase one of games of two without heroes, as the master plays it: by networks that learned it, in many worlds."""

from math import exp
from random import Random
from typing import Final

from claim.bots.assessment import Assessment
from claim.bots.effort import Effort
from claim.bots.nets._recruit import weigh
from claim.knowledge import View
from claim.rules import Move

__all__ = ["assess_recruiting", "choose_recruiting"]

_DOUBT: Final = 0.02
"""How likely the policy makes a move at least, as far as it is trusted."""
_TRUST: Final = 0.0015
"""By how much a move has to win more often to be e times as likely as the policy would have it."""
_FEW: Final = 100
"""In so many worlds luck is as large as what moves differ by: then it takes twice as much, in fewer worlds more."""
_NEAR: Final = 0.3
"""Moves at least this likely, compared with the likeliest, are mixed."""


def choose_recruiting(view: View, effort: Effort, lots: Random) -> Move:
    """A good move; of near-equal ones any, so that nobody can read the hand from it."""
    chances, found = weigh(view, effort, lots.getrandbits(64))
    worlds, most = found.visits[found.best], found.shares[found.best]
    step = _TRUST * (1 + _FEW / worlds)
    likely = {
        move: (chance + _DOUBT) * exp((found.shares[move] - most) / step)
        for move, chance in chances.items()
        if found.visits[move] == worlds
    }
    least = _NEAR * max(likely.values())
    mixed = {move: chance for move, chance in likely.items() if chance >= least}
    return lots.choices(list(mixed), list(mixed.values()))[0]


def assess_recruiting(view: View, effort: Effort, lots: Random) -> Assessment:
    """The chances of every legal move."""
    _, found = weigh(view, effort, lots.getrandbits(64))
    return Assessment({move: found.shares[move] for move in view.legal})
