"""Hints: proven where nothing is hidden, estimated elsewhere, and always about every legal move."""

from random import Random

import pytest

from claim.bots import Effort, hint
from claim.errors import ClaimError
from claim.knowledge import view_of
from claim.rules import CLAIM
from claim.solver import solve
from tests.games import KINDS, random_game, random_ruleset

LATE = 44
GLANCE = Effort(iterations=5)


@pytest.mark.parametrize("seed", range(5))
def test_phase_two_of_two_players_is_proven(seed: int) -> None:
    game = random_game(Random(seed), CLAIM, LATE)
    seat = game.position.to_move
    assert seat is not None
    found = hint(view_of(game, seat))
    solution = solve(game.position)
    assert found.is_proven
    assert found.chances == {move: (value + 1) / 2 for move, value in solution.moves.items()}
    assert solution.moves[found.best] == solution.value


@pytest.mark.parametrize("kind", KINDS)
def test_elsewhere_every_move_has_an_estimated_chance(kind: str) -> None:
    lots = Random(kind)
    game = random_game(lots, random_ruleset(lots, kind), moves=5)
    seat = game.position.to_move
    assert seat is not None
    found = hint(view_of(game, seat), GLANCE)
    assert not found.is_proven
    assert set(found.chances) == set(game.position.legal_moves())
    assert all(0 <= chance <= 1 for chance in found.chances.values())


def test_the_same_question_has_the_same_answer() -> None:
    game = random_game(Random(1), CLAIM, 9)
    view = view_of(game, game.position.to_move or 0)
    assert hint(view, GLANCE) == hint(view, GLANCE) == hint(view, GLANCE, Random(0))


def test_who_has_nothing_to_decide_gets_no_hint() -> None:
    game = random_game(Random(1), CLAIM, 9)
    with pytest.raises(ClaimError, match="not the viewer's turn"):
        hint(view_of(game, 1 - (game.position.to_move or 0)))
