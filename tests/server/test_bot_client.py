"""`claim bot-client`: our bots at any table of any server, and clear words when that cannot be."""

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from claim.wire.tables import NewTable
from tests.server.player import PATIENCE, House, eventually, served
from tests.server.services import free_port

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with served(tmp_path_factory.mktemp("house")) as house:
        yield house


async def started(*arguments: str) -> Process:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("CLAIM_")}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "claim.cli", "bot-client", *arguments, env=clean, stdout=PIPE, stderr=PIPE
    )


async def finished(process: Process) -> tuple[int, list[str], str]:
    """How it ended, what it said and what it complained about."""
    out, error = await asyncio.wait_for(process.communicate(), 2 * PATIENCE)
    assert process.returncode is not None
    return process.returncode, out.decode().splitlines(), error.decode()


async def run(*arguments: str) -> tuple[int, list[str], str]:
    return await finished(await started(*arguments))


async def link_of(process: Process) -> str:
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    return line.removeprefix("Playing at ").strip()


# Playing


async def test_it_makes_a_table_and_plays_games(house: House) -> None:
    status, said, complaints = await run(
        house.url, "--new", "me,random", "--games", "2", "--deck", "claim2", "--heroes", "--name", "Automat"
    )
    assert (status, complaints) == (0, "")
    assert [bool(re.fullmatch(r"Playing at http://127.0.0.1:\d+/t/\w{8}", line)) for line in said] == [True, False] * 2
    assert all(re.fullmatch(r"(Won|Lost|Drawn): (1-0|0-1|1/2-1/2)", line) for line in said[1::2])
    code = said[0].rpartition("/")[2]
    stored = await house.stored(code)
    assert stored.seats[0].name == "Automat"
    assert stored.rules.heroes
    assert set(stored.rules.deck.split()) == {"Gn", "Gi", "Dr", "Tr", "Se"}
    assert stored.rematch == said[2].rpartition("/")[2]


@pytest.mark.parametrize("path", ["/t/{code}", "/api/tables/{code}", "/t/{code}?from=friend"])
async def test_it_joins_by_the_link(house: House, path: str) -> None:
    host = await started(f"{house.url}/", "--new", "me,open", "--bot", "random")
    link = await link_of(host)
    guest = run(link.replace("/t/", path.partition("{")[0]) + path.partition("}")[2])
    (status, said, complaints), (host_status, _, _) = await asyncio.gather(guest, finished(host))
    assert (status, host_status, complaints) == (0, 0, "")
    assert len(said) == 2


async def test_it_plays_on_when_the_server_restarts(tmp_path: Path) -> None:
    port = free_port()
    async with served(tmp_path, pace=60, port=port) as before:
        process = await started(before.url, "--new", "me,simple")
        code = (await link_of(process)).rpartition("/")[2]
        await eventually(lambda: _has_moves(before, code, 6))
    async with served(tmp_path, port=port):
        status, said, complaints = await finished(process)
    assert (status, complaints) == (0, "")
    assert re.fullmatch(r"(Won|Lost|Drawn): .*", said[-1])


async def _has_moves(house: House, code: str, moves: int) -> None:
    assert len(await house.log(code)) >= moves


# What cannot be


@asynccontextmanager
async def another_server() -> AsyncIterator[str]:
    """A web server that is none of ours."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: *(\d+)", head, re.IGNORECASE)
        await reader.readexactly(int(length[1]) if length else 0)  # what is left unread would reset the line
        writer.write(b"HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\r\n<h1>Hello</h1>")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize("link", ["localhost:8400", "ftp://localhost/t/K7MNQ2XA", "http://localhost:8400", "K7MNQ2XA"])
async def test_a_link_that_leads_to_no_table(link: str) -> None:
    status, said, complaints = await run(link)
    assert (status, said) == (2, [])
    assert complaints.startswith(f'claim: "{link}" leads to no table: it looks like http://')


async def test_a_server_that_is_not_there() -> None:
    address = f"http://127.0.0.1:{free_port()}"
    status, said, complaints = await run(f"{address}/t/K7MNQ2XA")
    assert (status, said) == (2, [])
    assert complaints.startswith(f"claim: {address} cannot be reached: ")
    assert len(complaints.splitlines()) == 1


async def test_a_server_that_is_another() -> None:
    async with another_server() as address:
        status, said, complaints = await run(f"{address}/t/K7MNQ2XA")
    assert (status, said) == (2, [])
    assert complaints == f"claim: {address} answers, but not as a Claim server does\n"


async def test_a_table_that_is_full_or_not_there(house: House) -> None:
    full = await house.begun(NewTable(), [await house.guest()])
    for code, words in ((full, "begun without you"), ("AAAA2222", "there is no table AAAA2222")):
        status, said, complaints = await run(f"{house.url}/t/{code}")
        assert (status, said) == (2, [])
        assert complaints.startswith("claim: the server refuses: ")
        assert words in complaints


async def test_options_that_make_no_sense(house: House) -> None:
    for options, words in (
        (("--bot", "nobody"), "there is no bot 'nobody'"),
        (("--new", "me,nobody"), "not 'nobody'"),
        (("--new", "me"), "1 players"),
        (("--new", "me,open", "--deck", "nonsense"), "nonsense"),
        (("--name", "x" * 30, "--new", "me,simple"), "24"),
        (("--games", "0"), "--games"),
    ):
        status, said, complaints = await run(house.url, *options)
        assert (status, said) == (2, [])
        assert words in complaints
