"""What makes a bot lose a game before its end."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal

from claim.arena.leaving import Leaving
from claim.errors import ClaimError

__all__ = ["Failed", "Forfeit", "Reason", "errors_told"]

_LONGEST_TOLD: Final = 200
Reason = Literal["slow", "died", "nonsense", "illegal", "raised"]
"""It took too long, its program ended, its answer was no move, or not a legal one, or it raised an error."""


class Failed(Exception):
    """A bot did not make a legal move."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason: Reason = reason
        self.detail = detail
        """What was found, in a few words: the answer, the error, the exit status."""


@contextmanager
def errors_told(what: str = "") -> Iterator[None]:
    """Whatever somebody else's code raises becomes a `ClaimError` that tells it in a line, after what was tried."""
    try:
        yield
    except (KeyboardInterrupt, Leaving):
        raise
    except BaseException as error:
        raise ClaimError(f"{what}{_line(error)}") from error


def _line(error: BaseException) -> str:
    try:
        text = " ".join(str(error).split())
    except Exception:  # somebody else's code, too
        text = ""
    text = text if len(text) <= _LONGEST_TOLD else f"{text[:_LONGEST_TOLD]}…"
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A game lost by failing."""

    seat: int
    reason: Reason
    detail: str
