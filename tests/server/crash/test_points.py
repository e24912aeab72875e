"""Death at every point between a message and its answer: before, during and after the commit, half of them told."""

import asyncio
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest

from tests.games import KINDS
from tests.server.crash.process import serving, watching
from tests.server.crash.tables import THOROUGH, Company, at_random, invited
from tests.server.player import eventually

DEADLY: Final = ("judged", "adding", "committed", "folded", "told", "held", "thought")
ROUNDS: Final = 8 if THOROUGH else 1
AT_COMMITS: Final = ("adding", "committed", "told")
"""Those where the database makes a difference."""
SLOW: Final = 0.02


async def test_death_at_any_point_loses_nothing_and_tells_nothing_too_early(storage_url: str, tmp_path: Path) -> None:
    lots = Random(storage_url.partition(":")[0])
    deadly = DEADLY if THOROUGH or storage_url.startswith("sqlite") else AT_COMMITS
    points = [point for _ in range(ROUNDS) for point in lots.sample(deadly, len(deadly))]
    died: list[str] = []
    async with serving(tmp_path, storage_url) as server, watching(server) as house:
        while points:
            games = [await invited([house], at_random(lots, kind=kind), lots, slow=SLOW) for kind in KINDS]
            playing = asyncio.create_task(_played(games, lots))
            while points and not playing.done():
                server.kill()
                server.module = ("tests.server.crash.doomed", points[-1], str(lots.randint(1, 25)))
                server.start()  # it may die before it has ever answered anybody but those who play
                death = asyncio.create_task(server.dead())
                await asyncio.wait((playing, death), return_when=asyncio.FIRST_COMPLETED)
                if death.done():
                    died.append(points.pop())
                server.kill()
                await death
            server.module = ("claim.cli",)
            await server.revive()
            await _finished(games, playing)
        server.check_log("Guest")
    assert set(died) == set(deadly)


async def test_nobody_is_told_while_a_commit_is_under_way(sqlite_storage_url: str, tmp_path: Path) -> None:
    lots = Random(3)
    module = ("tests.server.crash.doomed", "late", "1")
    async with serving(tmp_path, sqlite_storage_url, module=module) as server, watching(server) as house:
        games = [await invited([house], at_random(lots, kind=kind, bots=False), lots) for kind in KINDS[:3]]
        await _finished(games, asyncio.create_task(_played(games, lots)))


async def test_a_game_whose_end_was_not_noted_is_over_all_the_same(sqlite_storage_url: str, tmp_path: Path) -> None:
    lots = Random(4)
    module = ("tests.server.crash.doomed", "ending", "1")
    async with serving(tmp_path, sqlite_storage_url, module=module) as server, watching(server) as house:
        game = await invited([house], at_random(lots, kind="two", bots=False), lots)
        playing = asyncio.create_task(_played([game], lots))
        await server.dead()
        with pytest.raises(AssertionError, match="nothing is noted"):
            await house.result(game.code)
        server.module = ("claim.cli",)
        await server.revive()
        await _finished([game], playing)
        async with httpx.AsyncClient(base_url=server.url, cookies=game.survivors[0].cookies, trust_env=False) as web:
            assert (await web.get(f"/api/tables/{game.code}/record")).status_code == 200
            assert [line["state"] for line in (await web.get("/api/me/tables")).json()] == ["over"]
        assert await eventually(lambda: house.result(game.code)) == (await house.table(game.code)).result


async def test_who_sat_down_when_the_server_died_sits_there_once(sqlite_storage_url: str, tmp_path: Path) -> None:
    lots = Random(5)
    module = ("tests.server.crash.doomed", "seated", "1")
    async with serving(tmp_path, sqlite_storage_url, module=module) as server, watching(server) as house:
        one, other = await house.guests(2)
        rules = at_random(lots, kind="two", bots=False)
        code = str((await one.ask("POST", "/api/tables", rules))["code"])
        with pytest.raises(httpx.TransportError):
            await other.ask("POST", f"/api/tables/{code}/seat")
        server.module = ("claim.cli",)
        await server.dead()
        await server.revive()
        assert (await other.ask("GET", f"/api/tables/{code}"))["state"] == "playing"
        seated = await other.ask("POST", f"/api/tables/{code}/seat")
        assert [seat["name"] for seat in seated["seats"]].count("Guest 1") == 1
        assert seated["mine"] >= 0


async def _played(games: list[Company], lots: Random) -> None:
    await asyncio.gather(*(game.play(lots) for game in games))


async def _finished(games: list[Company], playing: "asyncio.Task[None]") -> None:
    async with asyncio.timeout(120):
        await playing
    for game in games:
        await game.check()
