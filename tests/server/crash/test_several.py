"""Several processes on one database: everybody hears everything, wherever they are connected, and all is done once."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import pytest

from claim.wire.messages import Move, Refused, Resign, Said, Say, TableChanged, Update, View
from claim.wire.tables import NewTable
from tests.games import KINDS
from tests.server.crash.audit import Auditor
from tests.server.crash.process import Server, serving, watching
from tests.server.crash.survivor import Survivor
from tests.server.crash.tables import THOROUGH, Company, at_random
from tests.server.player import Guest, House, Player, eventually

GAMES: Final = 20 if THOROUGH else 1
"""Games of each kind."""
SETUPS: Final = ("sqlite", "sqlite and redis", "postgresql", "postgresql and redis")
DUEL: Final = NewTable(seats=["me", "open"])
CLOSE: Final = 3.0
"""Seconds in which news have to reach the other process."""


@dataclass
class City:
    """Two servers on one database."""

    servers: list[Server]
    houses: list[House]

    async def begun(self, rules: NewTable, lots: Random) -> tuple[str, list[Guest]]:
        """A table, with people who are connected here and there."""
        number = sum(seat in ("me", "open") for seat in rules.seats)
        guests = [await self.houses[person % 2].guest(f"Guest {person}") for person in range(number)]
        lots.shuffle(guests)
        return await self.houses[0].begun(rules, guests), guests


@pytest.fixture(params=SETUPS)
def places(request: pytest.FixtureRequest) -> tuple[str, tuple[str, ...]]:
    """A database, and the options for servers on it."""
    kind, _, bus = str(request.param).partition(" and ")
    url = str(request.getfixturevalue(f"{kind}_storage_url"))
    return url, ("--redis", str(request.getfixturevalue("redis_url"))) if bus else ()


@asynccontextmanager
async def built(folder: Path, url: str, options: Sequence[str], **settings: object) -> AsyncIterator[City]:
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(serving(folder, url, *options, **settings)) for _ in range(2)
        ]
        houses = [await stack.enter_async_context(watching(server)) for server in servers]
        yield City(servers, houses)
        for server in servers:
            server.check_log("Guest")


async def test_players_at_different_processes_play_whole_games(
    places: tuple[str, tuple[str, ...]], tmp_path: Path
) -> None:
    url, options = places
    lots = Random(1)
    async with built(tmp_path, url, options, workers_nearby="") as city:
        ...
