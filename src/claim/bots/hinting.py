"""What to do: the moves of a view with their chances, proven where that is possible."""

from random import Random

from claim.bots.assessment import Assessment
from claim.bots.effort import Effort
from claim.bots.master import MasterBot
from claim.errors import ClaimError
from claim.knowledge import View

__all__ = ["hint"]


def hint(view: View, effort: Effort | None = None, lots: Random | None = None) -> Assessment:
    """The chances of every move the viewer may make, and whether they are proven; its `best` is the one to make.

    Phase two of two players without heroes is solved (R5.5); with heroes its last tricks are, once the viewer knows
    where every card is. Everything else is what the master bot expects. With the same lots, or none, and an effort in
    iterations the answer is always the same.
    """
    if not view.legal:
        raise ClaimError("there is nothing to decide in this view: it is not the viewer's turn")
    return MasterBot(lots or Random(0)).assess(view, effort)
