"""What happens in a worker: a bot thinks about a view. Little is loaded for it, since each worker loads it anew."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Mapping
from multiprocessing.connection import wait
from random import Random

from claim.bots.roster import make_bot
from claim.knowledge import View
from claim.rules import Move, Position
from claim.solver import Budget, solve

__all__ = ["begin_work", "prove", "ready", "think"]


def begin_work() -> None:
    """Leave interrupts to who started this process, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def ready() -> None:
    """Nothing to do: a worker that does it has started."""


def think(bot: str, view: View, seed: int | str) -> Move:
    """The move of a bot that draws its lots by a seed."""
    return make_bot(bot, Random(seed)).choose(view)


def prove(position: Position, budget: Budget) -> Mapping[Move, int] | None:
    """The value of every legal move, proven; None if the budget does not suffice."""
    solution = solve(position, line=False, budget=budget)
    return dict(solution.moves) if solution.exact else None
