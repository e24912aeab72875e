"""The Werewolf may be a 5 of any faction, without its power."""

import pytest

from tests.kit import CLAIM, CLAIM_2, ELVES_AND_ORCS, clause, given

PHASES = pytest.mark.parametrize("phase", [1, 2])


@clause("R9.12", "R9.19")
@PHASES
def test_it_may_be_named_any_faction_of_the_game_or_stay_itself(phase: int) -> None:
    assert given(CLAIM, phase=phase, hand0="Werewolf").legal() == (
        "Werewolf Werewolf=Do Werewolf=Dw Werewolf=Go Werewolf=Kn Werewolf=Un"
    )


@clause("R9.19", "R2.4")
def test_elves_and_orcs_are_named_separately_and_cards_set_aside_take_none_out() -> None:
    table = given(ELVES_AND_ORCS, hand0="Werewolf", aside="El1 El2 El3 El4 El5")
    assert table.legal() == "Werewolf Werewolf=Cy Werewolf=Do Werewolf=Dr Werewolf=El Werewolf=Or"


@clause("R9.12")
@PHASES
def test_led_what_it_names_is_the_lead_faction(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Werewolf", hand1="Go1 Un9 Do2 Warrior")
    assert table.play("Werewolf=Un").legal() == "Do2 Un9"
    assert table.play("Werewolf=Go").legal() == "Do2 Go1"
    assert table.play("Werewolf=Dw").legal() == "Do2 Go1 Un9 Warrior"
    assert table.play("Werewolf=Do").legal() == "Do2"
    assert table.play("Werewolf").legal() == "Do2 Go1 Un9 Warrior"


@clause("R9.12")
@PHASES
@pytest.mark.parametrize(
    ("moves", "winner"),
    [
        ("Werewolf=Un Un6", 1),
        ("Werewolf=Un Un5", 0),
        ("Werewolf=Un Un4", 0),
        ("Werewolf=Un Kn9", 0),
        ("Werewolf=Un Do6", 1),
        ("Werewolf Kn5", 1),
        ("Werewolf Kn4", 0),
        ("Un4 Werewolf=Un", 1),
        ("Un5 Werewolf=Un", 0),
        ("Un4 Werewolf=Dw", 0),
        ("Un3 Werewolf", 0),
    ],
)
def test_named_it_is_a_five_of_that_faction_else_a_plain_hero(phase: int, moves: str, winner: int) -> None:
    assert given(CLAIM, phase=phase, played=moves).winner == winner


@clause("R9.12", "R8.6")
def test_the_games_own_value_is_for_the_plain_hero_only() -> None:
    table = given(CLAIM, hand0="Werewolf", hand1="Un6", hero_values={"Werewolf": 9})
    assert table.play("Werewolf Un6").winner == 0
    assert table.play("Werewolf=Un Un6").winner == 1


@clause("R9.12")
@PHASES
def test_naming_the_lead_faction_it_may_be_played_even_by_who_could_follow(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Un5", hand1="Un3 Werewolf Kn9").play("Un5")
    assert table.legal() == "Un3 Werewolf=Un"


@clause("R9.12")
@PHASES
def test_holding_it_obliges_to_nothing(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Un5", hand1="Kn9 Werewolf").play("Un5")
    assert table.legal() == "Kn9 Werewolf Werewolf=Do Werewolf=Dw Werewolf=Go Werewolf=Kn Werewolf=Un"


@clause("R9.12", "R6.9")
@PHASES
def test_named_doppelgangers_it_is_no_stand_in(phase: int) -> None:
    assert given(CLAIM, phase=phase, hand0="Un5", hand1="Un3 Werewolf").play("Un5").illegal("Werewolf=Do")
    assert given(CLAIM, phase=phase, hand0="Un4", hand1="Werewolf").play("Un4 Werewolf=Do").winner == 0
    assert given(CLAIM, phase=phase, hand0="Do4", hand1="Werewolf").play("Do4 Werewolf=Do").winner == 1


@clause("R9.12", "R6.2")
@PHASES
def test_named_knights_it_beats_no_goblin(phase: int) -> None:
    assert given(CLAIM, phase=phase, hand0="Go1", hand1="Werewolf").play("Go1 Werewolf=Kn").winner == 0


@clause("R9.12", "R6.2")
@PHASES
def test_named_goblins_it_is_beaten_by_a_knight(phase: int) -> None:
    assert given(CLAIM, phase=phase, hand0="Werewolf", hand1="Kn2").play("Werewolf=Go Kn2").winner == 1
    assert given(CLAIM, phase=phase, hand0="Werewolf", hand1="Kn2").play("Werewolf=Un Kn2").winner == 0


@clause("R9.12", "R6.6")
def test_named_undead_it_is_discarded_in_phase_one() -> None:
    table = given(CLAIM, phase=1, hand0="Werewolf", hand1="Un3").play("Werewolf=Un Un3")
    assert (table.score(0), table.discards) == ("Un3", "Werewolf")


@clause("R9.12", "R6.13")
@PHASES
def test_named_dragons_it_does_not_lead_on(phase: int) -> None:
    assert given(CLAIM_2, phase=phase, hand0="Dr9", hand1="Werewolf").play("Dr9 Werewolf=Dr").leader == 0
    assert given(CLAIM_2, phase=phase, hand0="Werewolf", hand1="Gn9").play("Werewolf Gn9").leader == 1


@clause("R9.12", "R6.17")
def test_named_seers_it_does_not_look() -> None:
    table = given(CLAIM_2, phase=1, hand0="Werewolf", hand1="Se3", revealed="Gn1", stock="Gn3 Gn5").play(
        "Werewolf=Se Se3"
    )
    assert (table.followers(0), table.followers(1)) == ("Gn1", "Gn3")


@clause("R9.12", "R6.11", "R6.14", "R6.19", "R6.20")
def test_named_dwarf_troll_gnome_or_giant_it_has_none_of_their_powers() -> None:
    assert given(CLAIM, hand0="Werewolf", hand1="Dw3").play("Werewolf=Dw Dw3").score(0) == "Werewolf"
    assert given(CLAIM, hand0="Werewolf", hand1="Dw3").play("Werewolf=Dw Dw3").score(1) == "Dw3"
    table = given(CLAIM_2, hand0="Werewolf", hand1="Tr3", waiting="Tr4").play("Werewolf=Tr Tr3")
    assert (table.score(0), table.waiting) == ("Tr4 Werewolf", "Tr3")
    assert given(CLAIM_2, hand0="Werewolf", hand1="Gn3").play("Werewolf=Gn Gn3").score(0) == "Werewolf"
    assert given(CLAIM_2, hand0="Werewolf", hand1="Gi3", laid1="Gn5").play("Werewolf=Gi Gi3").laid(1) == "Gn5"


@clause("R9.12")
def test_scored_it_is_no_factions_card() -> None:
    table = given(CLAIM, trick=13, hand0="Werewolf", hand1="Un3").play("Werewolf=Un Un3")
    assert table.score(0) == "Un3 Werewolf"
    assert next(tally.values for tally in table.outcome.tallies if tally.faction == "Un") == ((3,), ())
