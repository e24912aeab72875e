"""Phase one of games of two without heroes, as the master plays it: by networks that learned it, and a look ahead."""

from math import exp
from random import Random
from typing import Final

from claim.bots.assessment import Assessment
from claim.bots.effort import Effort
from claim.bots.nets._recruit import weigh
from claim.knowledge import View
from claim.rules import Move

__all__ = ["assess_recruiting", "choose_recruiting"]

_NO_CANDIDATE: Final = 0.01
"""What the policy is less likely to do is not looked at."""
_TRUST: Final = 0.03
"""By how much a move has to be worth more, from -1 to 1, to be e times as likely as the policy would have it."""
_NEAR: Final = 0.15
"""Moves at least this likely, compared with the likeliest, are mixed."""


def choose_recruiting(view: View, effort: Effort, lots: Random) -> Move:
    """A good move; of near-equal ones any, so that nobody can read the hand from it."""
    weighed = weigh(view, effort, lots.getrandbits(64), least_chance=_NO_CANDIDATE)
    worths = {move: (chance, worth) for move, (chance, worth) in weighed.items() if worth is not None}
    most = max(worth for _, worth in worths.values())
    likely = {move: chance * exp((worth - most) / _TRUST) for move, (chance, worth) in worths.items()}
    least = _NEAR * max(likely.values())
    mixed = {move: chance for move, chance in likely.items() if chance >= least}
    return lots.choices(list(mixed), list(mixed.values()))[0]


def assess_recruiting(view: View, effort: Effort, lots: Random) -> Assessment:
    """The chances of every legal move."""
    weighed = weigh(view, effort, lots.getrandbits(64), least_chance=0.0)
    worths = {move: (1 + worth) / 2 for move, (_, worth) in weighed.items() if worth is not None}
    return Assessment({move: worths[move] for move in view.legal})
