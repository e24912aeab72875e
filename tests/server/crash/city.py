"""Several servers on one database, and people who are connected to different ones."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from claim.wire.messages import View
from claim.wire.tables import NewTable
from tests.server.crash.process import Server, serving, watching
from tests.server.player import House, Player

__all__ = ["DUEL", "City", "check_presence", "city_of", "seated"]

DUEL: Final = NewTable(seats=["me", "open"])
SOON: Final = 5.0
"""Seconds in which news have to reach everybody."""


@dataclass
class City:
    """Two servers on one database."""

    servers: list[Server]
    houses: list[House]


@asynccontextmanager
async def city_of(folder: Path, url: str, *options: str, trouble: bool = False) -> AsyncIterator[City]:
    """Two servers on one database, which may have trouble or not."""
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(folder, url, *options)) for _ in range(2)]
        yield City(servers, [await stack.enter_async_context(watching(server)) for server in servers])
        for server in servers:
            server.check_log("Guest", trouble=trouble)


@asynccontextmanager
async def seated(houses: Sequence[House], rules: NewTable = DUEL) -> AsyncIterator[list[Player]]:
    """People at a table, each connected to another of these houses."""
    number = sum(seat in ("me", "open") for seat in rules.seats)
    guests = [await houses[person % len(houses)].guest(f"Guest {person}") for person in range(number)]
    code = await houses[0].begun(rules, guests)
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(guest.player(code)) for guest in guests]
        for player in players:
            await player.hear_a(View)
        yield players


async def check_presence(houses: Sequence[House]) -> None:
    """Who comes, goes, comes back and closes one of several tabs is known at all of these houses."""
    async with seated(houses) as (one, other):
        await _told(one, [True, True])
        await other.disconnect()
        await _told(one, [True, False])
        await other.connect()
        await _told(one, [True, True])
        async with AsyncExitStack() as tabs:
            for house in (*houses, *houses, *houses):
                tab = await tabs.enter_async_context(Player(house, other.code, other.cookies))
                await tab.hear_a(View)
        await asyncio.sleep(1)
        await one.heard()
        await _told(one, [True, True])


async def _told(player: Player, present: list[bool]) -> None:
    """Somebody is soon told that these are there."""
    async with asyncio.timeout(SOON):
        while player.table is None or [seat.present for seat in player.table.seats] != present:
            await player.hear()
