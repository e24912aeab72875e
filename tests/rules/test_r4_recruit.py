import pytest

from claim.errors import IllegalMove
from claim.rules import Phase
from tests.kit import CLAIM, CLAIM_2, FIVE_TENS, clause, given, new_game


@clause("R4.1")
@pytest.mark.parametrize(("players", "tricks"), [(2, 13), (3, 12), (4, 9)])
def test_phase_one_has_a_trick_for_each_card_in_hand(players: int, tricks: int) -> None:
    game = new_game(CLAIM if players == 2 else FIVE_TENS, players=players)
    played = set()
    while game.position.phase is Phase.RECRUIT:
        played.add(game.position.trick_number)
        game.push(game.position.legal_moves()[0])
    assert played == set(range(1, tricks + 1))
    assert game.position.trick_number == 1


@clause("R4.2")
def test_with_two_players_the_top_card_of_the_deck_is_turned_up() -> None:
    table = given(CLAIM, phase=1, hand0="Go5 Kn2", hand1="Go7 Kn3", revealed="Un5", stock="Dw1 Dw2 Dw3").play("Go5 Go7")
    assert table.revealed == "Dw2"
    assert table.stock == "Dw3"
    assert [str(card) for card in new_game(CLAIM, stock="Un9 Dw9").position.revealed] == ["Un9"]


@clause("R4.2")
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_the_top_two_are_turned_up(players: int) -> None:
    position = new_game(FIVE_TENS, players=players, stock="Un9 Dw9 Se9").position
    assert [str(card) for card in position.revealed] == ["Un9", "Dw9"]
    assert str(position.stock[0]) == "Se9"


@clause("R4.3")
def test_the_leader_may_play_any_card() -> None:
    assert given(CLAIM, phase=1, hand0="Go5 Kn3 Un0 Dw9 Do4", revealed="Un5").legal() == "Do4 Dw9 Go5 Kn3 Un0"


@clause("R4.4")
def test_who_holds_the_lead_faction_must_follow() -> None:
    table = given(CLAIM, phase=1, hand0="Un5", hand1="Un3 Un9 Kn8 Dw2").play("Un5")
    assert table.legal() == "Un3 Un9"
    assert table.illegal("Kn8")
    assert table.illegal("Dw2")


@clause("R4.4")
def test_who_holds_none_of_the_lead_faction_may_play_anything() -> None:
    table = given(CLAIM, phase=1, hand0="Un5", hand1="Kn8 Dw2 Go0").play("Un5")
    assert table.legal() == "Dw2 Go0 Kn8"


@clause("R4.4")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    table = given(CLAIM, phase=1, hand0="Un5", hand1="Kn8")
    assert table.illegal("Kn8")
    with pytest.raises(IllegalMove, match="Un6 is not legal here; legal: Un5"):
        table.play("Un6")


@clause("R4.4")
def test_all_others_follow_the_lead_not_each_other() -> None:
    table = given(FIVE_TENS, phase=1, players=3, hand0="Un5", hand1="Dw7 Se3", hand2="Un1 Dw2").play("Un5 Dw7")
    assert table.legal() == "Un1"


@clause("R4.5")
@pytest.mark.parametrize(("led", "second", "winner"), [("Un5", "Un7", 1), ("Un7", "Un5", 0), ("Un0", "Un1", 1)])
def test_the_highest_card_of_the_lead_faction_wins(led: str, second: str, winner: int) -> None:
    assert given(CLAIM, phase=1, hand0=led, hand1=second).play(f"{led} {second}").winner == winner


@clause("R4.5")
@pytest.mark.parametrize("other", ["Kn9", "Go9", "Dw9"])
def test_a_card_of_another_faction_never_wins(other: str) -> None:
    assert given(CLAIM, phase=1, played=f"Un0 {other}").winner == 0


@clause("R4.5")
@pytest.mark.parametrize("leader", [0, 1])
def test_of_equal_cards_the_one_played_first_wins(leader: int) -> None:
    assert given(CLAIM, phase=1, leader=leader, hand0="Go0", hand1="Go0").play("Go0 Go0").winner == leader
    assert given(CLAIM_2, phase=1, leader=leader, hand0="Gn7", hand1="Gn7").play("Gn7 Gn7").winner == leader


@clause("R4.6")
def test_the_winner_takes_the_revealed_card_and_the_loser_the_top_of_the_deck() -> None:
    table = given(CLAIM, phase=1, hand0="Go5", hand1="Go7", revealed="Un5", stock="Dw1 Dw2 Dw3").play("Go5 Go7")
    assert table.followers(1) == "Un5"
    assert table.followers(0) == "Dw1"


@clause("R4.9")
def test_the_cards_played_are_discarded() -> None:
    table = given(CLAIM, phase=1, hand0="Go5 Kn4", hand1="Go7 Kn5", discards="Do9").play("Go5 Go7")
    assert table.discards == "Do9 Go5 Go7"
    assert table.score(0) == table.score(1) == ""
    assert table.hand(0) == "Kn4"


@clause("R4.10")
@pytest.mark.parametrize(("moves", "leader"), [("Go5 Go7", 1), ("Go5 Go4", 0)])
def test_the_winner_leads_the_next_trick(moves: str, leader: int) -> None:
    table = given(CLAIM, phase=1, trick=3, hand0="Go5 Kn4", hand1="Go7 Go4 Kn5").play(moves)
    assert table.leader == table.to_move == leader
    assert table.trick_number == 4


# R4.11: the order at the end of a trick


@clause("R4.11")
def test_cards_are_taken_before_undead_are_scored() -> None:
    table = given("Go Kn Un Se Do", phase=1, hand0="Se9 Kn3", hand1="Un4 Kn2", revealed="Go1").play("Se9 Un4")
    assert table.legal() == "take:Go1 take:deck"
    assert table.score(0) == ""
    assert table.play("take:Go1").score(0) == "Un4"


@clause("R4.11")
def test_undead_are_scored_before_the_siren_steals() -> None:
    table = given(CLAIM, phase=1, hand0="Siren Kn3", hand1="Un4 Kn2", score1="Un7").play("Siren Un4")
    assert table.legal() == "steal:Un4 steal:Un7"
    assert table.followers(1) != ""


@clause("R4.11")
def test_the_siren_steals_before_the_necromancer_swaps() -> None:
    table = given(CLAIM, phase=1, hand0="Siren Kn3", hand1="Un4 Necromancer").play("Siren Un4")
    assert (table.to_move, table.asking) == (0, "Siren")
    table = table.play("steal:Un4")
    assert (table.to_move, table.asking) == (1, "Necromancer")
    assert table.legal() == "swap:Siren swap:no"


@clause("R4.11")
def test_undead_are_scored_before_the_necromancer_swaps() -> None:
    table = given(CLAIM, phase=1, hand0="Go5 Kn3", hand1="Un4 Necromancer").play("Go5 Un4")
    assert table.legal() == "swap:Go5 swap:no"
    assert table.score(0) == "Un4"
