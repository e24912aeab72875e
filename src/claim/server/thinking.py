"""What happens in a worker: a bot thinks about a view. Little is loaded for it, since each worker loads it anew."""

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
from random import Random

from claim.bots import make_bot
from claim.knowledge import View
from claim.rules import Move

__all__ = ["begin_work", "ready", "think"]


def begin_work() -> None:
    """Leave interrupts to the server, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)


def ready() -> None:
    """Nothing to do: a worker that does it has started."""


def think(bot: str, view: View, seed: int) -> Move:
    """The move of a bot that draws its lots by a seed."""
    return make_bot(bot, Random(seed)).choose(view)
