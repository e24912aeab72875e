"""A table on a server: sitting down by its link, playing, watching, and coming back when the line was cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from claim.errors import ClaimError
from claim.notation import read_record
from claim.server import clock
from claim.table import Entry
from claim.terminal.linked import Linked, joined
from claim.terminal.links import Found, Link, Lost
from claim.wire.client import NotOurs, Refusal, Unreachable
from claim.wire.messages import AskBack, Error, Refused, Resign, Said, Say, TableChanged, Update, View
from claim.wire.messages import Move as MoveMessage
from claim.wire.tables import NewTable
from tests.server.crash.process import serving
from tests.server.player import House, served
from tests.server.services import free_port
from tests.terminal.visitor import Visitor, chosen

pytestmark = pytest.mark.asyncio(loop_scope="module")

DUEL = NewTable(seats=["me", "open"])


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of this test."""
    monkeypatch.setenv("CLAIM_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with served(tmp_path_factory.mktemp("house")) as house:
        yield house


@asynccontextmanager
async def visiting(link: Link) -> AsyncIterator[Visitor]:
    try:
        yield Visitor(link)
    finally:
        await link.close()


async def open_table(house: House, rules: NewTable = DUEL) -> str:
    """The link of a table where somebody waits."""
    guest = await house.guest("Host")
    return f"{house.url}/t/{(await guest.ask('POST', '/api/tables', rules))['code']}"


def code_of(link: str) -> str:
    return link.rpartition("/")[2]


# Sitting down


async def test_a_whole_game_with_another_client(house: House) -> None:
    host = await house.guest("Host")
    rules = NewTable("Gn Gi Dr Tr Se", heroes=True, seats=["me", "open"])
    code = (await host.ask("POST", "/api/tables", rules))["code"]
    link = await joined(f"{house.url}/t/{code}", "Anna")
    assert (link.is_hosted, link.address) == (False, f"{house.url}/t/{code}")
    async with visiting(link) as visitor, host.player(code) as other:
        await asyncio.gather(visitor.play(), other.play(Random(2)))
        table = visitor.sight.table
        assert table is not None
        assert [seat.name for seat in table.seats] == ["Host", "Anna"]
        assert (table.mine, visitor.sight.seat, table.state) == (1, 1, "over")
        assert table.outcome is not None
        assert await link.values() is None
        record = read_record(await link.record())
        assert record.replay().position.is_over
        assert other.sees(await house.table(code))
        views = [message for message in visitor.heard if isinstance(message, View | Update)]
        assert all(message.votes is not None and message.told is not None for message in views)


async def test_a_table_that_waits(house: House) -> None:
    rules = NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "open", "open"])
    url = await open_table(house, rules)
    async with visiting(await joined(url, "Anna")) as visitor:
        await visitor.hear_a(View)
        assert (visitor.sight.has_begun, visitor.sight.seat) == (False, 1)
        await visitor.link.send(Say("hello"))
        assert (await visitor.hear_a(Error)).code == "waiting"
        third = await house.guest("Cleo")
        await third.ask("POST", f"/api/tables/{code_of(url)}/seat")
        await visitor.hear_a(View)
        assert visitor.sight.has_begun


async def test_one_gets_ones_seat_back(house: House, data: Path) -> None:
    url = await open_table(house)
    async with visiting(await joined(url, "Anna")) as visitor:
        await visitor.until(lambda sight: sight.has_begun)
        hand = visitor.sight.view.hands[1]
    (kept,) = (data / "servers").iterdir()
    assert kept.stat().st_mode & 0o077 == 0
    async with visiting(await joined(url, "Anna the Great")) as visitor:
        await visitor.until(lambda sight: sight.has_begun)
        assert (visitor.sight.seat, visitor.sight.view.hands[1]) == (1, hand)
        table = visitor.sight.table
        assert table is not None
        assert table.seats[1].name == "Anna the Great"


async def test_damaged_cookies_make_a_new_guest(house: House, data: Path) -> None:
    url = await open_table(house, NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "open", "open"]))
    await joined(url, "Anna")
    (kept,) = (data / "servers").iterdir()
    kept.write_text("no cookies at all")
    async with visiting(await joined(url, "Ben")) as visitor:
        await visitor.until(lambda sight: sight.has_begun)
        assert visitor.sight.seat == 2


# Watching


async def test_who_finds_no_seat_watches(house: House) -> None:
    host = await house.guest()
    code = await house.begun(NewTable(seats=["me", "simple"]), [host])
    async with visiting(await joined(f"{house.url}/t/{code}", "Anna")) as visitor, host.player(code) as player:
        await visitor.hear_a(View)
        assert visitor.sight.seat == -1
        await visitor.link.send(MoveMessage(visitor.sight.number, "Go5"))
        assert (await visitor.hear_a(Refused)).code == "turn"
        await asyncio.gather(visitor.play(), player.play(Random(1)))
        assert visitor.sight.is_over
        with pytest.raises(ClaimError, match="nobody who played here has asked"):
            await visitor.link.rematch("new")
        again = await host.ask("POST", f"/api/tables/{code}/rematch", {"deal": "new"})
        followed = await visitor.link.rematch("new")
        assert followed.address == f"{house.url}/t/{again['code']}"


async def test_who_wishes_to_watch_watches(house: House, data: Path) -> None:
    url = await open_table(house)
    async with visiting(await joined(url, "Anna", spectate=True)) as visitor:
        await visitor.hear_a(View)
        assert visitor.sight.seat == -1
        table = visitor.sight.table
        assert table is not None
        assert table.seats[1].kind == "open"
    assert not data.exists()


# Wishes


async def test_wishes_are_sent_as_at_home(house: House) -> None:
    host = await house.guest("Host")
    code = (await host.ask("POST", "/api/tables", DUEL))["code"]
    async with visiting(await joined(f"{house.url}/t/{code}", "Anna")) as visitor, host.player(code) as other:
        await other.hear_a(View)
        await visitor.until(lambda sight: sight.has_begun)
        await visitor.link.send(Say("hello"))
        assert await visitor.hear_a(Said) == Said(1, "hello")
        await visitor.link.send(AskBack())
        assert (await visitor.hear_a(Error)).code == "nothing"
        await visitor.link.take_seat()
        await visitor.link.pass_on()
        with pytest.raises(Refusal, match="the server refuses: the cards are shown once the game is over"):
            await visitor.link.record()
        await visitor.link.send(Resign())
        await visitor.until(lambda sight: sight.is_over)
        assert visitor.sight.table is not None
        assert visitor.sight.table.winners == [0]
        again = await visitor.link.rematch("same")
        async with visiting(again) as second:
            await second.hear_a(View)
            await host.ask("POST", f"/api/tables/{code}/rematch", {"deal": "same"})
            await second.until(lambda sight: sight.has_begun)
            assert second.sight.seat == 0


# Lines that are cut


async def test_the_game_goes_on_when_the_server_restarts(tmp_path: Path) -> None:
    port = free_port()
    async with served(tmp_path, port=port) as house:
        guest = await house.guest("Host")
        code = (await guest.ask("POST", "/api/tables", NewTable(seats=["simple", "open"])))["code"]
        link = await joined(f"{house.url}/t/{code}", "Anna")
        visitor = Visitor(link)
        await visitor.play(most=3)
        number = visitor.sight.number
        told = len(visitor.sight.told)
    await visitor.hear_a(Lost)
    assert not visitor.sight.connected
    await link.send(MoveMessage(number, visitor.legal[0]))
    await link.send(Say("hello"))
    assert (await visitor.hear_a(Error)).code == "lost"
    async with served(tmp_path, port=port) as house:
        await visitor.hear_a(Found)
        assert visitor.sight.connected
        update = await visitor.hear_a(Update, lambda update: bool(update.events))
        assert chosen(update)  # the move that waited was made
        await visitor.play()
        assert visitor.sight.is_over
        assert len(visitor.sight.told) > told
        assert await house.table(code)
        log = await house.log(code)
        await link.close()
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))


async def test_a_move_whose_answer_was_lost_is_made_once(house: House) -> None:
    """The line is cut after the move was sent; it is sent again under its number, and made once."""
    host = await house.guest("Host")
    code = (await host.ask("POST", "/api/tables", NewTable(seats=["simple", "open"])))["code"]
    link = await joined(f"{house.url}/t/{code}", "Anna")
    async with visiting(link) as visitor:
        for _ in range(4):
            await visitor.play(most=1)
            await visitor.move()
            assert link._socket is not None
            await link._socket.close(1001)
            await visitor.hear_a(Found)
            await visitor.turn()
        await visitor.play()
    log: list[Entry] = await house.log(code)
    moves = [entry.body for entry in log]
    table = await house.table(code)
    assert list(map(str, table.game.moves)) == moves
    assert clock.now() >= log[-1].at


async def test_a_move_that_was_overtaken_is_not_sent_again(house: House) -> None:
    host = await house.guest("Host")
    code = (await host.ask("POST", "/api/tables", NewTable(seats=["simple", "open"])))["code"]
    link = await joined(f"{house.url}/t/{code}", "Anna")
    async with visiting(link) as visitor:
        await visitor.play(most=2)
        await visitor.move("Go")
        refused = await visitor.hear_a(Refused)
        assert refused.code == "unreadable"
        assert link._socket is not None
        await link._socket.close(1001)
        await visitor.hear_a(Found)
        await visitor.hear_a(Update)
        await visitor.hear_a(TableChanged)
        await visitor.link.send(Say("hello"))
        await visitor.hear_a(Said)
        assert sum(isinstance(message, Refused) for message in visitor.heard) == 1


async def test_a_server_that_does_not_want_to_hear_from_us_again(house: House) -> None:
    link = await joined(await open_table(house, NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "open", "open"])), "Anna")
    gone = Linked(link._server, "AAAA2222")
    heard = [message async for message in gone.messages()]
    assert [message.code for message in heard if isinstance(message, Error)] == ["no-table", "closed"]
    await gone.close()
    await link.close()


# What cannot be


@asynccontextmanager
async def another_server(answer: bytes) -> AsyncIterator[str]:
    """A server that is none of ours."""

    async def reply(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(reply, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize(
    "link", ["", "K7MNQ2XA", "localhost:8400/t/K7MNQ2XA", "ftp://localhost/t/K7MNQ2XA", "http://x"]
)
async def test_a_link_that_leads_to_no_table(link: str) -> None:
    with pytest.raises(ClaimError, match="leads to no table: it looks like http://"):
        await joined(link, "Anna")


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:99999", "127.0.0.1:port", "a..b", "nowhere.invalid"])
async def test_a_server_that_is_not_there(host: str) -> None:
    address = f"http://{host}:{free_port()}" if host == "127.0.0.1" else f"http://{host}"
    with pytest.raises(Unreachable, match=f"^{address} cannot be reached: "):
        await joined(f"{address}/t/K7MNQ2XA", "Anna")


@pytest.mark.parametrize(
    "answer", [b"HTTP/1.0 200 OK\r\n\r\n<h1>Hello</h1>", b"HTTP/1.0 200 OK\r\n\r\n{}", b"220 ftp\r\n"]
)
async def test_a_server_that_is_another(answer: bytes) -> None:
    async with another_server(answer) as address:
        with pytest.raises(NotOurs, match="answers, but not as a Claim server does"):
            await joined(f"{address}/t/K7MNQ2XA", "Anna")


async def test_what_the_server_refuses(house: House) -> None:
    with pytest.raises(Refusal, match="the server refuses: there is no table AAAA2222") as caught:
        await joined(f"{house.url}/t/AAAA2222", "Anna")
    assert caught.value.code == "no-table"
    url = await open_table(house)
    with pytest.raises(Refusal, match="the server refuses: "):
        await joined(url, "x" * 30)


# In another process


async def test_a_game_against_a_real_server(tmp_path: Path) -> None:
    async with serving(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}") as server:
        from httpx import AsyncClient

        async with AsyncClient(base_url=server.url, trust_env=False) as web:
            await web.put("/api/me", json={"name": "Host"})
            rules = {"deck": "Go Kn Un Dw Do Dr Se", "seats": ["simple", "open", "steady"]}
            code = (await web.post("/api/tables", json=rules)).json()["code"]
        link = await joined(f"{server.url}/t/{code}", "Anna")
        async with visiting(link) as visitor:
            await visitor.play(most=4)
            server.kill()
            await visitor.hear_a(Lost)
            await server.revive()
            await visitor.hear_a(Found)
            await visitor.play()
            record = read_record(await link.record())
        assert record.replay().position.is_over
        assert dict(record.notes)["Seat1"] == "Anna"
        server.check_log("Anna", trouble=True)
