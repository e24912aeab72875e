"""Timing many single tasks of several contenders, evenly mixed, in processor time."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median, stdev
from time import process_time

__all__ = ["Contender", "Summary", "Task", "Timed", "measure", "summary"]

Task = Callable[[], int | None]
"""Something to solve, once; it may say how many nodes that took."""


@dataclass(frozen=True, slots=True)
class Contender:
    """A solver with what it has to solve."""

    group: str
    """Which deals: `Claim`, `all decks`."""
    question: str
    """What it finds out about each: its value, or that of every move."""
    tasks: Sequence[Task]
    labels: Sequence[str] = ()
    """For each task, the deck."""


@dataclass(frozen=True, slots=True)
class Timed:
    """What each task of a contender took."""

    contender: Contender
    milliseconds: list[float] = field(default_factory=list)
    nodes: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Summary:
    """How times are distributed, in milliseconds."""

    count: int
    median: float
    mean: float
    error: float
    """The standard error of the mean."""
    p90: float
    p99: float
    most: float
    median_nodes: float | None


def measure(contenders: Sequence[Contender], after_each: Callable[[], None]) -> list[Timed]:
    """Time every task once, those of each contender spread evenly over the run."""
    results = [Timed(contender) for contender in contenders]
    for contender in contenders:
        contender.tasks[0]()  # what is made once is made now
    schedule = sorted(
        ((number + 0.5) / len(result.contender.tasks), place, number)
        for place, result in enumerate(results)
        for number in range(len(result.contender.tasks))
    )
    for _, place, number in schedule:
        result = results[place]
        task = result.contender.tasks[number]
        started = process_time()
        nodes = task()
        result.milliseconds.append(1000 * (process_time() - started))
        if nodes is not None:
            result.nodes.append(nodes)
        after_each()
    return results


def summary(result: Timed) -> Summary:
    """The distribution of what was timed."""
    times = sorted(result.milliseconds)
    return Summary(
        count=len(times),
        median=median(times),
        mean=fmean(times),
        error=stdev(times) / len(times) ** 0.5 if len(times) > 1 else 0.0,
        p90=_percentile(times, 90),
        p99=_percentile(times, 99),
        most=times[-1],
        median_nodes=median(result.nodes) if result.nodes else None,
    )


def _percentile(ordered: Sequence[float], percent: int) -> float:
    """The least time that so many percent do not exceed."""
    return ordered[-(-len(ordered) * percent // 100) - 1]
