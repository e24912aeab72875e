"""A sensible bot that thinks no further than the trick on the table."""

from random import Random

from claim.bots.effort import Effort
from claim.bots.habits import Habits
from claim.bots.judging import prospects
from claim.knowledge import View
from claim.rules import Move

__all__ = ["SimpleBot"]

_EQUAL = 1e-9


class SimpleBot:
    """Wins what is worth winning as cheaply as it can, ducks what is not, and counts the votes.

    With habits of its own it errs in the ways they say.
    """

    def __init__(self, lots: Random, habits: Habits | None = None) -> None:
        self._lots = lots
        self._habits = habits or Habits()

    def choose(self, view: View, effort: Effort | None = None) -> Move:
        """The move with the best prospects; of equal ones any."""
        if len(view.legal) == 1:
            return view.legal[0]
        seen = prospects(view, self._habits)
        wavering = self._habits.wavering
        least = max(seen.values()) - 2 * wavering - _EQUAL
        felt = {move: self._felt(prospect) for move, prospect in seen.items() if prospect >= least}
        best = max(felt.values()) - _EQUAL
        return self._lots.choice([move for move, prospect in felt.items() if prospect >= best])

    def _felt(self, prospect: float) -> float:
        wavering = self._habits.wavering
        return self._lots.gauss(prospect, wavering) if wavering else prospect
