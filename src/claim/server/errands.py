"""Errands: what is done in the background, once or again and again, with a word in the log if it fails."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import structlog

__all__ = ["Errands"]

_LOG: Final = structlog.get_logger()


class Errands:
    """Tasks that nobody waits for."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._repeated: list[asyncio.Task[None]] = []

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do this once, soon."""
        task = asyncio.create_task(_told_if_failing(errand))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def repeat(self, seconds: float, errand: Callable[[], Awaitable[None]]) -> None:
        """Do this again and again, with so much time in between."""
        self._repeated.append(asyncio.create_task(_repeated(seconds, errand)))

    async def close(self) -> None:
        """Finish what was begun, and repeat nothing any more."""
        for task in self._repeated:
            task.cancel()
        tasks = [*self._repeated, *self._running]
        self._repeated.clear()
        if tasks:
            await asyncio.wait(tasks)


async def _repeated(seconds: float, errand: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        await _told_if_failing(errand())


async def _told_if_failing(errand: Awaitable[None]) -> None:
    try:
        await errand
    except Exception as error:
        _LOG.error("errand failed", error=type(error).__name__, exc_info=True)
