"""Programs: the example of the docs plays everything, and is told what its seat may know."""

import json
import subprocess
import sys
from random import Random

import pytest

from claim.arena import play_match
from claim.arena.telling import end_line, game_line, move_line
from claim.bots.effort import Effort
from claim.knowledge import view_of, worlds
from claim.rules import CLAIM
from tests.arena.kit import EXAMPLE
from tests.games import KINDS, random_game, random_ruleset

EXAMPLE_BOT = f"program:{sys.executable} -S {EXAMPLE}"


@pytest.mark.parametrize("kind", KINDS)
def test_the_example_plays_every_ruleset(kind: str) -> None:
    match = play_match([EXAMPLE_BOT, "random"], random_ruleset(Random(3), kind), 1)
    assert match.lost == []


def test_the_example_is_no_fool() -> None:
    assert play_match([EXAMPLE_BOT, "random"], CLAIM, 12).score(0).mean > 0.6


def test_the_example_answers_each_question_with_a_line() -> None:
    game = random_game(Random(1), CLAIM, 7)
    seat = game.position.to_move
    assert seat is not None
    asked = game_line(CLAIM, seat, 5, None) + move_line(view_of(game, seat)) + end_line("1-0")
    done = subprocess.run([sys.executable, EXAMPLE], input=asked, capture_output=True, text=True, check=True)
    assert done.stdout.strip() in map(str, game.position.legal_moves())
    assert done.stdout.count("\n") == 1


def test_a_game_is_told_with_its_rules_seed_and_effort() -> None:
    told = json.loads(game_line(CLAIM, 1, 42, Effort(seconds=0.05)))
    assert told == {
        "type": "game",
        "players": 2,
        "deck": ["Go", "Kn", "Un", "Dw", "Do"],
        "heroes": False,
        "hero_values": {},
        "tie_break": "cards",
        "seat": 1,
        "seed": 42,
        "seconds": 0.05,
        "iterations": None,
    }


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_told_is_the_same_in_every_world_that_the_seat_may_believe_in(kind: str) -> None:
    lots = Random(kind)
    for _ in range(4):
        game = random_game(lots, random_ruleset(lots, kind), lots.randrange(40))
        seat = game.position.to_move
        if seat is None or game.position.is_chance:
            continue
        view = view_of(game, seat)
        line = move_line(view)
        world = worlds(view).sample(lots)
        assert move_line(view_of(world.game(), seat)) == line
        told = json.loads(line)
        assert told["hand"] == [str(card) for card in view.hand]
        assert told["legal"] == sorted(map(str, view.legal))
