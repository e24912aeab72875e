"""The kernel plays every deck as the rules do. `python -m tests.kernel.compare 1000` compares many more games."""

import os
from random import Random

import pytest

from tests.kernel.compare import DECKS, SHARE_OF_THOROUGH, compare_counting, compare_game

GAMES = 200 if os.environ.get("CLAIM_TESTS") == "thorough" else 100


@pytest.mark.parametrize("deck", DECKS)
def test_the_same_moves_positions_votes_and_results(deck: str) -> None:
    lots = Random(deck)
    for number in range(GAMES):
        compare_game(deck, lots, thoroughly=number < GAMES * SHARE_OF_THOROUGH)


@pytest.mark.parametrize("deck", DECKS)
def test_the_same_count_of_any_score_piles(deck: str) -> None:
    lots = Random(deck)
    for _ in range(100):
        compare_counting(deck, lots)
