"""The workers of one server, processes without a bus, and a bus that fails: games go on, a little slower."""

import asyncio
import os
import signal
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Final

import pytest

from claim.wire.messages import Update
from claim.wire.tables import NewTable
from tests.games import KINDS
from tests.server.crash.city import check_presence, city_of, seated
from tests.server.crash.process import Server, serving, watching
from tests.server.crash.tables import THOROUGH, Company, at_random, invited
from tests.server.player import PATIENCE
from tests.server.services import NotHere, redis

AWHILE: Final = 60.0 if THOROUGH else 4.0
"""Seconds for games between processes that have to look for news by themselves, once a second."""


# Workers


async def test_workers_of_one_server_play_and_know_who_is_there(sqlite_storage_url: str, tmp_path: Path) -> None:
    lots = Random(2)
    async with serving(tmp_path, sqlite_storage_url, "--workers", "2") as server, watching(server) as house:
        games = [await invited([house], at_random(lots, kind=kind), lots) for kind in KINDS]
        async with asyncio.timeout(120):
            await asyncio.gather(*(game.play(lots) for game in games))
        for game in games:
            await game.check()
        await asyncio.gather(*(check_presence([house]) for _ in range(4)))
        server.check_log("Guest")


async def test_a_worker_that_is_killed_is_replaced_and_its_games_go_on(sqlite_storage_url: str, tmp_path: Path) -> None:
    lots = Random(3)
    async with serving(tmp_path, sqlite_storage_url, "--workers", "2") as server, watching(server) as house:
        games = [await invited([house], at_random(lots, kind=kind), lots, slow=0.1) for kind in KINDS]
        playing = asyncio.gather(*(game.play(lots) for game in games))
        for _ in range(2):
            await asyncio.sleep(1)
            os.kill(lots.choice(_serving_workers(server)), signal.SIGKILL)
        async with asyncio.timeout(120):
            await playing
        for game in games:
            await game.check()
        server.kill()
        assert not server.workers_left(15.0), "workers outlived their server"
        await server.revive()


def _serving_workers(server: Server) -> list[int]:
    """The processes that serve: children of the first that have the socket open."""
    found = []
    for pid in server.workers:
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        parent = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        if parent == server.pid and b"spawn_main" in command:
            found.append(pid)
    return found


# Without a bus


async def test_processes_that_cannot_nudge_each_other_find_out_by_themselves(storage_url: str, tmp_path: Path) -> None:
    lots = Random(storage_url.partition(":")[0])
    async with city_of(tmp_path, storage_url) as city:
        games = [await invited(city.houses, at_random(lots, kind=kind), lots) for kind in KINDS]
        playing = [asyncio.create_task(game.play(lots)) for game in games]
        await asyncio.wait(playing, timeout=AWHILE)
        for game, task in zip(games, playing, strict=True):
            await _goes_on(game, 3)
            await _check_so_far(game, task)


async def test_games_go_on_when_the_bus_fails(sqlite_storage_url: str, tmp_path: Path) -> None:
    lots = Random(5)
    with ExitStack() as bus:
        try:
            url = bus.enter_context(redis())
        except NotHere as why:
            pytest.skip(str(why))
        async with city_of(tmp_path, sqlite_storage_url, "--redis", url, trouble=True) as city:
            games = [
                await invited(city.houses, at_random(lots, kind=kind, bots=False), lots, slow=0.2) for kind in KINDS
            ]
            playing = [asyncio.create_task(game.play(lots)) for game in games]
            await asyncio.sleep(1)
            await asyncio.to_thread(bus.close)
            before = [len(await city.houses[0].log(game.code)) for game in games]
            await asyncio.wait(playing, timeout=AWHILE)
            for game, task, length in zip(games, playing, before, strict=True):
                await _goes_on(game, length + 1)
                await _check_so_far(game, task)


async def _goes_on(game: Company, entries: int) -> None:
    """More than so many entries are made; on a busy machine that takes a while."""
    async with asyncio.timeout(PATIENCE):
        while len(await game.house.log(game.code)) <= entries:
            await asyncio.sleep(0.05)


async def _check_so_far(game: Company, playing: "asyncio.Task[None]") -> None:
    """End a game that is being played, or is over: everything is right with it."""
    is_over = playing.done()
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    for survivor in game.survivors:
        await survivor.disconnect()
    await game.check(is_over=is_over)


# One of two dies


async def test_another_process_lets_the_bot_move_when_its_own_died(
    sqlite_storage_url: str, redis_url: str, tmp_path: Path
) -> None:
    """The one where the last move was made would let the bot think; it dies before the bot has moved."""
    options = "--redis", redis_url, "--set", "pace=1500"
    rules = NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "simple", "open"])
    async with city_of(tmp_path, sqlite_storage_url, *options) as city:
        async with seated(city.houses, rules) as (here, there):
            mover = there
            while not (mover is here and there.eyes.turn is not None and there.eyes.turn.to_move == 1):
                mover = here if here.legal else there
                if mover.legal:
                    await mover.move(mover.legal[0])
                await asyncio.gather(here.hear_a(Update), there.hear_a(Update))
            so_far = len(await city.houses[1].log(there.code))
            city.servers[0].kill()
            async with asyncio.timeout(20):
                while len(log := await city.houses[1].log(there.code)) == so_far:
                    await there.hear_a(Update)  # perhaps still of what was there before
            assert log[so_far].seat == 1
        await city.servers[0].revive()
