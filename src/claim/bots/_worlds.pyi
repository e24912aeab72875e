from claim.kernel import Board
from claim.knowledge import View

class Sampler:
    """Draws worlds that fit a view, as `claim.knowledge.worlds(view).sample` does, fast."""

    def __init__(self, view: View, seed: int) -> None: ...
    def sample(self) -> Board:
        """The board in one of the worlds."""
