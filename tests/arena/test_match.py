"""Matches: every deal from every seat, scored so that luck cancels."""

from itertools import pairwise
from random import Random

import pytest

from claim.arena import Entrant, Estimate, Match, PlayedDeal, PlayedGame, Terms, play_match
from claim.arena.estimate import percentile
from claim.arena.terms import seatings, sitting
from claim.errors import ClaimError
from claim.rules import CLAIM, CLAIM_2, Ruleset
from tests.arena.kit import FIRST, LAST, games_of

THREE = Ruleset.of("Go Kn Un Dw Do Dr Se", players=3)
FOUR = Ruleset.of("Go Kn Un Dw Do Dr Se", players=4)


def game(seats: tuple[int, ...], *shares: float) -> PlayedGame:
    return PlayedGame(seats, shares, {}, (), tuple(() for _ in seats))


# Who sits where


@pytest.mark.parametrize(
    ("bots", "players", "lineup", "games"),
    [
        (2, 2, (0, 1), [(0, 1), (1, 0)]),
        (3, 3, (0, 1, 2), [(0, 1, 2), (1, 2, 0), (2, 0, 1)]),
        (2, 3, (0, 1, 1), [(0, 1, 1), (1, 1, 0), (1, 0, 1)]),
        (2, 4, (0, 1, 0, 1), [(0, 1, 0, 1), (1, 0, 1, 0)]),
        (4, 4, (0, 1, 2, 3), [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]),
    ],
)
def test_seats_are_exchanged_or_rotated(
    bots: int, players: int, lineup: tuple[int, ...], games: list[tuple[int, ...]]
) -> None:
    assert sitting(bots, players) == lineup
    assert seatings(lineup) == games


@pytest.mark.parametrize(("bots", "players"), [(1, 2), (3, 2), (4, 3), (3, 4), (5, 4)])
def test_other_numbers_of_bots_are_refused(bots: int, players: int) -> None:
    with pytest.raises(ClaimError, match=f"{bots} bots for {players} players: name two"):
        sitting(bots, players)


# Scores


def test_a_deal_scores_the_mean_of_its_games() -> None:
    won = PlayedDeal((0, 1), "", 0, (game((0, 1), 1, 0), game((1, 0), 0, 1)))
    split = PlayedDeal((0, 1), "", 1, (game((0, 1), 1, 0), game((1, 0), 1, 0)))
    half = PlayedDeal((0, 1), "", 2, (game((0, 1), 0.5, 0.5), game((1, 0), 0, 1)))
    assert [deal.score(0) for deal in (won, split, half)] == [1, 0.5, 0.75]
    assert [deal.score(1) for deal in (won, split, half)] == [0, 0.5, 0.25]
    assert [deal.is_split for deal in (won, split, half)] == [False, True, False]


def test_copies_at_a_table_for_three_score_their_mean() -> None:
    deal = PlayedDeal((0, 1, 1), "", 0, (game((0, 1, 1), 0, 0.5, 0.5), game((1, 1, 0), 0, 0, 1)))
    assert (deal.score(0), deal.score(1)) == (0.5, 0.25)


@pytest.mark.parametrize(
    ("ruleset", "games", "score"),
    [(CLAIM, 2, 1 / 2), (THREE, 3, 1 / 3), (FOUR, 2, 1 / 2)],
    ids=["two", "three", "four"],
)
def test_equal_bots_score_equally_whatever_the_deal(ruleset: Ruleset, games: int, score: float) -> None:
    match = play_match([FIRST, FIRST], ruleset, 4)
    assert all(len(deal.games) == games for deal in match.deals)
    assert [deal.score(0) for deal in match.deals] == pytest.approx([score] * 4)
    assert match.split == 4
    assert len({game.moves for deal in match.deals for game in deal.games}) == 4


def test_four_bots_are_two_teams() -> None:
    match = play_match([FIRST, LAST, "random", "random"], FOUR, 2)
    assert all(len(deal.games) == 4 for deal in match.deals)
    assert match.score(0) == match.score(2)
    assert match.score(0).mean + match.score(1).mean == pytest.approx(1)


def test_a_match_counts_votes_lengths_and_times() -> None:
    match = play_match([FIRST, "random"], CLAIM, 3)
    assert match.lengths == [52] * 6
    for ballot in match.votes.values():
        assert ballot.games == 6 == ballot.holders[0] + ballot.holders[1] + ballot.nobody
    assert len(match.milliseconds(0)) == len(match.milliseconds(1)) == 6 * 26
    assert all(time >= 0 for time in match.milliseconds(0))
    assert match.lost == []


# The same terms, the same games


def test_the_same_seed_deals_and_plays_the_same_games() -> None:
    once, again = (play_match(["random", "simple"], CLAIM_2, 3, seed=5) for _ in range(2))
    other = play_match(["random", "simple"], CLAIM_2, 3, seed=6)
    assert games_of(once) == games_of(again) != games_of(other)


def test_heroes_and_lots_drawn_in_play_are_decided_by_the_seed() -> None:
    heroes = Ruleset.of("El Or Cy Dr Do", heroes=True)
    once, again = (play_match(["random", "random"], heroes, 6, seed=1) for _ in range(2))
    assert games_of(once) == games_of(again)


def test_several_processes_play_the_same_games_as_one() -> None:
    one, several = (play_match(["random", FIRST], [CLAIM, CLAIM_2], 4, seed=2, jobs=jobs) for jobs in (1, 2))
    assert games_of(one) == games_of(several)
    assert [deal.deck for deal in one.deals[:2]] == [CLAIM.deck, CLAIM_2.deck]


def test_an_effort_is_told_to_whoever_can_be_told() -> None:
    effort = Entrant.parse("tests.arena.bots:Measured@7").effort
    entrants = [Entrant.parse(name, effort) for name in ("tests.arena.bots:Measured", FIRST)]
    match = play_match(entrants, CLAIM, 1)
    assert match.lost == []
    assert [str(entrant) for entrant in match.terms.entrants] == ["tests.arena.bots:Measured@7", f"{FIRST}@7"]


# Terms


@pytest.mark.parametrize(
    "written",
    [
        "simple",
        "ismcts@1000",
        "master@50ms",
        "a.b:C",
        "a:B@2.5s",
        "program:./x.py --y",
        "program:x@1000",
        "program:x a@b",
    ],
)
def test_an_entrant_is_written_as_it_is_read(written: str) -> None:
    assert str(Entrant.parse(written)) == written


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("nobody", "there is no bot 'nobody'; the bots are random"),
        ("tests.arena.bots:Nobody", "cannot be imported: AttributeError"),
        ("no_such_module:Bot", "cannot be imported: ModuleNotFoundError"),
        ("tests.arena.kit:EXAMPLE", "is no class"),
        ("tests.arena.kit:clumsy", "has no method choose"),
        ("tests.arena.test_match:game", "cannot be made"),
        ("program:./no-such-program", "there is no program './no-such-program'"),
        ("program:", "names no program"),
        ("program:'x", "is no command line"),
    ],
)
def test_unknown_bots_are_refused(written: str, words: str) -> None:
    with pytest.raises(ClaimError, match=words):
        play_match([written, "random"], CLAIM, 1)


def test_efforts_that_are_none_are_refused() -> None:
    with pytest.raises(ClaimError, match="'soon' is no effort"):
        Entrant.parse("simple@soon")


@pytest.mark.parametrize(
    ("rulesets", "words"),
    [([], "no ruleset"), ([CLAIM, CLAIM], "twice"), ([CLAIM, THREE], "differ in their decks alone")],
)
def test_rulesets_that_make_no_match_are_refused(rulesets: list[Ruleset], words: str) -> None:
    with pytest.raises(ClaimError, match=words):
        play_match(["random", "random"], rulesets, 1)


def test_no_patience_is_refused() -> None:
    with pytest.raises(ClaimError, match="more than nothing"):
        play_match(["random", "random"], CLAIM, 1, patience=0)


# Intervals


def test_an_interval_is_wide_for_few_deals_and_normal_for_many() -> None:
    lots = Random(1)
    scores = [lots.choice((0.0, 0.5, 0.5, 1.0)) for _ in range(2000)]
    estimate = Estimate.of(scores)
    mean = sum(scores) / 2000
    deviation = (sum((score - mean) ** 2 for score in scores) / 1999) ** 0.5
    assert estimate.margin == pytest.approx(1.96 * deviation / 2000**0.5, rel=0.002)
    assert (Estimate().low, Estimate().high) == (0, 1)
    assert (Estimate.of([1.0]).low, Estimate.of([1.0]).high) == (0, 1)
    widths = [Estimate.of([1.0] * count).margin for count in (2, 3, 5, 10, 100)]
    assert all(more > less > 0 for more, less in pairwise(widths))


def test_few_deals_are_rarely_outside_their_interval() -> None:
    lots = Random(2)
    for count in (3, 6, 12):
        drawn = [Estimate.of(lots.choice((0.0, 0.5, 0.5, 1.0)) for _ in range(count)) for _ in range(1000)]
        assert sum(estimate.low <= 0.5 <= estimate.high for estimate in drawn) >= 930


def test_percentiles() -> None:
    assert percentile([], 99) == 0
    assert percentile(range(1, 101), 99) == 99
    assert percentile([3.0], 99) == 3
    assert percentile(list(range(1000)), 2.5) == 24


def test_a_match_is_the_same_however_its_deals_are_ordered() -> None:
    terms = Terms.of(["random", "random"], CLAIM, 0)
    deals = [PlayedDeal((0, 1), CLAIM.deck, number, (game((0, 1), 1, 0), game((1, 0), 1, 0))) for number in range(5)]
    assert Match.of(terms, deals) == Match.of(terms, deals[::-1])
