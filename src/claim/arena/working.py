"""What happens in a worker: deals are played as they come along the line."""

import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.connection import Connection, wait
from types import FrameType

from claim.arena.leaving import Leaving
from claim.arena.playing import play_deal
from claim.arena.terms import Terms

__all__ = ["work"]


def work(terms: Terms, line: Connection) -> None:
    """Play what comes along the line until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the process that began the match
    signal.signal(signal.SIGTERM, _leave)
    sys.stdout = sys.stderr  # where bots may print what they like
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            fixture = line.recv()
            line.send(play_deal(terms, fixture))
        except (EOFError, OSError, Leaving):
            return
        except Exception as error:
            line.send(error)


def _leave(_signal: int, _frame: FrameType | None) -> None:
    raise Leaving


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
