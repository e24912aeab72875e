"""The driver: does at a live table what nobody sends. Lots, bots, clocks, bots for people who left, the end."""

import asyncio
from dataclasses import replace
from functools import partial
from secrets import SystemRandom
from typing import Final

import structlog

from claim.server import clock
from claim.server.conduct import Conduct
from claim.server.live import Judge, LiveTable
from claim.server.presence import due_for_bot, next_look
from claim.server.storage import Storage
from claim.server.thinker import Thinker
from claim.table import Entry, Table

__all__ = ["Driver"]

_LOG: Final = structlog.get_logger()
_LOTS: Final = SystemRandom()
_AGAIN_AFTER: Final = 2.0
"""Seconds until it is tried again when something failed."""


class Driver:
    """Moves a live table on, as long as somebody is connected to it.

    The process that committed the last entry goes on at once. The others step in when nothing comes for a while; if
    two do the same, the database lets one of them.
    """

    def __init__(self, live: LiveTable, storage: Storage, thinker: Thinker, conduct: Conduct) -> None:
        self._live = live
        self._storage = storage
        self._thinker = thinker
        self._conduct = conduct
        self._work: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._is_stopped = False
        self._looked_at = clock.now()
        """When it was last made sure who is there."""
        self._look_at: int | None = None
        """When to do that again."""
        live.on_news = self.wake
        live.on_people = self._look_again

    def wake(self, committed_here: bool) -> None:
        """Something is new at the table: see what there is to do, now or later."""
        if self._work is not None or self._is_stopped:
            return  # who works looks again when a step is done
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self._due(committed_here)
        if due is not None:
            self._begin_in(max(0, due - clock.now()) / 1000)

    async def stop(self) -> None:
        """Leave the table as it is. A step that is being committed is finished first."""
        self._is_stopped = True
        if self._alarm is not None:
            self._alarm.cancel()
        work = self._work
        if work is not None:
            async with self._live.lock:
                work.cancel()
            await asyncio.wait((work,))
        if self._live.table is not None:
            try:
                await self._note_end(self._live.table)
            except Exception as error:  # whoever looks at the table next notes it
                _LOG.error("end not noted", table=self._live.id, error=type(error).__name__, exc_info=True)

    def _due(self, committed_here: bool) -> int | None:
        """When there is something to do here."""
        live, table, due = self._live, self._live.table, None
        if table is None:
            return self._look_at
        if table.is_over:
            due = live.latest if live.stored.result is None else None
        elif table.bot_to_move() is not None or table.game.position.is_chance:
            due = live.latest if committed_here else live.latest + int(self._conduct.step_in * 1000)
        elif table.house.clock is not None:
            due = table.next_deadline()
        if due is None or self._look_at is None:
            return self._look_at if due is None else due
        return min(due, self._look_at)

    def _look_again(self) -> None:
        """Somebody came or left: find out when to look at that again."""
        live, grace = self._live, self._conduct.grace
        self._look_at = next_look(live.stored, live.table, live.seats_here, grace, self._looked_at, clock.now())
        self.wake(False)

    def _begin_in(self, seconds: float) -> None:
        if seconds:
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._begin)
        else:
            self._begin()

    def _begin(self) -> None:
        self._alarm = None
        self._work = asyncio.create_task(self._work_on(), name=f"table {self._live.id}")

    async def _work_on(self) -> None:
        pause = 0.0
        try:
            while not self._is_stopped and await self._step():
                pass
        except Exception as error:
            _LOG.error("table is stuck", table=self._live.id, error=type(error).__name__, exc_info=True)
            pause = _AGAIN_AFTER
        finally:
            self._work = None
        if pause:
            self._begin_in(pause)
        else:
            self.wake(True)

    async def _step(self) -> bool:
        """Do the next thing that is due; False if there is none."""
        table = self._live.table
        if table is None:
            return await self._look()
        if table.is_over:
            return await self._note_end(table) or await self._look()
        if table.lots():
            return await self._commit(_drawn)
        bot = table.bot_to_move()
        if bot is not None:
            return await self._let_think(table, *bot)
        deadline = table.next_deadline()
        if deadline is not None and deadline <= clock.now():
            return await self._commit(_run_out)
        return await self._look()

    async def _commit(self, judge: Judge) -> bool:
        async with self._live.lock:
            return await self._live.commit(judge)

    async def _let_think(self, table: Table, seat: int, bot: str) -> bool:
        """Let a bot decide. What it decided is forgotten if something else was shown to it meanwhile."""
        number = table.number(seat)
        question = table.game.position.question
        move = await self._thinker.move(bot, table.view(seat))
        # An answer that nobody notices (R9.9) is given at once: the next leader's move would be held meanwhile.
        is_noticed = question is None or move != question.quiet
        pause = self._live.shown_at + self._conduct.pace - clock.now()
        if is_noticed and pause > 0:
            await asyncio.sleep(pause / 1000)

        def decided(table: Table) -> Entry | None:
            is_same = table.bot_to_move() == (seat, bot) and table.number(seat) == number
            return table.bot_move(seat, move, clock.now()) if is_same else None

        await self._commit(decided)
        return True

    async def _note_end(self, table: Table) -> bool:
        """Note how it ended, for lists; False if it goes on, or that was noted before."""
        stored, result, ended_by = self._live.stored, table.result, table.ended_by
        if stored.result is not None or result is None or ended_by is None:
            return False
        await self._storage.finished(stored.id, result, table.winners, ended_by)
        self._live.stored = replace(self._live.stored, result=result, winners=table.winners, ended_by=ended_by)
        return True

    async def _look(self) -> bool:
        """See who is there, and let a bot play for who has been away too long; False if nothing had to be done."""
        live, now = self._live, clock.now()
        if self._look_at is None or self._look_at > now:
            return False
        async with live.lock:
            self._looked_at = now
            is_there = await live.refresh()
            seat = due_for_bot(live.stored, live.table, self._conduct.grace, clock.now())
            if is_there and seat is not None:
                await live.commit(partial(_replaced, seat))
        return is_there


def _drawn(table: Table) -> Entry | None:
    lots = table.lots()
    return table.drawn(_LOTS.choice(lots), clock.now()) if lots else None


def _run_out(table: Table) -> Entry | None:
    return table.run_out(clock.now())


def _replaced(seat: int, table: Table) -> Entry | None:
    return None if table.is_over or seat in table.standing_in else table.bot_in(seat, clock.now())
