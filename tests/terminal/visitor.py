"""Somebody at a link: takes in all that is heard, and plays as anybody would."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from claim.bots.asking import Thinker
from claim.terminal.hosted import Hosted
from claim.terminal.journal import read_journal
from claim.terminal.keeping import Shelf
from claim.terminal.links import HandOver, Heard, Link, Look
from claim.terminal.sight import Sight
from claim.wire.events import Chosen
from claim.wire.messages import Error, Move, Refused, Update, View
from claim.wire.tables import NewTable

__all__ = ["PATIENCE", "Visitor", "at_home", "chosen", "moves_kept"]

PATIENCE: Final = 30.0
"""Seconds until a test gives up waiting for a message."""

Kind = TypeVar("Kind", bound=Heard)


class Visitor:
    """Somebody at a link, with all that they have heard."""

    def __init__(self, link: Link, lots: Random | None = None) -> None:
        self.link = link
        self.sight = Sight()
        self.heard: list[Heard] = []
        self._lots = lots or Random(0)
        self._messages = link.messages()

    @property
    def legal(self) -> list[str]:
        """What may be played now."""
        return self.sight.turn.legal if self.sight.is_asked and self.sight.turn is not None else []

    async def hear(self) -> Heard:
        """The next message, taken in."""
        async with asyncio.timeout(PATIENCE):
            message = await anext(self._messages)
        self.heard.append(message)
        self.sight.take_in(message)
        return message

    async def hear_a(self, kind: type[Kind], when: Callable[[Kind], bool] = lambda _: True) -> Kind:
        """The next message of this kind for which something is true; others are taken in and passed over."""
        while True:
            message = await self.hear()
            if isinstance(message, kind) and when(message):
                return message

    async def until(self, holds: Callable[[Sight], bool]) -> None:
        """Take in what comes until something is true of what is known."""
        while not holds(self.sight):
            await self.hear()

    async def turn(self) -> None:
        """Take in what comes until it is this one's turn; nobody else has the keyboard meanwhile."""
        await self.until(lambda sight: sight.is_asked or sight.is_over)

    async def move(self, text: str | None = None) -> None:
        """Make a move: this one, or any legal one."""
        await self.link.send(Move(self.sight.number, text or self._lots.choice(self.legal)))

    async def play(self, choose: Callable[[Sight], str] | None = None, most: int = 1000) -> None:
        """Play, whoever has the keyboard, until the game is over, or so many moves are made and the next is due."""
        answered = 0
        while not self.sight.is_over:
            if self.sight.is_asked and self.sight.number != answered:
                if not most:
                    return
                answered, most = self.sight.number, most - 1
                await self.move(choose and choose(self.sight))
            message = await self.hear()
            assert not isinstance(message, Error), message
            assert not isinstance(message, Refused) or message.code == "stale", message
            if isinstance(message, HandOver):
                answered = 0
                await self.link.take_seat()
            elif isinstance(message, Look):
                await self.link.pass_on()


@asynccontextmanager
async def at_home(
    folder: Path, rules: NewTable, people: Mapping[int, str], seed: int = 1, pace: float = 0.0
) -> AsyncIterator[Visitor]:
    """Somebody at a new table at this computer."""
    thinker = Thinker()
    link = Hosted.new(rules, people, Shelf(folder), thinker, pace=pace, seed=seed)
    try:
        yield Visitor(link)
    finally:
        await link.close()
        thinker.close()


def chosen(message: View | Update) -> list[str]:
    """The moves of which a message tells."""
    return [event.move for event in message.events if isinstance(event, Chosen)]


def moves_kept(path: Path) -> list[str]:
    """The moves in a journal."""
    return [entry.body for entry in read_journal(path.read_bytes()).entries if entry.kind == "move"]
