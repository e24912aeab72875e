"""The compiled board beside the rules: the same moves in the same games, the same winners."""

from itertools import product
from random import Random

import pytest

from claim.bots.rules_search.trying import is_built
from claim.cards import HEROES, Card
from claim.rules import Game, Phase, Position, book_of
from tests.games import KINDS, meeting, random_game, random_ruleset

if is_built():
    from claim.bots.rules_search._board import Board

pytestmark = pytest.mark.skipif(not is_built(), reason="the compiled search is not built")


def follow(game: Game) -> None:
    """Make the moves of a finished game on a board too, now and then stepping onto it in the middle."""
    lots = Random(len(game.moves))
    board = Board(book_of(game.ruleset))
    board.stand(game.positions[0])
    for position, move in zip(game.positions, game.moves, strict=False):
        agree(board, position)
        if lots.random() < 0.3:
            board.stand(position)
            agree(board, position)
        board.make(board.code(move))
    outcome = game.position.outcome
    assert outcome is not None
    winning = outcome.winning_sides
    assert board.moves() == []
    assert board.shares() == tuple(1 / len(winning) if side in winning else 0.0 for side in range(game.ruleset.sides))


def agree(board: "Board", position: Position) -> None:
    assert sorted(board.moves()) == sorted(map(board.code, position.legal_moves()))


@pytest.mark.parametrize("kind", KINDS)
def test_random_games_of_every_kind(kind: str) -> None:
    for seed in range(40):
        lots = Random(f"{kind} {seed}")
        follow(random_game(lots, random_ruleset(lots, kind)))


def test_heroes_that_meet_in_either_phase() -> None:
    pairs = [pair for pair in product(HEROES, HEROES) if pair[0] != pair[1]]
    lots = Random(1)
    for led, played in lots.sample(pairs, 40):
        phase = lots.choice((Phase.RECRUIT, Phase.GATHER))
        follow(meeting(Card(led), Card(played), phase, lots, last=lots.random() < 0.3))


def test_a_board_has_no_shares_before_the_end() -> None:
    game = random_game(Random(1), moves=5)
    board = Board(book_of(game.ruleset))
    board.stand(game.position)
    assert board.shares() is None
