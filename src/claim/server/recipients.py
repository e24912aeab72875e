"""Recipients: one for each socket, with the messages that wait to be written to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.json import Encoder

from claim.rules import BYSTANDER
from claim.wire.messages import Sent

__all__ = ["TRY_LATER", "Recipient", "encoded"]

TRY_LATER: Final = 1013
"""The close code for who does not read what is sent, or finds no room."""

_encode: Final = Encoder().encode


def encoded(message: Sent) -> str:
    """A message as it is sent."""
    return _encode(message).decode()


class Recipient:
    """Somebody connected: through whose eyes they look, what they have been sent, and what waits for them.

    Telling never waits: a task of its own writes, so that nobody has to wait for somebody else's slow line. Who lets
    too much pile up is hung up on; they connect again and get what they missed.
    """

    __slots__ = ("_more", "_room", "_waiting", "_written", "extras", "eyes", "hang_up", "number", "person")

    def __init__(self, person: int | None, room: int, hang_up: Callable[[int, str], None]) -> None:
        self.person = person
        """The identity of who it is; None for somebody unknown."""
        self.hang_up = hang_up
        """Closes the connection, with a code and a reason."""
        self.extras = False
        """Whether they want help for people."""
        self.eyes = BYSTANDER
        self.number = 0
        """The number of the last view or update sent."""
        self._room = room
        self._waiting: deque[str] = deque()
        self._more = asyncio.Event()
        self._written: asyncio.Event | None = None
        """Set when nothing waits any more, if somebody wants to know."""

    def tell(self, text: str) -> None:
        """Send an encoded message, as soon as may be."""
        if len(self._waiting) >= self._room:
            self.hang_up(TRY_LATER, "too much waits to be sent; connect again")
            return
        self._waiting.append(text)
        self._more.set()

    async def write(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Write whatever is to be told, until cancelled."""
        while True:
            while self._waiting:
                await send(self._waiting[0])
                self._waiting.popleft()
            if self._written is not None:
                self._written.set()
            self._more.clear()
            await self._more.wait()

    async def written(self) -> None:
        """Wait until everything told so far is written."""
        if self._waiting:
            self._written = asyncio.Event()
            await self._written.wait()
