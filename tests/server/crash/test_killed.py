"""`kill -9`, whatever the server does: no committed move is lost, and nothing is told that is not committed.

`CLAIM_TESTS=thorough` kills many more times.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.games import KINDS
from tests.server.crash.process import serving, watching
from tests.server.crash.tables import THOROUGH, at_random, invited

KILLS: Final = 60 if THOROUGH else 6
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
