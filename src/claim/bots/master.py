"""The strongest bot there is."""

from contextlib import suppress
from random import Random
from typing import Final

from claim import kernel
from claim.bots.assessment import Assessment
from claim.bots.effort import Effort
from claim.bots.gathering import assess_gathering
from claim.bots.rules_search import assess as assess_by_rules
from claim.knowledge import View
from claim.rules import Move, Phase

_has_networks = False
if kernel.is_built():
    with suppress(ImportError):  # somebody compiled the kernel and not the networks
        from claim.bots.recruiting import assess_recruiting, choose_recruiting

        _has_networks = True

__all__ = ["MasterBot"]


class MasterBot:
    """Two players without heroes: networks in many worlds in phase one, proof and traps in phase two. Else: search."""

    usual: Final = Effort(seconds=0.3)

    def __init__(self, lots: Random) -> None:
        self._lots = lots

    def choose(self, view: View, effort: Effort | None = None) -> Move:
        """The best move it finds; in phase one of near-equal ones any."""
        if len(view.legal) == 1:
            return view.legal[0]
        if _asks_networks(view):
            return choose_recruiting(view, effort or self.usual, self._lots)
        return self.assess(view, effort).best

    def assess(self, view: View, effort: Effort | None = None) -> Assessment:
        """What each legal move is worth."""
        effort = effort or self.usual
        if _asks_networks(view):
            return assess_recruiting(view, effort, self._lots)
        if kernel.supports(view.ruleset) and view.phase is Phase.GATHER:
            return assess_gathering(view, effort, self._lots)
        return assess_by_rules(view, effort, self._lots)


def _asks_networks(view: View) -> bool:
    """Whether this is a decision that the networks have learned."""
    return _has_networks and kernel.supports(view.ruleset) and view.phase is Phase.RECRUIT
