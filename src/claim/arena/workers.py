"""Playing many deals, in this process or in several."""

import multiprocessing
import os
import sys
from collections import deque
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from typing import Final

from claim.arena.played import PlayedDeal
from claim.arena.playing import play_deal
from claim.arena.terms import Fixture, Terms
from claim.arena.working import work
from claim.errors import ClaimError

__all__ = ["play_all", "processors"]

_SECONDS_TO_END: Final = 2.0


def processors() -> int:
    """How many processor cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(terms: Terms, fixtures: Sequence[Fixture], jobs: int) -> Generator[PlayedDeal, None, None]:
    """Play these deals and give each as it is finished, in any order; closing the generator ends all work at once."""
    if min(jobs, len(fixtures)) <= 1:
        yield from (play_deal(terms, fixture) for fixture in fixtures)
        return
    waiting = deque(fixtures)
    workers: dict[Connection, _Worker] = {}
    try:
        for _ in range(min(jobs, len(fixtures))):
            worker = _Worker.started(terms)
            workers[worker.line] = worker
            worker.give(waiting.popleft())
        while workers:
            for line in wait(list(workers)):
                assert isinstance(line, Connection)
                worker = workers[line]
                played = worker.finished()
                if waiting:
                    worker.give(waiting.popleft())
                else:
                    del workers[line]
                    worker.end()
                yield played
    finally:
        for worker in workers.values():
            worker.process.terminate()
        for worker in workers.values():
            worker.end()


@dataclass(slots=True)
class _Worker:
    """A process that plays deals, and the line to it."""

    process: BaseProcess
    line: Connection
    fixture: Fixture | None = None
    """What it plays now."""

    @classmethod
    def started(cls, terms: Terms) -> "_Worker":
        context = _context()
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(terms, theirs), daemon=True)
        process.start()
        theirs.close()
        return cls(process, ours)

    def give(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.line.send(fixture)

    def finished(self) -> PlayedDeal:
        """The deal it has played."""
        try:
            played: PlayedDeal | Exception = self.line.recv()
        except (EOFError, OSError):
            self.process.join(_SECONDS_TO_END)
            number = None if self.fixture is None else self.fixture.number
            raise ClaimError(
                f"the process that played deal {number} ended with status {self.process.exitcode}: "
                "a bot that is no program may have ended it"
            ) from None
        if isinstance(played, Exception):
            raise played
        return played

    def end(self) -> None:
        self.line.close()
        self.process.join(_SECONDS_TO_END)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _context() -> ForkServerContext | SpawnContext:
    """Processes that share nothing with this one, which may have threads."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([work.__module__])
    return context
