"""What a search has tried."""

from collections.abc import Mapping
from dataclasses import dataclass

from claim.rules import Move

__all__ = ["Findings"]


@dataclass(frozen=True, slots=True)
class Findings:
    """How often a search tried each move, and what came of it."""

    visits: Mapping[Move, int]
    """For every legal move, how often it was tried."""
    shares: Mapping[Move, float]
    """For every legal move, the viewer's share of the win in the mean; if it was never tried, that of all moves."""

    @property
    def by_visits(self) -> list[Move]:
        """The moves tried most often first; of equals the one that promises more, then the first."""
        return sorted(self.visits, key=lambda move: (self.visits[move], self.shares[move]), reverse=True)

    @property
    def best(self) -> Move:
        """The first of these."""
        return self.by_visits[0]
