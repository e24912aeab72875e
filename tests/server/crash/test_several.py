"""Two processes on one database, with a bus: everybody hears everything, wherever they are, and all is done once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from random import Random
from typing import Final

import pytest
import pytest_asyncio

from claim.wire.messages import AnswerBack, AskBack, Move, Refused, Resign, Said, Say, TableChanged, Update, View
from tests.games import KINDS
from tests.server.crash.city import City, check_presence, city_of, seated
from tests.server.crash.tables import THOROUGH, at_random, invited
from tests.server.player import Guest, House, Player, eventually

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAMES: Final = 10 if THOROUGH else 1
"""Games of each kind."""
TURNS: Final = 400 if THOROUGH else 24
"""Turns at which two connections fight for one number."""


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=["sqlite", "postgresql"])
async def city(
    request: pytest.FixtureRequest, redis_url: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[City]:
    folder = tmp_path_factory.mktemp("city")
    url = f"sqlite:///{folder / 'tables.db'}"
    if request.param == "postgresql":
        url = str(request.getfixturevalue("postgresql_url")) + "/postgres"
    async with city_of(folder, url, "--redis", redis_url) as city:
        yield city


async def test_players_at_different_processes_play_whole_games(city: City) -> None:
    lots = Random(1)
    for _ in range(GAMES):
        games = [await invited(city.houses, at_random(lots, kind=kind), lots) for kind in KINDS]
        async with asyncio.timeout(120):
            await asyncio.gather(*(game.play(lots) for game in games))
        for game in games:
            await game.check()


async def test_of_two_moves_for_one_number_exactly_one_is_made(city: City) -> None:
    lots = Random(2)
    turns = 0
    while turns < TURNS:
        guests = [await house.guest() for house in city.houses]
        code = await city.houses[0].begun(at_random(lots, kind="heroes", bots=False), guests)
        turns += await _fought(city.houses, code, guests, lots, TURNS - turns)


async def _fought(houses: list[House], code: str, guests: list[Guest], lots: Random, most: int) -> int:
    """Let both connections of whoever has to move send a move at once, so often; how often they did."""
    async with AsyncExitStack() as stack:
        pairs = [
            [await stack.enter_async_context(Player(house, code, guest.cookies)) for house in houses]
            for guest in guests
        ]
        everybody = [player for pair in pairs for player in pair]
        for player in everybody:
            await player.hear_a(View)
        turns = 0
        while turns < most and not (await houses[0].table(code)).is_over:
            table = await houses[0].table(code)
            for player in everybody:
                while player.eyes.number < table.number(player.seat):
                    await player.hear()
            decides = table.game.position.to_move  # in truth: who believes to lead may have to wait for an answer
            pair = next((pair for pair in pairs if pair[0].seat == decides and pair[0].legal), None)
            if pair is None:  # lots are being drawn
                await asyncio.sleep(0.01)
                continue
            number, legal = pair[0].eyes.number, pair[0].legal
            moves = [Move(number, lots.choice(legal)) for _ in pair]
            length = table.length
            await asyncio.gather(*(player.send(move) for player, move in zip(pair, moves, strict=True)))
            for player in pair:
                while player.eyes.number == number:
                    await player.hear()
            log = (await houses[0].log(code))[length:]
            made = [entry.body for entry in log if entry.seat == pair[0].seat][:1]
            assert made[0] in {move.move for move in moves}
            await _check_refusals(pair, moves, made[0])
            turns += 1
    return turns


async def _check_refusals(pair: list[Player], moves: list[Move], made: str) -> None:
    """Whose move was not made is told so, and nobody else."""
    for player, move in zip(pair, moves, strict=True):
        if move.move != made:
            refused = [text for text in player.texts[-6:] if '"type":"refused"' in text]
            if not refused:
                assert (await player.hear_a(Refused)).code == "stale"
        else:
            heard = await player.heard()
            assert not any(isinstance(message, Refused) for message in heard)


async def test_presence_is_told_across_processes(city: City) -> None:
    await check_presence(city.houses)


async def test_words_offers_and_ends_reach_the_other_process(city: City) -> None:
    async with seated(city.houses) as players:
        mover = next(player for player in players if player.legal)
        other = next(player for player in players if player is not mover)
        await mover.send(Say("good-luck"))
        assert await other.hear_a(Said) == Said(mover.seat, "good-luck")
        await mover.move(mover.legal[0])
        await mover.hear_a(Update)
        await other.hear_a(Update)
        await mover.send(AskBack())
        await other.hear_a(TableChanged, lambda told: told.table.offer == mover.seat)
        await other.send(AnswerBack(agree=True))
        for player in (mover, other):
            assert (await player.hear_a(View)).number == 3
        await other.send(Resign())
        over = await mover.hear_a(TableChanged, lambda told: told.table.state == "over")
        assert (over.table.ended_by, over.table.winners) == ("resigned", [mover.seat])
        assert await eventually(lambda: city.houses[0].result(mover.code)) == "*"


async def test_who_loses_one_process_goes_on_at_the_other(city: City) -> None:
    lots = Random(4)
    games = [await invited(city.houses, at_random(lots, kind=kind), lots, slow=0.06) for kind in KINDS]
    playing = asyncio.gather(*(game.play(lots) for game in games))
    for server in city.servers:
        await asyncio.sleep(0.7)
        server.kill()
        await asyncio.sleep(0.5)
        await server.revive()
    async with asyncio.timeout(120):
        await playing
    for game in games:
        await game.check()
