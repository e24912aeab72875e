"""Crowds: a thousand connections that say nothing, requests that never end, readers that never read.

The server answers others meanwhile, and lets go of all of them. `CLAIM_TESTS=thorough` sends more of each.
"""

import asyncio
import resource
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest

from claim.wire.messages import Update, View
from claim.wire.tables import NewTable
from tests.server.crash.process import Server, serving, watching
from tests.server.crash.raw import TEXT, RawSocket, frame, handshake
from tests.server.crash.tables import THOROUGH
from tests.server.player import Player, eventually

SILENT: Final = 3000 if THOROUGH else 1000
"""Sockets that say nothing."""
SPEECHLESS: Final = 1000 if THOROUGH else 100
"""Connections of each kind that do not even ask for one."""
PROMPT: Final = 5.0
"""Seconds in which anybody else is answered meanwhile."""
RELEASED: Final = 30.0
"""Seconds after which all have been let go."""
POLICY: Final = 1008

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(autouse=True)
def many_files() -> Iterator[None]:
    """Let this process open as many connections as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * SILENT + 4 * SPEECHLESS + 200
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.skip(f"only {hard} files may be open here")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@asynccontextmanager
async def lines(server: Server, number: int, said: bytes) -> AsyncIterator[list[Line]]:
    """So many connections on which this is said, and nothing more."""
    opened: list[Line] = []
    try:
        for _ in range(number):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(said)
            opened.append((reader, writer))
        yield opened
    finally:
        for _, writer in opened:
            writer.transport.abort()


async def prompt(server: Server) -> float:
    """How long an answer takes to somebody who asks decently."""
    began = time.monotonic()
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PROMPT) as web:
        (await web.get("/api/bots")).raise_for_status()
    return time.monotonic() - began


async def let_go(server: Server, files: int) -> None:
    """Wait until the server has closed all but so many files."""
    deadline = time.monotonic() + RELEASED
    while server.open_files > files and time.monotonic() < deadline:
        await asyncio.sleep(0.2)
    assert server.open_files <= files, f"{server.open_files - files} connections are kept"


async def test_a_thousand_connections_that_say_nothing_are_let_go(sqlite_storage_url: str, tmp_path: Path) -> None:
    async with serving(tmp_path, sqlite_storage_url) as server, watching(server) as house:
        guests = await house.guests(2)
        code = await house.begun(NewTable(seats=["me", "open"]), guests)
        async with guests[0].player(code) as one, guests[1].player(code) as other:
            for player in (one, other):
                await player.hear_a(View)
            await prompt(server)
            await asyncio.sleep(0.5)
            files, memory = server.open_files + 5, server.memory
            socket = handshake(f"/api/tables/{code}/socket", {})
            async with lines(server, SILENT, socket) as silent:
                assert await prompt(server) < PROMPT
                mover = one if one.legal else other
                await mover.move(mover.legal[0])
                async with asyncio.timeout(PROMPT):
                    await asyncio.gather(one.hear_a(Update), other.hear_a(Update))
                for reader, _ in silent:  # each was let in, and is told why it is sent away
                    async with asyncio.timeout(RELEASED):
                        told = await reader.read()
                    assert told.startswith(b"HTTP/1.1 101")
                    assert POLICY.to_bytes(2, "big") + b"no hello came" in told
            await let_go(server, files)
            assert server.memory - memory < 40_000 * SILENT
            assert await prompt(server) < PROMPT
        server.check_log("Guest")


async def test_connections_that_never_finish_what_they_say_are_let_go(sqlite_storage_url: str, tmp_path: Path) -> None:
    begun = (
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n",
    )
    async with serving(tmp_path, sqlite_storage_url) as server:
        await prompt(server)
        await asyncio.sleep(0.5)
        files = server.open_files + 5
        async with (
            lines(server, SPEECHLESS, begun[0]),
            lines(server, SPEECHLESS, begun[1]) as dripping,
            lines(server, SPEECHLESS, begun[2]) as dribbling,
            lines(server, SPEECHLESS, begun[3]),
        ):
            until = time.monotonic() + 8  # to go on slowly does not help
            while time.monotonic() < until:
                for _, writer in (*dripping, *dribbling):
                    writer.write(b"a" if (_, writer) in dribbling else b"X: y\r\n")
                await asyncio.sleep(1)
            assert await prompt(server) < PROMPT
            await let_go(server, files)
        server.check_log()


async def test_only_so_many_sockets_are_open_from_one_address(sqlite_storage_url: str, tmp_path: Path) -> None:
    async with serving(tmp_path, sqlite_storage_url, sockets=10) as server, watching(server) as house:
        code = await house.begun(NewTable(), [await house.guest()])
        first = [await RawSocket.opened(server, code) for _ in range(10)]
        assert {line.status for line in first} == {101}
        refused = await RawSocket.opened(server, code)
        assert refused.status == 403
        for line in first[:5]:
            line.abandon()

        async def is_let_in() -> None:
            line = await RawSocket.opened(server, code)
            line.abandon()
            assert line.status == 101

        await eventually(is_let_in)
        for line in (refused, *first[5:]):
            line.abandon()


async def test_who_never_reads_stops_nobody_and_is_let_go(sqlite_storage_url: str, tmp_path: Path) -> None:
    hello = frame(TEXT, b'{"type":"hello","extras":true}')
    async with serving(tmp_path, sqlite_storage_url) as server, watching(server) as house:
        guests = await house.guests(2)
        code = await house.begun(NewTable(seats=["me", "open"]), guests)
        await prompt(server)
        await asyncio.sleep(0.5)
        files, memory = server.open_files + 8, server.memory
        async with guests[0].player(code) as one, guests[1].player(code) as other:
            playing = asyncio.gather(*(_play_slowly(player) for player in (one, other)))
            stuck = [await RawSocket.opened(server, code, narrow=True) for _ in range(5)]
            greeting = [asyncio.create_task(_greet(line, hello)) for line in stuck]
            assert await prompt(server) < PROMPT
            async with asyncio.timeout(90):
                await playing
            for line, task in zip(stuck, greeting, strict=True):
                assert await line.is_cut(40), "who does not read is not cut off"
                task.cancel()
        await let_go(server, files)
        assert server.memory - memory < 60_000_000
        server.check_log("Guest")


async def _greet(line: RawSocket, hello: bytes) -> None:
    """Ask for the whole view again and again, and read nothing."""
    while True:
        try:
            await line.send(hello)
        except ConnectionError:
            return
        await asyncio.sleep(0.004)


async def _play_slowly(player: Player) -> None:
    """Play a game; between a move and its update there may be no more than a moment."""
    await player.hear_a(View)
    lots = Random(player.seat)
    while player.table is None or player.table.state != "over":
        if player.legal:
            sent = time.monotonic()
            await player.move(lots.choice(player.legal))
            await player.hear_a(Update)
            assert time.monotonic() - sent < PROMPT
            await asyncio.sleep(0.1)
        else:
            await player.hear()
