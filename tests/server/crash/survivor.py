"""Clients that come back: whatever happens to the server, they connect again with their number and play on."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from claim.wire.messages import Error, Hello, Move, Refused, Sent, Update, View
from tests.server.player import House, Player

__all__ = ["Connection", "Survivor"]

_LOST: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
_AGAIN_AFTER: Final = 0.05
_PASSING: Final = ("restart", "waiting", "broken")
"""Errors after which one tries again."""

Hearing = Callable[["Survivor", View | Update], Awaitable[None]]


@dataclass
class Connection:
    """One connection of a client: the number it knew when it came, and every text it was sent."""

    known: int | None
    texts: list[str] = field(default_factory=list)


class Survivor(Player):
    """A player that never gives up. A move that was not answered is sent again, under the number it was made for.

    Who loses the connection to one house goes to the next.
    """

    def __init__(
        self,
        houses: Sequence[House],
        code: str,
        cookies: dict[str, str] | None = None,
        *,
        extras: bool = False,
        slow: float = 0.0,
        hearing: Hearing | None = None,
    ) -> None:
        super().__init__(houses[0], code, cookies, extras=extras)
        self._houses = cycle(houses)
        self.connections: list[Connection] = []
        self.refused: list[Refused] = []
        self.sent: list[Move] = []
        """Every move it decided on, once."""
        self._slow = slow
        self._hearing = hearing
        self._pending: Move | None = None

    async def survive(self, lots: Random) -> None:
        """Play random moves until the game is over."""
        while not self.is_over:
            try:
                self.house = next(self._houses)
                await self._come()
                await self._play_on(lots)
            except _LOST:
                await asyncio.sleep(_AGAIN_AFTER)

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.state == "over"

    async def _come(self) -> None:
        """Connect with the number that is known, and send again at once what may not have arrived."""
        known = self.eyes.number or None
        await self.connect(greet=False, open_timeout=10)
        self.connections.append(Connection(known))
        await self.send(Hello(known, self.extras))
        if self._pending is not None:
            await self.send(self._pending)

    async def _play_on(self, lots: Random) -> None:
        while not self.is_over:
            heard = len(self.texts)
            message = await self.hear()
            self.connections[-1].texts += self.texts[heard:]
            await self._take_in(message)
            if isinstance(message, View | Update) and self._hearing is not None:
                await self._hearing(self, message)
            if self._pending is None and self.eyes.turn is not None and self.eyes.is_asked:
                await asyncio.sleep(lots.random() * self._slow)
                self._pending = Move(self.eyes.number, lots.choice(self.eyes.turn.legal))
                self.sent.append(self._pending)
                await self.send(self._pending)
        await self.disconnect()

    async def _take_in(self, message: Sent) -> None:
        if isinstance(message, Error):
            assert message.code in _PASSING, message
            if message.code == "broken" and self._pending is not None:
                await asyncio.sleep(_AGAIN_AFTER)
                await self.send(self._pending)
        if isinstance(message, Refused):
            assert message.code == "stale", message
            self.refused.append(message)
            if self._pending is not None and message.move == self._pending.move:
                self._pending = None
        if self._pending is not None and self.eyes.number > self._pending.number:
            self._pending = None
