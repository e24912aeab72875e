"""The Treant may act as a faction of which its player has collected two cards."""

import pytest

from tests.kit import CLAIM, CLAIM_2, ELVES_AND_ORCS, clause, given


@clause("R9.15")
@pytest.mark.parametrize(
    ("score", "laid", "legal"),
    [
        ("", "", "Treant"),
        ("Dr1", "", "Treant"),
        ("Dr1 Dr2", "", "Treant Treant=Dr"),
        ("Dr1 Dr2 Dr3 Tr1 Tr2 Se1", "", "Treant Treant=Dr Treant=Tr"),
        ("", "Gn1 Gn1", "Treant Treant=Gn"),  # laid out counts
        ("Gn1", "Gn3", "Treant Treant=Gn"),
        ("Warrior Gargoyle", "LifeStealer Gn1", "Treant"),  # heroes do not
    ],
)
def test_it_may_act_as_a_faction_of_which_two_were_collected(score: str, laid: str, legal: str) -> None:
    assert given(CLAIM_2, hand0="Treant", score0=score, laid0=laid, heroes=True).legal() == legal


@clause("R9.15")
def test_the_opponents_and_waiting_cards_do_not_count() -> None:
    table = given(CLAIM_2, hand0="Treant", score1="Dr1 Dr2", laid1="Gn1 Gn1", waiting="Tr1 Tr2", discards="Se1 Se2")
    assert table.legal() == "Treant"


@clause("R9.15")
def test_in_phase_one_it_is_a_plain_hero() -> None:
    assert given(CLAIM, phase=1, hand0="Treant", score0="Un1 Un2 Un3").legal() == "Treant"


@clause("R9.19", "R9.15")
def test_an_elf_orc_card_counts_as_what_it_was_declared() -> None:
    table = given(ELVES_AND_ORCS, hand0="Treant", score0="Eo1=El Eo2=Or El3")
    assert table.legal() == "Treant Treant=El"
    assert given(ELVES_AND_ORCS, hand0="Treant", score0="Eo1=El Eo2=Or").legal() == "Treant"


@clause("R9.15")
@pytest.mark.parametrize(
    ("moves", "winner"),
    [
        ("Treant=Un Un7", 1),
        ("Treant=Un Un6", 0),
        ("Treant=Un Kn9", 0),
        ("Treant Kn7", 1),
        ("Un5 Treant=Un", 1),
        ("Un6 Treant=Un", 0),
    ],
)
def test_it_is_of_that_faction_with_the_treants_value(moves: str, winner: int) -> None:
    assert given(CLAIM, score0="Un0 Un1", score1="Un2 Un3", played=moves).winner == winner


@clause("R9.15", "R8.6")
def test_the_value_may_be_the_games_own() -> None:
    table = given(CLAIM, hand0="Un8", hand1="Treant", score1="Un2 Un3", hero_values={"Treant": 9})
    assert table.play("Un8 Treant=Un").winner == 1


@clause("R9.15")
def test_naming_the_lead_faction_or_doppelgangers_it_may_be_played_by_who_could_follow() -> None:
    table = given(CLAIM, hand0="Un5", hand1="Un3 Treant Kn2", score1="Un1 Un2 Do1 Do2 Kn3 Kn4").play("Un5")
    assert table.legal() == "Treant=Do Treant=Un Un3"
    assert table.illegal("Treant")
    assert table.illegal("Treant=Kn")


@clause("R9.15")
def test_holding_it_obliges_to_nothing() -> None:
    table = given(CLAIM, hand0="Un5", hand1="Kn2 Treant", score1="Un1 Un2").play("Un5")
    assert table.legal() == "Kn2 Treant Treant=Un"


@clause("R9.15")
def test_led_what_it_names_is_the_lead_faction() -> None:
    table = given(CLAIM, hand0="Treant", hand1="Un3 Kn2 Do9", score0="Un1 Un2 Do1 Do2")
    assert table.play("Treant=Un").legal() == "Do9 Un3"
    assert table.play("Treant=Do").legal() == "Do9"
    assert table.play("Treant").legal() == "Do9 Kn2 Un3"


@clause("R9.15", "R6.9", "R6.10")
def test_as_a_doppelganger_it_copies_the_lead_faction_but_no_power() -> None:
    table = given("Go Kn Dr Un Do", hand0="Dr5", hand1="Treant", score1="Do1 Do2").play("Dr5 Treant=Do")
    assert (table.winner, table.leader) == (1, 0)
    table = given(CLAIM, hand0="Dw5", hand1="Treant", score1="Do1 Do2").play("Dw5 Treant=Do")
    assert (table.score(1), table.score(0)) == ("Do1 Do2 Treant", "Dw5")


@clause("R9.15", "R6.2")
def test_as_a_knight_it_beats_goblins() -> None:
    table = given(CLAIM, hand0="Go9", hand1="Treant", score1="Kn2 Kn3")
    assert table.play("Go9 Treant=Kn").winner == 1
    assert table.play("Go9 Treant").winner == 0


@clause("R9.15", "R6.2")
def test_as_a_goblin_led_it_is_beaten_by_a_knight() -> None:
    assert given(CLAIM, hand0="Treant", hand1="Kn2", score0="Go0 Go0").play("Treant=Go Kn2").winner == 1


@clause("R9.15", "R6.5")
def test_as_an_undead_it_has_no_power_in_phase_two() -> None:
    assert (
        given(CLAIM, hand0="Treant", hand1="Un3", score0="Un0 Un1").play("Treant=Un Un3").score(0)
        == "Treant Un0 Un1 Un3"
    )


@clause("R9.15", "R6.11")
def test_as_a_dwarf_it_goes_to_the_loser() -> None:
    table = given(CLAIM, hand0="Treant", hand1="Go9", score0="Dw0 Dw1").play("Treant=Dw Go9")
    assert (table.score(0), table.score(1)) == ("Dw0 Dw1 Go9", "Treant")


@clause("R9.15", "R6.13")
@pytest.mark.parametrize(
    ("moves", "leader"), [("Treant=Dr Dr9", 1), ("Dr9 Treant=Dr", 1), ("Treant=Dr Gn1", 0), ("Gn1 Treant=Dr", 1)]
)
def test_as_a_dragon_it_leads_on(moves: str, leader: int) -> None:
    table = given(CLAIM_2, score0="Dr0 Dr1", score1="Dr2 Dr3", played=moves)
    assert table.leader == leader


@clause("R9.15", "R6.14")
def test_as_a_troll_it_waits() -> None:
    table = given(CLAIM_2, hand0="Treant Se1", hand1="Tr9 Se2", score0="Tr0 Tr1").play("Treant=Tr Tr9")
    assert (table.score(1), table.waiting) == ("Tr9", "Treant")
    table = table.play("Se2 Se1")
    assert table.score(1) == "Se1 Se2 Tr9 Treant"


@clause("R9.15", "R6.14")
def test_a_waiting_treant_is_a_six() -> None:
    table = given(CLAIM_2, hand0="Tr5", hand1="Se2", waiting="Treant").play("Tr5 Se2")
    assert (table.score(0), table.waiting) == ("Se2 Treant", "Tr5")


@clause("R9.15", "R6.19", "R6.20")
def test_as_a_gnome_it_is_laid_out_but_no_giant_removes_it() -> None:
    values = {"Treant": 7}
    table = given(CLAIM_2, hand0="Treant Gi1", hand1="Gn1 Gi7", laid0="Gn3 Gn5", hero_values=values).play(
        "Treant=Gn Gn1"
    )
    assert table.laid(0) == "Gn1 Gn3 Gn5 Treant"
    assert table.play("Gi1 Gi7").laid(0) == "Gn3 Gn5 Treant"


@clause("R9.15", "R6.20")
@pytest.mark.parametrize(("value", "laid"), [(6, "Gn5 Gn7"), (5, "Gn7"), (7, "Gn5")])
def test_as_a_giant_it_strikes_gnomes_of_its_value(value: int, laid: str) -> None:
    table = given(
        CLAIM_2, hand0="Treant", hand1="Se1", score0="Gi1 Gi3", laid1="Gn5 Gn7", hero_values={"Treant": value}
    )
    assert table.play("Treant=Gi Se1").laid(1) == laid


@clause("R9.15", "R6.20")
def test_as_a_plain_hero_it_strikes_nothing() -> None:
    table = given(CLAIM_2, hand0="Treant", hand1="Se1", score0="Gi1 Gi3", laid1="Gn5", hero_values={"Treant": 5})
    assert table.play("Treant Se1").laid(1) == "Gn5"


@clause("R9.15")
def test_scored_it_is_no_factions_card() -> None:
    table = given(CLAIM, trick=13, hand0="Treant", hand1="Un3", score0="Un0 Un1").play("Treant=Un Un3")
    assert table.score(0) == "Treant Un0 Un1 Un3"
    assert next(tally.values for tally in table.outcome.tallies if tally.faction == "Un") == ((3, 1, 0), ())
