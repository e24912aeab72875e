"""Allowances: how much of something is granted at once, and how quickly it comes back."""

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

__all__ = ["Allowance", "Places"]


@dataclass(slots=True)
class Allowance:
    """So much at once, and so much more a second (a token bucket). Time is given in seconds."""

    most: float
    a_second: float
    left: float = -1.0
    asked_at: float = 0.0

    def __post_init__(self) -> None:
        if self.left < 0:
            self.left = self.most

    def grants(self, now: float) -> bool:
        """Take one, if there is one."""
        self.left = min(self.most, self.left + (now - self.asked_at) * self.a_second)
        self.asked_at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Places:
    """So many places for each of them, whoever they are: connections of an address, spectators of a table."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[Hashable] = Counter()

    @contextmanager
    def taken(self, by: Hashable) -> Iterator[bool]:
        """Take a place as long as the block lasts; False if there is none left."""
        if self._taken[by] >= self._most:
            yield False
            return
        self._taken[by] += 1
        try:
            yield True
        finally:
            self._taken[by] -= 1
            if not self._taken[by]:
                del self._taken[by]
