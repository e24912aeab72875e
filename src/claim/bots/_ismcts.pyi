from claim.bots.effort import Effort
from claim.bots.findings import Findings
from claim.kernel import Board
from claim.knowledge import View

def search(view: View, effort: Effort, seed: int, *, tuned: bool) -> Findings:
    """How often each legal move of the viewer was tried, and what came of it; the same seed tries the same."""

def search_open(board: Board, effort: Effort, seed: int, *, tuned: bool) -> Findings:
    """The same for the seat to move on a board of which nothing is hidden, as in phase two (R5.5)."""
