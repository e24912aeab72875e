from claim.bots.effort import Effort
from claim.bots.findings import Findings
from claim.knowledge import View

def search(view: View, effort: Effort, seed: int, *, tuned: bool) -> Findings:
    """How often each legal move of the viewer was tried, and what came of it; the same seed tries the same."""
