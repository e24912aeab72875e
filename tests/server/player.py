"""A server in the loop of the test, and clients that play on it over the wire as anybody's would."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Final, Self, TypeVar
from unittest.mock import patch

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from claim.rules import BYSTANDER, Deal
from claim.server.application import application
from claim.server.conduct import Conduct
from claim.server.database import Database
from claim.server.settings import Settings
from claim.server.storage import Storage
from claim.server.stored import StoredTable
from claim.table import Entry, Table
from claim.wire.houses import house_of
from claim.wire.messages import Error, Hello, Move, Ping, Pong, Received, Refused, Sent, TableChanged, Update, View
from claim.wire.reading import Eyes
from claim.wire.tables import NewTable, TableInfo

__all__ = ["PATIENCE", "Guest", "House", "Player", "eventually", "served"]

PATIENCE: Final = 30.0
"""Seconds until a test gives up waiting for a message."""
_UNLIMITED: Final[dict[str, Any]] = {
    "port": 0, "pace": 0, "requests": 1_000_000, "messages": 1_000_000, "sockets": 10_000, "open_tables": 1_000_000,
}  # fmt: skip

Kind = TypeVar("Kind", bound=Sent)
Result = TypeVar("Result")


class House:
    """A running server, and its database as only tests may look at it."""

    def __init__(self, url: str, storage: Storage) -> None:
        self.url = url
        self.storage = storage

    def socket_url(self, code: str) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"

    async def guest(self, name: str = "Mira") -> "Guest":
        """Somebody new, with a cookie."""
        async with httpx.AsyncClient(base_url=self.url, trust_env=False) as web:
            answer = await web.put("/api/me", json={"name": name})
            answer.raise_for_status()
            return Guest(self, dict(web.cookies))

    async def guests(self, number: int) -> list["Guest"]:
        return [await self.guest(f"Guest {person}") for person in range(number)]

    async def begun(self, rules: NewTable, people: Sequence["Guest"], deal: Deal | None = None) -> str:
        """The code of a table where these people sit, with these cards if they are given."""
        open_seats = [seat for seat in rules.seats if seat in ("me", "open")]
        assert len(open_seats) == len(people)
        if deal is None:
            code = str((await people[0].ask("POST", "/api/tables", rules))["code"])
            for person in people[1:]:
                await person.ask("POST", f"/api/tables/{code}/seat")
            return code
        dealing = Storage(self.storage.database, draw=lambda _: deal)
        ids = [await person.id() for person in people]
        stored = await dealing.create(ids[0], rules)
        for person_id in ids[1:]:
            stored = await dealing.take_seat(stored.code, person_id)
        return stored.code

    async def stored(self, code: str) -> StoredTable:
        stored = await self.storage.stored(code)
        assert stored is not None
        return stored

    async def log(self, code: str) -> list[Entry]:
        return await self.storage.entries((await self.stored(code)).id)

    async def result(self, code: str) -> str:
        """The result that is noted for a table; there is none before the game is over."""
        result = (await self.stored(code)).result
        assert result is not None, "nothing is noted"
        return result

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Storage]:
        """The storage of another process, to add to logs with."""
        other = Storage(Database(self.storage.database.url.render_as_string(hide_password=False)))
        await other.open()
        try:
            yield other
        finally:
            await other.close()

    async def table(self, code: str, entries: int | None = None) -> Table:
        """The table as the database has it, after so many of its entries."""
        stored = await self.stored(code)
        assert stored.deal is not None
        assert stored.began is not None
        log = await self.log(code)
        return Table(house_of(stored.rules), stored.deal, stored.began, log[:entries])


async def eventually(attempt: Callable[[], Awaitable[Result]]) -> Result:
    """What comes of something that fails at first, since others have to do something before."""
    tries = 300
    while True:
        try:
            return await attempt()
        except (AssertionError, InvalidStatus):
            tries -= 1
            if not tries:
                raise
            await asyncio.sleep(0.05)


@asynccontextmanager
async def served(folder: Path, conduct: dict[str, Any] | None = None, **settings: Any) -> AsyncIterator[House]:
    """A server on a free port, with limits out of the way unless they are set."""
    wanted = Settings(**{**_UNLIMITED, "database": f"sqlite:///{folder / 'tables.db'}", **settings})
    usual = Conduct.of(wanted)
    async with AsyncExitStack() as stack:
        with patch.object(Conduct, "of", lambda _: replace(usual, **(conduct or {}))):
            app = application(wanted)
        port = await stack.enter_async_context(_running(app, wanted))
        watching = Database(wanted.database)
        stack.push_async_callback(watching.close)
        yield House(f"http://127.0.0.1:{port}", Storage(watching))


@asynccontextmanager
async def _running(app: Litestar, settings: Settings) -> AsyncIterator[int]:
    config = uvicorn.Config(
        app,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield int(server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await task


class Guest:
    """Somebody with a cookie."""

    def __init__(self, house: House, cookies: dict[str, str]) -> None:
        self.house = house
        self.cookies = cookies

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request."""
        content = None if body is None else msgspec.json.encode(body)
        async with httpx.AsyncClient(base_url=self.house.url, cookies=self.cookies, trust_env=False) as web:
            answer = await web.request(method, path, content=content, headers={"Content-Type": "application/json"})
            answer.raise_for_status()
            return answer.json() if answer.content else None

    async def id(self) -> int:
        """The number by which the database knows them."""
        return int(self.cookies["claim"].split(".")[1])

    def player(self, code: str, *, extras: bool = False) -> "Player":
        """A connection of theirs to a table."""
        return Player(self.house, code, self.cookies, extras=extras)


class Player:
    """A client at a table. It keeps every message it was sent, as it was sent."""

    def __init__(self, house: House, code: str, cookies: dict[str, str] | None = None, *, extras: bool = False) -> None:
        self.house = house
        self.code = code
        self.extras = extras
        self.eyes = Eyes()
        self.seat = BYSTANDER
        self.table: TableInfo | None = None
        self.texts: list[str] = []
        self.cookies = cookies or {}
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.disconnect()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None, "not connected"
        return self._socket

    async def connect(self, *, greet: bool = True, **options: Any) -> None:
        """Connect, and say hello with the number of what is known already."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self._socket = await connect(
            self.house.socket_url(self.code),
            additional_headers={"Cookie": cookies} if cookies else None,
            proxy=None,
            max_queue=None,
            **options,
        )
        if greet:
            await self.send(Hello(self.eyes.number or None, self.extras))

    async def disconnect(self) -> None:
        await self.socket.close()

    async def send(self, message: Received) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> Sent:
        """The next message, taken in."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        message: Sent = msgspec.json.decode(text, type=Sent)
        if isinstance(message, View | Update):
            self.eyes.take_in(message)
        if isinstance(message, View):
            self.seat = message.seat
        if isinstance(message, View | TableChanged):
            self.table = message.table
        return message

    async def hear_a(self, kind: type[Kind], when: Callable[[Kind], bool] = lambda _: True) -> Kind:
        """The next message of this kind for which something is true; others are taken in and passed over."""
        while True:
            message = await self.hear()
            if isinstance(message, kind) and when(message):
                return message

    async def heard(self) -> list[Sent]:
        """Everything that was sent up to now, by asking for a pong after it."""
        await self.send(Ping())
        messages: list[Sent] = []
        while not isinstance(message := await self.hear(), Pong):
            messages.append(message)
        return messages

    async def move(self, text: str, number: int | None = None) -> None:
        """Send a move, answering the last message unless another number is given."""
        await self.send(Move(self.eyes.number if number is None else number, text))

    async def play(self, lots: Random, pause: float = 0.0) -> None:
        """Make random moves whenever it is this seat's turn, each after a pause, until the game is over."""
        answered = 0
        while self.table is None or self.table.state != "over":
            if self.eyes.turn is not None and self.eyes.is_asked and self.eyes.number != answered:
                answered = self.eyes.number
                await asyncio.sleep(pause)
                await self.move(lots.choice(self.eyes.turn.legal))
            message = await self.hear()
            assert not isinstance(message, Error), message
            assert not isinstance(message, Refused) or message.code == "stale", message

    @property
    def legal(self) -> list[str]:
        """What may be played now."""
        return [] if self.eyes.turn is None else self.eyes.turn.legal

    def sees(self, table: Table) -> bool:
        """Whether all that was sent makes the view that these eyes should have of a table."""
        mine, theirs = self.eyes.view, table.view(self.seat)
        return replace(mine, legal=()) == replace(theirs, legal=()) and set(mine.legal) == set(theirs.legal)
