"""Asking bots that think in processes of their own, so that nothing else has to wait for them.

They are given a view and nothing else.
"""

import asyncio
import multiprocessing
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stderr
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from random import Random
from typing import Final, TypeVar, TypeVarTuple

from claim.bots.thinking import begin_work, prove, ready, think
from claim.knowledge import View
from claim.rules import Move, Position
from claim.solver import Budget

__all__ = ["Thinker", "Trouble"]

_TRIES: Final = 2
"""How often a bot is asked whose worker dies."""
_NONSENSE: Final = "nonsense"

Wish = TypeVarTuple("Wish")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a bot did not answer as it should."""

    bot: str
    seat: int
    why: str
    """The name of the error, or `nonsense`."""
    is_asked_again: bool = False
    """Whether its worker died, and it is asked in another; else a random move is made for it."""


def _ignore(_trouble: Trouble) -> None:
    """Nobody wants to know."""


class Thinker:
    """Asks bots for moves. A bot that fails, is too slow or answers nonsense has a random legal move made for it."""

    def __init__(self, workers: int = 1, most_seconds: float = 20.0, note: Callable[[Trouble], None] = _ignore) -> None:
        self._workers = workers
        self._most_seconds = most_seconds
        self._note = note
        self._pool: ProcessPoolExecutor | None = None
        self._turns = asyncio.Semaphore(workers)
        """Who waits for a worker waits here, so that a bot's time runs only while it thinks."""
        self._starting = threading.Lock()

    @property
    def processes(self) -> list[BaseProcess]:
        """The workers that have started."""
        return [] if self._pool is None else _processes(self._pool)

    def prepare(self) -> None:
        """Let the workers start, so that the first bot need not wait for them. The first time this takes a while."""
        with self._starting:
            if self._pool is None:
                pool = ProcessPoolExecutor(self._workers, mp_context=_context(), initializer=begin_work)
                pool.submit(ready)
                self._pool = pool

    def close(self) -> None:
        """End the workers, whatever they think about."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = _processes(pool)
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()

    async def move(self, bot: str, view: View, seed: int | str) -> Move:
        """The move a bot makes in the seat of this view, with lots by this seed; always a legal one."""
        return await self._thought(bot, view, seed) or Random(seed).choice(view.legal)

    async def values(self, position: Position, budget: Budget) -> Mapping[Move, int] | None:
        """What every legal move is proven to be worth (`claim.solver`); None if that was not found out."""
        try:
            return await self._answer(prove, position, budget)
        except (BrokenProcessPool, TimeoutError):
            return None

    async def _thought(self, bot: str, view: View, seed: int | str) -> Move | None:
        for left in reversed(range(_TRIES)):
            try:
                move = await self._answer(think, bot, view, seed)
            except Exception as error:  # whatever it is, the others at the table do not have to wait for it
                is_asked_again = isinstance(error, BrokenProcessPool) and left > 0
                self._note(Trouble(bot, view.seat, type(error).__name__, is_asked_again))
                if not is_asked_again:
                    break
            else:
                if move in view.legal:
                    return move
                self._note(Trouble(bot, view.seat, _NONSENSE))
                break
        return None

    async def _answer(self, ask: Callable[[*Wish], Answer], *wish: *Wish) -> Answer:
        """What a worker answers."""
        async with self._turns:
            if self._pool is None:
                await asyncio.to_thread(self.prepare)
            pool = self._pool
            try:
                thinking = asyncio.get_running_loop().run_in_executor(pool, ask, *wish)
                return await asyncio.wait_for(thinking, self._most_seconds)
            except (BrokenProcessPool, TimeoutError):
                if self._pool is pool:  # and nobody has replaced it meanwhile
                    self.close()
                raise


def _context() -> BaseContext:
    """Processes that share nothing with this one, which has threads and perhaps sockets."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    with redirect_stderr(sys.__stderr__):  # it has to be a file, and full-screen programs put something else there
        resource_tracker.ensure_running()
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([think.__module__])
    return context


def _processes(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    return list((pool._processes or {}).values())  # before Python 3.14 there is no other way to end them
