import pytest

from tests.kit import CLAIM_2, FIVE_TENS, clause, given


@clause("R6.17")
@pytest.mark.parametrize(("answer", "mine", "other"), [("take:Gi5", "Gi5", "Tr1"), ("take:deck", "Tr1", "Gi5")])
def test_winning_with_a_seer_lets_the_winner_choose(answer: str, mine: str, other: str) -> None:
    table = given(CLAIM_2, phase=1, hand0="Se7", hand1="Se3", revealed="Gi5", stock="Tr1 Tr2 Tr3").play("Se7 Se3")
    assert (table.to_move, table.asking) == (0, "Se7")
    assert table.legal() == "take:Gi5 take:deck"
    table = table.play(answer)
    assert (table.followers(0), table.followers(1)) == (mine, other)
    assert (table.revealed, table.leader) == ("Tr2", 0)


@clause("R6.17")
def test_the_follower_too_may_win_with_a_seer() -> None:
    table = given(CLAIM_2, phase=1, hand0="Se3", hand1="Se7", revealed="Gi5", stock="Tr1 Tr2 Tr3").play("Se3 Se7")
    assert table.to_move == 1
    assert table.play("take:deck").followers(1) == "Tr1"


@clause("R6.17")
def test_a_seer_that_does_not_win_sees_nothing() -> None:
    table = given(CLAIM_2, phase=1, hand0="Dr1", hand1="Se7", revealed="Gi5", stock="Tr1 Tr2 Tr3").play("Dr1 Se7")
    assert (table.followers(0), table.followers(1)) == ("Gi5", "Tr1")


@clause("R6.17")
def test_seers_have_no_power_in_phase_two() -> None:
    table = given(CLAIM_2, hand0="Se7 Dr1", hand1="Se3 Dr2").play("Se7 Se3")
    assert (table.asking, table.score(0)) == (None, "Se3 Se7")


FOUR_CARDS = "Se3 Se9 Se5 Go9"
THREE_CARDS = "Se3 Se9 Se5"


@clause("R6.18")
@pytest.mark.parametrize("taken", ["Un5", "Dw5"])
def test_with_four_a_seer_may_take_either_revealed_card_and_the_rest_is_as_usual(taken: str) -> None:
    (left,) = {"Un5", "Dw5"} - {taken}
    table = given(FIVE_TENS, players=4, phase=1, revealed="Un5 Dw5", stock="Kn2 Kn3 Kn4 Kn5", played=FOUR_CARDS)
    assert (table.to_move, table.legal()) == (1, "take:Dw5 take:Un5 take:deck")
    table = table.play(f"take:{taken}")
    assert [table.followers(seat) for seat in range(4)] == ["Kn2", taken, left, "Kn3"]
    assert table.asking is None


@clause("R6.18")
@pytest.mark.parametrize("taken", ["Un5", "Dw5"])
def test_with_four_a_seer_may_take_the_decks_card_and_the_second_picks(taken: str) -> None:
    (left,) = {"Un5", "Dw5"} - {taken}
    table = given(FIVE_TENS, players=4, phase=1, revealed="Un5 Dw5", stock="Kn2 Kn3 Kn4 Kn5", played=FOUR_CARDS)
    table = table.play("take:deck")
    assert (table.to_move, table.legal()) == (2, "take:Dw5 take:Un5")
    table = table.play(f"take:{taken}")
    assert [table.followers(seat) for seat in range(4)] == [left, "Kn2", taken, "Kn3"]
    assert table.leader == 1


@clause("R6.18")
def test_with_three_nobody_is_left_to_draw_after_the_second_pick() -> None:
    table = given(FIVE_TENS, players=3, phase=1, revealed="Un5 Dw5", stock="Kn2 Kn3 Kn4 Kn5", played=THREE_CARDS)
    table = table.play("take:deck take:Dw5")
    assert [table.followers(seat) for seat in range(3)] == ["Un5", "Kn2", "Dw5"]
    assert table.revealed == "Kn3 Kn4"


@clause("R6.17", "R8.1")
@pytest.mark.parametrize("cards", ["Gargoyle Se9", "Se3 Warrior"])
def test_winning_against_a_hero_with_a_seer_counts_too(cards: str) -> None:
    table = given(CLAIM_2, phase=1, revealed="Gi5", stock="Tr1 Tr2 Tr3", played=cards)
    assert table.legal() == "take:Gi5 take:deck"
    assert cards.split()[table.to_move or 0] == table.asking
