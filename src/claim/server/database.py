"""The database: SQLite in a file, or PostgreSQL by URL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from claim.errors import ClaimError, shown

__all__ = ["Database", "database_url"]

_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_BUSY_SECONDS: Final = 15
_PRAGMAS: Final = (
    f"PRAGMA busy_timeout = {_BUSY_SECONDS * 1000}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a committed move survives a power cut
    "PRAGMA foreign_keys = ON",
)


def database_url(text: str) -> URL:
    """The URL with the driver this server uses; refused if it names no database this server knows."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise ClaimError(
            f"{shown(text)} is no database URL; write sqlite:///games.db or postgresql://host/name"
        ) from None
    kind = url.get_backend_name() if url.drivername not in _DRIVERS else url.drivername
    if kind not in _DRIVERS:
        raise ClaimError(f"there is no support for {shown(kind)}: the database is sqlite:///… or postgresql://…")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise ClaimError("SQLite needs a file: write sqlite:///games.db, or sqlite:////home/me/games.db")
    return url.set(drivername=_DRIVERS[kind])


class Database:
    """Connections to the one database of a server."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._engine: AsyncEngine = _engine(self.url, self.is_sqlite)
        self._alone = self._engine if self.is_sqlite else self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._together = self._engine.execution_options(together=True)
        # SQLite lets one write at a time; waiting in turn here is quicker than polling for its lock.
        self._turn = asyncio.Lock() if self.is_sqlite else nullcontext()

    def make_folder(self) -> None:
        """Make the folder of a SQLite file, for its owner alone, if it is not there."""
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which each statement sees what is committed when it runs."""
        async with self._alone.connect() as connection:
            yield connection

    @asynccontextmanager
    async def adding(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which each statement is committed when it returns. On SQLite nobody else writes meanwhile."""
        async with self._turn, self._alone.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed when the block ends. On SQLite nobody else writes meanwhile."""
        async with self._turn, self._together.begin() as connection:
            yield connection


def _engine(url: URL, is_sqlite: bool) -> AsyncEngine:
    if not is_sqlite:
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=12, pool_reset_on_return=None, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    """Take beginning and ending transactions out of the driver's hands, and set the file up."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction as its writer at once, so that it never fails halfway; a statement alone needs none."""
    if connection.get_execution_options().get("together"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
