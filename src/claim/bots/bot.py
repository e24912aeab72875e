"""What a bot is."""

from typing import Protocol

from claim.bots.effort import Effort
from claim.knowledge import View
from claim.rules import Move

__all__ = ["Bot"]


class Bot(Protocol):
    """A player that is shown a view and nothing else."""

    def choose(self, view: View, effort: Effort | None = None) -> Move:
        """One of `view.legal`. Asked only when it is the viewer's turn; without an effort it takes its usual one."""
