"""The driver: does at a table at this computer what nobody at the keyboard does. Lots, bots, and passing it on."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Final

from claim.bots.asking import Thinker
from claim.rules import Move
from claim.table import Entry, Table
from claim.terminal.keyboard import Keyboard
from claim.terminal.match import Match, now
from claim.terminal.pacing import pause_after
from claim.terminal.telling import Teller
from claim.wire.messages import Error

__all__ = ["Driver"]

_AGAIN_AFTER: Final = 2.0
"""Seconds until it is tried again when something failed: the game could not be kept."""


class Driver:
    """Moves a table on, as long as it is open."""

    def __init__(self, match: Match, keyboard: Keyboard, teller: Teller, thinker: Thinker, pace: float) -> None:
        self._match = match
        self._keyboard = keyboard
        self._teller = teller
        self._thinker = thinker
        self._pace = pace
        self._work: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._is_stopped = False

    def start(self) -> None:
        """Begin, if that has not been done."""
        self._work = self._work or asyncio.create_task(self._work_on(), name="table")

    def wake(self) -> None:
        """Something is new at the table: see what there is to do."""
        self._news.set()

    async def stop(self) -> None:
        """Leave the table as it is."""
        self._is_stopped = True
        self._news.set()
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait((self._work,))

    async def _work_on(self) -> None:
        while not self._is_stopped:  # a cancellation may get lost where something else arrives just then
            self._news.clear()
            try:
                is_done = not await self._step()
            except Exception as error:  # whatever it is, people are told, and it is tried again
                self._teller.tell(Error("broken", str(error) or type(error).__name__))
                await asyncio.sleep(_AGAIN_AFTER)
                continue
            if is_done:
                await self._news.wait()

    async def _step(self) -> bool:
        """Do the next thing that is due; False if there is none."""
        table = self._match.table
        lots, bot = table.lots(), table.bot_to_move()
        if self._keyboard.waits or self._keyboard.next is not None:
            return False  # nobody is to miss anything
        if self._keyboard.is_looked_from:
            await self._pass_on()
        elif lots:
            drawn = Random(self._match.seed("lots")).choice(lots)
            await self._match.commit(lambda table: table.drawn(drawn, now()) if table.lots() == lots else None)
        elif bot is not None:
            await self._let_think(table, *bot)
        else:
            return False
        return True

    async def _pass_on(self) -> None:
        """Let the keyboard go to somebody else, once who has it has seen what came of their move."""
        await self._pause()
        if self._keyboard.is_looked_from and not self._keyboard.waits:
            self._keyboard.pass_on()
            self._teller.welcome()

    async def _let_think(self, table: Table, seat: int, bot: str) -> None:
        """Let a bot decide. What it decided is forgotten if something else was shown to it meanwhile."""
        number, question = table.number(seat), table.game.position.question
        move = await self._thinker.move(bot, table.view(seat), self._match.seed(f"bot {seat}"))
        # An answer that nobody notices (R9.9) is given at once: a person's next move would be held meanwhile.
        if question is None or move != question.quiet:
            await self._pause()
        await self._match.commit(_decided(seat, bot, number, move))

    async def _pause(self) -> None:
        """Let people see what happened last."""
        until = self._teller.shown_at + self._pace * pause_after(self._teller.shown)
        await asyncio.sleep(max(0.0, until - time.monotonic()))


def _decided(seat: int, bot: str, number: int, move: Move) -> Callable[[Table], Entry | None]:
    def judge(table: Table) -> Entry | None:
        is_same = table.bot_to_move() == (seat, bot) and table.number(seat) == number
        return table.bot_move(seat, move, now()) if is_same else None

    return judge
