"""Several people at one keyboard: nobody sees another's cards, or that somebody was asked in secret (R9.9)."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from claim.bots.asking import Thinker
from claim.knowledge import View as Known
from claim.notation import Record
from claim.rules import Chosen, Game, Move, Phase
from claim.terminal.hosted import Hosted
from claim.terminal.keeping import Shelf
from claim.terminal.links import HandOver, Look
from claim.terminal.sight import Sight
from claim.wire.events import Dealt
from claim.wire.messages import AnswerBack, AskBack, Error, Refused, TableChanged, Update, View
from claim.wire.messages import Move as MoveMessage
from claim.wire.tables import NewTable
from tests.kit import new_game
from tests.table.matches import asked_in_secret
from tests.terminal.visitor import Visitor, at_home, chosen

TWO = {0: "Anna", 1: "Ben"}
DUEL = NewTable(seats=["me", "open"])
HEROES = NewTable(heroes=True, seats=["me", "open"])


@asynccontextmanager
async def taken_up(
    folder: Path,
    game: Game,
    rules: NewTable = HEROES,
    people: Mapping[int, str] = TWO,
    thinker: Thinker | None = None,
    pace: float = 0.0,
) -> AsyncIterator[Visitor]:
    """Somebody at a table at this computer where a game goes on."""
    thinker = thinker or Thinker()
    link = Hosted.taken_up(Record.of(game), rules, people, Shelf(folder), thinker, pace=pace)
    try:
        yield Visitor(link)
    finally:
        await link.close()
        thinker.close()


# Passing it on


@pytest.mark.parametrize(
    ("rules", "people"),
    [
        (DUEL, TWO),
        (HEROES, TWO),
        (NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "simple", "open"]), {0: "Anna", 2: "Cleo"}),
        (NewTable("Gn Gi Tr Se Dr Un Cy", seats=["me", "open", "open", "open"]), dict(enumerate("ABCD"))),
    ],
)
async def test_only_who_has_the_keyboard_is_shown_anything(
    rules: NewTable, people: dict[int, str], tmp_path: Path
) -> None:
    async with at_home(tmp_path, rules, people, seed=6) as visitor:
        await visitor.play()
    assert isinstance(visitor.heard[0], HandOver)
    holder: int | None = None
    for message, after in zip(visitor.heard, [*visitor.heard[1:], None], strict=True):
        match message:
            case HandOver():
                assert (message.name, holder) == (people[message.seat], holder)
                holder = message.seat
                assert isinstance(after, View)
            case View():
                assert message.seat == message.table.mine == holder
                shown = {event.seat for event in message.events if isinstance(event, Dealt) and "??" not in event.cards}
                assert shown == {holder}
            case _:
                pass
    given = [message.seat for message in visitor.heard if isinstance(message, HandOver)]
    assert set(given) == set(people)
    assert all(one != other for one, other in pairwise(given))


async def test_one_person_never_passes_it_on(tmp_path: Path) -> None:
    rules = NewTable(heroes=True, seats=["me", "simple"])
    async with at_home(tmp_path, rules, {0: "Anna"}) as visitor:
        await visitor.play()
    assert not any(isinstance(message, HandOver | Look) for message in visitor.heard)


async def test_while_it_goes_to_another_nothing_is_shown_and_nothing_can_be_done(tmp_path: Path) -> None:
    async with at_home(tmp_path, DUEL, TWO) as visitor:
        first = await visitor.hear_a(HandOver)
        await visitor.link.send(MoveMessage(1, "Go5"))
        refused = await visitor.hear()
        assert isinstance(refused, Refused)
        assert (refused.code, refused.legal) == ("turn", [])
        await visitor.link.send(AskBack())
        assert isinstance(await visitor.hear(), Error)
        await visitor.link.take_seat()
        assert (await visitor.hear_a(View)).seat == first.seat
        await visitor.link.take_seat()  # nobody else is to have it
        await visitor.move()
        assert chosen(await visitor.hear_a(Update))
        second = await visitor.hear_a(HandOver)
        assert second.seat == 1 - first.seat


@pytest.mark.parametrize("hastens", [False, True])
async def test_people_see_what_came_of_their_move_before_it_goes_on(tmp_path: Path, hastens: bool) -> None:
    async with at_home(tmp_path, DUEL, TWO, pace=1.0) as visitor:
        await visitor.hear_a(HandOver)
        await visitor.link.take_seat()
        await visitor.turn()
        await visitor.move()
        await visitor.hear_a(Look)
        await visitor.hear_a(Update)
        assert not visitor.sight.is_asked
        before = time.monotonic()
        if hastens:
            await visitor.link.pass_on()
        await visitor.hear_a(HandOver)
        assert (time.monotonic() - before > 0.3) == (not hastens)


async def test_a_resumed_game_shows_nothing_before_the_right_one_is_there(tmp_path: Path) -> None:
    async with at_home(tmp_path, DUEL, TWO) as visitor:
        await visitor.play(most=5)
        mover = visitor.sight.seat
    (kept,) = Shelf(tmp_path).running()
    thinker = Thinker()
    link = Hosted.resumed(kept, Shelf(tmp_path), thinker, pace=0.0)
    again = Visitor(link)
    assert await again.hear() == HandOver(mover, TWO[mover])
    await link.close()
    thinker.close()


# Taking back


@pytest.mark.parametrize("agrees", [True, False])
async def test_others_are_asked_whether_a_move_is_taken_back(tmp_path: Path, agrees: bool) -> None:
    async with at_home(tmp_path, DUEL, TWO) as visitor:
        await visitor.play(most=2)
        asker = visitor.sight.seat
        told = len(visitor.sight.told)
        await visitor.link.send(AskBack())
        asked = await visitor.hear_a(HandOver)
        assert asked.seat == 1 - asker
        await visitor.link.take_seat()
        view = await visitor.hear_a(View)
        assert view.table.offer == asker
        await visitor.link.send(AnswerBack(agree=agrees))
        if agrees:
            await visitor.hear_a(View)
            assert len(visitor.sight.told) < told
        else:
            changed = await visitor.hear_a(TableChanged)
            assert changed.table.offer is None
        await visitor.play()
        assert visitor.sight.is_over


# Secrets


def holding(hero: str, holder: int) -> Game:
    return new_game(heroes=True, leader=0, hand0=hero) if holder == 0 else new_game(heroes=True, leader=0, hand1=hero)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("holder", [0, 1])
async def test_nobody_notices_that_the_necromancer_asks(holder: int, seed: int, tmp_path: Path) -> None:
    """R9.9: the keyboard changes hands in the same way whether or not somebody holds the Necromancer."""

    def decide(sight: Sight) -> str:
        if sight.view.awaits == "swap":
            return "swap:no"
        plain = sorted(str(move) for move in sight.view.legal if move.card is None or not move.card.is_hero)
        return Random(f"{seed} {plain}").choice(plain) if plain else str(sight.view.legal[0])

    given, asked, looked = [], 0, 0
    for hero in ("Necromancer", "Warrior", "Bard"):
        async with taken_up(tmp_path / hero, holding(hero, holder)) as visitor:
            await visitor.play(decide)
        given.append(_given(visitor))
        asked += sum(isinstance(it, View | Update) and it.turn.awaits == "swap" for it in visitor.heard)
        looked += sum(isinstance(message, Look) for message in visitor.heard)
    assert given[0] == given[1] == given[2]
    assert asked
    assert looked


def _given(visitor: Visitor) -> list[tuple[int, int]]:
    """Who was given the keyboard in phase one, each time after how many cards had been played."""
    sight, given, played = Sight(), [], 0
    for message in visitor.heard:
        sight.take_in(message)
        if sight.has_begun:
            if sight.view.phase is not Phase.RECRUIT:
                break
            made = (event for event in sight.view.events if isinstance(event, Chosen))
            played = sum(event.move.verb == "play" for event in made)
        if isinstance(message, HandOver):
            given.append((message.seat, played))
    return given


@pytest.mark.parametrize("hero", ["Necromancer", "Warrior"])
async def test_who_leads_has_to_wait_until_the_other_has_looked(hero: str, tmp_path: Path) -> None:
    """Seat 0 plays second, wins and leads: whether seat 1 is asked or not, they cannot lead at once, nor go back."""
    game = new_game(heroes=True, leader=1, hand0="Go9 Kn2", hand1=f"Go1 {hero}")
    game.push("Go1")
    async with taken_up(tmp_path, game, pace=0.3) as visitor:
        assert await visitor.hear() == HandOver(0, "Anna")
        await visitor.link.take_seat()
        await visitor.turn()
        await visitor.link.send(MoveMessage(visitor.sight.number, "Go9"))
        await visitor.link.send(MoveMessage(visitor.sight.number + 1, "Kn2"))
        await visitor.link.send(AskBack())
        heard = [await visitor.hear() for _ in range(4)]
        assert [type(message) for message in heard] == [Look, Update, Refused, Error]
        assert [message.code for message in heard if isinstance(message, Refused | Error)] == ["turn", "secret"]
        assert not visitor.sight.is_asked
        assert await visitor.hear() == HandOver(1, "Ben")
        await visitor.link.take_seat()
        await visitor.hear_a(View)
        if hero == "Necromancer":
            assert "swap:no" in visitor.legal
            await visitor.move("swap:no")
        else:
            await visitor.hear_a(Look)
            assert not visitor.sight.is_asked
            await visitor.link.pass_on()
        await visitor.hear_a(HandOver, lambda message: message.seat == 0)
        await visitor.link.take_seat()
        await visitor.turn()
        assert "Kn2" in visitor.legal


class Hesitant(Thinker):
    """A thinker whose bots wait until they are told what to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def move(self, bot: str, view: Known, seed: int | str) -> Move:
        return Move.parse(await self.answer) if view.awaits == "swap" else await super().move(bot, view, seed)


@pytest.mark.parametrize("swaps", [False, True])
async def test_a_move_is_held_while_a_bot_is_asked_in_secret(swaps: bool, tmp_path: Path) -> None:
    game = asked_in_secret(holder=1, leader=0).game
    rules = NewTable(heroes=True, seats=["me", "simple"])
    thinker = Hesitant()
    async with taken_up(tmp_path, game, rules, {0: "Anna"}, thinker) as visitor:
        await visitor.turn()
        move = visitor.legal[0]
        await visitor.move(move)
        await asyncio.sleep(0.05)
        question = game.position.question
        assert question is not None
        other = next(str(move) for move in game.position.legal_moves() if move != question.quiet)
        thinker.answer.set_result(other if swaps else "swap:no")
        message = await visitor.hear()
        assert isinstance(message, Update)
        if swaps:
            refused = await visitor.hear_a(Refused)
            assert (refused.code, refused.move) == ("stale", move)
        else:
            assert chosen(message) == [move]
