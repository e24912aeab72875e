"""Tables over HTTP: made, joined, listed, played again and read when they are over; every refusal says why."""

import asyncio
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from claim.bots import LEVELS
from claim.deals import dealt
from claim.notation import read_record
from claim.rules import Game, Ruleset
from claim.server import clock
from claim.server.folding import Standings
from claim.server.storage import Storage
from claim.table import Entry
from claim.wire.tables import Failure, NewTable, Replay, TableInfo, TableLine
from tests.server.visitors import BASE, Visitors, finish, play_out, visited

pytestmark = pytest.mark.asyncio


async def made(visitor: httpx.AsyncClient, **rules: Any) -> TableInfo:
    answer = await visitor.post("/api/tables", json=rules)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


async def lines(visitor: httpx.AsyncClient, path: str) -> list[TableLine]:
    return msgspec.json.decode((await visitor.get(path)).content, type=list[TableLine])


def refusal(answer: httpx.Response) -> tuple[int, str]:
    failure = msgspec.json.decode(answer.content, type=Failure)
    assert failure.text
    return answer.status_code, failure.code


# Making and joining


async def test_a_game_against_a_bot_is_one_request_away(visitors: Visitors) -> None:
    mira = await visitors.guest()
    table = await made(mira)
    assert (table.state, table.mine, table.rules.deck) == ("playing", 0, "Go Kn Un Dw Do")
    assert [seat.kind for seat in table.seats] == ["person", "bot"]
    assert len(table.code) == 8


async def test_friends_join_by_the_code(visitors: Visitors) -> None:
    mira, anna, late = [await visitors.guest(name) for name in ("Mira", "Anna", "Late")]
    table = await made(mira, seats=["me", "open"])
    assert table.state == "waiting"
    seen = (await anna.get(f"/api/tables/{table.code.lower()}")).json()
    assert (seen["mine"], seen["state"]) == (-1, "waiting")
    joined = (await anna.post(f"/api/tables/{table.code}/seat")).json()
    assert (joined["mine"], joined["state"]) == (1, "playing")
    assert [seat["name"] for seat in joined["seats"]] == ["Mira", "Anna"]
    assert refusal(await late.post(f"/api/tables/{table.code}/seat")) == (409, "began")
    assert (await late.get(f"/api/tables/{table.code}")).json()["mine"] == -1


async def test_who_is_nobody_cannot_sit_down(visitors: Visitors) -> None:
    table = await made(await visitors.guest(), seats=["me", "open"])
    stranger = await visitors.stranger()
    assert refusal(await stranger.post("/api/tables", json={})) == (401, "unknown")
    assert refusal(await stranger.post(f"/api/tables/{table.code}/seat")) == (401, "unknown")
    assert refusal(await stranger.delete(f"/api/tables/{table.code}/seat")) == (401, "unknown")
    assert (await stranger.get(f"/api/tables/{table.code}")).status_code == 200


async def test_leaving_before_the_start(visitors: Visitors) -> None:
    mira, other = await visitors.guest(), await visitors.guest("Other")
    table = await made(mira, seats=["me", "open"])
    assert refusal(await other.delete(f"/api/tables/{table.code}/seat")) == (403, "not-seated")
    assert (await mira.delete(f"/api/tables/{table.code}/seat")).status_code == 204
    assert refusal(await mira.get(f"/api/tables/{table.code}")) == (404, "no-table")
    begun = await made(mira)
    assert refusal(await mira.delete(f"/api/tables/{begun.code}/seat")) == (409, "began")


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ({"deck": "Go"}, "one pair"),
        ({"deck": 7}, "deck: Expected `str`"),
        ({"dack": "Go"}, "unknown field `dack`"),
        ({"seats": ["me"]}, "length >= 2"),
        ({"seats": ["me", "hal"]}, "novice, casual"),
        ({"clock": {"kind": "move", "seconds": 1}}, ">= 5"),
        ({"hero_values": {"Death": 99}, "heroes": True}, "from 0 to 20"),
        ([], "Expected `object`"),
    ],
)
async def test_what_cannot_be_played_is_refused_with_what_would_be_right(
    visitors: Visitors, rules: object, words: str
) -> None:
    answer = await (await visitors.guest()).post("/api/tables", json=rules)
    assert answer.status_code == 400
    assert words in answer.json()["text"]


@pytest.mark.parametrize(
    ("method", "path", "body", "refused"),
    [
        ("GET", "/api/nothing", b"", (404, "not-found")),
        ("GET", "/api/tables/short", b"", (404, "no-table")),
        ("GET", "/api/tables/AAAABBBB", b"", (404, "no-table")),
        ("GET", "/api/tables/AAAABBBB/replay", b"", (404, "no-table")),
        ("POST", "/api/tables/%00%00%00%00/seat", b"", (404, "no-table")),
        ("PATCH", "/api/tables", b"", (405, "method")),
        ("POST", "/api/tables", b"{", (400, "unreadable")),
        ("POST", "/api/tables", b"\xff\xfe", (400, "unreadable")),
        ("POST", "/api/tables", b"", (400, "unreadable")),
        ("POST", "/api/tables", b"[" * 20_000, (413, "too-large")),
        ("PUT", "/api/me", b'{"name": "' + b"x" * 25 + b'"}', (400, "unreadable")),
        ("PUT", "/api/me", b'{"name": "\\u200b"}', (400, "name")),
        ("POST", "/api/me/keep", b'{"name": "Mira", "password": "short"}', (400, "unreadable")),
    ],
)
async def test_every_refusal_is_a_failure(
    visitors: Visitors, method: str, path: str, body: bytes, refused: tuple[int, str]
) -> None:
    answer = await (await visitors.guest()).request(method, path, content=body)
    assert refusal(answer) == refused
    assert answer.headers["content-type"] == "application/json"
    assert "Traceback" not in answer.text


async def test_an_accident_is_told_without_details(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("Go5 lies in hand 1")

    mira = await visitors.guest()
    monkeypatch.setattr("claim.server.storage.Storage.stored", fail)
    answer = await mira.get("/api/tables/AAAABBBB")
    assert refusal(answer) == (500, "broken")
    assert "Go5" not in answer.text


# Lists


async def test_own_tables_are_listed_with_your_turn_first(visitors: Visitors) -> None:
    mira, anna = await visitors.guest(), await visitors.guest("Anna")
    waiting = await made(mira, seats=["me", "open"])
    codes = [(await made(mira, seats=["me", "open"])).code for _ in range(6)]
    for code in codes:
        await anna.post(f"/api/tables/{code}/seat")
    await finish(visitors.storage, await visitors.stored(codes[0]))
    await mira.get(f"/api/tables/{codes[0]}")
    found = await lines(mira, "/api/me/tables")
    assert {line.code for line in found} == {waiting.code, *codes}
    turns = [line.my_turn for line in found]
    assert turns == sorted(turns, reverse=True)
    assert (found[-1].code, found[-1].state, found[-1].result, found[-1].winners) == (codes[0], "over", "*", [1])
    for line in found:
        if line.state == "playing":
            deal = (await visitors.stored(line.code)).deal
            assert deal is not None
            assert line.my_turn == (deal.leader == 0)
    theirs = {line.code: line.my_turn for line in await lines(anna, "/api/me/tables")}
    assert all(theirs[line.code] != line.my_turn for line in found if line.state == "playing")
    assert await lines(await visitors.stranger(), "/api/me/tables") == []


async def test_public_tables_are_found_by_everybody(visitors: Visitors) -> None:
    mira = await visitors.guest()
    await made(mira, seats=["me", "open"])
    waiting = await made(mira, seats=["me", "open"], public=True)
    playing = await made(mira, public=True)
    over = await made(mira, public=True)
    await finish(visitors.storage, await visitors.stored(over.code))
    await mira.get(f"/api/tables/{over.code}")
    found = await lines(await visitors.stranger(), "/api/tables")
    assert [line.code for line in found] == [playing.code, waiting.code]
    assert all(line.mine == -1 and not line.my_turn for line in found)


def secret_question() -> tuple[Game, int]:
    """A game with heroes in which somebody is asked in secret now, and who."""
    ruleset = Ruleset.of("Go Kn Un Dw Do", heroes=True)
    for seed in range(10_000):
        lots = Random(seed)
        game = Game(ruleset, dealt(ruleset, lots))
        while not game.position.is_over:
            question = game.position.question
            if question is not None and question.quiet is not None:
                return game, question.seat
            game.push(lots.choice(game.position.legal_moves()))
    raise AssertionError("nobody was asked")


async def test_a_list_tells_nothing_of_a_secret_answer(visitors: Visitors) -> None:
    """R10.3: to everybody else the table has not changed by it."""
    game, asked = secret_question()
    pair = [await visitors.guest("Mira"), await visitors.guest("Anna")]
    storage = Storage(visitors.storage.database, draw=lambda _: game.deal)
    people = [1, 2]
    rules = NewTable(heroes=True, seats=["me", "open"])
    stored = await storage.take_seat((await storage.create(people[0], rules)).code, people[1])
    assert stored.began is not None
    positions = zip(game.positions, game.moves, strict=False)
    for number, (position, move) in enumerate(positions, 1):
        entry = Entry(number, stored.began + 1000 * number, "move", position.to_move or 0, str(move))
        assert await visitors.storage.append(stored.id, entry)
    path, others = "/api/me/tables", pair[1 - asked]
    before = [(await person.get(path)).json() for person in pair]
    assert before[asked][0]["my_turn"]
    quiet = game.position.question
    assert quiet is not None
    number = len(game.moves) + 1
    answer = Entry(number, stored.began + 1000 * number, "move", asked, str(quiet.quiet))
    assert await visitors.storage.append(stored.id, answer)
    assert (await others.get(path)).json() == before[1 - asked]


async def test_what_is_remembered_of_a_game_is_forgotten_when_it_goes_on(visitors: Visitors) -> None:
    table = await made(await visitors.guest())
    stored = await visitors.stored(table.code)
    standings = Standings(visitors.storage)
    before = (await standings.of([(stored, 0)]))[stored.id]
    assert (await standings.of([(stored, 0)]))[stored.id] is before
    await play_out(visitors.storage, stored)
    after = (await standings.of([(stored, 0)]))[stored.id]
    assert not after.my_turn
    assert after.changed > before.changed


# Presence


async def test_seats_say_who_is_there_and_when_a_bot_takes_over(visitors: Visitors) -> None:
    mira, anna = await visitors.guest(), await visitors.guest("Anna")
    table = await made(mira, seats=["me", "open"])
    await anna.post(f"/api/tables/{table.code}/seat")
    stored = await visitors.stored(table.code)
    await visitors.storage.present(stored.id, 0, clock.now() + 30_000)
    here, away = (await mira.get(f"/api/tables/{table.code}")).json()["seats"]
    assert (here["present"], here["bot_in"]) == (True, None)
    assert not away["present"]
    assert 50_000 < away["bot_in"] <= 60_000
    await visitors.storage.append(stored.id, Entry(1, clock.now(), "bot-in", 1))
    _, away = (await mira.get(f"/api/tables/{table.code}")).json()["seats"]
    assert (away["kind"], away["bot"], away["bot_in"]) == ("person", "steady", None)


# When it is over


async def test_a_finished_game_has_a_record_and_a_replay(visitors: Visitors) -> None:
    mira = await visitors.guest('Mira "the" \\ Dragon')
    code = (await made(mira, seats=["me", "simple"], heroes=True)).code
    for what in ("record", "replay"):
        assert refusal(await mira.get(f"/api/tables/{code}/{what}")) == (409, "not-over")
    stored = await visitors.stored(code)
    table = await play_out(visitors.storage, stored)
    info = msgspec.json.decode((await mira.get(f"/api/tables/{code}")).content, type=TableInfo)
    assert (info.state, info.result, info.ended_by) == ("over", table.result, "votes")
    assert info.outcome is not None
    assert info.winners == list(table.winners)
    assert (await visitors.stored(code)).result == table.result
    answer = await (await visitors.stranger()).get(f"/api/tables/{code}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f'filename="{code}.claim"' in answer.headers["content-disposition"]
    record = read_record(answer.text)
    assert (record.deal, record.moves, record.result) == (stored.deal, table.game.moves, table.result)
    assert dict(record.notes)["Seat0"] == 'Mira "the" \\ Dragon'
    assert dict(record.notes)["Table"] == code
    replay = msgspec.json.decode((await mira.get(f"/api/tables/{code}/replay")).content, type=Replay)
    assert [step.move for step in replay.steps] == [None, *map(str, table.game.moves)]
    assert "??" not in str(replay.steps)
    assert sum(len(step.events) for step in replay.steps) == len(table.game.events)
    assert replay.table.mine == 0


async def test_a_game_that_was_given_up_has_a_record_too(visitors: Visitors) -> None:
    mira = await visitors.guest()
    code = (await made(mira)).code
    await finish(visitors.storage, await visitors.stored(code))
    record = read_record((await mira.get(f"/api/tables/{code}/record")).text)
    assert record.result == "*"
    assert "Termination" in dict(record.notes)
    info = (await mira.get(f"/api/tables/{code}")).json()
    assert (info["result"], info["winners"], info["ended_by"]) == ("*", [1], "resigned")


async def test_playing_again(visitors: Visitors) -> None:
    mira, anna, other = [await visitors.guest(name) for name in ("Mira", "Anna", "Other")]
    table = await made(mira, seats=["me", "open"])
    again = f"/api/tables/{table.code}/rematch"
    await anna.post(f"/api/tables/{table.code}/seat")
    assert refusal(await mira.post(again, json={})) == (409, "not-over")
    await finish(visitors.storage, await visitors.stored(table.code))
    assert refusal(await other.post(again, json={})) == (403, "not-seated")
    assert refusal(await mira.post(again, json={"deal": "better"})) == (400, "unreadable")
    first = await mira.post(again, json={"deal": "same"})
    assert first.status_code == 201
    second = await anna.post(again, json={})
    assert first.json()["code"] == second.json()["code"]
    assert (first.json()["state"], second.json()["state"]) == ("waiting", "playing")
    assert (first.json()["mine"], second.json()["mine"]) == (1, 0)
    assert (await other.get(f"/api/tables/{table.code}")).json()["rematch"] == first.json()["code"]


# Limits and safety


async def test_one_person_cannot_fill_the_house(sqlite_storage_url: str) -> None:
    async with visited(sqlite_storage_url, open_tables=2) as visitors:
        mira = await visitors.guest()
        first = await made(mira, seats=["me", "open"])
        await made(mira)
        assert refusal(await mira.post("/api/tables", json={})) == (409, "too-many")
        assert (await (await visitors.guest("Other")).post("/api/tables", json={})).status_code == 201
        await mira.delete(f"/api/tables/{first.code}/seat")
        over = await made(mira)
        await finish(visitors.storage, await visitors.stored(over.code))
        await mira.get(f"/api/tables/{over.code}")
        again = await mira.post(f"/api/tables/{over.code}/rematch", json={})
        assert again.status_code == 201
        assert refusal(await mira.post("/api/tables", json={})) == (409, "too-many")


@pytest.mark.parametrize(
    ("origin", "may"),
    [
        (None, True),
        (BASE, True),
        ("http://claim.test:80", True),
        ("https://trusted.example", True),
        ("http://trusted.example", False),
        ("https://claim.test", True),
        ("ftp://claim.test", False),
        ("http://evil.example", False),
        ("http://claim.test.evil.example", False),
        ("http://evil.example/claim.test", False),
        ("null", False),
        ("", False),
        ("http://claim.test:notaport", False),
    ],
)
async def test_pages_of_other_sites_change_nothing(sqlite_storage_url: str, origin: str | None, may: bool) -> None:
    async with visited(sqlite_storage_url, origins=["https://trusted.example"]) as visitors:
        mira = await visitors.guest()
        headers = {} if origin is None else {"origin": origin}
        answer = await mira.post("/api/tables", json={}, headers=headers)
        assert answer.status_code == (201 if may else 403)
        assert may or refusal(answer) == (403, "origin")
        assert (await mira.get("/api/me", headers=headers)).status_code == 200


async def test_behind_https_only_pages_by_https_may_ask(sqlite_storage_url: str) -> None:
    async with visited(sqlite_storage_url, https=True) as visitors:
        stranger = await visitors.stranger()
        for origin, status in ((BASE.replace("http", "https"), 200), (BASE, 403)):
            answer = await stranger.put("/api/me", json={"name": "Mira"}, headers={"origin": origin})
            assert answer.status_code == status


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/tables", "/api/nothing", "/nothing", "/metrics", "/api/health"])
async def test_every_answer_has_its_guards(visitors: Visitors, path: str) -> None:
    headers = (await (await visitors.stranger()).get(path)).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert "cache-control" in headers
    assert "strict-transport-security" not in headers


@pytest.mark.parametrize(
    ("address", "may"), [("127.0.0.1", True), ("::1", True), ("10.1.2.3", True), ("8.8.8.8", False)]
)
async def test_numbers_are_for_who_watches_over_the_server(sqlite_storage_url: str, address: str, may: bool) -> None:
    """They count every entry of every log, and somebody might wait for one that is secret."""
    async with visited(sqlite_storage_url, metrics=["127.0.0.0/8", "::1/128", "10.0.0.0/8"]) as visitors:
        answer = await (await visitors.stranger(address)).get("/metrics")
        assert answer.status_code == (200 if may else 403)
        assert may or refusal(answer) == (403, "metrics")


async def test_health_bots_and_numbers(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = await visitors.stranger("127.0.0.1")
    assert (await stranger.get("/api/health")).json() == {"status": "ok"}
    assert (await stranger.get("/api/bots")).json() == list(LEVELS)
    numbers = (await stranger.get("/metrics")).text
    assert 'claim_request_seconds_count{method="GET",route="/api/bots",status="200"}' in numbers
    assert "claim_sockets" in numbers
    assert "claim_commit_seconds" in numbers

    async def fail(*_: object) -> None:
        await asyncio.sleep(0)
        raise OSError

    monkeypatch.setattr("claim.server.storage.Storage.check", fail)
    assert refusal(await stranger.get("/api/health")) == (503, "database")
