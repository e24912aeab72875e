"""Siren, Dinosaur and Kraken: heroes that ask their player after a trick."""

import pytest

from claim.rules import Phase
from tests.kit import CLAIM, CLAIM_2, ELVES_AND_ORCS, clause, given

# Siren


@clause("R9.5")
def test_led_and_beaten_the_siren_steals_a_card_of_her_players_choice() -> None:
    table = given(CLAIM, hand0="Siren Go1", hand1="Go5 Go2", score0="Dw1", score1="Un3 Kn4").play("Siren Go5")
    assert (table.to_move, table.asking) == (0, "Siren")
    assert table.legal() == "steal:Go5 steal:Kn4 steal:Siren steal:Un3"  # the very trick's cards too, and no "no"
    table = table.play("steal:Kn4")
    assert (table.score(0), table.score(1)) == ("Dw1 Kn4", "Go5 Siren Un3")
    assert table.leader == 1


@clause("R9.5")
@pytest.mark.parametrize("cards", ["Siren Go1", "Siren Go0", "Go1 Siren", "Warrior Siren"])
def test_a_siren_that_wins_or_was_not_led_steals_nothing(cards: str) -> None:
    table = given(CLAIM, hand0="Kn2", hand1="Kn3", score0="Un1", score1="Un2", played=cards)
    assert table.asking is None
    assert table.trick_number == 6


@clause("R9.5")
def test_gnomes_laid_out_are_out_of_reach() -> None:
    table = given(CLAIM_2, hand0="Siren", hand1="Gn5", laid1="Gn3", score1="Dr1").play("Siren Gn5")
    assert table.legal() == "steal:Dr1 steal:Siren"


@clause("R9.5", "R6.6")
def test_in_phase_one_she_steals_undead() -> None:
    table = given(CLAIM, phase=1, hand0="Siren Go1", hand1="Un5 Go2", score1="Un8").play("Siren Un5")
    assert table.legal() == "steal:Un5 steal:Un8"
    table = table.play("steal:Un8")
    assert (table.score(0), table.score(1)) == ("Un8", "Un5")


@clause("R9.5")
def test_with_nothing_there_nothing_happens() -> None:
    table = given(CLAIM, phase=1, hand0="Siren Go1", hand1="Go5 Go2", score0="Un8").play("Siren Go5")
    assert (table.asking, table.leader, table.trick_number) == (None, 1, 6)


@clause("R9.5")
def test_equal_cards_are_one_choice_and_one_is_stolen() -> None:
    table = given(CLAIM, hand0="Siren", hand1="Dw5", score1="Go0 Go0").play("Siren Dw5")
    assert table.legal() == "steal:Go0 steal:Siren"
    assert table.play("steal:Go0").score(1) == "Go0 Siren"


@clause("R9.5", "R6.25")
def test_a_stolen_elf_orc_card_is_named_without_declaration_and_keeps_it() -> None:
    table = given(ELVES_AND_ORCS, hand0="Siren", hand1="Cy5", score1="Eo5=Or").play("Siren Cy5")
    assert table.legal() == "steal:Cy5 steal:Eo5 steal:Siren"
    assert table.play("steal:Eo5").score(0) == "Eo5=Or"


@clause("R9.5")
def test_after_the_last_trick_she_steals_before_the_count() -> None:
    table = given(CLAIM, trick=13, hand0="Siren", hand1="Go5", score1="Un3").play("Siren Go5")
    assert table.phase is Phase.GATHER
    table = table.play("steal:Un3")
    assert (table.vote("Un"), table.vote("Go")) == (0, 1)


# Dinosaur


@clause("R9.13")
@pytest.mark.parametrize(
    "cards", ["Dinosaur Go9", "Go0 Dinosaur", "Dinosaur Death", "Warrior Dinosaur", "Dinosaur Warrior"]
)
def test_a_beaten_dinosaur_asks_its_player(cards: str) -> None:
    table = given(CLAIM, played=cards)
    assert (table.to_move, table.asking) == (cards.split().index("Dinosaur"), "Dinosaur")
    assert table.legal() == "back:no back:yes"


@clause("R9.13")
def test_it_goes_back_to_hand_or_is_collected() -> None:
    table = given(CLAIM, hand0="Dinosaur Go1", hand1="Go9 Go2").play("Dinosaur Go9")
    back, stays = table.play("back:yes"), table.play("back:no")
    assert (back.hand(0), back.score(1)) == ("Dinosaur Go1", "Go9")
    assert (stays.hand(0), stays.score(1)) == ("Go1", "Dinosaur Go9")
    assert back.leader == stays.leader == 1


@clause("R9.13")
def test_it_may_come_back_again_and_again() -> None:
    table = given(CLAIM, hand0="Dinosaur Go1", hand1="Go9 Dw9 Dw8").play("Dinosaur Go9 back:yes Dw9 Dinosaur back:yes")
    assert (table.hand(0), table.score(1)) == ("Dinosaur Go1", "Go9")
    assert table.score(0) == "Dw9"


@clause("R9.13")
def test_a_winning_dinosaur_asks_nothing() -> None:
    table = given(CLAIM, hand0="Dinosaur Go1", hand1="Go7 Go2").play("Dinosaur Go7")
    assert (table.asking, table.score(0)) == (None, "Dinosaur Go7")


@clause("R9.13")
def test_in_phase_one_it_asks_nothing() -> None:
    table = given(CLAIM, phase=1, hand0="Dinosaur Go1", hand1="Go9 Go2").play("Dinosaur Go9")
    assert (table.asking, table.discards) == (None, "Dinosaur Go9")


@clause("R9.13")
def test_after_the_last_trick_it_is_collected_without_asking() -> None:
    table = given(CLAIM, trick=13, hand0="Dinosaur", hand1="Go9").play("Dinosaur Go9")
    assert (table.phase, table.score(1)) == (Phase.OVER, "Dinosaur Go9")


@clause("R9.13")
def test_phase_two_ends_with_the_thirteenth_trick_and_cards_left_in_hand_are_out() -> None:
    table = given(CLAIM, trick=12, hand0="Dinosaur Un9", hand1="Go9 Go8").play("Dinosaur Go9 back:yes")
    assert (table.trick_number, table.hand(0)) == (13, "Dinosaur Un9")
    table = table.play("Go8 Dinosaur")
    assert table.phase is Phase.OVER
    assert table.hand(0) == "Un9"
    assert table.votes() == {"Go": 1, "Kn": None, "Un": None, "Dw": None, "Do": None}


@clause("R9.13")
def test_when_it_has_gone_back_powers_of_the_trick_still_work() -> None:
    table = given(CLAIM_2, hand0="Dinosaur", hand1="Gi9", laid0="Gn9 Gn1", waiting="Tr3").play("Dinosaur Gi9 back:yes")
    assert (table.laid(0), table.score(1), table.waiting) == ("Gn1", "Gi9 Tr3", "")


# Kraken


@clause("R9.16")
def test_winning_with_the_kraken_lots_are_drawn_from_the_opponents_hand() -> None:
    table = given(CLAIM, hand0="Kraken Un1", hand1="Go5 Go0 Go0 Kn3").play("Kraken Go5")
    assert table.position.is_chance
    assert (table.to_move, table.asking, table.legal()) == (0, "Kraken", "draw:Go0 draw:Kn3")
    assert table.illegal("give:Un1")


@clause("R9.16")
def test_equal_cards_are_drawn_as_often_as_they_are_there() -> None:
    question = given(CLAIM, hand0="Kraken Un1", hand1="Go5 Go0 Go0 Kn3").play("Kraken Go5").position.question
    assert question is not None
    assert sorted(map(str, question.lots)) == ["draw:Go0", "draw:Go0", "draw:Kn3"]


@clause("R9.16")
@pytest.mark.parametrize(("given_back", "hand0", "hand1"), [("Un1", "Kn3", "Go0 Un1"), ("Kn3", "Un1", "Go0 Kn3")])
def test_then_a_card_of_choice_is_given_the_same_one_if_liked(given_back: str, hand0: str, hand1: str) -> None:
    table = given(CLAIM, hand0="Kraken Un1", hand1="Go5 Go0 Kn3").play("Kraken Go5 draw:Kn3")
    assert not table.position.is_chance
    assert (table.to_move, table.legal()) == (0, "give:Kn3 give:Un1")
    table = table.play(f"give:{given_back}")
    assert (table.hand(0), table.hand(1)) == (hand0, hand1)
    assert (table.leader, table.to_move, table.score(0)) == (0, 0, "Go5 Kraken")


@clause("R9.16")
@pytest.mark.parametrize("cards", ["Kraken Go9", "Go1 Kraken"])
def test_a_beaten_kraken_draws_nothing(cards: str) -> None:
    table = given(CLAIM, hand0="Kn2", hand1="Kn3", played=cards)
    assert (table.asking, table.trick_number) == (None, 6)


@clause("R9.16")
def test_winning_against_the_kraken_draws_nothing_and_winning_second_with_it_does() -> None:
    table = given(CLAIM, hand0="Gargoyle Kn2", hand1="Kraken Kn3").play("Gargoyle Kraken")
    assert (table.to_move, table.legal()) == (1, "draw:Kn2")


@clause("R9.16")
def test_in_phase_one_the_kraken_draws_nothing() -> None:
    assert given(CLAIM, phase=1, hand0="Kraken Kn2", hand1="Go5 Kn3").play("Kraken Go5").asking is None


@clause("R9.16")
def test_after_the_last_trick_the_kraken_draws_nothing_though_cards_are_left() -> None:
    table = given(CLAIM, trick=13, hand0="Kraken", hand1="Go5 Dinosaur").play("Kraken Go5")
    assert table.phase is Phase.OVER
    table = given(CLAIM, trick=12, hand0="Kraken Un1", hand1="Go5 Un2").play("Kraken Go5")
    assert table.asking == "Kraken"


@clause("R9.16", "R9.13")
def test_a_dinosaur_that_went_back_may_be_drawn() -> None:
    table = given(CLAIM, hand0="Kraken Un1", hand1="Dinosaur Un2").play("Kraken Dinosaur back:yes")
    assert table.legal() == "draw:Dinosaur draw:Un2"


@clause("R9.16", "R9.1")
def test_after_the_exchange_the_bards_player_leads() -> None:
    table = given(CLAIM, hand0="Bard Un1", hand1="Kraken Un2").play("Bard Kraken draw:Un1 give:Un2")
    assert (table.leader, table.hand(0), table.hand(1)) == (0, "Un2", "Un1")


@clause("R9.16", "R6.25")
def test_an_elf_orc_card_is_drawn_and_given_without_declaration() -> None:
    table = given(ELVES_AND_ORCS, hand0="Kraken Dr1", hand1="Cy5 Eo5").play("Kraken Cy5")
    assert table.legal() == "draw:Eo5"
    assert table.play("draw:Eo5").legal() == "give:Dr1 give:Eo5"
