"""A server in the process of the test, and people who visit it over HTTP, each with their own browser's cookies."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, cast

import httpx
from litestar import Litestar

from claim.server.application import application
from claim.server.database import Database
from claim.server.settings import Settings
from claim.server.storage import Storage
from claim.server.stored import StoredTable
from claim.table import Entry, Table
from claim.wire.houses import house_of

__all__ = ["BASE", "Visitors", "finish", "play_out", "visited"]

BASE = "http://claim.test"


class Visitors:
    """Whoever visits one server."""

    def __init__(self, app: Litestar, storage: Storage, leaving: AsyncExitStack) -> None:
        self.app = app
        self.storage = storage
        """The server's database, as only tests may look at it."""
        self._leaving = leaving

    async def stranger(self, address: str = "192.0.2.1", **headers: str) -> httpx.AsyncClient:
        """Somebody whom nobody knows yet."""
        transport = httpx.ASGITransport(cast(Any, self.app), client=(address, 50_000))
        return await self._leaving.enter_async_context(
            httpx.AsyncClient(transport=transport, base_url=BASE, headers=headers)
        )

    async def guest(self, name: str = "Mira", address: str = "192.0.2.1") -> httpx.AsyncClient:
        """Somebody with a name."""
        visitor = await self.stranger(address)
        (await visitor.put("/api/me", json={"name": name})).raise_for_status()
        return visitor

    async def stored(self, code: str) -> StoredTable:
        """A table as it is stored."""
        stored = await self.storage.stored(code)
        assert stored is not None
        return stored


@asynccontextmanager
async def visited(database: str, **settings: Any) -> AsyncIterator[Visitors]:
    """A server with these settings, ready to be visited."""
    app = application(Settings(database=database, **settings))
    storage = Storage(Database(database))
    async with AsyncExitStack() as leaving, _running(app):
        await storage.open()
        leaving.push_async_callback(storage.close)
        yield Visitors(app, storage, leaving)


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    """Let an application run in a task of its own: a fixture ends in another task than it began."""
    ready, leave = asyncio.Event(), asyncio.Event()

    async def run() -> None:
        async with app.lifespan():
            ready.set()
            await leave.wait()

    running = asyncio.create_task(run())
    await asyncio.wait((running, asyncio.create_task(ready.wait())), return_when=asyncio.FIRST_COMPLETED)
    try:
        yield
    finally:
        leave.set()
        ready.set()
        await running


async def finish(storage: Storage, stored: StoredTable) -> None:
    """Let the person at the first seat give up."""
    assert await storage.append(stored.id, Entry(1, stored.created + 1000, "resign", 0))


async def play_out(storage: Storage, stored: StoredTable, seed: int = 1) -> Table:
    """Play a game to its end with random moves, a second each."""
    assert stored.deal is not None
    assert stored.began is not None
    table, lots = Table(house_of(stored.rules), stored.deal, stored.began), Random(seed)
    while not table.is_over:
        position = table.game.position
        assert position.to_move is not None
        move = lots.choice(table.lots() or position.legal_moves())
        entry = Entry(table.length + 1, stored.began + 1000 * (table.length + 1), "move", position.to_move, str(move))
        assert await storage.append(stored.id, entry)
        table.add(entry)
    return table
