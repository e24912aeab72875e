"""The thinker: bots think in worker processes, never in the event loop, and are given a view and nothing else."""

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from random import Random
from typing import Final

import structlog

from claim.knowledge import View
from claim.rules import Move
from claim.server.metrics import THINKING
from claim.server.thinking import begin_work, ready, think

__all__ = ["Thinker"]

_LOG: Final = structlog.get_logger()
_TRIES: Final = 2
"""How often a bot is asked whose worker dies."""


class Thinker:
    """Asks bots for moves. A bot that fails, is too slow or answers nonsense has a random legal move made for it."""

    def __init__(self, workers: int, most_seconds: float) -> None:
        self._workers = workers
        self._most_seconds = most_seconds
        self._pool: ProcessPoolExecutor | None = None
        self._turns = asyncio.Semaphore(workers)
        """Who waits for a worker waits here, so that a bot's time runs only while it thinks."""

    @property
    def processes(self) -> list[BaseProcess]:
        """The workers that have started."""
        return [] if self._pool is None else _processes(self._pool)

    def prepare(self) -> None:
        """Let the workers start, so that the first bot need not wait for them."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=_context(), initializer=begin_work)
            self._pool.submit(ready)

    def close(self) -> None:
        """End the workers, whatever they think about."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = _processes(pool)
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()

    async def move(self, bot: str, view: View) -> Move:
        """The move a bot makes in the seat of this view; always a legal one."""
        try:
            with THINKING.labels(bot).time():
                async with self._turns:
                    move = await self._thought(bot, view)
            if move in view.legal:
                return move
            _LOG.error("bot answered nonsense", bot=bot, seat=view.seat)
        except Exception as error:  # whatever it is, the others at the table do not have to wait for it
            _LOG.error("bot failed", bot=bot, seat=view.seat, error=type(error).__name__)
        return Random(secrets.randbits(64)).choice(view.legal)

    async def _thought(self, bot: str, view: View) -> Move:
        for _ in range(_TRIES - 1):
            try:
                return await self._asked(bot, view)
            except BrokenProcessPool:
                _LOG.warning("bot workers start again")
        return await self._asked(bot, view)

    async def _asked(self, bot: str, view: View) -> Move:
        self.prepare()
        pool = self._pool
        try:
            thinking = asyncio.get_running_loop().run_in_executor(pool, think, bot, view, secrets.randbits(64))
            return await asyncio.wait_for(thinking, self._most_seconds)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:  # and nobody has replaced it meanwhile
                self.close()
            raise


def _context() -> BaseContext:
    """Processes that share nothing with this one, which has threads and sockets."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([think.__module__])
    return context


def _processes(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    return list((pool._processes or {}).values())  # before Python 3.14 there is no other way to end them
