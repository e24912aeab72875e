"""Estimates: means over deals with their intervals of confidence."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, inf, sqrt
from typing import Final

__all__ = ["Estimate", "percentile"]

_Z: Final = 1.959964
"""Of a normal distribution, 95 % lie within so many standard deviations."""


@dataclass(slots=True)
class Estimate:
    """The mean of numbers from 0 to 1, such as the scores of deals, taken in one by one.

    The interval is that of 95 % confidence. The spread is estimated as if a 0 and a 1 had been found as well, and
    by Student's distribution: with few deals that keeps it wide, with many it makes no difference.
    """

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, numbers: Iterable[float]) -> "Estimate":
        """The estimate from these numbers."""
        estimate = cls()
        for number in numbers:
            estimate.add(number)
        return estimate

    def add(self, number: float) -> None:
        """Take in one more."""
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        """Their mean; a half while there are none."""
        return self.total / self.count if self.count else 0.5

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        if not self.count:
            return 0.5
        spread = max(0.0, self.squares - self.total * self.mean)
        variance = (spread + 0.5) / (self.count + 1)
        return min(_student(self.count - 1) * sqrt(variance / self.count), max(self.mean, 1 - self.mean))

    @property
    def low(self) -> float:
        """Where the interval begins."""
        return max(0.0, self.mean - self.margin)

    @property
    def high(self) -> float:
        """Where the interval ends."""
        return min(1.0, self.mean + self.margin)


def _student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution, by its expansion around the normal one."""
    if freedom < 1:
        return inf
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def percentile(numbers: Sequence[float], percent: float) -> float:
    """The least of these numbers that so many per cent do not exceed; 0 where there are none."""
    if not numbers:
        return 0.0
    return sorted(numbers)[max(0, ceil(len(numbers) * percent / 100) - 1)]
