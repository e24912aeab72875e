"""Whether a line is what it promises."""

from claim.rules import Position
from claim.solver import Margin, Solution
from claim.solver.reference import final_margin

__all__ = ["line_fault"]


def line_fault(position: Position, answer: Solution, margin: Margin | None = None) -> str | None:
    """What is wrong with the line of an answer: it is legal, reaches the end and its value (and margin)."""
    written = " ".join(map(str, answer.line))
    seat = position.to_move
    for move in answer.line:
        if move not in position.legal_moves():
            return f"{move} is not legal in {written}"
        position = position.after(move)
    if not position.is_over:
        return f"{written} stops before the end"
    reached = final_margin(position) if seat == 0 else -final_margin(position)
    if reached.value != answer.value or margin not in (None, reached):
        return f"{written} reaches {reached}, not {answer.value if margin is None else margin}"
    return None
