"""Imposters: forged, outdated and foreign cookies, other people's seats, other sites' pages, moves out of turn."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

import httpx
import pytest
import pytest_asyncio

from claim.server.clock import now
from claim.server.people import People
from claim.server.tokens import TOKEN_DAYS, Signer
from claim.wire.messages import AnswerBack, AskBack, Error, Refused, Resign, Say, Update, View
from claim.wire.tables import NewTable
from tests.server.crash.process import Server, serving, watching
from tests.server.crash.raw import RawSocket
from tests.server.player import Guest, House, Player

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY: Final = 86_400_000
BYSTANDER: Final = -1
ARABIC: Final = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    folder = tmp_path_factory.mktemp("imposters")
    async with serving(folder, f"sqlite:///{folder / 'tables.db'}") as server:
        yield server
        server.check_log("Guest")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(server: Server) -> AsyncIterator[House]:
    async with watching(server) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="module")
async def duel(house: House) -> AsyncIterator[tuple[Guest, str]]:
    """Somebody who has to move at a table, and its code; whatever is tried, nothing happens there."""
    guests = await house.guests(2)
    code = await house.begun(NewTable(seats=["me", "open"]), guests)
    to_move = (await house.table(code)).game.position.to_move
    yield guests[to_move or 0], code
    assert await house.log(code) == []


# Cookies


@dataclass
class Token:
    """The parts of somebody's cookie, and the key of the server, which nobody but tests can have."""

    version: str
    person: str
    made: str
    signature: str
    signer: Signer

    def __str__(self) -> str:
        return ".".join((self.version, self.person, self.made, self.signature))


FORGED: Final[dict[str, Callable[[Token], object]]] = {
    "another signature": lambda token: replace(
        token, signature=token.signature[:-1] + "-_"[token.signature[-1] == "-"]
    ),
    "a signature cut short": lambda token: replace(token, signature=token.signature[:-1]),
    "no signature": lambda token: replace(token, signature=""),
    "another server's": lambda token: Signer(b"x" * 32).token(int(token.person), int(token.made)),
    "an earlier time": lambda token: replace(token, made=str(int(token.made) - 1)),
    "outdated": lambda token: token.signer.token(int(token.person), now() - (TOKEN_DAYS + 1) * DAY),
    "another version": lambda token: replace(token, version="2"),
    "a person in other digits": lambda token: replace(token, person=token.person.translate(ARABIC)),
    "a person with a zero before": lambda token: replace(token, person="0" + token.person),
    "nobody there is": lambda token: token.signer.token(10**17, now()),
    "something after it": lambda token: f"{token}.",
    "long": lambda token: str(token) + "A" * 8000,
    "nothing": lambda _: "",
}


@pytest.mark.parametrize("kind", FORGED)
async def test_a_cookie_that_was_not_given_to_you_is_none(house: House, duel: tuple[Guest, str], kind: str) -> None:
    owner, code = duel
    signer = Signer(await People(house.storage.database).signing_key())
    version, person, made, signature = owner.cookies["claim"].split(".")
    cookie = str(FORGED[kind](Token(version, person, made, signature, signer))).encode()
    async with httpx.AsyncClient(base_url=house.url, headers={b"Cookie": b"claim=" + cookie}, trust_env=False) as web:
        assert (await web.get(f"/api/tables/{code}")).json()["mine"] == BYSTANDER
        assert (await web.get("/api/me/tables")).json() == []
        for method, path in (("POST", "/api/tables"), ("POST", f"/api/tables/{code}/seat")):
            refused = await web.request(method, path, json={})
            assert refused.status_code == 401
            assert "PUT /api/me" in refused.json()["text"]
    imposter = Player(house, code, {"claim": cookie.decode("latin-1")})
    async with imposter:
        view = await imposter.hear_a(View)
        assert view.seat == BYSTANDER
        assert not view.turn.legal
        assert all(card == "??" for seat in (0, 1) for card in view.piles[f"hand {seat}"])
        await imposter.send(Resign())
        assert isinstance(await imposter.hear(), Error)


async def test_of_two_cookies_none_opens_more_than_it_should(server: Server, duel: tuple[Guest, str]) -> None:
    owner, code = duel
    genuine = owner.cookies["claim"]
    for cookies in (
        f"claim=x; claim={genuine}",
        f"claim={genuine}; claim=x",
        f"claim={genuine}x;;;=;claim",
        "=;=;" * 500,
    ):
        line = await RawSocket.opened(server, code, headers={"Cookie": cookies})
        assert line.status == 101
        line.abandon()


# Other sites


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example", "http://127.0.0.1.evil.example", "http://127.0.0.1:1", "https://127.0.0.1", "null", "",
        "http://", "file://", "http://evil@127.0.0.1", "http://[::1", "chrome-extension://x", "http://127.0.0.1:99999",
        "http://127.0.0.1:8400 http://evil.example", "http://localhost",
    ],
)  # fmt: skip
async def test_another_sites_page_gets_nowhere(server: Server, duel: tuple[Guest, str], origin: str) -> None:
    owner, code = duel
    host = f"127.0.0.1:{server.port}"
    headers = {"Host": host, "Origin": origin, "Cookie": f"claim={owner.cookies['claim']}"}
    line = await RawSocket.opened(server, code, headers=headers)
    assert line.status == 403
    line.abandon()
    async with httpx.AsyncClient(base_url=server.url, cookies=owner.cookies, trust_env=False) as web:
        for method, path in (
            ("POST", "/api/tables"),
            ("PUT", "/api/me"),
            ("POST", "/api/me/logout"),
            ("DELETE", "/api/x"),
        ):
            refused = await web.request(method, path, json={}, headers={"Origin": origin})
            assert refused.status_code in (403, 404) if path == "/api/x" else refused.status_code == 403
            assert "access-control-allow-origin" not in refused.headers


async def test_our_own_page_and_programs_may_ask(server: Server, duel: tuple[Guest, str]) -> None:
    _, code = duel
    host = f"127.0.0.1:{server.port}"
    for headers in ({"Origin": f"http://{host}"}, {}):
        line = await RawSocket.opened(server, code, headers={"Host": host, **headers})
        assert line.status == 101
        line.abandon()


# Other people's seats


async def test_nobody_acts_for_another_seat(house: House, duel: tuple[Guest, str]) -> None:
    owner, code = duel
    stranger = await house.guest("Guest 3")
    elsewhere = await house.begun(NewTable(seats=["me", "simple"]), [stranger])
    async with owner.player(code) as player, stranger.player(code) as other, Player(house, code) as nobody:
        await player.hear_a(View)
        for imposter in (other, nobody):
            assert (await imposter.hear_a(View)).seat == BYSTANDER
            await imposter.move(player.legal[0], player.eyes.number)
            refused = await imposter.hear_a(Refused)
            assert (refused.code, refused.legal) == ("turn", [])
            for wish in (Resign(), AskBack(), AnswerBack(agree=True), Say("hello")):
                await imposter.send(wish)
                assert (await imposter.hear_a(Error)).code in ("closed", "nothing", "rate")
    answers: dict[str, tuple[str, Any, int]] = {
        f"/api/tables/{code}/seat": ("POST", None, 409),
        f"/api/tables/{code}/rematch": ("POST", {"deal": "same"}, 409),
        f"/api/tables/{code}/record": ("GET", None, 409),
        f"/api/tables/{code}/replay": ("GET", None, 409),
    }
    async with httpx.AsyncClient(base_url=house.url, cookies=stranger.cookies, trust_env=False) as web:
        for path, (method, body, status) in answers.items():
            refused_there = await web.request(method, path, json=body)
            assert refused_there.status_code == status, path
        assert (await web.delete(f"/api/tables/{code}/seat")).status_code == 403
        assert (await web.delete(f"/api/tables/{elsewhere}/seat")).status_code == 409


# Moves that are none


async def test_moves_out_of_turn_stale_illegal_and_twice(house: House) -> None:
    lots = Random(1)
    guests = await house.guests(2)
    code = await house.begun(NewTable(seats=["me", "open"]), guests)
    async with guests[0].player(code) as one, guests[1].player(code) as other:
        for player in (one, other):
            await player.hear_a(View)
        for _ in range(12):
            mover, waiting = (one, other) if one.legal else (other, one)
            number, legal = mover.eyes.number, mover.legal
            length = len(await house.log(code))
            not_mine = next(card for card in ("Go1", "Kn2", "Un3", "Dw4", "Do5", "Kn9", "Do9") if card not in legal)
            for player, move, answered, code_ in (
                (waiting, legal[0], waiting.eyes.number, "turn"),
                (mover, not_mine, number, "illegal"),
                (mover, "take:deck", number, "illegal"),
                (mover, "Go5=El", number, None),
                (mover, "\u0000", number, "unreadable"),
                (mover, legal[0], number - 1, "stale"),
                (mover, legal[0], number + 1, "stale"),
                (mover, legal[0], 1_000_000, "stale"),
            ):
                await player.move(move, answered)
                refused = await player.hear_a(Refused)
                assert refused.code == code_ or code_ is None, refused
                assert (refused.number, refused.legal) == (player.eyes.number, player.legal)
                assert len(refused.text) < 600
            assert len(await house.log(code)) == length
            move = lots.choice(legal)
            for _ in range(5):
                await mover.move(move, number)
            for player in (one, other):
                await player.hear_a(Update)
            assert not any(isinstance(message, Refused) for message in await mover.heard())
            assert len(await house.log(code)) == length + 1
