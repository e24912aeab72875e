"""The votes in words: as they stand, as they are counted, and what decides where they are equal."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as changed
from rich.console import Console

from claim.rules import BYSTANDER, CLAIM, Ruleset
from claim.terminal.cards import Inks
from claim.terminal.table.ballots import counted, decider, score, standing_ballots, tie_breaks
from claim.terminal.table.scene import Scene
from claim.terminal.table.verdict import ballots_of, ballots_shown, headline, reasons
from claim.terminal.table.votes import board, board_in_full, standing, tally
from claim.terminal.words import Words
from claim.texts import Texts
from claim.wire.events import Outcome, Tally
from claim.wire.messages import Vote
from claim.wire.tables import TableInfo
from tests.terminal.fakes import new_link, scene_of

INKS = Inks(Console())
THREE = Ruleset.of("Go Kn Un Dw Do Dr Se", players=3)
FOUR = Ruleset.of("Go Kn Un Dw Do Dr Se", players=4)


def words(ruleset: Ruleset = CLAIM, seat: int = 0, language: str = "en") -> Words:
    return Words(Texts(language), ruleset, ("Zoe", "Mira", "Ayo", "Jon")[: ruleset.players], seat)


def a_vote(why: str = "most", vote: int | None = 0, by: tuple[int, ...] = (1,), **more: object) -> Vote:
    values = [[8, 6], [4]] if vote != 1 else [[4], [8, 6]]
    plain = Vote("Go", values, [0, 0], 3, vote, "most", list(by), decided=False)
    return changed(plain, why=why, **more)


# As it stands


@pytest.mark.parametrize(
    ("vote", "said"),
    [
        (a_vote(), "You lead by 1"),
        (a_vote(vote=1), "Mira leads by 1"),
        (a_vote("alone"), "You lead by 2"),
        (a_vote("higher", 1, (9, 8)), "Mira’s by the 9"),
        (a_vote("lowest", 0, (2, 3)), "Yours by the low 2"),
        (a_vote("fewest"), "You have fewest"),
        (a_vote("same", None, ()), "tied"),
        (a_vote("none", None, ()), "open"),
        (a_vote(decided=True), "Yours for good"),
        (a_vote("same", None, (), decided=True), "Nobody’s for good"),
    ],
)
def test_how_a_vote_stands(vote: Vote, said: str) -> None:
    assert standing(vote, words()) == said


def test_partners_have_no_names_but_for_who_watches() -> None:
    assert standing(a_vote(vote=1), words(FOUR)) == "They lead by 1"
    assert standing(a_vote(vote=1), words(FOUR, BYSTANDER)) == "Mira + Jon leads by 1"


def test_the_board_counts_by_side_and_says_what_is_open() -> None:
    shown = board([a_vote(), a_vote(vote=1, faction="Kn")], words(), INKS, 40).plain.splitlines()
    assert shown[0].split() == ["Votes,", "as", "it", "stands", "1", "to", "1"]
    assert shown[1].split() == ["Go", "●2", "▲1", "·3", "You", "lead", "by", "1"]
    assert shown[-1].split() == ["●", "You", "▲", "Mira", "·", "still", "to", "win"]


@pytest.mark.parametrize("language", ["de", "hu", "fr"])
def test_where_words_do_not_fit_signs_do(language: str) -> None:
    votes = [a_vote("lowest", 1, (2, 3)), a_vote("higher", 0, (9, 7)), a_vote(decided=True)]
    wide = board(votes, words(language=language), INKS, 80).plain
    narrow = board(votes, words(language=language), INKS, 18).plain
    assert standing(votes[0], words(language=language)) in wide
    assert [line.split()[-2:] for line in narrow.splitlines() if line.startswith("Go")] == [
        ["▲", "(2)"],
        ["●", "(9)"],
        ["●", "✔"],
    ]


def test_a_memory_game_says_nothing_about_what_is_open() -> None:
    shown = board([a_vote(still_open=None)], words(), INKS, 40).plain
    assert "·" not in shown


def test_in_full_there_is_a_sign_for_every_card_and_its_value() -> None:
    shown = board_in_full([a_vote(laid=[1, 0])], words(), INKS, 60).plain.splitlines()
    assert shown[1].strip() == "●○···▲"
    assert shown[2].strip() == "● 8 6   ▲ 4"


def test_the_tally_begins_with_ones_own_side() -> None:
    votes = [a_vote(), a_vote(), a_vote(vote=1)]
    assert (tally(votes, words()), tally(votes, words(seat=1))) == ("2 to 1", "1 to 2")


# The ballots


def outcome(tallies: list[Tally], winners: list[int], by: str = "votes") -> Outcome:
    return Outcome(tallies, winners, winners, by)


TALLIES = [
    Tally("Go", [[9, 8, 7], [1]], 0),
    Tally("Kn", [[5], [9, 8]], 1),
    Tally("Un", [[9], [8]], 0),
    Tally("Dw", [[], []], None),
]
ROWS = [
    Vote("Go", [[9, 8, 7], [1]], [0, 0], 0, 0, "most", [2], True),
    Vote("Kn", [[5], [9, 8]], [0, 0], 0, 1, "most", [1], True),
    Vote("Un", [[9], [8]], [0, 0], 0, 0, "higher", [9, 8], True),
    Vote("Dw", [[], []], [0, 0], 0, None, "none", [], True),
]


def test_ballots_come_from_the_surest_to_the_closest() -> None:
    ballots = counted(outcome(TALLIES, [0]), ROWS)
    assert [ballot.faction for ballot in ballots] == ["Dw", "Go", "Kn", "Un"]
    assert score(ballots, 2) == [2, 1]
    assert [ballot.faction for ballot in standing_ballots(ROWS)] == ["Dw", "Go", "Kn", "Un"]


def test_the_closest_ballot_of_a_narrow_win_made_the_difference() -> None:
    result = outcome(TALLIES, [0])
    assert decider(counted(result, ROWS), result) == "Un"
    assert decider(counted(result, ROWS), outcome(TALLIES, [0, 1], "nothing")) is None


@pytest.mark.parametrize(
    ("decided_by", "rule", "measures"),
    [
        ("votes", "cards", []),
        ("cards", "cards", ["cards"]),
        ("values", "cards", ["cards", "values"]),
        ("values", "values", ["values"]),
        ("nothing", "cards", ["cards", "values"]),
    ],
)
def test_where_votes_are_equal_it_is_said_what_was_compared(decided_by: str, rule: str, measures: list[str]) -> None:
    tallies = [Tally("Go", [[9, 8], [1]], 0), Tally("Kn", [[], [3]], 1)]
    found = tie_breaks(outcome(tallies, [0], decided_by), rule)
    assert [tie.measure for tie in found] == measures
    assert all(dict(tie.counts) == ({0: 2, 1: 1} if tie.measure == "cards" else {0: 17, 1: 3}) for tie in found)


# The verdict


def over(ruleset: Ruleset = CLAIM, seat: int = 0, **table: object) -> Scene:
    scene = scene_of(new_link(ruleset, 1))
    scene.sight.votes[:] = ROWS
    ended: TableInfo = changed(scene.table, **({"state": "over"} | table))
    return replace(scene, table=ended, words=words(ruleset, seat))


def test_whoever_wins_wears_the_crown() -> None:
    won = over(winners=[0], outcome=outcome(TALLIES, [0]))
    assert (headline(won), reasons(won, ballots_of(won))) == (
        "The crown is yours.",
        ["2 votes to 1. Undead made the difference."],
    )
    assert headline(over(winners=[1])) == "Mira wears the crown."
    assert headline(over(winners=[0, 1])) == "Nobody fits the crown."
    assert headline(over(FOUR, winners=[0, 2])) == "The crown is yours and Ayo’s."
    assert headline(over(FOUR, winners=[1, 3])) == "Mira and Jon wear the crown."
    assert headline(over(FOUR, BYSTANDER, winners=[0, 2])) == "Zoe and Ayo wear the crown."


def test_equal_votes_have_a_tie_break() -> None:
    tallies = [Tally("Go", [[9, 8], [1]], 0), Tally("Kn", [[], [3]], 1)]
    tied = over(winners=[0], outcome=outcome(tallies, [0], "cards"))
    assert reasons(tied, ballots_of(tied)) == ["1 vote to 1.", "Cards in the factions that voted: You 2, Mira 1"]
    draw = over(winners=[0, 1], outcome=Outcome(tallies, [0, 1], [0, 1], "nothing"))
    assert reasons(draw, ballots_of(draw))[0] == "1 vote each, and all else is equal too."


def test_three_players_have_three_scores() -> None:
    tallies = [Tally("Go", [[9], [], []], 0), Tally("Kn", [[9], [], []], 0), Tally("Un", [[], [], [4]], 2)]
    won = over(THREE, winners=[0], outcome=outcome(tallies, [0]))
    won.sight.votes.clear()
    assert reasons(won, ballots_of(won))[0].startswith("2 votes to 1 and 0.")


@pytest.mark.parametrize(
    ("ended_by", "winners", "why"),
    [
        ("resigned", [1], "You resigned."),
        ("resigned", [0], "Mira resigned."),
        ("time", [0], "Mira ran out of time."),
        ("time", [1], "Your time ran out."),
    ],
)
def test_a_game_may_end_early(ended_by: str, winners: list[int], why: str) -> None:
    ended = over(winners=winners, ended_by=ended_by)
    assert reasons(ended, ballots_of(ended)) == [why]


def test_ballots_are_turned_one_by_one() -> None:
    won = over(winners=[0], outcome=outcome(TALLIES, [0]))
    ballots = ballots_of(won)
    one = ballots_shown(won, ballots, 2, roomy=False).plain.splitlines()
    assert [line.split()[0] for line in one] == ["Dw", "Go", "▒▒", "▒▒"]
    everything = ballots_shown(won, ballots, 4, roomy=True).plain
    assert "nobody asked them" in everything
    assert "equal: 9 beats 8" in everything
    assert "● 9   ▲ 8" in everything
