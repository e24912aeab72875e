"""Measuring several contenders fairly: interleaved in rounds, in processor time, by the median of the rounds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import process_time

__all__ = ["SEED", "Contender", "Measured", "Spent", "Work", "measure", "timed"]

SEED = 2026


@dataclass(frozen=True, slots=True)
class Spent:
    """Work done and the processor seconds it took."""

    count: int
    seconds: float


Work = Callable[[Random], Spent]
"""One piece of work, such as a game, that says what it took."""


@dataclass(frozen=True, slots=True)
class Contender:
    """Something that is measured."""

    name: str
    unit: str
    """What is counted: `moves` or `worlds`."""
    work: Work
    peer: str = ""
    """For somebody else's, which ours are compared with: how it is driven."""
    goal: float | None = None
    """For a peer: how many times as fast our kernel shall be."""
    is_kernel: bool = False
    """Whether our kernel does it, and not our rules engine."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The speeds of a contender, one a round."""

    contender: Contender
    speeds: list[float] = field(default_factory=list)

    @property
    def speed(self) -> float:
        """Units a second, the median of the rounds."""
        return median(self.speeds)

    @property
    def spread(self) -> float:
        """Half the way from the slowest round to the fastest, as a part of the speed."""
        return (max(self.speeds) - min(self.speeds)) / 2 / self.speed

    def ratio_to(self, other: "Measured") -> float:
        """How many times as fast as the other: the median of the ratios within each round."""
        return median(own / others for own, others in zip(self.speeds, other.speeds, strict=True))


def timed(count: Callable[[], int]) -> Spent:
    """Do something that says how much it did, and time all of it."""
    started = process_time()
    return Spent(count(), process_time() - started)


def measure(
    contenders: Sequence[Contender], rounds: int, seconds: float, after_turn: Callable[[], None]
) -> list[Measured]:
    """Let each contender work for so many `seconds` in each round, one after the other."""
    results = [Measured(contender) for contender in contenders]
    lots = [Random(SEED) for _ in contenders]
    for contender, own_lots in zip(contenders, lots, strict=True):
        contender.work(own_lots)  # what is made once is made now
    for _ in range(rounds):
        for result, own_lots in zip(results, lots, strict=True):
            result.speeds.append(_speed(result.contender, own_lots, seconds))
            after_turn()
    return results


def _speed(contender: Contender, lots: Random, seconds: float) -> float:
    count, spent = 0, 0.0
    while spent < seconds:
        done = contender.work(lots)
        count += done.count
        spent += done.seconds
    return count / spent
