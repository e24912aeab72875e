from claim.kernel import Board

__all__ = ["Networks", "value"]

class Networks:
    """The networks from a file of weights, as `train.export` writes it; one that does not fit is refused."""

    def __init__(self, raw: bytes) -> None: ...

def value(board: Board) -> float:
    """What the networks hold of a position, all its cards seen: 1 if seat 0 is sure to win, -1 if seat 1 is."""
