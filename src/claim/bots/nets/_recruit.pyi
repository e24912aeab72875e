from claim.bots.effort import Effort
from claim.bots.findings import Findings
from claim.knowledge import View
from claim.rules import Move

__all__ = ["weigh"]

def weigh(view: View, effort: Effort, seed: int) -> tuple[dict[Move, float], Findings]:
    """For each legal move of a view of phase one how likely the policy makes it, and what a search finds of them.

    The search tries as often as the effort has iterations or time for, but every move at least once.
    """
