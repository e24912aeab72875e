"""The Necromancer changes places with a card that is about to be discarded."""

import pytest

from claim.rules import Phase
from tests.kit import CLAIM, CLAIM_2, ELVES_AND_ORCS, clause, given


@clause("R9.9")
@pytest.mark.parametrize("card", ["Go5", "Go7"])
def test_its_holder_may_swap_it_for_either_card_that_is_discarded(card: str) -> None:
    (other,) = {"Go5", "Go7"} - {card}
    table = given(CLAIM, phase=1, hand0="Go5 Kn2", hand1="Go7 Necromancer", discards="Go9").play("Go5 Go7")
    assert (table.to_move, table.asking) == (1, "Necromancer")
    assert table.legal() == "swap:Go5 swap:Go7 swap:no"
    table = table.play(f"swap:{card}")
    assert (table.hand(1), table.discards) == (card, f"{other} Go9 Necromancer")
    assert (table.trick_number, table.leader, table.to_move) == (6, 1, 1)


@clause("R9.9")
def test_a_no_leaves_everything_as_it_is_and_the_question_comes_again() -> None:
    table = given(CLAIM, phase=1, hand0="Go5 Kn2", hand1="Go7 Kn3 Necromancer").play("Go5 Go7 swap:no")
    assert (table.hand(1), table.discards) == ("Kn3 Necromancer", "Go5 Go7")
    assert table.play("Kn3 Kn2").legal() == "swap:Kn2 swap:Kn3 swap:no"


@clause("R9.9")
@pytest.mark.parametrize("leader", [0, 1])
def test_leader_and_follower_winner_and_loser_may_swap(leader: int) -> None:
    table = given(CLAIM, phase=1, leader=leader, hand0="Necromancer", played="Go5 Go7")
    assert (table.to_move, table.legal()) == (0, "swap:Go5 swap:Go7 swap:no")
    assert table.play("swap:Go7").hand(0) == "Go7"


@clause("R9.9")
def test_the_swap_is_done_once() -> None:
    table = given(CLAIM, phase=1, hand0="Go5 Kn2", hand1="Go7 Necromancer").play("Go5 Go7 swap:Go5 Go5 Kn2")
    assert table.asking is None
    assert table.discards == "Go5 Go7 Kn2 Necromancer"


@clause("R9.9", "R6.6")
def test_undead_on_their_way_to_a_score_pile_are_not_among_the_cards() -> None:
    table = given(CLAIM, phase=1, hand0="Un5 Kn2", hand1="Kn7 Necromancer").play("Un5 Kn7")
    assert table.legal() == "swap:Kn7 swap:no"


@clause("R9.9")
def test_it_is_asked_even_if_nothing_is_discarded() -> None:
    table = given(CLAIM, phase=1, hand0="Un5 Kn2", hand1="Un7 Necromancer").play("Un5 Un7")
    assert (table.asking, table.legal()) == ("Necromancer", "swap:no")
    assert table.play("swap:no").hand(1) == "Necromancer"


@clause("R9.9", "R9.8")
def test_a_crushed_undead_is_discarded_and_may_be_taken() -> None:
    table = given(CLAIM, phase=1, hand0="Un3 Necromancer", hand1="Golem Kn2").play("Un3 Golem")
    assert table.legal() == "swap:Golem swap:Un3 swap:no"
    assert table.play("swap:Un3").hand(0) == "Un3"


@clause("R9.9", "R9.10")
def test_a_life_stealer_acting_as_undead_is_not_among_the_cards() -> None:
    table = given(CLAIM, phase=1, hand0="Un3 Necromancer", hand1="LifeStealer Kn2").play("Un3 LifeStealer")
    assert table.legal() == "swap:no"


@clause("R9.9", "R9.14")
def test_it_is_asked_after_the_vampire_queens_trick_too() -> None:
    table = given(CLAIM, phase=1, hand0="VampireQueen Kn2", hand1="Un7 Necromancer").play("VampireQueen Un7")
    assert table.legal() == "swap:Un7 swap:VampireQueen swap:no"


@clause("R9.9", "R6.25", "R9.12")
def test_a_card_taken_back_is_no_longer_declared() -> None:
    table = given(ELVES_AND_ORCS, phase=1, hand0="Eo5 Cy1", hand1="Eo7 Necromancer").play("Eo5=El Eo7=El")
    assert table.legal() == "swap:Eo5 swap:Eo7 swap:no"
    table = table.play("swap:Eo7")
    assert (table.hand(1), table.legal()) == ("Eo7", "Eo7=El Eo7=Or")
    table = given(CLAIM, phase=1, hand0="Werewolf Necromancer", hand1="Kn2 Kn3").play("Werewolf=Go Kn2")
    assert table.legal() == "swap:Kn2 swap:Werewolf swap:no"


@clause("R9.9")
@pytest.mark.parametrize(("revealed", "kept"), [("Gn1", "Gn1"), ("Gi1", "Gi1")])
def test_it_is_asked_after_a_seers_choice(revealed: str, kept: str) -> None:
    table = given(CLAIM_2, phase=1, hand0="Se7 Dr1", hand1="Se3 Necromancer", revealed=revealed).play("Se7 Se3")
    assert table.asking == "Se7"
    table = table.play(f"take:{revealed}")
    assert (table.to_move, table.asking, table.followers(0)) == (1, "Necromancer", kept)


@clause("R9.9")
def test_the_card_taken_may_be_played_to_the_next_trick() -> None:
    table = given(CLAIM, phase=1, hand0="Go5 Kn2 Necromancer", hand1="Go7 Kn3").play("Go5 Go7 swap:Go7 Kn3")
    assert table.legal() == "Kn2"
    table = given(CLAIM, phase=1, hand0="Go7 Kn2 Necromancer", hand1="Go5 Dw3").play("Go7 Go5 swap:Go7")
    assert table.legal() == "Go7 Kn2"


@clause("R9.9")
def test_it_is_not_asked_after_the_last_trick_when_the_hand_is_empty() -> None:
    table = given(CLAIM, phase=1, trick=12, hand0="Go5 Kn2", hand1="Go7 Necromancer").play("Go5 Go7 swap:no")
    assert table.trick_number == 13
    table = table.play("Necromancer Kn2")
    assert (table.asking, table.phase, table.winner) == (None, Phase.GATHER, 0)
    assert table.discards == "Go5 Go7 Kn2 Necromancer"


@clause("R9.9")
def test_a_necromancer_among_the_followers_or_in_phase_two_asks_nothing() -> None:
    table = given(CLAIM, phase=1, hand0="Go5 Kn2", hand1="Go7 Kn3", followers1="Necromancer").play("Go5 Go7")
    assert table.asking is None
    table = given(CLAIM, hand0="Go5 Kn2", hand1="Go7 Necromancer").play("Go5 Go7")
    assert (table.asking, table.score(1)) == (None, "Go5 Go7")
