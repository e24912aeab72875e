"""Bots in processes of their own: always a legal move, whatever happens to them."""

import os
import signal
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from claim.bots import asking, make_bot
from claim.bots.asking import Thinker, Trouble
from claim.deals import dealt
from claim.knowledge import View, view_of
from claim.rules import CLAIM, Game, Move, Phase
from claim.solver import UNLIMITED, Budget, solve


def somebodys_view() -> View:
    game = Game(CLAIM, dealt(CLAIM, Random(1)))
    assert game.position.to_move is not None
    return view_of(game, game.position.to_move)


@pytest_asyncio.fixture
async def thinker() -> AsyncIterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


async def test_a_bot_draws_its_lots_by_the_seed(thinker: Thinker) -> None:
    view = somebodys_view()
    for seed in (7, "7 bot 0 12"):
        assert await thinker.move("steady", view, seed) == make_bot("steady", Random(seed)).choose(view)


async def test_a_bot_that_fails_makes_a_random_move() -> None:
    troubles: list[Trouble] = []
    thinker = Thinker(note=troubles.append)
    view = somebodys_view()
    assert await thinker.move("no such bot", view, 1) in view.legal
    assert troubles == [Trouble("no such bot", view.seat, "ClaimError")]
    thinker.close()


def babble(_bot: str, _view: View, _seed: int | str) -> Move:
    """What a bot does that does not know the rules."""
    return Move.parse("swap:no")


async def test_a_bot_that_answers_nonsense_makes_a_random_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "think", babble)
    troubles: list[Trouble] = []
    thinker = Thinker(note=troubles.append)
    view = somebodys_view()
    assert await thinker.move("simple", view, 1) in view.legal
    assert troubles == [Trouble("simple", view.seat, "nonsense")]
    thinker.close()


async def test_workers_that_die_are_replaced(thinker: Thinker) -> None:
    view = somebodys_view()
    await thinker.move("simple", view, 1)
    for process in thinker.processes:
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    assert await thinker.move("simple", view, 1) == make_bot("simple", Random(1)).choose(view)


async def test_a_bot_that_is_too_slow_makes_a_random_move() -> None:
    hasty = Thinker(most_seconds=0.000_001)
    view = somebodys_view()
    assert await hasty.move("simple", view, 1) in view.legal
    hasty.close()


def gathered() -> Game:
    """A game at the beginning of phase two."""
    game = Game(CLAIM, dealt(CLAIM, Random(3)))
    while game.position.phase is Phase.RECRUIT:
        game.push(game.position.legal_moves()[0])
    return game


async def test_moves_are_proven_elsewhere_too(thinker: Thinker) -> None:
    position = gathered().position
    assert await thinker.values(position, UNLIMITED) == solve(position).moves


async def test_what_was_not_proven_is_not_told(thinker: Thinker) -> None:
    assert await thinker.values(gathered().position, Budget(nodes=10)) is None
    for process in thinker.processes:
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    assert await thinker.values(gathered().position, UNLIMITED) is None
