"""A table at this computer: whole games, wishes, and going on where one left off."""

import asyncio
import time
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from claim.bots import asking
from claim.bots.asking import Thinker
from claim.deals import dealt
from claim.errors import ClaimError
from claim.knowledge import View as Known
from claim.notation import Record, read_record
from claim.rules import Game, Move
from claim.solver import Budget, solve
from claim.table import Entry
from claim.terminal import driving, hosted
from claim.terminal.hosted import Hosted
from claim.terminal.journal import Journal, NotKept, read_journal
from claim.terminal.keeping import Shelf
from claim.terminal.links import Link
from claim.terminal.pacing import PACES, pause_after
from claim.terminal.sight import Sight
from claim.wire.events import Chosen
from claim.wire.houses import deal_read
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
)  # fmt: skip
from claim.wire.messages import Move as MoveMessage
from claim.wire.reading import ruleset_read
from claim.wire.tables import NewTable
from tests.games import play_on
from tests.terminal.visitor import Visitor, at_home, chosen, moves_kept

SEVEN = "Go Kn Un Dw Do Dr Se"
KINDS = [
    NewTable(seats=["me", "simple"]),
    NewTable("Gn Gi Dr Tr Se", heroes=True, seats=["simple", "me"]),
    NewTable(SEVEN, seats=["simple", "me", "random"], open_discards=False),
    NewTable("El Or Un Dw Do Dr Se", seats=["me", "simple", "random", "simple"]),
]


def seat_of(rules: NewTable) -> int:
    return rules.seats.index("me")


# Whole games


@pytest.mark.parametrize("rules", KINDS, ids=lambda rules: f"{len(rules.seats)} {rules.deck}")
async def test_a_game_against_bots(rules: NewTable, tmp_path: Path) -> None:
    async with at_home(tmp_path, rules, {seat_of(rules): "Anna"}) as visitor:
        assert visitor.link.is_hosted
        assert visitor.link.address is None
        await visitor.play()
        table = visitor.sight.table
        assert table is not None
        assert (table.state, table.mine, table.ended_by) == ("over", seat_of(rules), "votes")
        assert table.outcome is not None
        record = read_record(await visitor.link.record())
        game = record.replay()
        assert game.position.is_over
        assert record.result == table.result
        tags = dict(record.notes)
        assert [tags[f"Seat{seat}"] for seat in range(len(rules.seats))] == [
            "Anna" if wish == "me" else f"bot {wish}" for wish in rules.seats
        ]
        (kept,) = Shelf(tmp_path).finished()
        assert moves_kept(kept.path) == list(map(str, record.moves))
        assert all(isinstance(message, View | Update | TableChanged) for message in visitor.heard)
        updates = [message for message in visitor.heard if isinstance(message, View | Update)]
        assert all(message.votes is not None and message.told is not None for message in updates)
        assert [message.number for message in updates] == list(range(1, len(updates) + 1))


async def test_bots_play_among_themselves(tmp_path: Path) -> None:
    rules = NewTable(seats=["random", "simple"])
    async with at_home(tmp_path, rules, {}) as visitor:
        await visitor.play()
        assert visitor.sight.seat == -1
        assert visitor.sight.table is not None
        assert visitor.sight.table.winners


async def test_the_seats_are_told(tmp_path: Path) -> None:
    rules = NewTable(SEVEN, seats=["simple", "me", "random"])
    async with at_home(tmp_path, rules, {1: "Anna"}) as visitor:
        await visitor.hear_a(View)
        assert visitor.sight.table is not None
        assert [(seat.kind, seat.name, seat.bot, seat.present) for seat in visitor.sight.table.seats] == [
            ("bot", "", "simple", True), ("person", "Anna", None, True), ("bot", "", "random", True),
        ]  # fmt: skip


async def test_a_move_is_kept_before_it_is_told(tmp_path: Path) -> None:
    async with at_home(tmp_path, NewTable(seats=["me", "random"]), {0: "Anna"}) as visitor:
        told: list[str] = []
        (path,) = tmp_path.glob("*.game")
        while not visitor.sight.is_over:
            message = await visitor.hear()
            if isinstance(message, View | Update):
                told += chosen(message)
                assert moves_kept(path)[: len(told)] == told
            if visitor.legal and isinstance(message, View | Update):
                await visitor.move()
        assert moves_kept(path) == told


# What is refused


async def test_moves_that_cannot_be_made(tmp_path: Path) -> None:
    async with at_home(tmp_path, NewTable(seats=["me", "random"]), {0: "Anna"}) as visitor:
        await visitor.turn()
        number, legal = visitor.sight.number, visitor.legal
        (path,) = tmp_path.glob("*.game")
        before = path.read_bytes()
        for move, answers, code in (
            ("swap:no", number, "illegal"),
            ("hello", number, "unreadable"),
            (legal[0], number + 1, "stale"),
        ):
            await visitor.link.send(MoveMessage(answers, move))
            refused = await visitor.hear_a(Refused)
            assert (refused.code, refused.move, refused.number, refused.legal) == (code, move, number, legal)
        assert path.read_bytes() == before
        await visitor.move(legal[0])
        await visitor.link.send(MoveMessage(number, legal[0]))
        update = await visitor.hear_a(Update)
        assert chosen(update)[0] == legal[0]
        assert moves_kept(path).count(legal[0]) == 1


async def test_what_cannot_be_wished(tmp_path: Path) -> None:
    rules = NewTable(seats=["me", "random"], take_backs=False)
    async with at_home(tmp_path, rules, {0: "Anna"}) as visitor:
        await visitor.turn()
        for wish, code in ((AskBack(), "closed"), (AnswerBack(agree=True), "nothing"), (Say("boo"), "unreadable")):
            await visitor.link.send(wish)
            assert (await visitor.hear_a(Error)).code == code


async def test_there_is_no_record_and_no_rematch_before_the_end(tmp_path: Path) -> None:
    async with at_home(tmp_path, NewTable(), {0: "Anna"}) as visitor:
        await visitor.hear()
        with pytest.raises(ClaimError, match="once the game is over"):
            await visitor.link.record()
        with pytest.raises(ClaimError, match="is not over"):
            await visitor.link.rematch("new")
    assert len(Shelf(tmp_path).running()) == 1


async def test_what_cannot_be_kept_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_journal: Journal, _entry: Entry) -> None:
        raise NotKept("the game cannot be kept: No space left on device")

    monkeypatch.setattr(driving, "_AGAIN_AFTER", 0.01)
    async with at_home(tmp_path, NewTable(seats=["me", "random"]), {0: "Anna"}) as visitor:
        await visitor.turn()
        number, legal = visitor.sight.number, visitor.legal
        with monkeypatch.context() as patched:
            patched.setattr(Journal, "add", full)
            await visitor.move(legal[0])
            assert await visitor.hear_a(Error) == Error("broken", "the game cannot be kept: No space left on device")
            assert (visitor.sight.number, visitor.legal) == (number, legal)
        with monkeypatch.context() as patched:
            await visitor.move(legal[0])
            patched.setattr(Journal, "add", full)
            for _ in range(3):  # the bot tries again and again
                await visitor.hear_a(Error)
        await visitor.until(lambda sight: sight.is_asked and sight.number != number)
    assert Shelf(tmp_path).damaged() == []


# Wishes


async def test_saying_asking_and_greeting(tmp_path: Path) -> None:
    async with at_home(tmp_path, NewTable(seats=["me", "random"]), {0: "Anna"}) as visitor:
        await visitor.turn()
        await visitor.link.send(Say("hello"))
        await visitor.hear_a(Said)
        assert visitor.sight.said == [Said(0, "hello")]
        await visitor.link.send(Ping())
        await visitor.hear_a(Pong)
        await visitor.link.send(Hello(extras=True))
        assert (await visitor.hear_a(View)).number == visitor.sight.number


async def test_taking_back(tmp_path: Path) -> None:
    async with at_home(tmp_path, NewTable(seats=["me", "simple"]), {0: "Anna"}) as visitor:
        await visitor.turn()
        legal, told, made = visitor.legal, list(visitor.sight.told), len(visitor.sight.view.events)
        await visitor.move(legal[0])
        await visitor.hear_a(Update)
        await visitor.turn()
        await visitor.link.send(AskBack())
        await visitor.hear_a(View)
        assert (visitor.legal, visitor.sight.told, len(visitor.sight.view.events)) == (legal, told, made)
        await visitor.move(legal[-1])
        await visitor.hear_a(Update, lambda update: chosen(update)[0] == legal[-1])
        await visitor.play()
    (kept,) = Shelf(tmp_path).finished()
    assert [entry.kind for entry in kept.entries].count("ask-back") == 1


async def test_giving_up_ends_a_duel(tmp_path: Path) -> None:
    async with at_home(tmp_path, NewTable(seats=["me", "simple"]), {0: "Anna"}) as visitor:
        await visitor.turn()
        await visitor.link.send(Resign())
        await visitor.until(lambda sight: sight.is_over)
        table = visitor.sight.table
        assert table is not None
        assert (table.ended_by, table.winners, table.result) == ("resigned", [1], "*")
        assert not visitor.sight.is_asked
        await visitor.link.send(MoveMessage(visitor.sight.number, "Go5"))
        assert (await visitor.hear_a(Refused)).code == "over"
        assert dict(read_record(await visitor.link.record()).notes)["Termination"] == "seat 0 resigned"
    (kept,) = Shelf(tmp_path).finished()
    assert kept.ended is not None
    assert kept.ended.ended_by == "resigned"


async def test_with_three_a_bot_plays_on(tmp_path: Path) -> None:
    rules = NewTable(SEVEN, seats=["simple", "me", "random"])
    async with at_home(tmp_path, rules, {1: "Anna"}) as visitor:
        await visitor.turn()
        await visitor.link.send(Resign())
        await visitor.until(lambda sight: sight.is_over)
        table = visitor.sight.table
        assert table is not None
        assert (table.ended_by, table.seats[1].bot) == ("votes", "steady")


# Proofs


async def test_in_phase_two_moves_are_proven(tmp_path: Path) -> None:
    async with at_home(tmp_path, NewTable(seats=["me", "random"]), {0: "Anna"}) as visitor:
        await visitor.turn()
        assert await visitor.link.values() is None  # in phase one nothing is
        await visitor.play(most=13)
        (path,) = tmp_path.glob("*.game")
        (kept,) = Shelf(tmp_path).running()
        game = _game_of(kept.rules, path)
        values = await visitor.link.values()
        assert values == {str(move): value for move, value in solve(game.position).moves.items()}
        assert set(values) == set(visitor.legal)


def _game_of(rules: NewTable, path: Path) -> Game:
    game = Game(ruleset_read(rules), deal_read(read_journal(path.read_bytes()).heading.deal))
    for text in moves_kept(path):
        game.push(Move.parse(text))
    return game


async def test_what_takes_too_long_to_prove_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted, "_PROVING", Budget(nodes=3))
    async with at_home(tmp_path, NewTable(seats=["me", "random"]), {0: "Anna"}) as visitor:
        await visitor.play(most=13)
        assert await visitor.link.values() is None


@pytest.mark.parametrize("rules", KINDS[1:3])
async def test_with_heroes_or_more_players_nothing_is_proven(rules: NewTable, tmp_path: Path) -> None:
    async with at_home(tmp_path, rules, {seat_of(rules): "Anna"}) as visitor:
        while not visitor.sight.is_over:
            await visitor.play(most=4)
            assert await visitor.link.values() is None


# Going on


def steady_hand(sight: Sight) -> str:
    """A choice that depends on nothing but what is known, so that it is made again in the same way."""
    assert sight.turn is not None
    return Random(f"{sight.number} {sight.turn.legal}").choice(sight.turn.legal)


@pytest.mark.parametrize("rules", KINDS, ids=lambda rules: f"{len(rules.seats)} {rules.deck}")
async def test_a_resumed_game_goes_on_as_it_would_have_gone(rules: NewTable, tmp_path: Path) -> None:
    """All luck comes from the seed and the number of moves: closed after every few moves it is the same game."""
    people = {seat_of(rules): "Anna"}
    async with at_home(tmp_path / "whole", rules, people) as visitor:
        await visitor.play(steady_hand)
        whole = await visitor.link.record()
    thinker = Thinker()
    shelf = Shelf(tmp_path / "parts")
    await Hosted.new(rules, people, shelf, thinker, pace=0.0, seed=1).close()
    while shelf.running():
        (kept,) = shelf.running()
        link = Hosted.resumed(kept, shelf, thinker, pace=0.0)
        visitor = Visitor(link)
        await visitor.play(steady_hand, most=5)
        if visitor.sight.is_over:
            assert await link.record() == whole
        await link.close()
    assert len(shelf.finished()) == 1
    thinker.close()


async def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    async with at_home(tmp_path, NewTable(seats=["me", "simple"]), {0: "Anna"}) as visitor:
        await visitor.play()
        table, told = visitor.sight.table, visitor.sight.told
    (kept,) = Shelf(tmp_path).finished()
    before = kept.path.read_bytes()
    thinker = Thinker()
    link = Hosted.resumed(kept, Shelf(tmp_path), thinker, pace=0.0)
    again = Visitor(link)
    await again.hear_a(View)
    assert (again.sight.table, again.sight.told, again.sight.is_over) == (table, told, True)
    await link.close()
    assert kept.path.read_bytes() == before
    thinker.close()


async def test_a_game_is_taken_up_from_a_record(tmp_path: Path) -> None:
    rules = NewTable("Gn Gi Dr Tr Se", heroes=True, seats=["me", "simple"])
    ruleset = ruleset_read(rules)
    game = play_on(Game(ruleset, dealt(ruleset, Random(3))), Random(3), 9)
    thinker, shelf = Thinker(), Shelf(tmp_path)
    link = Hosted.taken_up(Record.of(game), rules, {0: "Anna"}, shelf, thinker, pace=0.0)
    visitor = Visitor(link)
    await visitor.play()
    record = read_record(await link.record())
    assert (record.deal, record.moves[:9]) == (game.deal, game.moves)
    other = NewTable(seats=["me", "simple"])
    with pytest.raises(ClaimError, match="not the rules of the record"):
        Hosted.taken_up(Record.of(game), other, {0: "Anna"}, shelf, thinker, pace=0.0)
    await link.close()
    thinker.close()


# Once more


@pytest.mark.parametrize("deal", ["new", "same"])
async def test_a_rematch(tmp_path: Path, deal: str) -> None:
    rules = NewTable(SEVEN, seats=["me", "simple", "open"])
    async with at_home(tmp_path, rules, {0: "Anna", 2: "Ben"}) as visitor:
        await visitor.play()
        first = read_record(await visitor.link.record())
        again: Link = await visitor.link.rematch("same" if deal == "same" else "new")
        second_visitor = Visitor(again)
        await second_visitor.play()
        second = read_record(await again.record())
        await again.close()
    assert (first.deal == second.deal) == (deal == "same")
    seats = [dict(record.notes)[f"Seat{seat}"] for record in (first, second) for seat in range(3)]
    assert seats[:3] == ["Anna", "bot simple", "Ben"]
    assert seats[3:] == (["Ben", "Anna", "bot simple"] if deal == "same" else seats[:3])
    assert len(Shelf(tmp_path).finished()) == 2


# Time


async def test_bots_take_their_time(tmp_path: Path) -> None:
    rules = NewTable(SEVEN, seats=["me", "random", "random", "random"])
    async with at_home(tmp_path, rules, {0: "Anna"}, pace=0.5) as visitor:
        shown: list[tuple[float, View | Update]] = []
        while len(shown) < 6:
            message = await visitor.hear()
            if isinstance(message, View | Update):
                shown.append((time.monotonic(), message))
                if visitor.legal:
                    await visitor.move()
    for (before, earlier), (now, later) in pairwise(shown):
        by_bot = isinstance(later, Update) and any(isinstance(it, Chosen) and it.seat != 0 for it in later.events[:1])
        if by_bot:
            events = len(earlier.events) if isinstance(earlier, Update) else 0
            assert now - before > 0.9 * 0.5 * pause_after(events)
    assert (PACES["none"], PACES["fast"] < PACES["normal"]) == (0.0, True)


def ponder(_bot: str, view: Known, _seed: int | str) -> Move:
    """What a bot does that thinks for long."""
    time.sleep(1.0)
    return view.legal[0]


async def test_nothing_waits_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop that answers keys is never busy for long."""
    slowest = 0.0

    async def watch() -> None:
        nonlocal slowest
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            slowest = max(slowest, time.perf_counter() - before)

    monkeypatch.setattr(asking, "think", ponder)
    async with at_home(tmp_path, NewTable(seats=["me", "random"]), {0: "Anna"}) as visitor:
        await visitor.hear()
        watching = asyncio.create_task(watch())
        await visitor.play(most=2)
        watching.cancel()
    assert slowest < 0.6  # this machine may be busy


async def test_a_closed_table_says_nothing_more(tmp_path: Path) -> None:
    thinker = Thinker()
    link = Hosted.new(NewTable(), {0: "Anna"}, Shelf(tmp_path), thinker, pace=1.0)
    heard = []

    async def listen() -> None:
        async for message in link.messages():
            heard.append(message)

    listening = asyncio.create_task(listen())
    await asyncio.sleep(0.05)
    await link.close()
    await asyncio.wait_for(listening, 5)
    before = len(heard)
    await link.send(Resign())
    assert len(heard) == before
    (kept,) = Shelf(tmp_path).running()
    assert not [entry for entry in kept.entries if entry.kind == "resign"]
    thinker.close()


async def test_whoever_stops_waiting_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that is being kept is kept and told, even if its sender is gone; nothing is kept twice."""
    add = Journal.add

    def slowly(journal: Journal, entry: Entry) -> None:
        time.sleep(0.1)
        add(journal, entry)

    async with at_home(tmp_path, NewTable(seats=["me", "random"]), {0: "Anna"}) as visitor:
        await visitor.turn()
        monkeypatch.setattr(Journal, "add", slowly)
        sending = asyncio.create_task(visitor.move(visitor.legal[0]))
        await asyncio.sleep(0.02)
        sending.cancel()
        update = await visitor.hear_a(Update)
        assert chosen(update)[0]
        monkeypatch.undo()
        await visitor.play()
    (kept,) = Shelf(tmp_path).finished()
    assert [entry.number for entry in kept.entries] == list(range(1, len(kept.entries) + 1))
    assert Shelf(tmp_path).damaged() == []
