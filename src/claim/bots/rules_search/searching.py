"""Search for any decision of any ruleset, with what is there."""

from random import Random
from typing import Final

from claim.bots.effort import Effort
from claim.bots.findings import Findings
from claim.bots.rules_search.playing_on import random_player, sensible_player
from claim.bots.rules_search.tree import search_plainly
from claim.bots.rules_search.trying import Manner, is_built, search_compiled
from claim.knowledge import View

__all__ = ["search"]


_STANDARD: Final = Manner(curiosity=0.7, whims=1.0, trust=1e-6, bias=0.0)
"""As textbooks have it: every move once, then by what it brought; random moves to the end."""
_TUNED: Final = Manner(curiosity=0.5, whims=0.1, trust=1.0, bias=0.3)


def search(view: View, effort: Effort, lots: Random, *, tuned: bool) -> Findings:
    """Search as long as the effort allows; `tuned` plays games on with some sense instead of at random."""
    manner = _TUNED if tuned else _STANDARD
    if is_built():
        return search_compiled(view, effort, lots, manner)
    return search_plainly(view, effort, lots, manner.curiosity, sensible_player if tuned else random_player)
