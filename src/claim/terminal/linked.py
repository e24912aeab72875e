"""A table on a server: the same messages as a browser's, over as many connections as it takes."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from itertools import chain, repeat
from typing import Final, Literal

from msgspec import DecodeError, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from claim.errors import ClaimError, shown
from claim.terminal.acquaintance import cookies_for, keep_cookies
from claim.terminal.links import Found, Heard, Lost
from claim.wire.client import NOT_AGAIN, PAUSES, SECONDS_TO_ANSWER, Refusal, Server, link_read
from claim.wire.messages import Error, Hello, Move, Received, Refused, Sent, Update, View
from claim.wire.tables import Me, Person, Rematch, TableInfo

__all__ = ["Linked", "joined"]

_TOO_LATE: Final = ("began", "no-seat")
"""Why one cannot sit down at a table that one may watch."""
_SECONDS_TO_PART: Final = 1
_NO_CONNECTION: Final = Error("lost", "there is no connection to the server; it is tried again")


async def joined(url: str, name: str, *, spectate: bool = False) -> "Linked":
    """A place at the table that a link leads to: one's own seat, an open one, or one to watch from.

    Refused with a clear word if there is no such table, no such server, or something else answers there.
    """
    address, code = link_read(url.strip()) or ("", None)
    if code is None:
        raise ClaimError(f"{shown(url)} leads to no table: it looks like http://localhost:8400/t/K7MNQ2XA")
    return await asyncio.to_thread(_watching if spectate else _seated, address, code, name)


def _watching(address: str, code: str, _name: str) -> "Linked":
    """A place to watch from; nobody need know us for that."""
    server = Server(address)
    return Linked(server, server.ask("GET", f"/api/tables/{code}", TableInfo).code)


def _seated(address: str, code: str, name: str) -> "Linked":
    cookies = cookies_for(address)
    server = Server(address, cookies)
    path = f"/api/tables/{code}"
    table = server.ask("GET", path, TableInfo)
    server.ask("PUT", "/api/me", Me, Person(name))
    keep_cookies(cookies)
    if table.mine < 0 and any(seat.kind == "open" for seat in table.seats):
        try:
            server.ask("POST", f"{path}/seat", TableInfo)
        except Refusal as refusal:
            if refusal.code not in _TOO_LATE:
                raise
    return Linked(server, table.code)


class Linked:
    """A place at a table on a server."""

    is_hosted: Final = False

    def __init__(self, server: Server, code: str) -> None:
        self._server = server
        self._code = code
        self._heard: asyncio.Queue[Heard | None] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None
        """The connection; None while there is none."""
        self._number = 0
        """The number of the last view or update."""
        self._unanswered: Move | None = None
        """A move of which nothing was heard yet; sent again under its number it is made once."""
        self._is_new = False
        """Whether no view or update came through this connection yet."""
        self._is_lost = False
        self._is_closed = False

    @property
    def address(self) -> str:
        """See `Link.address`."""
        return f"{self._server.address}/t/{self._code}"

    async def messages(self) -> AsyncIterator[Heard]:
        """See `Link.messages`. It ends too when the server refuses for good; the last message says why."""
        self._listening = asyncio.create_task(self._listen(), name=self.address)
        while (message := await self._heard.get()) is not None:
            yield message

    async def send(self, message: Received) -> None:
        """See `Link.send`. While there is no connection a move waits for it; everything else is refused."""
        if isinstance(message, Move):
            self._unanswered = message
        try:
            if self._socket is not None:
                await self._tell(message)
                return
        except ConnectionClosed:
            pass  # who listens finds that out too
        if not isinstance(message, Move):
            self._heard.put_nowait(_NO_CONNECTION)

    async def take_seat(self) -> None:
        """See `Link.take_seat`: at a server's table everybody has a keyboard of their own."""

    async def pass_on(self) -> None:
        """See `Link.pass_on`."""

    async def values(self) -> Mapping[str, int] | None:
        """See `Link.values`: others play here too, so nothing is proven."""
        return None

    async def rematch(self, deal: Literal["new", "same"]) -> "Linked":
        """See `Link.rematch`. Who only watches goes where the players have gone."""
        path = f"/api/tables/{self._code}"
        table = await self._ask("GET", path)
        if table.mine >= 0:
            return Linked(self._server, (await self._ask("POST", f"{path}/rematch", Rematch(deal))).code)
        if table.rematch is None:
            raise ClaimError("nobody who played here has asked for a rematch")
        return Linked(self._server, table.rematch)

    async def record(self) -> str:
        """See `Link.record`."""
        data = await asyncio.to_thread(self._server.fetch, "GET", f"/api/tables/{self._code}/record")
        return data.decode()

    async def close(self) -> None:
        """See `Link.close`."""
        self._is_closed = True
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait((self._listening,))
        self._heard.put_nowait(None)

    async def _ask(self, method: str, path: str, body: object = None) -> TableInfo:
        return await asyncio.to_thread(self._server.ask, method, path, TableInfo, body)

    # The socket

    async def _listen(self) -> None:
        """Hear what the server says, through as many connections as it takes, until it refuses for good."""
        pauses = _pauses()
        while not self._is_closed:
            try:
                async with self._connected() as socket:
                    await self._greet(socket)
                    async for text in socket:
                        await self._hear(json.decode(text, type=Sent))
                        pauses = _pauses()
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == NOT_AGAIN:
                    self._give_up(f"the server refuses: {closed.rcvd.reason}")
                    return
            except DecodeError:
                self._give_up(f"{self._server.address} speaks otherwise than this program: another version?")
                return
            except (OSError, InvalidHandshake):
                pass  # the server restarts, or the network is away
            finally:
                self._socket = None
            if not self._is_lost:
                self._is_lost = True
                self._heard.put_nowait(Lost())
            await asyncio.sleep(next(pauses))

    def _connected(self) -> connect:
        address, headers = self._server.socket_address(self._code), self._server.headers
        return connect(
            address, additional_headers=headers, open_timeout=SECONDS_TO_ANSWER, close_timeout=_SECONDS_TO_PART
        )

    async def _greet(self, socket: ClientConnection) -> None:
        """The first word: what we have already, so that we get what we missed."""
        self._socket, self._is_new = socket, True
        if self._is_lost:
            self._is_lost = False
            self._heard.put_nowait(Found())
        await self._tell(Hello(self._number or None, extras=True))

    async def _hear(self, message: Sent) -> None:
        self._heard.put_nowait(message)
        move = self._unanswered
        if isinstance(message, View | Update):
            self._number = message.number
            is_first, self._is_new = self._is_new, False
            if move is not None and move.number != message.number:
                self._unanswered = None
            elif move is not None and is_first:
                await self._tell(move)
        elif isinstance(message, Refused) and move is not None and message.move == move.move:
            self._unanswered = None

    async def _tell(self, message: Received) -> None:
        assert self._socket is not None
        await self._socket.send(json.encode(message).decode())

    def _give_up(self, why: str) -> None:
        self._heard.put_nowait(Error("closed", why))
        self._heard.put_nowait(None)


def _pauses() -> Iterator[float]:
    """Seconds before each attempt to connect again: the last pause again and again."""
    return chain(PAUSES, repeat(PAUSES[-1]))
