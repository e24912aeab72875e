"""The plain search: positions whose answers can be worked out by hand, clause by clause."""

from random import Random

import pytest

from claim.rules import Phase, Position
from claim.solver import Budget, Margin, Unsolvable, reference, refuse_unsolvable
from claim.solver.reference import final_margin, search
from tests.kit import CLAIM, CLAIM_2, ELVES_AND_ORCS, FIVE_TENS, Scene, clause, given
from tests.solver.endgames import KINDS, endgames, opening
from tests.solver.lines import line_fault
from tests.solver.positions import as_data, from_data


def margins(scene: Scene) -> dict[str, tuple[int, int, int]]:
    """What each move leads to: votes, cards, values."""
    solution = search(scene.position, margins=True)
    assert solution.exact
    assert solution.seat == scene.to_move
    assert solution.value == max(margin.value for margin in solution.margins.values())
    assert solution.moves == {move: margin.value for move, margin in solution.margins.items()}
    assert line_fault(scene.position, solution, max(solution.margins.values())) is None
    return {str(move): (margin.votes, margin.cards, margin.values) for move, margin in solution.margins.items()}


# Tricks


@clause("R4.5", "R7.4")
def test_the_last_trick_decides() -> None:
    scene = given(CLAIM, trick=13, hand0="Go5", hand1="Go7", score0="Kn2 Un1", score1="Dw1 Do1")
    assert margins(scene) == {"Go5": (-1, 0, 0)}
    solution = search(scene.position)
    assert (solution.seat, solution.value, solution.exact) == (0, -1, True)
    assert [str(move) for move in solution.line] == ["Go5", "Go7"]


@clause("R4.5", "R7.4")
def test_values_are_those_of_the_seat_to_move() -> None:
    scene = given(CLAIM, trick=13, leader=1, hand0="Go5", hand1="Go7", score0="Kn2 Un1", score1="Dw1 Do1")
    assert margins(scene) == {"Go7": (1, 0, 0)}
    assert margins(scene.play("Go7")) == {"Go5": (-1, 0, 0)}


@clause("R4.4")
def test_only_legal_moves_have_a_value() -> None:
    scene = given(CLAIM, trick=11, hand0="Go5 Go1 Un1", hand1="Go7 Go0 Un5").play("Go5")
    assert margins(scene).keys() == {"Go7", "Go0"}


@clause("R6.2")
def test_a_knight_takes_the_goblin() -> None:
    scene = given(CLAIM, trick=13, hand0="Go9", hand1="Kn2", score0="Un1 Dw1", score1="Do1")
    assert margins(scene) == {"Go9": (-1, 0, 0)}


@clause("R6.9")
def test_a_doppelganger_may_stand_in_and_need_not() -> None:
    # Do8 takes Go5 with the Goblins still seat 0's, and leaves the Knight to seat 0; Go2 lets Do8 take the Knight.
    scene = given(CLAIM, trick=12, hand0="Go5 Kn3", hand1="Go2 Do8", score0="Un1 Go0", score1="Dw1").play("Go5")
    assert margins(scene) == {"Do8": (-1, 0, 0), "Go2": (1, 0, 0)}


@clause("R6.10", "R6.11", "R7.5")
def test_a_doppelganger_is_no_dwarf() -> None:
    scene = given(CLAIM, trick=13, hand0="Dw5", hand1="Do7")
    assert margins(scene) == {"Dw5": (0, 0, -2)}


@clause("R6.11", "R7.5")
def test_who_wants_dwarves_loses_tricks() -> None:
    # Dw3 loses: all three Dwarves are seat 1's. Dw7 wins, and all three are seat 0's, the Goblin seat 1's.
    scene = given(CLAIM, trick=12, hand0="Dw5 Go1", hand1="Dw7 Dw3", score0="Kn2", score1="Un1").play("Dw5")
    assert margins(scene) == {"Dw3": (0, 2, 0), "Dw7": (0, -2, 0)}


@clause("R6.13")
def test_a_dragon_thrown_away_brings_the_lead() -> None:
    scene = given(CLAIM_2, trick=12, leader=1, hand0="Dr1 Gn3", hand1="Se9 Gi5", score0="Tr1").play("Se9")
    assert margins(scene) == {"Dr1": (1, 0, 0), "Gn3": (-3, 0, 0)}


@clause("R6.15")
def test_a_waiting_troll_goes_to_the_next_winner() -> None:
    # Whoever wins this trick wins the last one too.
    table = given(CLAIM_2, trick=12, hand0="Se5 Tr1", hand1="Se3 Se7", waiting="Tr4", score0="Dr1", score1="Gi1")
    assert margins(table.play("Se5")) == {"Se7": (2, 0, 0), "Se3": (-2, 0, 0)}


@clause("R6.14", "R6.16")
def test_of_two_waiting_trolls_the_higher_goes_first() -> None:
    scene = given(CLAIM_2, trick=12, hand0="Se5 Gi1", hand1="Se3 Gi3", waiting="Tr4 Tr8").play("Se5")
    assert margins(scene) == {"Se3": (-1, 0, 0)}
    lower = given(CLAIM_2, trick=12, hand0="Se5 Gi1", hand1="Se3 Gi3", waiting="Tr4 Tr8", score1="Tr9").play("Se5")
    assert margins(lower) == {"Se3": (1, 0, 0)}


@pytest.mark.parametrize(("giant", "margin"), [("Gi5", 3), ("Gi7", 2)])
@clause("R6.19", "R6.20")
def test_a_giant_strikes_the_gnome_of_its_value(giant: str, margin: int) -> None:
    scene = given(CLAIM_2, trick=13, hand0=giant, hand1="Se1", laid1="Gn5", score0="Dr1")
    assert margins(scene) == {giant: (margin, 0, 0)}


@clause("R6.20", "R6.22")
def test_gnomes_won_with_the_giant_are_safe_from_it() -> None:
    scene = given(CLAIM_2, trick=13, leader=1, hand0="Gi5", hand1="Gn5", laid0="Gn5 Gn1", score0="Dr1")
    assert margins(scene) == {"Gn5": (1, 0, 0)}


@clause("R6.23", "R7.5")
def test_the_fewest_cyclops_have_the_vote() -> None:
    # Either way one side wins all that is left, four Cyclops and the Dragon, and the other has one Cyclops.
    table = given(ELVES_AND_ORCS, trick=12, hand0="Cy5 Dr1", hand1="Cy7 Cy2", score0="Cy0", score1="Cy9")
    assert margins(table.play("Cy5")) == {"Cy7": (0, 0, 1), "Cy2": (0, 0, 8)}


@clause("R6.23")
def test_no_cyclops_is_not_the_fewest() -> None:
    assert margins(given(ELVES_AND_ORCS, trick=13, hand0="Cy5", hand1="Cy3")) == {"Cy5": (1, 0, 0)}
    assert margins(given(ELVES_AND_ORCS, trick=13, hand0="Cy5", hand1="Cy3", score1="Cy9")) == {"Cy5": (-1, 0, 0)}


@clause("R6.25", "R6.26")
def test_a_declaration_is_a_choice() -> None:
    scene = given(ELVES_AND_ORCS, trick=13, hand0="Eo5", hand1="El7")
    assert margins(scene) == {"Eo5=El": (-1, 0, 0), "Eo5=Or": (2, 0, 0)}


# Votes


@clause("R7.3")
def test_equal_cards_have_no_vote() -> None:
    assert margins(given(CLAIM, trick=13, hand0="Go0", hand1="Dw1", score1="Go0")) == {"Go0": (-1, 0, 0)}


@clause("R7.2")
def test_the_higher_card_has_the_vote() -> None:
    assert margins(given(CLAIM, trick=13, hand0="Go1", hand1="Un1", score1="Go0 Un2")) == {"Go1": (0, 0, -1)}
    assert margins(given(CLAIM, trick=13, hand0="Go1", hand1="Un3", score1="Go0 Un2")) == {"Go1": (2, 0, 0)}


@clause("R7.5")
@pytest.mark.parametrize(
    ("score0", "score1", "by_cards", "by_values"),
    [
        ("Kn2", "Dw1", (0, 0, 10), (0, 0, 10)),
        ("Kn2 Kn3", "Dw1", (0, 1, 0), (0, 0, 13)),
        ("Kn2", "Dw9 Dw0", (0, -1, 0), (0, 0, 2)),
        ("Kn2", "Dw9 Dw2", (0, -1, 0), (0, 0, 0)),
        ("Kn2 Kn3", "Dw9 Dw5", (0, 0, 0), (0, 0, 0)),
        ("", "Dw1", (-1, 0, 0), (-1, 0, 0)),
    ],
)
def test_equal_votes(score0: str, score1: str, by_cards: tuple[int, int, int], by_values: tuple[int, int, int]) -> None:
    for tie_break, margin in (("cards", by_cards), ("values", by_values)):
        # Seat 0 gets the Goblins, seat 1 the Undead, whoever leads what.
        scene = given(
            CLAIM, trick=12, tie_break=tie_break, score0=score0, score1=score1, hand0="Go9 Un0", hand1="Go5 Un5"
        )
        assert margins(scene) == {"Go9": margin, "Un0": margin}


@clause("R7.4", "R7.5")
def test_a_margin_means_its_result() -> None:
    order = [Margin(-1), Margin(0, -2), Margin(0, 0, -3), Margin(0), Margin(0, 0, 1), Margin(0, 1), Margin(3)]
    assert sorted(order) == order
    assert [margin.value for margin in order] == [-1, -1, -1, 0, 1, 1, 1]
    assert [-margin for margin in reversed(order)] == [
        Margin(-3), Margin(0, -1), Margin(0, 0, -1), Margin(0), Margin(0, 0, 3), Margin(0, 2), Margin(1),
    ]  # fmt: skip


@clause("R7.4", "R7.5")
@pytest.mark.parametrize("kind", KINDS)
def test_the_final_margin_means_what_the_rules_say(kind: str) -> None:
    lots = Random(kind)
    for position in endgames(40, 3, 5, kind):
        while not position.is_over:
            position = position.after(lots.choice(position.legal_moves()))
        assert position.outcome is not None
        winners = {1: (0,), 0: (0, 1), -1: (1,)}
        assert position.outcome.winners == winners[final_margin(position).value]
        by = ("votes", "cards", "values", "nothing")
        margin = final_margin(position)
        measures = (margin.votes, margin.cards, margin.values, 1)
        assert position.outcome.decided_by == by[next(place for place, measure in enumerate(measures) if measure)]


# The search


def plainest(position: Position) -> Margin:
    """The end that best play leads to, from the view of seat 0, by trying everything."""
    if position.is_over:
        return final_margin(position)
    ends = [plainest(position.after(move)) for move in position.legal_moves()]
    return max(ends) if position.to_move == 0 else min(ends)


@pytest.mark.parametrize("kind", KINDS)
def test_stopping_early_and_remembering_change_nothing(kind: str) -> None:
    for position in endgames(25, 3, 7, kind):
        sign = 1 if position.to_move == 0 else -1
        ends = {move: plainest(position.after(move)) for move in position.legal_moves()}
        expected = {move: end if sign == 1 else -end for move, end in ends.items()}
        values = {move: margin.value for move, margin in expected.items()}
        full = search(position, margins=True)
        assert (full.margins, full.moves, full.value) == (expected, values, max(values.values())), as_data(position)
        quick = search(position)
        assert (quick.margins, quick.moves, quick.value) == ({}, values, full.value), as_data(position)
        assert line_fault(position, full, max(expected.values())) is None
        assert line_fault(position, quick) is None
        least = search(position, moves=False, line=False)
        assert (least.moves, least.line, least.value, least.exact) == ({}, (), full.value, True)
        lined = search(position, moves=False)
        assert lined.moves == {}
        assert line_fault(position, lined) is None


def test_positions_are_data_and_back() -> None:
    for kind in KINDS:
        for position in endgames(15, 6, 3, kind):
            assert from_data(as_data(position)) == position


# Budgets


def test_an_unfinished_answer_says_so() -> None:
    position = next(endgames(1, 6, 1, "level"))
    whole = search(position)
    for nodes in (1, 10, 100, whole.nodes - 1):
        cut = search(position, budget=Budget(nodes=nodes))
        assert not cut.exact
        assert cut.nodes == nodes
        assert cut.moves.items() <= whole.moves.items()
        assert cut.value == max(cut.moves.values(), default=0)
    enough = search(position, budget=Budget(nodes=whole.nodes))
    assert (enough.exact, enough.moves, enough.line) == (True, whole.moves, whole.line)


def test_time_is_respected() -> None:
    position = opening(next(endgames(1, 1, 1)).ruleset, Random(1))
    assert search(position, budget=Budget(seconds=0)).nodes == 0
    cut = search(position, budget=Budget(seconds=0.2))
    assert not cut.exact
    assert 0.2 <= cut.seconds < 2


def test_without_a_budget_patience_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference, "PATIENCE", Budget(nodes=2000))
    monkeypatch.setattr(reference, "_MOST_REMEMBERED", 100)
    cut = search(opening(next(endgames(1, 1, 1)).ruleset, Random(1)))
    assert (cut.exact, cut.nodes, cut.value, cut.line) == (False, 2000, 0, ())


def test_forgetting_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(endgames(1, 5, 2, "level"))
    whole = search(position, margins=True)
    monkeypatch.setattr(reference, "_MOST_REMEMBERED", 5)
    forgetful = search(position, margins=True)
    assert forgetful.nodes > whole.nodes
    assert (forgetful.moves, forgetful.margins, forgetful.line) == (whole.moves, whole.margins, whole.line)


# What cannot be solved


@pytest.mark.parametrize(
    ("scene", "words"),
    [
        (given(CLAIM, phase=1, hand0="Go1 Go2", hand1="Kn2 Kn3"), "phase one"),
        (given(CLAIM, phase=Phase.OVER), "over"),
        (given(FIVE_TENS, players=3, trick=12, hand0="Go1", hand1="Kn2", hand2="Un1"), "3 players"),
        (given(CLAIM, trick=13, hand0="Death", hand1="Kn2"), "heroes"),
        (given(CLAIM, trick=12, hand0="Go1", hand1="Kn2"), "hands of 1 and 1 cards in trick 12"),
        (given(CLAIM, trick=12, hand0="Go1 Go2", hand1="Kn2"), "they should have 2 and 2"),
        (given(CLAIM, trick=12, leader=1, hand0="Go1 Go2", hand1="Kn2 Kn3 Kn4").play("Kn2"), "2 and 1"),
    ],
)
def test_what_cannot_be_solved_is_refused_with_a_reason(scene: Scene, words: str) -> None:
    for ask in (search, refuse_unsolvable):
        with pytest.raises(Unsolvable, match=words):
            ask(scene.position)
