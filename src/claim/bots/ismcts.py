"""Bots that try moves in worlds that fit what they have seen (information set Monte Carlo tree search)."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Final

from claim import kernel
from claim.bots.assessment import Assessment
from claim.bots.effort import Effort
from claim.bots.findings import Findings
from claim.bots.rules_search import search as search_by_rules
from claim.knowledge import View
from claim.rules import Move, Ruleset

__all__ = ["IsmctsBot", "StandardBot"]


class IsmctsBot:
    """Tries moves in sampled worlds, most often those that do well, and plays each game on by rule of thumb."""

    usual: Final = Effort(seconds=0.3)
    tuned = True

    def __init__(self, lots: Random) -> None:
        self._lots = lots

    def choose(self, view: View, effort: Effort | None = None) -> Move:
        """The move it tried most often."""
        return view.legal[0] if len(view.legal) == 1 else self.search(view, effort).best

    def assess(self, view: View, effort: Effort | None = None) -> Assessment:
        """What came of each move in the mean, the one it tried most often first."""
        found = self.search(view, effort)
        return Assessment({move: found.shares[move] for move in found.by_visits})

    def search(self, view: View, effort: Effort | None = None) -> Findings:
        """How often it tried each move, and what came of it."""
        effort = effort or self.usual
        search = _compiled(view.ruleset)
        if search is None:
            return search_by_rules(view, effort, self._lots, tuned=self.tuned)
        return search(view, effort, self._lots.getrandbits(64), tuned=self.tuned)


class StandardBot(IsmctsBot):
    """The same as textbooks have it, with random moves to the end of each game: the yardstick for other bots."""

    tuned = False


def _compiled(ruleset: Ruleset) -> Callable[..., Findings] | None:
    """The compiled search, where it is built and can play this."""
    if kernel.supports(ruleset):
        with suppress(ImportError):  # somebody compiled the kernel and not the search
            from claim.bots._ismcts import search  # noqa: PLC0415  it is compiled, and may be missing

            return search
    return None
