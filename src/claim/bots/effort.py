"""How much thought a move is worth."""

import math
import re
from dataclasses import dataclass
from typing import Final

from claim.errors import ClaimError, shown

__all__ = ["Effort"]

_MOST_ITERATIONS: Final = 10**18
"""What compiled searches can count."""
_LONGEST: Final = 30
"""So many characters write any effort there is."""
_WRITTEN: Final = re.compile(r"(?P<number>\d+(?:\.\d+)?|\.\d+)(?P<unit>ms|s)?")


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a bot may think about one move: so long, so often, or whichever ends first.

    Seconds are processor time of the thread that thinks, so that a busy machine makes a bot slower and not weaker.
    """

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.iterations is None:
            raise ClaimError("an effort needs seconds, iterations or both")
        if self.seconds is not None and not (self.seconds > 0 and math.isfinite(self.seconds)):
            raise ClaimError(f"{self.seconds} seconds: an effort is more than nothing, and has an end")
        if self.iterations is not None and not 0 < self.iterations <= _MOST_ITERATIONS:
            raise ClaimError(
                f"{shown(str(self.iterations))} iterations: an effort is more than nothing, at most {_MOST_ITERATIONS}"
            )

    @staticmethod
    def parse(text: str) -> "Effort":
        """An effort as people write it: `1000` iterations, `50ms`, `0.5s`, or two of these, `1000,0.5s`."""
        parts = [_parsed(part.strip(), text) for part in text.split(",")]
        seconds = [part.seconds for part in parts if part.seconds is not None]
        iterations = [part.iterations for part in parts if part.iterations is not None]
        if len(seconds) > 1 or len(iterations) > 1:
            raise _not_an_effort(text)
        return Effort(next(iter(seconds), None), next(iter(iterations), None))

    def __str__(self) -> str:
        parts = [] if self.iterations is None else [str(self.iterations)]
        if self.seconds is not None:
            parts.append(f"{self.seconds * 1000:.12g}ms" if self.seconds < 1 else f"{self.seconds:.12g}s")
        return ",".join(parts)


def _parsed(part: str, text: str) -> Effort:
    found = _WRITTEN.fullmatch(part) if len(part) <= _LONGEST else None
    if found is None or (found["unit"] is None and not found["number"].isdigit()):
        raise _not_an_effort(text)
    match found["unit"]:
        case "ms":
            return Effort(seconds=float(found["number"]) / 1000)
        case "s":
            return Effort(seconds=float(found["number"]))
        case _:
            return Effort(iterations=int(found["number"]))


def _not_an_effort(text: str) -> ClaimError:
    return ClaimError(f"{shown(text)} is no effort; write iterations as 1000, processor time as 50ms or 0.5s, or both")
