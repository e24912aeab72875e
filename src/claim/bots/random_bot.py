"""A bot without a thought."""

from random import Random

from claim.bots.effort import Effort
from claim.knowledge import View
from claim.rules import Move

__all__ = ["RandomBot"]


class RandomBot:
    """Plays any legal move, all equally likely."""

    def __init__(self, lots: Random) -> None:
        self._lots = lots

    def choose(self, view: View, effort: Effort | None = None) -> Move:
        """Any of them."""
        return self._lots.choice(view.legal)
