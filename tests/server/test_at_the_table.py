"""At the table, over the socket: moves, coming back, waiting for players, and everything else one may wish."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from claim.rules import BYSTANDER
from claim.wire.messages import (
    AnswerBack,
    AskBack,
    Error,
    Hello,
    Ping,
    Pong,
    Refused,
    Resign,
    Said,
    Say,
    TableChanged,
    Update,
    View,
)
from claim.wire.tables import NewTable
from tests.server.duels import DUEL, POLICY, RESTART, closed, duel
from tests.server.player import House, Player, eventually, served

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server for all tests that need nothing special."""
    async with served(tmp_path_factory.mktemp("house")) as house:
        yield house


# Moves


async def test_a_move_is_told_to_everybody_once(house: House) -> None:
    async with duel(house) as (leader, follower), Player(house, leader.code) as spectator:
        await spectator.hear_a(View)
        move = leader.legal[0]
        await leader.move(move)
        for player in (leader, follower, spectator):
            (update,) = await player.heard()
            assert isinstance(update, Update)
            assert update.number == 2
            assert player.sees(await house.table(leader.code))
        assert [entry.body for entry in await house.log(leader.code)] == [move]


async def test_the_same_move_twice_is_made_once(house: House) -> None:
    async with duel(house) as (leader, follower):
        move = leader.legal[0]
        for _ in range(3):
            await leader.move(move, 1)
        assert [type(message) for message in await leader.heard()] == [Update]
        assert [type(message) for message in await follower.heard()] == [Update]
        assert len(await house.log(leader.code)) == 1


async def test_moves_that_are_refused(house: House) -> None:
    async with duel(house) as (leader, follower), Player(house, leader.code) as spectator:
        await spectator.hear_a(View)
        legal = leader.legal
        theirs = follower.eyes.view.hand
        not_mine = next(str(card) for card in theirs if str(card) not in legal)
        for player, move, number, code in (
            (follower, str(theirs[0]), 1, "turn"),
            (spectator, legal[0], 1, "turn"),
            (leader, not_mine, 1, "illegal"),
            (leader, "swap:no", 1, "illegal"),
            (leader, "nonsense", 1, "unreadable"),
            (leader, "", 1, "unreadable"),
            (leader, legal[0], 0, "stale"),
            (leader, legal[0], 7, "stale"),
        ):
            await player.move(move, number)
            (refused,) = await player.heard()
            assert isinstance(refused, Refused)
            assert (refused.code, refused.move, refused.number) == (code, move, 1)
            assert refused.legal == (legal if player is leader else [])
        assert await house.log(leader.code) == []


async def test_a_move_of_long_ago_is_stale(house: House) -> None:
    async with duel(house) as (leader, follower):
        for player in (leader, follower):
            await player.move(player.legal[0])
            await leader.hear_a(Update)
            await follower.hear_a(Update)
        first = leader if leader.eyes.is_asked else follower
        await first.move(first.legal[0], 2)
        refused = await first.hear_a(Refused)
        assert (refused.code, refused.number) == ("stale", 3)
        assert refused.legal == first.legal


async def test_two_tabs_of_one_person_see_the_same(house: House) -> None:
    async with duel(house) as (leader, _), Player(house, leader.code, leader.cookies) as tab:
        assert (await tab.hear_a(View)).seat == leader.seat
        await tab.move(leader.legal[0])
        assert await tab.hear_a(Update) == await leader.hear_a(Update)


# Coming back


async def test_coming_back_brings_what_was_missed(house: House) -> None:
    async with duel(house) as (leader, follower):
        await follower.disconnect()
        await leader.move(leader.legal[0])
        await leader.hear_a(Update)
        await follower.connect()
        update = await follower.hear()
        assert isinstance(update, Update)
        assert update.number == 2
        assert isinstance(await follower.hear(), TableChanged)
        assert follower.sees(await house.table(leader.code))


async def test_coming_back_without_having_missed_anything(house: House) -> None:
    async with duel(house) as (leader, _):
        await leader.disconnect()
        await leader.connect()
        update = await leader.hear()
        assert isinstance(update, Update)
        assert (update.number, update.events) == (1, [])
        assert update.turn.legal


@pytest.mark.parametrize("number", [0, 5, 1_000_000])
async def test_a_number_that_nobody_had_brings_the_whole_view(house: House, number: int) -> None:
    async with duel(house) as (leader, _):
        await leader.send(Hello(number))
        assert isinstance(await leader.hear(), View)


async def test_presence_is_told(house: House) -> None:
    async with duel(house) as (leader, follower):
        await follower.disconnect()
        gone = await leader.hear_a(TableChanged)
        assert [seat.present for seat in gone.table.seats] == [seat != follower.seat for seat in (0, 1)]
        assert 59_000 <= (gone.table.seats[follower.seat].bot_in or 0) <= 60_000
        await follower.connect()
        back = await leader.hear_a(TableChanged)
        assert all(seat.present for seat in back.table.seats)


async def test_a_server_that_restarts_says_so_and_loses_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        guests = await house.guests(2)
        code = await house.begun(DUEL, guests)
        players = [guest.player(code) for guest in guests]
        for player in players:
            await player.connect()
            await player.hear_a(View)
        leader = next(player for player in players if player.eyes.is_asked)
        await leader.move(leader.legal[0])
        await leader.hear_a(Update)
    assert (await closed(players[0]))[0] == RESTART
    async with served(tmp_path) as again:
        for player in players:
            player.house = again
            await player.connect()
            await player.hear()
            assert player.eyes.number == 2
        await asyncio.gather(*(player.play(Random(player.seat)) for player in players))
        for player in players:
            await player.disconnect()


# A table that waits


async def test_a_table_that_waits_tells_who_comes_and_when_it_begins(house: House) -> None:
    one, other = await house.guests(2)
    code = str((await one.ask("POST", "/api/tables", DUEL))["code"])
    async with one.player(code) as host, other.player(code) as guest:
        for player, seat in ((host, 0), (guest, BYSTANDER)):
            view = await player.hear_a(View)
            assert (view.number, view.phase, view.seat, view.piles, view.events) == (0, 0, seat, {}, [])
            assert view.table.state == "waiting"
        for wish in (Resign(), Say("hello"), AskBack()):
            await host.send(wish)
            error = await host.hear_a(Error)
            assert error.code == "waiting"
        await other.ask("POST", f"/api/tables/{code}/seat")
        for player, seat in ((host, 0), (guest, 1)):
            view = await player.hear_a(View)
            assert (view.number, view.phase, view.seat, view.table.state) == (1, 1, seat, "playing")
            assert len(view.piles[f"hand {seat}"]) == 13
            assert "??" not in view.piles[f"hand {seat}"]


async def test_a_table_that_everybody_leaves_is_gone(house: House) -> None:
    one = await house.guest()
    code = str((await one.ask("POST", "/api/tables", DUEL))["code"])
    async with one.player(code) as host:
        await host.hear_a(View)
        await one.ask("DELETE", f"/api/tables/{code}/seat")
        assert await closed(host) == (POLICY, "the table is gone")


async def test_who_comes_and_goes_before_it_begins_is_told(tmp_path: Path) -> None:
    rules = NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "open", "open"])
    async with served(tmp_path) as house:
        one, other = await house.guests(2)
        code = str((await one.ask("POST", "/api/tables", rules))["code"])
        async with one.player(code) as host:
            await host.hear_a(View)
            await other.ask("POST", f"/api/tables/{code}/seat")
            came = await host.hear_a(TableChanged)
            assert [seat.kind for seat in came.table.seats] == ["person", "person", "open"]
            assert came.table.mine == 0
            await other.ask("DELETE", f"/api/tables/{code}/seat")
            left = await host.hear_a(TableChanged)
            assert [seat.kind for seat in left.table.seats] == ["person", "open", "open"]


# Everything else that may be wished


async def test_a_move_is_taken_back_by_consent(house: House) -> None:
    async with duel(house) as (leader, follower):
        await leader.move(leader.legal[0])
        await leader.send(AskBack())
        asked = await follower.hear_a(TableChanged)
        assert asked.table.offer == leader.seat
        await follower.send(AnswerBack(agree=True))
        for player in (leader, follower):
            view = await player.hear_a(View)
            assert view.number == 3
            assert view.table.offer is None
            assert player.sees(await house.table(leader.code))
        assert leader.eyes.is_asked
        await follower.disconnect()
        follower.eyes.number = 2
        await follower.connect()
        assert isinstance(await follower.hear(), View)


async def test_giving_up_ends_a_duel(house: House) -> None:
    async with duel(house) as (leader, follower):
        await follower.send(Resign())
        for player in (leader, follower):
            over = await player.hear_a(TableChanged)
            assert (over.table.state, over.table.ended_by, over.table.result) == ("over", "resigned", "*")
            assert over.table.winners == [leader.seat]
        await leader.move("Go0")
        refused = await leader.hear_a(Refused)
        assert (refused.code, refused.legal) == ("over", [])
        await follower.send(Resign())
        assert (await follower.hear_a(Error)).code == "over"
        assert await eventually(lambda: house.result(leader.code)) == "*"


async def test_canned_messages_are_told_to_all(house: House) -> None:
    async with duel(house) as (leader, follower), Player(house, leader.code) as spectator:
        await spectator.hear_a(View)
        await follower.send(Say("well-played"))
        for player in (leader, follower, spectator):
            assert await player.hear_a(Said) == Said(follower.seat, "well-played")
        await follower.send(Say("you fool"))
        assert (await follower.hear_a(Error)).code == "unreadable"
        await spectator.send(Say("hello"))
        assert (await spectator.hear_a(Error)).code == "closed"
        for _ in range(9):
            await leader.send(Say("hello"))
        assert "rate" in {message.code for message in await leader.heard() if isinstance(message, Error)}


async def test_spectators_can_do_nothing(house: House) -> None:
    async with duel(house) as (leader, _), Player(house, leader.code) as spectator:
        await spectator.hear_a(View)
        for wish in (Resign(), AskBack(), AnswerBack(agree=True)):
            await spectator.send(wish)
            (error,) = await spectator.heard()
            assert isinstance(error, Error)
        assert await house.log(leader.code) == []
        await spectator.send(Ping())
        assert isinstance(await spectator.hear(), Pong)


async def test_a_rematch_is_told(house: House) -> None:
    guests = await house.guests(2)
    code = await house.begun(DUEL, guests)
    async with guests[0].player(code) as one, guests[1].player(code) as other:
        await one.hear_a(View)
        await other.send(Resign())
        await one.hear_a(TableChanged, lambda message: message.table.state == "over")
        again = await guests[1].ask("POST", f"/api/tables/{code}/rematch", {"deal": "new"})
        told = await one.hear_a(TableChanged, lambda message: message.table.rematch is not None)
        assert told.table.rematch == again["code"]
