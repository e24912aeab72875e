"""Clocks: the time that seats have left at a server's table."""

import math
from time import monotonic

from claim.terminal.sight import Sight

__all__ = ["countdown", "time_left"]


def countdown(milliseconds: int) -> str:
    """A time as minutes and seconds: `0:45`."""
    seconds = max(0, math.ceil(milliseconds / 1000))
    return f"{seconds // 60}:{seconds % 60:02}"


def time_left(sight: Sight, seat: int) -> int | None:
    """The milliseconds a seat has left now; None without a clock."""
    turn = sight.turn
    if turn is None or turn.clocks[seat] is None:
        return None
    then = turn.clocks[seat] or 0
    passed = int((monotonic() - sight.clocks_at) * 1000) if turn.to_move == seat else 0
    return max(0, then - passed)
