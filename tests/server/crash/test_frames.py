"""What no decent client sends over a socket: broken frames, huge ones, broken texts, floods. Nobody else notices."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec
import pytest
import pytest_asyncio

from claim.wire.messages import Error, Pong, Received, Sent, Update, View
from claim.wire.tables import NewTable
from tests.server.crash.process import Server, serving, watching
from tests.server.crash.raw import BINARY, CLOSE, CONTINUED, PING, TEXT, RawSocket, frame
from tests.server.crash.tables import THOROUGH
from tests.server.player import House, Player

pytestmark = pytest.mark.asyncio(loop_scope="module")

HELLO: Final = b'{"type":"hello"}'
LONGEST: Final = 4096
TOO_BIG, UNFIT, UNREADABLE, POLICY = 1009, 1002, 1007, 1008
FUZZED: Final = 20_000 if THOROUGH else 600


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    folder = tmp_path_factory.mktemp("frames")
    async with serving(folder, f"sqlite:///{folder / 'tables.db'}") as server:
        yield server
        server.check_log("Guest")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(server: Server) -> AsyncIterator[House]:
    async with watching(server) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="module")
async def bystanders(house: House) -> AsyncIterator[list[Player]]:
    """Two people who play undisturbed while others misbehave at their table; they still can in the end."""
    guests = await house.guests(2)
    code = await house.begun(NewTable(seats=["me", "open"]), guests)
    async with guests[0].player(code) as one, guests[1].player(code) as other:
        players = [one, other]
        for player in players:
            await player.hear_a(View)
            await player.heard()
        yield players
        mover = one if one.legal else other
        await mover.move(mover.legal[0])
        for player in players:
            await player.hear_a(Update)


def padded(length: int) -> bytes:
    """A text of so many bytes that is nearly a ping."""
    start = b'{"type":"ping","pad":"'
    return start + b"x" * (length - len(start) - 2) + b'"}'


# Frames

BROKEN: Final = {
    "not masked": (frame(TEXT, HELLO, masked=False), UNFIT),
    "compressed though nobody agreed on that": (frame(TEXT, HELLO, reserved=4), UNFIT),
    "of no known kind": (frame(3, b"?"), UNFIT),
    "a ping that is too long": (frame(PING, b"x" * 126), UNFIT),
    "a ping in pieces": (frame(PING, b"x", last=False), UNFIT),
    "the end of nothing": (frame(CONTINUED, b"x"), UNFIT),
    "a text inside another": (frame(TEXT, b"{", last=False) + frame(TEXT, HELLO), UNFIT),
    "no UTF-8": (frame(TEXT, b'{"type":"hello\xff\xfe"}'), UNREADABLE),
    "half a sign": (frame(TEXT, '"é"'.encode()[:-2]), UNREADABLE),
    "a surrogate": (frame(TEXT, b'"\xed\xa0\x80"'), UNREADABLE),
    "farewell with half a code": (frame(CLOSE, b"\x03"), UNFIT),
    "farewell with no code there is": (frame(CLOSE, b"\x00\x01"), UNFIT),
    "farewell with broken words": (frame(CLOSE, b"\x03\xe8\xff"), UNREADABLE),
    "a huge length": (b"\x81\xff" + (2**63 - 1).to_bytes(8, "big") + b"\0\0\0\0", TOO_BIG),
    "a long text": (frame(TEXT, b"x" * (4 * LONGEST + 1)), TOO_BIG),
    "a long text in pieces": (
        frame(TEXT, b"x" * 4000, last=False) + frame(CONTINUED, b"x" * 4000, last=False) * 4, TOO_BIG
    ),
    "a very long text": (frame(TEXT, b"x" * 3_000_000), TOO_BIG),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
@pytest.mark.parametrize("greeted", [False, True], ids=["before hello", "after hello"])
async def test_a_broken_frame_ends_its_own_connection_only(
    server: Server, bystanders: list[Player], what: str, greeted: bool
) -> None:
    sent, code = BROKEN[what]
    line = await RawSocket.opened(server, bystanders[0].code)
    if greeted:
        await line.send(frame(TEXT, HELLO))
        assert json.loads(await line.text())["type"] == "view"
    with suppress(ConnectionError):  # it may be cut off while it still sends
        await line.send(sent)
    _, found = await line.frames_until_close()
    assert found in (code, None) if len(sent) > 100_000 else found == code
    line.abandon()


async def test_whoever_offers_to_compress_is_not_taken_up_on_it(server: Server, bystanders: list[Player]) -> None:
    offer = {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"}
    line = await RawSocket.opened(server, bystanders[0].code, headers=offer)
    assert line.status == 101
    assert b"permessage" not in line.answer.lower()
    line.abandon()


async def test_a_message_may_come_in_pieces(server: Server, bystanders: list[Player]) -> None:
    line = await RawSocket.opened(server, bystanders[0].code)
    pieces = [frame(TEXT, HELLO[:1], last=False)]
    pieces += [frame(CONTINUED, bytes([byte]), last=False) + frame(PING, b"still here") for byte in HELLO[1:]]
    await line.send(*pieces, frame(CONTINUED))
    assert json.loads(await line.text())["type"] == "view"
    line.abandon()


@pytest.mark.parametrize(
    ("length", "code"), [(LONGEST - 1, "message"), (LONGEST, "message"), (LONGEST + 1, "size"), (4 * LONGEST, "size")]
)
async def test_just_below_and_just_above_the_longest_message(
    server: Server, bystanders: list[Player], length: int, code: str
) -> None:
    line = await RawSocket.opened(server, bystanders[0].code)
    await line.send(frame(TEXT, HELLO))
    await line.text()
    await line.send(frame(TEXT, padded(length)))
    error = msgspec.json.decode(await line.text(), type=Error)
    assert error.code == code
    assert (str(LONGEST) in error.text) == (code == "size")
    await line.send(frame(BINARY, padded(length)))
    assert msgspec.json.decode(await line.text(), type=Error).code == ("binary" if code == "message" else "size")
    line.abandon()


# Texts

SOUND: Final = (
    '{"type":"hello"}', '{"type":"hello","number":3,"extras":true}', '{"type":"move","number":1,"move":"Go5"}',
    '{"type":"resign"}', '{"type":"ask-back"}', '{"type":"answer-back","agree":true}', '{"type":"say","text":"hello"}',
    '{"type":"ping"}',
)  # fmt: skip
WRONG: Final = (
    "null", "true", "-1", "1e999", "1e-999", "0x10", "NaN", "1" * 400,
    '""', '"\\u0000"', '"\\ud83d"', '"' + "é" * 60 + '"',
    "[]", "{}", '[{"type":"ping"}]', "[" * 1000, '{"a":' * 500, "{" * 2000, '"' + "\\" * 1999, "'x'", "1.0", "-0",
    '"' + "x" * 81 + '"', "9223372036854775808", "18446744073709551616", "1_000", "１", "\ufeff1",
)  # fmt: skip


def spoilt(lots: Random) -> str:
    """A message with something wrong about it; now and then it is right after all."""
    text = lots.choice(SOUND)
    match lots.randrange(7):
        case 0:
            place = lots.randrange(len(text))
            return text[:place] + chr(lots.choice((lots.randrange(1, 128), lots.randrange(0xD800)))) + text[place + 1 :]
        case 1:
            return text[: lots.randrange(len(text))]
        case 2:
            return text.replace("}", f',"{lots.choice(("seat", "number", "type", "", "Ü"))}":{lots.choice(WRONG)}}}')
        case 3:
            fields: dict[str, Any] = json.loads(text)
            name = lots.choice(list(fields))
            return json.dumps({**fields, name: "@"}).replace('"@"', lots.choice(WRONG))
        case 4:
            return lots.choice(WRONG)
        case 5:
            return text * 2
        case _:
            return " \t\n" * lots.randrange(200) + text


def is_sound(text: str) -> bool:
    try:
        msgspec.json.decode(text, type=Received)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return True


async def test_whatever_is_wrong_with_a_message_is_answered_with_what_would_be_right(
    server: Server, bystanders: list[Player]
) -> None:
    lots = Random(FUZZED)
    fuzzed = 0
    while fuzzed < FUZZED:
        line = await RawSocket.opened(server, bystanders[0].code)
        await line.send(frame(TEXT, HELLO))
        assert json.loads(await line.text())["type"] == "view"
        for _ in range(18):  # a few less than one is forgiven
            text = spoilt(lots)
            if is_sound(text) or len(text.encode()) > LONGEST:
                continue
            await line.say(text)
            answer = msgspec.json.decode(await line.text(), type=Sent)
            assert isinstance(answer, Error), text
            assert answer.code in ("json", "message"), (text, answer)
            assert 10 < len(answer.text) < 400
            fuzzed += 1
        await line.say('{"type":"ping"}')
        assert msgspec.json.decode(await line.text(), type=Sent) == Pong()
        line.abandon()


async def test_noise_is_cut_off(server: Server, bystanders: list[Player]) -> None:
    for _ in range(30):
        line = await RawSocket.opened(server, bystanders[0].code)
        try:
            await line.send(os.urandom(5000))
            await line.frames_until_close()
        except (ConnectionError, UnicodeDecodeError):
            pass
        except TimeoutError:
            raise AssertionError("noise is listened to") from None
        line.abandon()


# Floods


async def test_a_flood_of_pings_that_nobody_reads_the_answers_to_is_cut_off(
    server: Server, bystanders: list[Player]
) -> None:
    before = server.memory
    line = await RawSocket.opened(server, bystanders[0].code, narrow=True)
    await line.send(frame(TEXT, HELLO))
    pings = frame(PING, b"x" * 125) * 500
    with pytest.raises(ConnectionError):
        async with asyncio.timeout(30):
            for _ in range(2000):
                await line.send(pings)
    assert server.memory - before < 20_000_000
    line.abandon()


async def test_who_floods_is_cut_off_and_the_others_play_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("flood")
    async with serving(folder, f"sqlite:///{folder / 'tables.db'}", messages=20) as server, watching(server) as house:
        guests = await house.guests(2)
        code = await house.begun(NewTable(seats=["me", "open"]), guests)
        async with guests[0].player(code) as one, guests[1].player(code) as other:
            for player in (one, other):
                await player.hear_a(View)
            lines = [await RawSocket.opened(server, code) for _ in range(20)]
            for line in lines:
                await line.send(frame(TEXT, HELLO), *[frame(TEXT, b'{"type":"ping"}')] * 2000)
            mover = one if one.legal else other
            async with asyncio.timeout(5):
                await mover.move(mover.legal[0])
                await one.hear_a(Update)
                await other.hear_a(Update)
            for line in lines:
                texts, closed = await line.frames_until_close()
                assert closed == POLICY
                assert 30 <= sum('"pong"' in text for text in texts) <= 60
                line.abandon()
        server.check_log("Guest")
