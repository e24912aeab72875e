"""The socket of a table: who may connect, how it begins, and messages that cannot be taken."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest
import pytest_asyncio
from websockets.exceptions import InvalidStatus

from claim.rules import BYSTANDER
from claim.wire.messages import Error, Hello, Ping, TableChanged, Update, View
from claim.wire.tables import NewTable
from tests.server.duels import POLICY, TOO_BIG, TRY_LATER, closed, duel
from tests.server.player import PATIENCE, House, Player, eventually, served

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server for all tests that need nothing special."""
    async with served(tmp_path_factory.mktemp("house")) as house:
        yield house


# Hello


async def test_the_first_message_is_a_view_of_the_whole_table(house: House) -> None:
    async with duel(house) as (leader, follower):
        table = await house.table(leader.code)
        assert leader.sees(table)
        assert follower.sees(table)
        assert leader.eyes.is_asked
        assert not follower.eyes.is_asked
        assert {leader.seat, follower.seat} == {0, 1}


async def test_before_hello_nothing_is_taken(house: House) -> None:
    async with duel(house) as (leader, _):
        silent = Player(house, leader.code)
        await silent.connect(greet=False)
        await silent.send(Ping())
        error = await silent.hear()
        assert isinstance(error, Error)
        assert error.code == "hello"
        assert '{"type": "hello"}' in error.text
        await silent.send(Hello())
        assert isinstance(await silent.hear(), View)
        await silent.disconnect()


async def test_who_says_nothing_is_hung_up_on(tmp_path: Path) -> None:
    async with served(tmp_path, {"hello": 0.2}) as house:
        code = await house.begun(NewTable(), [await house.guest()])
        silent, rambling = Player(house, code), Player(house, code)
        await silent.connect(greet=False)
        await rambling.connect(greet=False)
        await rambling.send(Ping())
        assert await closed(silent) == (POLICY, "no hello came")
        assert await closed(rambling) == (POLICY, "no hello came")


async def test_a_thousand_connections_that_say_nothing(tmp_path: Path) -> None:
    async with served(tmp_path, {"hello": 3.0}) as house, duel(house) as (leader, follower):
        port = int(house.url.rpartition(":")[2])
        request = (
            f"GET /api/tables/{leader.code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(1000)]
        for _, writer in lines:
            writer.write(request.encode())
        answers = [await reader.readuntil(b"\r\n\r\n") for reader, _ in lines]
        assert all(answer.startswith(b"HTTP/1.1 101") for answer in answers)
        await leader.move(leader.legal[0])
        assert isinstance(await follower.hear_a(Update), Update)
        endings = [await asyncio.wait_for(reader.readexactly(4), PATIENCE) for reader, _ in lines]
        assert all(ending[2:4] == POLICY.to_bytes(2) for ending in endings)
        for _, writer in lines:
            writer.close()


async def test_somebody_unknown_watches(house: House) -> None:
    async with duel(house) as (leader, _):
        for cookies in ({}, {"claim": "1.1.1.AAAA"}, {"claim": "nonsense"}):
            async with Player(house, leader.code, cookies) as spectator:
                view = await spectator.hear_a(View)
                assert (view.seat, view.table.mine) == (BYSTANDER, BYSTANDER)
                assert {card for hand in ("hand 0", "hand 1") for card in view.piles[hand]} == {"??"}


@pytest.mark.parametrize("code", ["AAAA2222", "nonsense", "%2e%2e"])
async def test_there_is_no_such_table(house: House, code: str) -> None:
    async with Player(house, code) as lost:
        error = await lost.hear()
        assert isinstance(error, Error)
        assert error.code == "no-table"
        assert await closed(lost) == (POLICY, "no-table")


async def test_a_code_may_be_written_in_small_letters(house: House) -> None:
    async with duel(house) as (leader, _), Player(house, leader.code.lower()) as spectator:
        assert (await spectator.hear_a(View)).table.code == leader.code


async def test_pages_of_other_sites_get_no_socket(house: House) -> None:
    async with duel(house) as (leader, _):
        stranger = Player(house, leader.code)
        with pytest.raises(InvalidStatus):
            await stranger.connect(origin="http://evil.example")
        await stranger.connect(origin=house.url)
        assert isinstance(await stranger.hear(), View)
        await stranger.disconnect()


async def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async with served(tmp_path, sockets=3) as house:
        code = await house.begun(NewTable(), [await house.guest()])
        some = [Player(house, code) for _ in range(3)]
        for player in some:
            await player.connect()
        with pytest.raises(InvalidStatus):
            await Player(house, code).connect()
        await some[0].disconnect()
        another = Player(house, code)
        await eventually(another.connect)
        assert isinstance(await another.hear(), View)
        for player in (another, *some[1:]):
            await player.disconnect()


async def test_a_table_has_so_many_spectators(tmp_path: Path) -> None:
    async with served(tmp_path, {"spectators": 1}) as house, duel(house) as (leader, _):
        one, late = Player(house, leader.code), Player(house, leader.code)
        await one.connect()
        assert isinstance(await one.hear(), View)
        await late.connect()
        error = await late.hear()
        assert isinstance(error, Error)
        assert error.code == "full"
        assert await closed(late) == (TRY_LATER, "full")
        await one.disconnect()


# Messages that cannot be taken


MISTAKES: Final[list[tuple[str | bytes, str, str]]] = [
    ("", "json", "truncated"),
    ("{", "json", "truncated"),
    ("hello", "json", "malformed"),
    ("[" * 4000, "message", "Expected `object`"),
    ('{"type":"hello","x":' + "[" * 3000, "message", "docs/protocol.md"),
    ("null", "message", "Expected `object`"),
    ("[]", "message", "Expected `object`"),
    ("{}", "message", "`type`"),
    ('{"type": "dance"}', "message", "dance"),
    ('{"type": "' + "x" * 3000 + '"}', "message", "…"),
    ('{"type": 3}', "message", "Expected `str`"),
    ('{"type": "move"}', "message", "missing required field `number`"),
    ('{"type": "move", "number": 1}', "message", "missing required field `move`"),
    ('{"type": "move", "number": -1, "move": "Go5"}', "message", "`int` >= 0"),
    ('{"type": "move", "number": 1e400, "move": "Go5"}', "message", "out of range"),
    ('{"type": "move", "number": "1", "move": "Go5"}', "message", "Expected `int`"),
    ('{"type": "move", "number": 1, "move": 5}', "message", "Expected `str`"),
    ('{"type": "move", "number": 1, "move": "' + "G" * 81 + '"}', "message", "length <= 80"),
    ('{"type": "move", "number": 1, "move": "\\ud800"}', "json", "truncated"),
    ('{"type": "move", "number": 1, "move": "Go5", "seat": 1}', "message", "unknown field `seat`"),
    ('{"type": "answer-back", "agree": "yes"}', "message", "Expected `bool`"),
    ('{"type": "hello", "number": 99999999999999999999}', "message", "Expected"),
    ('{"type": "ping", "pad": "' + "x" * 5000 + '"}', "size", "4096 bytes"),
    ('{"type": "ping", "pad": "' + "ü" * 2100 + '"}', "size", "4096 bytes"),
    (b'{"type": "ping"}', "binary", "JSON"),
    (b"", "binary", "JSON"),
]


async def test_what_cannot_be_taken_is_answered_with_what_would_be_right(house: House) -> None:
    table = await house.begun(NewTable(), [await house.guest()])
    for sent, code, says in MISTAKES:
        async with Player(house, table) as spectator:
            await spectator.hear_a(View)
            await spectator.socket.send(sent)
            error = await spectator.hear_a(Error)
            assert error.code == code, sent
            assert says in error.text
            assert len(error.text) < 400


async def test_garbage_of_all_kinds_harms_nobody(tmp_path: Path) -> None:
    lots = Random(1)
    async with served(tmp_path, {"mistakes": 100_000, "room": 100_000}) as house, duel(house) as (leader, follower):
        sound = msgspec.json.encode(Hello(1)).decode()
        for _ in range(500):
            broken = list(sound)
            for _ in range(lots.randint(1, 6)):
                broken[lots.randrange(len(broken))] = chr(lots.choice((lots.randrange(128), lots.randrange(0xD000))))
            await leader.socket.send("".join(broken))
        await leader.socket.send(os.urandom(300))
        assert all(isinstance(message, Error | View | Update | TableChanged) for message in await leader.heard())
        await leader.move(leader.legal[0])
        assert (await follower.hear_a(Update)).number == 2


async def test_who_sends_nothing_but_garbage_is_hung_up_on(tmp_path: Path) -> None:
    async with served(tmp_path, {"mistakes": 5}) as house, duel(house) as (leader, _):
        for _ in range(7):
            await leader.socket.send("garbage")
        assert await closed(leader) == (POLICY, "too many mistakes")


async def test_a_flood_is_not_taken(tmp_path: Path) -> None:
    async with served(tmp_path, messages=10) as house, duel(house) as (leader, follower):
        for _ in range(60):
            await leader.send(Ping())
        assert await closed(leader) == (POLICY, "too many mistakes")
        answers = [msgspec.json.decode(text)["type"] for text in leader.texts]
        assert 15 <= answers.count("pong") <= 25
        assert any('"code":"rate"' in text for text in leader.texts)
        assert isinstance((await follower.heard())[-1], TableChanged)


async def test_hello_is_not_said_all_the_time(house: House) -> None:
    async with duel(house) as (leader, _):
        for _ in range(8):
            await leader.send(Hello())
        heard = await leader.heard()
        assert [type(message) for message in heard] == [View] * 5 + [Error] * 3
        assert isinstance(heard[-1], Error)
        assert heard[-1].code == "rate"


async def test_who_sends_a_huge_message_is_hung_up_on_at_once(house: House) -> None:
    async with duel(house) as (leader, _):
        await leader.socket.send("x" * 100_000)
        assert (await closed(leader))[0] == TOO_BIG
