"""Several processes at one table, and slow lines to it."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from claim import Ruleset, dealt
from claim.server import clock
from claim.server.hub import Hub
from claim.server.recipients import Recipient
from claim.table import Entry
from claim.wire.messages import AnswerBack, AskBack, Refused, Said, Say, TableChanged, Update, View
from claim.wire.tables import NewTable
from tests.server.player import House, Player, served

pytestmark = pytest.mark.asyncio

DUEL: Final = NewTable(seats=["me", "open"])
FOUR: Final = NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "simple", "open", "random"])
HEROES: Final = NewTable("Gn Gi Dr Tr Se", heroes=True, seats=["me", "open"])


@pytest.fixture(params=["look", "nudge"])
def redis(request: pytest.FixtureRequest) -> str | None:
    """How processes hear of each other: by looking, or by nudges over Redis."""
    return str(request.getfixturevalue("redis_url")) if request.param == "nudge" else None


@asynccontextmanager
async def two_houses(folder: Path, database: str, redis: str | None) -> AsyncIterator[tuple[House, House]]:
    """Two processes of one server, as far as one process can be two."""
    options: dict[str, Any] = {"database": database, "redis": redis, "workers": 2, "grace": 3600}
    async with served(folder, **options) as one, served(folder, **options) as other:
        yield one, other


# Two processes


@pytest.fixture(
    params=[
        ("sqlite", "look", HEROES),
        ("sqlite", "nudge", FOUR),
        ("postgresql", "look", FOUR),
        ("postgresql", "nudge", HEROES),
    ],
    ids=lambda setting: f"{setting[0]}-{setting[1]}",
)
def setting(request: pytest.FixtureRequest) -> tuple[str, str | None, NewTable]:
    """A database, perhaps a Redis, and what is played there."""
    database, told_by, rules = request.param
    redis = str(request.getfixturevalue("redis_url")) if told_by == "nudge" else None
    return str(request.getfixturevalue(f"{database}_storage_url")), redis, rules


async def test_a_game_over_two_processes(tmp_path: Path, setting: tuple[str, str | None, NewTable]) -> None:
    database, redis, rules = setting
    async with two_houses(tmp_path, database, redis) as (one, other):
        guests = await one.guests(2)
        code = await one.begun(rules, guests)
        here = guests[0].player(code)
        there = Player(other, code, guests[1].cookies)
        watching = Player(other, code, extras=True)
        players = (here, there, watching)
        for player in players:
            await player.connect()
        await asyncio.gather(*(player.play(Random(player.seat)) for player in players))
        table = await one.table(code)
        for player in players:
            assert player.sees(table)
            await player.disconnect()


async def test_what_happens_at_one_process_is_told_at_the_other(
    tmp_path: Path, sqlite_storage_url: str, redis: str | None
) -> None:
    async with two_houses(tmp_path, sqlite_storage_url, redis) as (one, other):
        host, guest = await one.guests(2)
        code = str((await host.ask("POST", "/api/tables", DUEL))["code"])
        async with host.player(code) as here, Player(other, code, guest.cookies) as there:
            assert (await here.hear_a(View)).table.state == "waiting"
            assert (await there.hear_a(View)).table.state == "waiting"
            await guest.ask("POST", f"/api/tables/{code}/seat")
            for player, seat in ((here, 0), (there, 1)):
                view = await player.hear_a(View)
                assert (view.seat, view.phase) == (seat, 1)
            await here.hear_a(TableChanged, lambda told: told.table.seats[1].present)
            leader, follower = (here, there) if here.legal else (there, here)
            await leader.move(leader.legal[0])
            assert (await follower.hear_a(Update)).number == 2
            await follower.send(Say("hello"))
            assert await leader.hear_a(Said) == Said(follower.seat, "hello")
            await leader.send(AskBack())
            await follower.hear_a(TableChanged, lambda told: told.table.offer == leader.seat)
            await follower.send(AnswerBack(agree=True))
            assert (await leader.hear_a(View)).number == 3
            assert (await follower.hear_a(View)).number == 3
            await follower.disconnect()
            await leader.hear_a(TableChanged, lambda told: not told.table.seats[follower.seat].present)
            await follower.connect()


async def test_who_comes_from_another_process_is_not_shown_older_things(
    tmp_path: Path, sqlite_storage_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hub, "_look_for_news", _see_nothing)  # nor is there a bus: processes find out too late
    async with two_houses(tmp_path, sqlite_storage_url, None) as (one, other):
        host, guest = await one.guests(2)
        code = str((await host.ask("POST", "/api/tables", DUEL))["code"])
        async with Player(other, code) as watching:
            assert (await watching.hear_a(View)).table.state == "waiting"
            await guest.ask("POST", f"/api/tables/{code}/seat")
            players = host.player(code), guest.player(code)
            for player in players:
                await player.connect()
                await player.hear_a(View)
            leader = next(player for player in players if player.legal)
            await leader.move(leader.legal[0])
            assert (await leader.hear_a(Update)).number == 2
            async with Player(other, code, leader.cookies) as elsewhere:
                view = await elsewhere.hear_a(View)
                assert (view.seat, view.number) == (leader.seat, 2)
            assert (await watching.hear_a(View)).number >= 1
            for player in players:
                await player.disconnect()


async def _see_nothing(_: Hub) -> None:
    """In place of looking into the database."""


async def test_two_processes_make_one_move(tmp_path: Path, sqlite_storage_url: str, redis: str | None) -> None:
    async with two_houses(tmp_path, sqlite_storage_url, redis) as (one, other):
        guests = await one.guests(2)
        code = await one.begun(DUEL, guests)
        async with guests[0].player(code) as first, guests[1].player(code) as second:
            for player in (first, second):
                await player.hear_a(View)
            tabs = [first if first.legal else second]
            tabs.append(Player(other, code, tabs[0].cookies))
            await tabs[1].connect()
            await tabs[1].hear_a(View)
            same = tabs[0].legal[0]
            await asyncio.gather(*(tab.move(same) for tab in tabs))
            for tab in tabs:
                assert (await tab.hear_a(Update)).number == 2
                assert not any(isinstance(message, Refused) for message in await tab.heard())
            assert [entry.body for entry in await one.log(code)] == [same]
            await tabs[1].disconnect()


async def test_of_two_moves_at_once_one_is_made(tmp_path: Path, sqlite_storage_url: str) -> None:
    async with two_houses(tmp_path, sqlite_storage_url, None) as (one, other):
        guests = await one.guests(2)
        code = await one.begun(DUEL, guests)
        async with guests[0].player(code) as first, guests[1].player(code) as second:
            for player in (first, second):
                await player.hear_a(View)
            leader = first if first.legal else second
            async with Player(other, code, leader.cookies) as tab:
                await tab.hear_a(View)
                await asyncio.gather(leader.move(leader.legal[0]), tab.move(leader.legal[1]))
                answers = [await player.hear_a(Update) for player in (leader, tab)]
                assert {update.number for update in answers} == {2}
                told = [*await leader.heard(), *await tab.heard()]
                heard = [message.code for message in told if isinstance(message, Refused)]
                heard += [text for player in (leader, tab) for text in player.texts if '"code":"stale"' in text]
                assert len(await one.log(code)) == 1
                assert heard


async def test_where_nothing_comes_another_process_steps_in(tmp_path: Path) -> None:
    step_in = 0.5
    options: dict[str, Any] = {"conduct": {"step_in": step_in}, "workers": 2, "grace": 3600}
    async with served(tmp_path, **options) as house:
        guest = await house.guest()
        rules = NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "simple", "simple"])
        deal = dealt(Ruleset.of(rules.deck, players=3), Random(1), leader=0)  # then a bot follows
        code = await house.begun(rules, [guest], deal)
        async with guest.player(code) as player:
            await player.hear_a(View)
            move, number = player.legal[0], (await house.table(code)).length + 1
            began = time.monotonic()
            async with house.writing() as elsewhere:  # where it was committed, nobody drives the bots
                entry = Entry(number, clock.now(), "move", 0, move)
                assert await elsewhere.append((await house.stored(code)).id, entry)
            await player.hear_a(Update)
            await player.hear_a(Update, lambda update: update.turn.to_move != 1)
            assert time.monotonic() - began > step_in / 2


# Slow lines


async def test_who_does_not_read_is_hung_up_on_and_nobody_waits() -> None:
    reasons: list[tuple[int, str]] = []
    sent: list[str] = []
    may_go_on = asyncio.Event()

    async def slowly(text: str) -> None:
        sent.append(text)
        await may_go_on.wait()

    slow = Recipient(None, 3, lambda code, reason: reasons.append((code, reason)))
    writing = asyncio.create_task(slow.write(slowly))
    for number in range(4):
        slow.tell(f"message {number}")
        await asyncio.sleep(0)
    assert sent == ["message 0"]
    assert [code for code, _ in reasons] == [1013]
    may_go_on.set()
    await slow.written()
    assert sent == [f"message {number}" for number in range(3)]
    writing.cancel()
