"""A move made while somebody else is asked in secret: held, and made or refused when the answer is there (R9.9)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
import pytest_asyncio

from claim.wire.messages import Refused, Sent, Update, View
from claim.wire.tables import NewTable
from tests.server.player import House, Player, served
from tests.table.matches import asked_in_secret

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with served(tmp_path_factory.mktemp("house")) as house:
        yield house


@dataclass
class Company:
    """Who is at the table: the next leader, who is asked in secret meanwhile, and somebody who watches."""

    leader: Player
    asked: Player
    spectator: Player

    @property
    def others(self) -> tuple[Player, Player]:
        return self.leader, self.spectator

    async def answer(self, move: str) -> list[Sent]:
        """Answer the secret question; what the one who does it is told, when it has been done."""
        await self.asked.move(move)
        return await self.asked.heard()


@asynccontextmanager
async def company(house: House) -> AsyncIterator[Company]:
    """A table where the second seat is asked in secret, and the first believes that it leads."""
    scene = asked_in_secret(holder=1, leader=0)
    guests = await house.guests(2)
    rules = NewTable(scene.house.ruleset.deck, heroes=True, seats=["me", "open"])
    code = await house.begun(rules, guests, scene.deal)
    async with guests[0].player(code) as leader, guests[1].player(code) as asked, Player(house, code) as spectator:
        players = (leader, asked, spectator)
        for player in players:
            await player.hear_a(View)
        for position, move in zip(scene.game.positions, scene.game.moves, strict=False):
            assert position.to_move is not None
            await players[position.to_move].move(str(move))
            for player in players:
                await player.hear_a(Update)
        for player in players:
            await player.heard()
        assert leader.legal
        assert "swap:no" in asked.legal
        yield Company(leader, asked, spectator)


async def test_a_held_move_is_made_after_a_quiet_answer(house: House) -> None:
    async with company(house) as here:
        number, move = here.leader.eyes.number, here.leader.legal[0]
        await here.leader.move(move)
        for player in here.others:
            assert await player.heard() == []
        assert await here.asked.heard() == []
        await here.answer("swap:no")
        for player in here.others:
            (update,) = [message for message in await player.heard() if isinstance(message, Update)]
            assert update.number == number + 1
            assert player.sees(await house.table(player.code))
        assert [entry.body for entry in await house.log(here.leader.code)][-2:] == ["swap:no", move]


async def test_a_quiet_answer_is_told_to_nobody_else(house: House) -> None:
    async with company(house) as here:
        assert [type(message) for message in await here.answer("swap:no")] == [Update]
        for player in here.others:
            assert await player.heard() == []


async def test_a_held_move_is_stale_after_an_answer_that_all_notice(house: House) -> None:
    async with company(house) as here:
        number, move = here.leader.eyes.number, here.leader.legal[0]
        await here.leader.move(move)
        assert await here.leader.heard() == []
        swap = next(answer for answer in here.asked.legal if answer != "swap:no")
        await here.answer(swap)
        update, refused = await here.leader.heard()
        assert isinstance(update, Update)
        assert isinstance(refused, Refused)
        assert (refused.code, refused.move, refused.number) == ("stale", move, number + 1)
        assert refused.legal == update.turn.legal
        assert [type(message) for message in await here.spectator.heard()] == [Update]
        assert (await house.log(here.leader.code))[-1].body == swap


async def test_of_two_held_moves_the_first_is_made_and_the_other_stale_as_without_a_question(house: House) -> None:
    async with company(house) as here:
        first, second, *_ = here.leader.legal
        await here.leader.move(first)
        await here.leader.move(second)
        assert await here.leader.heard() == []
        await here.answer("swap:no")
        update, refused = await here.leader.heard()
        assert isinstance(update, Update)
        assert isinstance(refused, Refused)
        assert (refused.code, refused.move, refused.number) == ("stale", second, update.number)
        assert (await house.log(here.leader.code))[-1].body == first


async def test_a_held_move_is_sent_again_by_who_had_to_connect_again(house: House) -> None:
    async with company(house) as here:
        move = here.leader.legal[0]
        await here.leader.move(move)
        assert await here.leader.heard() == []
        await here.leader.disconnect()
        await here.leader.connect()
        await here.leader.heard()
        assert move in here.leader.legal
        await here.leader.move(move)
        assert await here.leader.heard() == []
        swap = next(answer for answer in here.asked.legal if answer != "swap:no")
        await here.answer(swap)
        assert [type(message) for message in await here.leader.heard()] == [Update, Refused]


async def test_an_illegal_move_is_refused_at_once_as_ever(house: House) -> None:
    async with company(house) as here:
        await here.leader.move("swap:no")
        (refused,) = await here.leader.heard()
        assert isinstance(refused, Refused)
        assert (refused.code, refused.legal) == ("illegal", here.leader.legal)
