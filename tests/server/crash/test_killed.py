"""`kill -9`, whatever the server does: no committed move is lost, and nothing is told that is not committed.

So it is when the database or the bus fails. `CLAIM_TESTS=thorough` kills many more times.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import text

from claim.server.database import Database
from tests.games import KINDS
from tests.server.crash.process import serving, watching
from tests.server.crash.tables import THOROUGH, at_random, invited

KILLS: Final = 60 if THOROUGH else 3
"""How often a server is killed."""
SLOW: Final = 0.06
"""Seconds that players think at most."""


async def test_games_go_on_where_they_were_when_the_server_is_killed_again_and_again(
    storage_url: str, tmp_path: Path
) -> None:
    lots = Random(storage_url.partition(":")[0])
    kills = 0
    async with serving(tmp_path, storage_url) as server, watching(server) as house:
        while kills < KILLS:
            games = [await invited([house], at_random(lots, kind=kind), lots, slow=SLOW) for kind in KINDS]
            playing = asyncio.gather(*(game.play(lots) for game in games))
            while not playing.done() and kills < KILLS:
                await asyncio.wait((playing,), timeout=0.1 + lots.random() * 0.6)
                if not playing.done():
                    server.kill()
                    kills += 1
                    assert not server.workers_left(5.0), "bots outlived their server"
                    await server.revive()
            async with asyncio.timeout(120):
                await playing
            for game in games:
                await game.check()
        server.check_log("Guest")


async def test_games_go_on_when_the_database_drops_its_connections(postgresql_storage_url: str, tmp_path: Path) -> None:
    lots = Random(1)
    drop = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name")
    place, _, name = postgresql_storage_url.rpartition("/")
    administrator = Database(f"{place}/postgres")
    async with serving(tmp_path, postgresql_storage_url) as server, watching(server) as house:
        games = [await invited([house], at_random(lots, kind=kind), lots, slow=SLOW, audited=False) for kind in KINDS]
        playing = asyncio.gather(*(game.play(lots) for game in games))
        for _ in range(KILLS):
            await asyncio.wait((playing,), timeout=0.3)
            async with administrator.reading() as connection:
                await connection.execute(drop, {"name": name})
        async with asyncio.timeout(120):
            await playing
        for game in games:
            await game.check()
        server.check_log("Guest", trouble=True)
    await administrator.close()
