"""Centaur, Bug Lord, Witch, Minotaur, Golem and Warrior: what wins a trick."""

import pytest

from tests.kit import CLAIM, CLAIM_2, ELVES_AND_ORCS, clause, given

PHASES = pytest.mark.parametrize("phase", [1, 2])


# Centaur Archer


@clause("R9.2")
@PHASES
@pytest.mark.parametrize(
    ("led", "winner"), [("Go4", 0), ("Go5", 1), ("Go6", 1), ("Go7", 0), ("Do5", 1), ("Kn6", 1), ("Go0", 0)]
)
def test_played_second_against_a_five_or_six_the_centaur_wins(phase: int, led: str, winner: int) -> None:
    assert given(CLAIM, phase=phase, played=f"{led} Centaur").winner == winner


@clause("R9.2")
@PHASES
@pytest.mark.parametrize("second", ["Go5", "Go6", "Witch"])
def test_led_the_centaur_has_no_power(phase: int, second: str) -> None:
    assert given(CLAIM, phase=phase, played=f"Centaur {second}").winner == 1


@clause("R9.2")
@PHASES
@pytest.mark.parametrize("led", ["Witch", "Golem", "Treant"])
def test_the_centaur_beats_a_hero_of_five_or_six_too(phase: int, led: str) -> None:
    assert given(CLAIM, phase=phase, played=f"{led} Centaur").winner == 1


# Bug Lord


@clause("R9.3")
@pytest.mark.parametrize(("second", "winner"), [("Dr3", 0), ("Dr4", 1)])
def test_the_bug_lord_grows_with_every_faction_card_collected(second: str, winner: int) -> None:
    table = given("Gn Gi Dr Tr Do", hand0="BugLord", hand1=second, score0="Do1 Warrior", laid0="Gn1 Gn3")
    assert table.play(f"BugLord {second}").winner == winner


@clause("R9.3")
def test_heroes_do_not_make_the_bug_lord_grow_wherever_they_lie() -> None:
    table = given(CLAIM_2, hand0="BugLord", hand1="Dr1 Dr2", score0="Warrior Gargoyle Gn1", laid0="LifeStealer")
    assert table.play("BugLord Dr1").winner == 0
    assert table.play("BugLord Dr2").winner == 1


@clause("R9.3")
def test_the_opponents_cards_and_waiting_trolls_do_not_make_it_grow() -> None:
    table = given(CLAIM_2, hand0="BugLord", hand1="Dr1", score1="Dr3 Dr4", laid1="Gn1", waiting="Tr1 Tr2")
    assert table.play("BugLord Dr1").winner == 1


@clause("R9.3")
def test_elf_orc_cards_make_it_grow() -> None:
    table = given(ELVES_AND_ORCS, hand0="BugLord", hand1="El2", score0="Eo1=El Eo2=Or")
    assert table.play("BugLord El2").winner == 0


@clause("R9.3")
def test_in_phase_one_it_does_not_grow() -> None:
    assert given(CLAIM, phase=1, hand0="BugLord", hand1="Go1", score0="Un1 Un2 Un3").play("BugLord Go1").winner == 1


@clause("R9.3")
def test_it_grows_from_the_games_own_value() -> None:
    table = given(CLAIM, hand0="BugLord", hand1="Go5", score0="Un1 Un2", hero_values={"BugLord": 3})
    assert table.play("BugLord Go5").winner == 0


@clause("R9.3", "R8.2")
def test_however_grown_it_does_not_follow() -> None:
    assert given(CLAIM, hand0="Go1", hand1="BugLord", score1="Un1 Un2 Un3 Un4").play("Go1 BugLord").winner == 0


@clause("R9.3")
def test_second_to_a_hero_it_counts_what_its_own_player_has() -> None:
    table = given(CLAIM, hand0="Gargoyle", hand1="BugLord", score1="Un1 Un2 Un3", score0="Go1 Go2 Go3 Go4")
    assert table.play("Gargoyle BugLord").winner == 1
    table = given(CLAIM, hand0="Gargoyle", hand1="BugLord", score1="Un1", score0="Go1 Go2 Go3 Go4")
    assert table.play("Gargoyle BugLord").winner == 0


# Witch


@clause("R9.6")
@PHASES
@pytest.mark.parametrize(
    ("second", "winner"),
    [
        ("Go4", 0),
        ("Go5", 0),
        ("Go6", 1),
        ("Go7", 0),
        ("Go8", 1),
        ("Go9", 0),
        ("Death", 0),
        ("Warrior", 1),
        ("Do8", 1),
        ("Do9", 0),
    ],
)
def test_a_led_witch_is_beaten_only_by_an_even_value_above_five(phase: int, second: str, winner: int) -> None:
    assert given(CLAIM, phase=phase, hand0="Witch Go1", hand1=f"{second} Go2").play(f"Witch {second}").winner == winner


@clause("R9.6")
@pytest.mark.parametrize(("value", "second", "winner"), [(7, "Go6", 0), (7, "Go8", 1), (3, "Go4", 0), (3, "Go6", 1)])
def test_it_must_also_be_higher_than_the_witchs_own(value: int, second: str, winner: int) -> None:
    table = given(CLAIM, hero_values={"Witch": value}, played=f"Witch {second}")
    assert table.winner == winner


@clause("R9.6")
@PHASES
@pytest.mark.parametrize(
    ("led", "winner"), [("Centaur", 1), ("Minotaur", 1), ("VampireQueen", 0), ("Go0", 0), ("Gargoyle", 1)]
)
def test_a_witch_that_was_not_led_has_no_power(phase: int, led: str, winner: int) -> None:
    assert given(CLAIM, phase=phase, played=f"{led} Witch").winner == winner


# Minotaur


@clause("R9.7")
@PHASES
@pytest.mark.parametrize(
    "cards", ["Minotaur Go9", "Minotaur Warrior", "Go9 Minotaur", "Go0 Minotaur", "Warrior Minotaur", "Kn9 Minotaur"]
)
def test_in_the_last_trick_of_either_phase_the_minotaur_wins(phase: int, cards: str) -> None:
    table = given(CLAIM, phase=phase, trick=13, played=cards)
    assert table.winner == cards.split().index("Minotaur")


@clause("R9.7")
@PHASES
@pytest.mark.parametrize(("cards", "winner"), [("Minotaur Go9", 1), ("Go0 Minotaur", 0), ("Minotaur Go2", 0)])
def test_before_the_last_trick_it_is_but_a_three(phase: int, cards: str, winner: int) -> None:
    assert given(CLAIM, phase=phase, trick=12, played=cards).winner == winner


@clause("R9.7", "R9.13")
def test_the_minotaur_wins_the_last_trick_though_a_card_is_left_in_hand() -> None:
    table = given(CLAIM, trick=13, hand0="Minotaur Dinosaur", hand1="Warrior").play("Minotaur Warrior")
    assert table.winner == 0
    assert (table.hand(0), table.score(0)) == ("Dinosaur", "Minotaur Warrior")
    table = given(CLAIM, trick=12, hand0="Minotaur", hand1="Warrior").play("Minotaur Warrior")
    assert table.winner == 1


# Stone Golem


@clause("R9.8")
@PHASES
@pytest.mark.parametrize(
    ("led", "crushed"), [("Go0", False), ("Go1", True), ("Go4", True), ("Go5", False), ("Kn9", False)]
)
def test_played_second_against_one_to_four_the_golem_wins_and_the_other_is_discarded(
    phase: int, led: str, crushed: bool
) -> None:
    table = given(CLAIM, phase=phase, played=f"{led} Golem")
    assert table.winner == (1 if crushed else 0)
    if phase == 2:
        assert (table.score(1), table.discards) == (("Golem", led) if crushed else ("", ""))


@clause("R9.8")
@PHASES
def test_led_the_golem_has_no_power(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Golem", hand1="Un3").play("Golem Un3")
    assert table.winner == 0
    assert table.score(0) == ("Un3" if phase == 1 else "Golem Un3")


@clause("R9.8")
@pytest.mark.parametrize(
    "led", ["Bard", "Jester", "Minotaur", "Siren", "Gargoyle", "Werewolf", "Centaur", "Necromancer"]
)
def test_the_golem_crushes_low_heroes_too(led: str) -> None:
    table = given(CLAIM, played=f"{led} Golem")
    assert (table.winner, table.discards) == (1, led)


@clause("R9.8")
def test_a_hero_it_beats_by_value_is_collected() -> None:
    table = given(CLAIM, hand0="Witch", hand1="Golem").play("Witch Golem")
    assert (table.winner, table.score(1), table.discards) == (1, "Golem Witch", "")


@clause("R9.8")
def test_a_crushed_undead_is_discarded_in_phase_one() -> None:
    table = given(CLAIM, phase=1, hand0="Un3", hand1="Golem").play("Un3 Golem")
    assert (table.discards, table.score(0), table.score(1)) == ("Golem Un3", "", "")


@clause("R9.8")
@pytest.mark.parametrize("led", ["Dw3", "Gn3", "Tr3"])
def test_a_crushed_dwarf_gnome_or_troll_is_discarded_in_phase_two(led: str) -> None:
    table = given("Gn Gi Dw Tr Dr", waiting="Tr1 Tr2", played=f"{led} Golem")
    assert table.discards == led
    assert table.laid(1) == table.score(0) == ""
    assert (table.score(1), table.waiting) == ("Golem Tr2", "Tr1")


@clause("R9.8", "R6.13")
@PHASES
def test_a_crushed_dragons_player_still_leads_on(phase: int) -> None:
    table = given(CLAIM_2, phase=phase, hand0="Dr3", hand1="Golem").play("Dr3 Golem")
    assert (table.winner, table.leader) == (1, 0)


@clause("R9.8", "R6.17")
def test_a_crushed_seer_shows_nothing() -> None:
    table = given(CLAIM_2, phase=1, hand0="Se3", hand1="Golem", revealed="Gn1", stock="Gn3 Gn5").play("Se3 Golem")
    assert (table.followers(1), table.followers(0)) == ("Gn1", "Gn3")


@clause("R9.8", "R9.5")
def test_a_crushed_siren_still_steals() -> None:
    table = given(CLAIM, hand0="Siren", hand1="Golem", score1="Go3").play("Siren Golem")
    assert (table.discards, table.legal()) == ("Siren", "steal:Go3 steal:Golem")


@clause("R9.8", "R9.13")
@pytest.mark.parametrize(("answer", "hand", "discards"), [("back:yes", "Dinosaur", ""), ("back:no", "", "Dinosaur")])
def test_a_dinosaur_may_go_back_before_the_golem_discards_it(answer: str, hand: str, discards: str) -> None:
    table = given(CLAIM, hand0="Dinosaur", hand1="Golem", hero_values={"Dinosaur": 4}).play(f"Dinosaur Golem {answer}")
    assert (table.hand(0), table.discards, table.score(1)) == (hand, discards, "Golem")


# Undefeated Warrior


@clause("R9.18")
@PHASES
@pytest.mark.parametrize(
    ("cards", "winner"), [("Warrior Go9", 0), ("Warrior Death", 0), ("Death Warrior", 1), ("Go0 Warrior", 0)]
)
def test_the_warrior_has_no_power_but_a_high_value(phase: int, cards: str, winner: int) -> None:
    table = given(CLAIM, phase=phase, played=cards)
    assert table.winner == table.leader == winner
    assert table.asking is None
