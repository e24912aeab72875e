"""What makes a bot lose a game before its end."""

from dataclasses import dataclass
from typing import Literal

__all__ = ["Failed", "Forfeit", "Reason"]

Reason = Literal["slow", "died", "nonsense", "illegal", "raised"]
"""It took too long, its program ended, its answer was no move, or not a legal one, or it raised an error."""


class Failed(Exception):
    """A bot did not make a legal move."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason: Reason = reason
        self.detail = detail
        """What was found, in a few words: the answer, the error, the exit status."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A game lost by failing."""

    seat: int
    reason: Reason
    detail: str
