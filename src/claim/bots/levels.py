"""The levels: bots for people, from one who has just learnt the rules to the strongest there is.

The weaker ones err as people do: they forget what was played, do not count votes, like to win high, notice late what
a faction can do, and misjudge moves that are nearly as good. None of them makes a move that is plainly absurd.
"""

from random import Random
from typing import Final

from claim.bots.effort import Effort
from claim.bots.habits import Habits
from claim.bots.ismcts import IsmctsBot
from claim.bots.judging import prospects
from claim.bots.simple import SimpleBot
from claim.knowledge import View
from claim.rules import Move

__all__ = ["ExpertBot", "SteadyBot", "casual_bot", "novice_bot"]

_NOVICE: Final = Habits(
    counts_votes=False, remembers=False, sees_faces=True, thinks_of_powers=8, thrift=-0.3, wavering=3.0
)
_CASUAL: Final = Habits(counts_votes=False, remembers=False, thinks_of_powers=3, thrift=0.5, wavering=0.5)
_STEADY_EFFORT: Final = Effort(iterations=40)
_EXPERT_EFFORT: Final = Effort(iterations=600)
_SENSIBLE: Final = 2.5
"""By how much a move may look worse than the best, by rule of thumb, and still be tried."""


def novice_bot(lots: Random) -> SimpleBot:
    """Knows the rules, likes high cards, and lives in the moment."""
    return SimpleBot(lots, _NOVICE)


def casual_bot(lots: Random) -> SimpleBot:
    """Knows what makes a card good, but neither remembers the cards nor counts the votes."""
    return SimpleBot(lots, _CASUAL)


class SteadyBot:
    """Sees by rule of thumb which moves are sensible, and thinks a little ahead about these."""

    def __init__(self, lots: Random) -> None:
        self._search = IsmctsBot(lots)

    def choose(self, view: View, effort: Effort | None = None) -> Move:
        """Of the sensible moves the one that did best when it was tried."""
        seen = prospects(view, Habits())
        least = max(seen.values()) - _SENSIBLE
        sensible = [move for move in view.legal if seen[move] >= least]
        if len(sensible) == 1:
            return sensible[0]
        tried = self._search.assess(view, effort or _STEADY_EFFORT)
        return next(move for move in tried.chances if move in sensible)


class ExpertBot(IsmctsBot):
    """Thinks ahead about every move, for a while."""

    def choose(self, view: View, effort: Effort | None = None) -> Move:
        """The move it tried most often."""
        return super().choose(view, effort or _EXPERT_EFFORT)
