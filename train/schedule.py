"""The time there is."""

from collections.abc import Iterator
from math import exp, inf, log
from time import monotonic

from torch.optim import Optimizer

__all__ = ["Schedule", "slowing"]

_LEAST = 1.0


class Schedule:
    """Rounds of so many seconds for so many minutes, from now on."""

    def __init__(self, minutes: float, seconds_a_round: float) -> None:
        self._begun = monotonic()
        self._end = self._begun + 60 * minutes
        self._round = seconds_a_round

    @property
    def gone(self) -> float:
        """Seconds since it began."""
        return monotonic() - self._begun

    @property
    def done(self) -> float:
        """The part of the time that is gone, up to 1."""
        return min(1.0, self.gone / (self._end - self._begun))

    @property
    def has_round(self) -> bool:
        """Whether there is time for one more round."""
        return self._end - monotonic() > self._round / 2

    def round_seconds(self) -> float:
        """How long the next round may take."""
        return max(_LEAST, min(self._round, self._end - monotonic()))

    def between(self, first: float, last: float) -> float:
        """A number that goes from the first to the last as time goes by, in equal ratios."""
        return first * exp(self.done * log(last / first))


def slowing(optimizer: Optimizer, seconds: float, *, last: float, steps: float = inf) -> Iterator[int]:
    """Steps until the time is up, or so many; the rate falls from the optimizer's first to this part of it."""
    first = [group["lr"] for group in optimizer.param_groups]
    begun, step = monotonic(), 0
    while (done := max((monotonic() - begun) / seconds, step / steps)) < 1:
        for group, rate in zip(optimizer.param_groups, first, strict=True):
            group["lr"] = rate * max(last, 1 - done)
        yield step
        step += 1
