from collections.abc import Mapping, Sequence

from claim.bots.rules_search._board import Board
from claim.cards import Card

class Tries(Board):
    """A board from which moves are tried."""

    def use(
        self,
        weights: Sequence[float],
        appeals: Mapping[Card, float],
        staying: Sequence[Sequence[float]],
        curiosity: float,
        trust: float,
        bias: float,
    ) -> None:
        """Play on with this sense, explore that much, and take the sense's guess for so many tries with that bias."""

    def grow(self, count: int, seed: int) -> None:
        """Try so many games from where the board stands."""

    def found(self) -> dict[int, tuple[int, float]]:
        """By number of each move tried, how often it was and what it brought in all."""
