"""`python -m tests.server.crash.doomed POINT COUNT serve …`: a server that dies by `kill -9` at a chosen point.

It dies when it comes to this point for the COUNTth time. `late` does not die: it commits late, so that whoever is told
too early is caught.
"""

import asyncio
import os
import random
import signal
import sys
import threading
from collections.abc import Awaitable, Callable
from typing import Any, Final

from claim.cli import main
from claim.server.line import Line
from claim.server.live import LiveTable
from claim.server.storage import Storage
from claim.server.teller import Teller
from claim.server.thinker import Thinker
from claim.server.writer import LogWriter

__all__ = ["POINTS"]

_LATE: Final = 0.03

Method = Callable[..., Awaitable[Any]]


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
    signal.pause()


class _Fate:
    """Counts down to the end."""

    def __init__(self, count: int) -> None:
        self._left = count

    def comes(self) -> bool:
        self._left -= 1
        return self._left == 0


def _before(fate: _Fate, method: Method) -> Method:
    async def doomed(*arguments: Any) -> Any:
        if fate.comes():
            _die()
        return await method(*arguments)

    return doomed


def _during(fate: _Fate, method: Method) -> Method:
    async def doomed(*arguments: Any) -> Any:
        if fate.comes():
            threading.Timer(random.random() * 0.003, _die).start()
        return await method(*arguments)

    return doomed


def _after(fate: _Fate, method: Method) -> Method:
    async def doomed(*arguments: Any) -> Any:
        result = await method(*arguments)
        if fate.comes():
            _die()
        return result

    return doomed


def _later(_: _Fate, method: Method) -> Method:
    async def late(*arguments: Any) -> Any:
        await asyncio.sleep(_LATE)
        return await method(*arguments)

    return late


def _before_telling(fate: _Fate, method: Callable[..., None]) -> Callable[..., None]:
    def doomed(*arguments: Any) -> None:
        if fate.comes():
            _die()
        method(*arguments)

    return doomed


POINTS: Final[dict[str, tuple[type, str, Callable[..., Any]]]] = {
    "judged": (Storage, "append", _before),
    "adding": (LogWriter, "_added", _during),
    "committed": (LogWriter, "_added", _after),
    "folded": (Teller, "tell_entries", _before_telling),
    "told": (Line, "send", _after),
    "held": (LiveTable, "_try_held", _before),
    "thought": (Thinker, "move", _after),
    "ending": (Storage, "finished", _before),
    "seated": (Storage, "take_seat", _after),
    "late": (LogWriter, "_added", _later),
}
"""By name: before, during or after what it dies."""

if __name__ == "__main__":
    point, count = sys.argv[1], int(sys.argv[2])
    place, name, wrapped = POINTS[point]
    setattr(place, name, wrapped(_Fate(count), getattr(place, name)))
    del sys.argv[1:3]
    main()
