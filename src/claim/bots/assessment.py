"""What a bot thinks of the moves it may make."""

from collections.abc import Mapping
from dataclasses import dataclass

from claim.rules import Move

__all__ = ["Assessment"]


@dataclass(frozen=True, slots=True)
class Assessment:
    """For every legal move, what the viewer may expect from it."""

    chances: Mapping[Move, float]
    """The expected share of the win: 1 for a win, 0.5 for a draw, 0 for a loss; never empty."""
    is_proven: bool = False
    """Whether these are no estimates but what best play of both sides leads to."""

    @property
    def best(self) -> Move:
        """The move with the highest chance; of equals the first."""
        return max(self.chances, key=self.chances.__getitem__)

    @property
    def chance(self) -> float:
        """What the best move promises."""
        return self.chances[self.best]
