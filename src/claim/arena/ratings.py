"""Ratings from results: the model of Bradley and Terry on the scale of Elo."""

from collections.abc import Sequence
from math import log10
from typing import Final

__all__ = ["bradley_terry"]

_POINTS: Final = 400.0
"""On the scale of Elo, ten times the strength is so many points more."""
_PRIOR: Final = 0.5
"""As if everybody had drawn one more deal with everybody: nobody is infinitely better."""
_CLOSE: Final = 1e-7
_MOST_ROUNDS: Final = 10_000


def bradley_terry(scores: Sequence[Sequence[float]], start: Sequence[float] | None = None) -> list[float]:
    """The ratings that make results most likely, with a mean of 0.

    `scores[one][other]` is what one scored against the other in all, draws half. By the model, who is stronger by
    400 points scores ten times as much as the other. `start` is a guess from which the search begins.
    """
    players = range(len(scores))
    won = [sum(scores[one]) + _PRIOR * (len(scores) - 1) for one in players]
    played = [[scores[one][other] + scores[other][one] + 2 * _PRIOR for other in players] for one in players]
    strengths = [1.0 if start is None else 10 ** (start[one] / _POINTS) for one in players]
    for _ in range(_MOST_ROUNDS):
        change = 0.0
        for one in players:
            mine = strengths[one]
            met = sum(played[one][other] / (mine + strengths[other]) for other in players if other != one)
            strengths[one] = won[one] / met if met else mine
            change = max(change, abs(strengths[one] / mine - 1))
        if change < _CLOSE:
            break
    ratings = [_POINTS * log10(strength) for strength in strengths]
    mean = sum(ratings) / len(ratings)
    return [rating - mean for rating in ratings]
