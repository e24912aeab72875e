from collections.abc import Sequence

from claim.bots.effort import Effort
from claim.bots.findings import Findings
from claim.kernel import Board
from claim.knowledge import View
from claim.rules import Move

__all__ = ["likelihoods", "weigh"]

def weigh(view: View, effort: Effort, seed: int) -> tuple[dict[Move, float], Findings]:
    """For each legal move of a view of phase one how likely the policy makes it, and what came of trying it.

    Moves are tried as often as the effort has iterations or time for, but each at least once.
    """

def likelihoods(start: Board, moves: Sequence[Move]) -> list[float]:
    """How likely the policy would have made each of these moves, the first of a game, as it sees the game go on."""
