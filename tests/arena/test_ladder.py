"""Ladders: everybody against everybody, and the ratings that explain the results."""

from math import log10
from pathlib import Path
from random import Random

import pytest

from claim.arena import Entrant, Ladder, PlayedDeal, PlayedGame, Terms, play_ladder
from claim.arena.ratings import bradley_terry
from claim.errors import ClaimError
from claim.rules import CLAIM, Ruleset
from tests.arena.kit import FIRST, LAST


def won(one: int, other: int, number: int, *results: float) -> PlayedDeal:
    """A deal in which one scored this against the other, from each seat."""
    first, second = results
    games = (
        PlayedGame((one, other), (first, 1 - first), {}, (), ((), ())),
        PlayedGame((other, one), (1 - second, second), {}, (), ((), ())),
    )
    return PlayedDeal((one, other), CLAIM.deck, number, games)


def terms(*names: str) -> Terms:
    return Terms(tuple(Entrant("bot", name) for name in names), (CLAIM,), 0)


def test_two_are_as_far_apart_as_their_scores_say() -> None:
    strong, weak = bradley_terry([[0, 750], [250, 0]])
    assert strong - weak == pytest.approx(400 * log10(750.5 / 250.5))
    assert strong + weak == pytest.approx(0)


def test_consistent_results_give_their_ratings_back() -> None:
    """Expected scores of players 100 points apart, known from the scale of Elo."""
    true = [0, 100, 200, 300]
    scores = [
        [0 if one == other else 1e6 / (1 + 10 ** ((true[other] - true[one]) / 400)) for other in range(4)]
        for one in range(4)
    ]
    ratings = bradley_terry(scores)
    assert [rating - ratings[0] for rating in ratings] == pytest.approx(true, abs=0.01)
    assert bradley_terry(scores, ratings) == pytest.approx(ratings, abs=0.001)


def test_who_always_wins_is_not_infinitely_better() -> None:
    strong, weak = bradley_terry([[0, 100], [0, 0]])
    assert 500 < strong - weak < 1000


def test_nobody_has_played_yet() -> None:
    assert bradley_terry([[0, 0], [0, 0]]) == [0, 0]


def test_intervals_hold_the_truth_and_shrink_with_more_deals() -> None:
    true = (0, 80, 160)
    lots = Random(1)

    def ladder(deals: int) -> Ladder:
        played = []
        for number in range(deals):
            for one, other in ((0, 1), (0, 2), (1, 2)):
                chance = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
                results = [float(lots.random() < chance) for _ in range(2)]
                played.append(won(one, other, number, *results))
        return Ladder.of(terms("random", "b", "c"), played)

    few, many = ladder(30), ladder(600)
    for rating in (*few.ratings, *many.ratings):
        assert rating.low <= true[rating.entrant] <= rating.high
        assert rating.low <= rating.value <= rating.high
    assert many.ratings[0].high - many.ratings[0].low < few.ratings[0].high - few.ratings[0].low


def test_random_is_the_anchor_and_else_the_weakest() -> None:
    deals = [won(0, 1, number, 1, 0.5) for number in range(9)]
    assert [(each.entrant, round(each.value)) for each in Ladder.of(terms("a", "random"), deals).ratings][1] == (1, 0)
    assert Ladder.of(terms("random", "a"), deals).ratings[1].value < 0
    anchored = Ladder.of(terms("b", "a"), deals).ratings
    assert (anchored[1].entrant, anchored[1].value, anchored[1].low, anchored[1].high) == (1, 0, 0, 0)


def test_a_ladder_is_all_pairs_on_the_same_deals(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder = play_ladder(["random", FIRST, LAST], CLAIM, 2, save=file)
    assert {deal.lineup for deal in ladder.deals} == {(0, 1), (0, 2), (1, 2)}
    assert len(ladder.deals) == 3 * 2
    assert ladder.score(0, 1).mean == pytest.approx(1 - ladder.score(1, 0).mean)
    again = play_ladder(["random", FIRST, LAST], CLAIM, 3, save=file)
    assert again.deals[: len(ladder.deals)] == ladder.deals
    assert len(again.deals) == 9


def test_teams_of_four_have_a_ladder_too() -> None:
    ruleset = Ruleset.of("Go Kn Un Dw Do Dr Se", players=4)
    ladder = play_ladder(["random", FIRST], ruleset, 1)
    assert ladder.score(0, 1).count == 1
    assert len(ladder.ratings) == 2


@pytest.mark.parametrize(
    ("names", "players", "words"),
    [(["random"], 2, "two bots or more"), ([FIRST, FIRST], 2, "twice"), ([FIRST, LAST], 3, "two sides")],
)
def test_ladders_that_cannot_be_played_are_refused(names: list[str], players: int, words: str) -> None:
    ruleset = CLAIM if players == 2 else Ruleset.of("Go Kn Un Dw Do Dr Se", players=players)
    with pytest.raises(ClaimError, match=words):
        play_ladder(names, ruleset, 1)
