from claim.kernel._engine import Board
from claim.kernel.counted import Playouts
from claim.rules import Ruleset

def playouts(board: Board, count: int, seed: int) -> Playouts:
    """Random games from where a board stands to the end, counted; the board stays as it is."""

def simulate(ruleset: Ruleset, count: int, seed: int) -> Playouts:
    """Random games of a ruleset, each dealt anew, counted."""
