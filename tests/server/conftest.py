"""Databases, Redis and servers for tests: `storage_url` is tried with SQLite and with PostgreSQL."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import text

from claim.server.database import Database
from claim.server.people import People
from claim.server.storage import Storage
from tests.server import services
from tests.server.visitors import Visitors, visited


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    """A PostgreSQL server of our own, without the name of a database."""
    try:
        with services.postgresql() as url:
            yield url
    except services.NotHere as why:
        pytest.skip(f"no PostgreSQL to test with: {why}")


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A Redis server of our own."""
    try:
        with services.redis() as url:
            yield url
    except services.NotHere as why:
        pytest.skip(f"no Redis to test with: {why}")


@pytest.fixture
def sqlite_storage_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgresql_storage_url(postgresql_url: str) -> Iterator[str]:
    """A new, empty database on PostgreSQL."""
    name = f"claim_{secrets.token_hex(6)}"
    asyncio.run(_run_sql(postgresql_url, f"CREATE DATABASE {name}"))
    yield f"{postgresql_url}/{name}"
    asyncio.run(_run_sql(postgresql_url, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=["sqlite", "postgresql"])
def storage_url(request: pytest.FixtureRequest) -> str:
    """A new, empty database of either kind."""
    return str(request.getfixturevalue(f"{request.param}_storage_url"))


@pytest_asyncio.fixture
async def storage(storage_url: str) -> AsyncIterator[Storage]:
    """An open storage of either kind."""
    opened = Storage(Database(storage_url))
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def people(storage: Storage) -> People:
    """The people of that storage."""
    return People(storage.database)


@pytest_asyncio.fixture
async def visitors(sqlite_storage_url: str) -> AsyncIterator[Visitors]:
    """A server in this process, and whoever visits it."""
    async with visited(sqlite_storage_url) as visitors:
        yield visitors


async def _run_sql(url: str, statement: str) -> None:
    database = Database(f"{url}/postgres")
    async with database.adding() as connection:
        await connection.execute(text(statement))
    await database.close()
