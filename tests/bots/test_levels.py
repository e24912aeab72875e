"""Levels: each better than the one below, erring like people and never absurdly."""

from random import Random

import pytest

from claim.bots import BOTS, LEVELS, USUAL_LEVEL, SimpleBot, make_bot
from claim.bots.habits import Habits
from claim.bots.judging import prospects
from claim.deals import dealt
from claim.knowledge import View, view_of
from claim.rules import CLAIM, Game
from tests.bots.test_bots import played_out
from tests.games import random_game


def test_there_are_five_levels_and_one_is_usual() -> None:
    assert LEVELS == ("novice", "casual", "steady", "expert", "master")
    assert USUAL_LEVEL in LEVELS
    assert BOTS == ("random", "simple", "standard", "ismcts", "master")


@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("steady", "novice")])
def test_a_level_beats_one_far_below(better: str, worse: str) -> None:
    lots = Random(2)
    points = 0.0
    for _ in range(8):
        deal = dealt(CLAIM, lots)
        for seat in (0, 1):
            bots = [make_bot(better if other == seat else worse, lots) for other in (0, 1)]
            outcome = played_out(Game(CLAIM, deal), bots, lots).position.outcome
            assert outcome is not None
            points += (seat in outcome.winners) / len(outcome.winners)
    assert points >= 10  # of 16


def views(moves: int) -> list[View]:
    games = [random_game(Random(seed), CLAIM, moves) for seed in range(20)]
    return [view_of(game, game.position.to_move or 0) for game in games]


def test_who_wavers_makes_only_moves_that_look_nearly_as_good() -> None:
    habits = Habits(wavering=0.5)
    made = set()
    for view in views(moves=10):
        seen = prospects(view, habits)
        for seed in range(10):
            move = SimpleBot(Random(seed), habits).choose(view)
            assert seen[move] >= max(seen.values()) - 1.0 - 1e-6
            made.add((view, move))
    assert len(made) > 20  # and not always the same


def test_who_does_not_waver_makes_the_move_that_looks_best() -> None:
    for view in views(moves=30):
        seen = prospects(view, Habits())
        assert seen[SimpleBot(Random(1)).choose(view)] == pytest.approx(max(seen.values()))
