"""Several processes on one database: everybody hears everything, wherever they are connected, and all is done once."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

import pytest

from claim.wire.messages import AnswerBack, AskBack, Move, Refused, Resign, Said, Say, TableChanged, Update, View
from claim.wire.tables import NewTable
from tests.games import KINDS
from tests.server.crash.process import Server, serving, watching
from tests.server.crash.tables import THOROUGH, Company, at_random, invited
from tests.server.player import Guest, House, Player, eventually
from tests.server.services import NotHere, redis

GAMES: Final = 10 if THOROUGH else 1
"""Games of each kind."""
TURNS: Final = 400 if THOROUGH else 24
"""Turns at which two connections fight for one number."""
DUEL: Final = NewTable(seats=["me", "open"])
AWHILE: Final = 4.0
"""Seconds for games between processes that have to look for news by themselves, once a second."""
SOON: Final = 5.0
"""Seconds in which news have to reach everybody."""


@asynccontextmanager
async def two(
    folder: Path, url: str, *options: str, trouble: bool = False
) -> AsyncIterator[tuple[list[Server], list[House]]]:
    """Two servers on one database, which may have trouble or not."""
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(folder, url, *options)) for _ in range(2)]
        yield servers, [await stack.enter_async_context(watching(server)) for server in servers]
        for server in servers:
            server.check_log("Guest", trouble=trouble)


@asynccontextmanager
async def workers(folder: Path, url: str, number: int) -> AsyncIterator[tuple[Server, House]]:
    """One server of so many processes."""
    async with serving(folder, url, "--workers", str(number)) as server, watching(server) as house:
        yield server, house
        server.check_log("Guest")


@asynccontextmanager
async def seated(houses: Sequence[House], rules: NewTable = DUEL) -> AsyncIterator[list[Player]]:
    """People at a table, each connected to another of these houses."""
    number = sum(seat in ("me", "open") for seat in rules.seats)
    guests = [await houses[person % len(houses)].guest(f"Guest {person}") for person in range(number)]
    code = await houses[0].begun(rules, guests)
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(guest.player(code)) for guest in guests]
        for player in players:
            await player.hear_a(View)
        yield players


# Whole games


async def test_players_at_different_processes_play_whole_games(
    storage_url: str, redis_url: str, tmp_path: Path
) -> None:
    lots = Random(storage_url.partition(":")[0])
    async with two(tmp_path, storage_url, "--redis", redis_url) as (_, houses):
        for _ in range(GAMES):
            games = [await invited(houses, at_random(lots, kind=kind), lots) for kind in KINDS]
            async with asyncio.timeout(120):
                await asyncio.gather(*(game.play(lots) for game in games))
            for game in games:
                await game.check()


async def test_processes_that_cannot_nudge_each_other_find_out_by_themselves(storage_url: str, tmp_path: Path) -> None:
    lots = Random(storage_url.partition(":")[0])
    async with two(tmp_path, storage_url) as (_, houses):
        games = [await invited(houses, at_random(lots, kind=kind), lots) for kind in KINDS]
        playing = [asyncio.create_task(game.play(lots)) for game in games]
        await asyncio.wait(playing, timeout=AWHILE * GAMES)
        for game, task in zip(games, playing, strict=True):
            await _check_so_far(game, task)
            assert len(await houses[0].log(game.code)) > 3


async def test_games_go_on_when_the_bus_fails(sqlite_storage_url: str, tmp_path: Path) -> None:
    lots = Random(5)
    with ExitStack() as bus:
        try:
            url = bus.enter_context(redis())
        except NotHere as why:
            pytest.skip(str(why))
        async with two(tmp_path, sqlite_storage_url, "--redis", url, trouble=True) as (_, houses):
            games = [await invited(houses, at_random(lots, kind=kind, bots=False), lots, slow=0.2) for kind in KINDS]
            playing = [asyncio.create_task(game.play(lots)) for game in games]
            await asyncio.sleep(1)
            await asyncio.to_thread(bus.close)
            before = [len(await houses[0].log(game.code)) for game in games]
            await asyncio.wait(playing, timeout=AWHILE)
            for game, task, length in zip(games, playing, before, strict=True):
                await _check_so_far(game, task)
                assert len(await houses[0].log(game.code)) > length + 1


async def _check_so_far(game: Company, playing: "asyncio.Task[None]") -> None:
    """End a game that is being played, or is over: everything is right with it."""
    is_over = playing.done()
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    for survivor in game.survivors:
        await survivor.disconnect()
    await game.check(is_over=is_over)


async def test_workers_of_one_server_play_whole_games(sqlite_storage_url: str, tmp_path: Path) -> None:
    lots = Random(2)
    async with workers(tmp_path, sqlite_storage_url, 2) as (_, house):
        games = [await invited([house], at_random(lots, kind=kind), lots) for kind in KINDS]
        async with asyncio.timeout(120):
            await asyncio.gather(*(game.play(lots) for game in games))
        for game in games:
            await game.check()


async def test_a_worker_that_is_killed_is_replaced_and_its_games_go_on(sqlite_storage_url: str, tmp_path: Path) -> None:
    lots = Random(3)
    async with serving(tmp_path, sqlite_storage_url, "--workers", "2") as server, watching(server) as house:
        games = [await invited([house], at_random(lots, kind=kind), lots, slow=0.1) for kind in KINDS]
        playing = asyncio.gather(*(game.play(lots) for game in games))
        for _ in range(2):
            await asyncio.sleep(1)
            os.kill(lots.choice(_serving_workers(server)), signal.SIGKILL)
        async with asyncio.timeout(120):
            await playing
        for game in games:
            await game.check()
        server.kill()
        assert not server.workers_left(15.0), "workers outlived their server"
        await server.revive()


def _serving_workers(server: Server) -> list[int]:
    """The processes that serve: children of the first that have the socket open."""
    found = []
    for pid in server.workers:
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        parent = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        if parent == server.pid and b"spawn_main" in command:
            found.append(pid)
    return found


async def test_who_loses_one_process_goes_on_at_the_other(
    sqlite_storage_url: str, redis_url: str, tmp_path: Path
) -> None:
    lots = Random(4)
    async with two(tmp_path, sqlite_storage_url, "--redis", redis_url) as (servers, houses):
        games = [await invited(houses, at_random(lots, kind=kind), lots, slow=0.06) for kind in KINDS]
        playing = asyncio.gather(*(game.play(lots) for game in games))
        for victim in (0, 1):
            await asyncio.sleep(0.7)
            servers[victim].kill()
            await asyncio.sleep(0.7)
            await servers[victim].revive()
        async with asyncio.timeout(120):
            await playing
        for game in games:
            await game.check()


async def test_another_process_lets_the_bot_move_when_its_own_died(
    sqlite_storage_url: str, redis_url: str, tmp_path: Path
) -> None:
    """The one where the last move was made would let the bot think; it dies before the bot has moved."""
    options = "--redis", redis_url, "--set", "pace=3000"
    async with two(tmp_path, sqlite_storage_url, *options) as (servers, houses):
        async with seated(houses, NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "simple", "open"])) as players:
            here, there = players if players[0].seat == 0 else players[::-1]
            while not here.legal:  # the seat before the bot's
                if there.legal:
                    await there.move(there.legal[0])
                await asyncio.gather(here.hear_a(Update), there.hear_a(Update))
            await here.move(here.legal[0])
            await asyncio.gather(here.hear_a(Update), there.hear_a(Update))
            assert there.eyes.turn is not None
            assert there.eyes.turn.to_move == 1
            servers[0].kill()
            async with asyncio.timeout(20):
                await there.hear_a(Update)
            assert there.eyes.turn.to_move != 1
        await servers[0].revive()


# Everything once


async def test_of_two_moves_for_one_number_exactly_one_is_made(
    storage_url: str, redis_url: str, tmp_path: Path
) -> None:
    lots = Random(storage_url.partition(":")[0])
    turns = 0
    async with two(tmp_path, storage_url, "--redis", redis_url) as (_, houses):
        while turns < TURNS:
            guests = [await houses[0].guest(), await houses[1].guest()]
            code = await houses[0].begun(at_random(lots, kind="heroes", bots=False), guests)
            turns += await _fought(houses, code, guests, lots, TURNS - turns)


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


# Who is there, and what else they hear


async def _check_presence(houses: Sequence[House]) -> None:
    async with seated(houses) as (one, other):
        await _told(one, [True, True])
        await other.disconnect()
        await _told(one, [True, False])
        await other.connect()
        await _told(one, [True, True])
        async with AsyncExitStack() as tabs:  # who closes one of several tabs is still there
            for house in (*houses, *houses, *houses):
                tab = await tabs.enter_async_context(Player(house, other.code, other.cookies))
                await tab.hear_a(View)
        await asyncio.sleep(1)
        await one.heard()
        await _told(one, [True, True])


async def _told(player: Player, present: list[bool]) -> None:
    """Somebody is soon told that these are there."""
    async with asyncio.timeout(SOON):
        while player.table is None or [seat.present for seat in player.table.seats] != present:
            await player.hear()


async def test_presence_is_told_across_processes(sqlite_storage_url: str, redis_url: str, tmp_path: Path) -> None:
    async with two(tmp_path, sqlite_storage_url, "--redis", redis_url) as (_, houses):
        await _check_presence(houses)


async def test_presence_is_told_across_workers(sqlite_storage_url: str, tmp_path: Path) -> None:
    async with workers(tmp_path, sqlite_storage_url, 3) as (_, house):
        await asyncio.gather(*(_check_presence([house]) for _ in range(6)))


async def test_words_offers_and_ends_reach_the_other_process(
    postgresql_storage_url: str, redis_url: str, tmp_path: Path
) -> None:
    async with two(tmp_path, postgresql_storage_url, "--redis", redis_url) as (_, houses), seated(houses) as players:
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
        assert await eventually(lambda: houses[0].result(mover.code)) == "*"
