"""What nobody sends: bots, lots, clocks, bots for people who left, and the end."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from claim.deals import dealt
from claim.knowledge import View as Known
from claim.knowledge import view_of
from claim.rules import CLAIM, Game
from claim.server import clock
from claim.server.storage import Storage
from claim.server.thinker import Thinker
from claim.table import Entry
from claim.wire.events import Chosen
from claim.wire.messages import TableChanged, Update, View
from claim.wire.tables import ClockRules, NewTable
from tests.server.player import Guest, House, Player, eventually, served

pytestmark = pytest.mark.asyncio(loop_scope="module")

DUEL = NewTable(seats=["me", "open"])


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with served(tmp_path_factory.mktemp("house"), grace=1) as house:
        yield house


# Bots


@pytest.mark.parametrize(
    "rules",
    [
        NewTable(),
        NewTable("Gn Gi Dr Tr Se", heroes=True, seats=["random", "me"]),
        NewTable("Go Kn Un Dw Do Dr Se", seats=["simple", "me", "random"]),
        NewTable("El Or Un Dw Do Dr Se", seats=["me", "simple", "random", "simple"]),
    ],
)
async def test_bots_play_with_a_person(house: House, rules: NewTable) -> None:
    guest = await house.guest()
    code = await house.begun(rules, [guest])
    async with guest.player(code) as player, Player(house, code) as spectator:
        await asyncio.gather(player.play(Random(1)), spectator.play(Random(1)))
    assert (await house.table(code)).is_over
    assert await eventually(lambda: house.result(code)) == (await house.table(code)).result


async def test_bots_take_their_time(tmp_path: Path) -> None:
    rules = NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "simple", "simple"])
    async with served(tmp_path, pace=300) as house:
        guest = await house.guest()
        code = await house.begun(rules, [guest])
        async with guest.player(code) as player:
            await player.hear_a(View)
            times: list[tuple[int, float]] = []
            while len(times) < 4:
                if player.legal:
                    await player.move(player.legal[0])
                update = await player.hear_a(Update)
                made = [event.seat for event in update.events if isinstance(event, Chosen)]
                times.append((made[0], time.monotonic()))
    waits = [now - before for (_, before), (seat, now) in pairwise(times) if seat != 0]
    assert waits
    assert all(wait > 0.25 for wait in waits)


async def test_a_table_that_nobody_visits_rests(house: House) -> None:
    guest = await house.guest()
    code = await house.begun(NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "simple", "simple"]), [guest])
    await asyncio.sleep(0.3)
    assert await house.log(code) == []
    async with guest.player(code) as player:
        await player.hear_a(View)
        await eventually(lambda: _is_turn(player))


async def _is_turn(player: Player) -> None:
    await player.heard()
    assert player.legal


# The thinker


def somebodys_view() -> Known:
    game = Game(CLAIM, dealt(CLAIM, Random(1)))
    assert game.position.to_move is not None
    return view_of(game, game.position.to_move)


@pytest_asyncio.fixture(loop_scope="module")
async def thinker() -> AsyncIterator[Thinker]:
    thinker = Thinker(workers=1, most_seconds=20)
    yield thinker
    thinker.close()


async def test_a_bot_thinks_elsewhere(thinker: Thinker) -> None:
    assert await thinker.move("simple", somebodys_view()) in somebodys_view().legal


async def test_a_bot_that_fails_makes_a_random_move_and_that_is_noted(thinker: Thinker) -> None:
    view = somebodys_view()
    with capture_logs() as logs:
        assert await thinker.move("no such bot", view) in view.legal
    assert [(line["event"], line["log_level"], line["error"]) for line in logs] == [
        ("bot failed", "error", "ClaimError")
    ]


async def test_workers_that_die_are_replaced_and_that_is_noted(thinker: Thinker) -> None:
    view = somebodys_view()
    await thinker.move("simple", view)
    for process in thinker.processes:
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    with capture_logs() as logs:
        assert await thinker.move("simple", view) in view.legal
    assert [(line["event"], line["log_level"]) for line in logs] == [("bot workers start again", "warning")]


# Clocks


async def late_table(house: House, guests: list[Guest], clock_rules: ClockRules, late: int) -> str:
    """A table that began so many milliseconds ago."""
    earlier = Storage(house.storage.database, time=lambda: clock.now() - late)
    host, guest = [await person.id() for person in guests]
    stored = await earlier.create(host, NewTable(seats=["me", "open"], clock=clock_rules))
    return (await earlier.take_seat(stored.code, guest)).code


async def test_time_runs_out_and_the_game_is_lost(house: House) -> None:
    guests = await house.guests(2)
    code = await late_table(house, guests, ClockRules("bank", 5, run_out="lose"), 3000)
    async with guests[0].player(code) as one, guests[1].player(code) as other:
        view = await one.hear_a(View)
        leader = view.turn.to_move
        left = view.turn.clocks[leader or 0]
        assert left is not None
        assert 0 < left <= 2000
        for player in (one, other):
            over = await player.hear_a(TableChanged, lambda message: message.table.state == "over")
            assert (over.table.ended_by, over.table.result) == ("time", "*")
            assert leader not in over.table.winners


async def test_overdue_clocks_are_judged_when_somebody_comes(house: House) -> None:
    guests = await house.guests(2)
    code = await late_table(house, guests, ClockRules("move", 5), 60_000)
    async with guests[0].player(code) as one:
        await one.hear_a(View)
        await eventually(lambda: _has(house, code, "time"))
        await eventually(lambda: _has(house, code, "move"))


async def _has(house: House, code: str, kind: str) -> None:
    assert kind in {entry.kind for entry in await house.log(code)}


# People who leave


async def test_a_bot_plays_for_who_has_left_until_they_are_back(house: House) -> None:
    guests = await house.guests(2)
    code = await house.begun(DUEL, guests)
    async with guests[0].player(code) as stays:
        await stays.hear_a(View)
        leaves = guests[1].player(code)
        await leaves.connect()
        await leaves.hear_a(View)
        await leaves.disconnect()
        gone = await stays.hear_a(TableChanged, lambda message: not message.table.seats[1].present)
        assert gone.table.seats[1].bot is None
        replaced = await stays.hear_a(TableChanged, lambda message: message.table.seats[1].bot is not None)
        assert replaced.table.seats[1].bot_in is None
        if stays.legal:
            await stays.move(stays.legal[0])
        await stays.hear_a(Update, lambda update: update.turn.to_move == 0)
        await leaves.connect()
        await leaves.heard()
        assert leaves.table is not None
        assert leaves.table.seats[1].bot is None
        back = await stays.hear_a(TableChanged, lambda message: message.table.seats[1].present)
        assert back.table.seats[1].bot is None
        await leaves.disconnect()
        kinds = [entry.kind for entry in await house.log(code) if entry.kind != "move"]
        assert kinds == ["bot-in", "bot-out"]


async def test_a_game_goes_on_to_its_end_without_who_left(house: House) -> None:
    guests = await house.guests(3)
    code = await house.begun(NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "open", "open"]), guests)
    async with guests[2].player(code) as player:
        await player.play(Random(1))
    table = await house.table(code)
    assert table.ended_by == "votes"
    assert table.standing_in == {0, 1}


async def test_nobody_is_replaced_while_nobody_else_is_there(house: House) -> None:
    guests = await house.guests(2)
    code = await house.begun(DUEL, guests)
    async with Player(house, code) as spectator:
        await spectator.hear_a(View)
        await asyncio.sleep(1.3)
        assert await house.log(code) == []


async def test_with_a_clock_people_may_stay_away_as_long_as_it_gives_them(house: House) -> None:
    guests = await house.guests(2)
    code = await late_table(house, guests, ClockRules("move", 86_400), 60_000)
    async with guests[0].player(code) as player:
        view = await player.hear_a(View)
        assert (view.table.seats[1].bot_in or 0) > 86_000_000
        await player.heard()
        assert await house.log(code) == []


# The end


async def test_an_end_that_nobody_noted_is_noted(house: House) -> None:
    guests = await house.guests(2)
    code = await house.begun(DUEL, guests)
    stored = await house.stored(code)
    async with house.writing() as storage:
        assert await storage.append(stored.id, Entry(1, clock.now(), "resign", 0))
    async with Player(house, code) as spectator:
        assert (await spectator.hear_a(View)).table.state == "over"
        assert await eventually(lambda: house.result(code)) == "*"
