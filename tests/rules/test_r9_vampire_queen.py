"""Against the Vampire Queen the other card has no power."""

import pytest

from tests.kit import CLAIM, CLAIM_2, ELVES_AND_ORCS, clause, given

PHASES = pytest.mark.parametrize("phase", [1, 2])


# Factions


@clause("R9.14", "R6.6")
@pytest.mark.parametrize("cards", ["VampireQueen Un9", "VampireQueen Un3", "Un3 VampireQueen"])
def test_an_undead_is_discarded(cards: str) -> None:
    table = given(CLAIM, phase=1, played=cards)
    assert table.discards == " ".join(sorted(cards.split()))
    assert table.score(0) == table.score(1) == ""


@clause("R9.14", "R6.11")
@pytest.mark.parametrize(
    ("cards", "winner"), [("VampireQueen Dw9", 1), ("VampireQueen Dw3", 0), ("Dw3 VampireQueen", 0)]
)
def test_a_dwarf_goes_to_the_winner(cards: str, winner: int) -> None:
    table = given(CLAIM, played=cards)
    assert table.score(winner) == " ".join(sorted(cards.split()))
    assert table.score(1 - winner) == ""


@clause("R9.14", "R6.19")
@pytest.mark.parametrize(
    ("cards", "winner"), [("VampireQueen Gn9", 1), ("VampireQueen Gn3", 0), ("Gn3 VampireQueen", 0)]
)
def test_a_gnome_goes_straight_into_the_score_pile(cards: str, winner: int) -> None:
    table = given(CLAIM_2, played=cards)
    assert table.score(winner) == " ".join(sorted(cards.split()))
    assert table.laid(winner) == ""


@clause("R9.14", "R6.20")
@pytest.mark.parametrize("cards", ["VampireQueen Gi9", "VampireQueen Gi3", "Gi3 VampireQueen"])
def test_a_giant_does_not_strike(cards: str) -> None:
    table = given(CLAIM_2, laid0="Gn3 Gn9", laid1="Gn3", played=cards)
    assert (table.laid(0), table.laid(1)) == ("Gn3 Gn9", "Gn3")


@clause("R9.14", "R6.14")
@pytest.mark.parametrize(
    ("cards", "winner"), [("VampireQueen Tr9", 1), ("VampireQueen Tr3", 0), ("Tr3 VampireQueen", 0)]
)
def test_a_troll_is_taken_outright_beside_the_highest_waiting_one(cards: str, winner: int) -> None:
    table = given(CLAIM_2, waiting="Tr1 Tr2", played=cards)
    assert table.score(winner) == " ".join(sorted(["Tr2", *cards.split()]))
    assert table.waiting == "Tr1"


@clause("R9.14", "R6.13")
@PHASES
@pytest.mark.parametrize(
    ("cards", "leader"), [("VampireQueen Dr3", 0), ("VampireQueen Dr9", 1), ("Dr3 VampireQueen", 0)]
)
def test_a_dragon_does_not_lead_on(phase: int, cards: str, leader: int) -> None:
    assert given(CLAIM_2, phase=phase, played=cards).leader == leader


@clause("R9.14", "R6.17")
@pytest.mark.parametrize("cards", ["VampireQueen Se9", "Se3 VampireQueen"])
def test_a_seer_does_not_look(cards: str) -> None:
    table = given(CLAIM_2, phase=1, revealed="Gn1", stock="Gn3 Gn5", played=cards)
    assert table.asking is None
    assert table.followers(table.winner) == "Gn1"


@clause("R9.14", "R6.2", "R8.1")
@PHASES
@pytest.mark.parametrize(
    ("second", "winner"), [("Kn8", 1), ("Kn7", 0), ("Go8", 1), ("Do8", 1), ("Do7", 0), ("Warrior", 1)]
)
def test_a_card_keeps_its_value(phase: int, second: str, winner: int) -> None:
    assert given(CLAIM, phase=phase, played=f"VampireQueen {second}").winner == winner


@clause("R9.14", "R6.25")
def test_an_elf_orc_card_keeps_the_faction_declared() -> None:
    table = given(ELVES_AND_ORCS, hand0="Eo5", hand1="VampireQueen").play("Eo5=Or VampireQueen")
    assert (table.winner, table.score(0)) == (0, "Eo5=Or VampireQueen")


@clause("R9.14", "R8.2")
@PHASES
def test_following_she_loses_to_any_faction_led(phase: int) -> None:
    assert given(CLAIM, phase=phase, hand0="Go0", hand1="VampireQueen").play("Go0 VampireQueen").winner == 0
    assert given(CLAIM, phase=phase, hand0="Go0", hand1="VampireQueen Go1").play("Go0").legal() == "Go1"


# Heroes


@clause("R9.14", "R9.1")
@PHASES
@pytest.mark.parametrize(("cards", "leader"), [("VampireQueen Bard", 0), ("Bard VampireQueen", 1)])
def test_a_bard_does_not_lead_on(phase: int, cards: str, leader: int) -> None:
    assert given(CLAIM, phase=phase, played=cards).leader == leader


@clause("R9.14", "R9.2", "R9.7", "R9.8")
@pytest.mark.parametrize(("second", "value"), [("Centaur", 5), ("Centaur", 6), ("Minotaur", 7), ("Golem", 4)])
def test_a_hero_that_would_win_by_its_power_does_not(second: str, value: int) -> None:
    values = {"VampireQueen": value, "Golem": 1}
    table = given(CLAIM, trick=13, hand0="VampireQueen", hand1=second, hero_values=values).play(
        f"VampireQueen {second}"
    )
    assert (table.winner, table.discards) == (0, "")


@clause("R9.14", "R9.6", "R9.7")
@pytest.mark.parametrize("led", ["Witch", "Minotaur"])
def test_a_hero_that_would_hold_out_by_its_power_does_not(led: str) -> None:
    table = given(CLAIM, trick=13, played=f"{led} VampireQueen")
    assert table.winner == 1


@clause("R9.14", "R9.8")
def test_a_golem_that_wins_by_value_crushes_nothing() -> None:
    table = given(CLAIM, hand0="VampireQueen", hand1="Golem", hero_values={"VampireQueen": 3})
    table = table.play("VampireQueen Golem")
    assert (table.winner, table.score(1), table.discards) == (1, "Golem VampireQueen", "")


@clause("R9.14", "R9.3")
@pytest.mark.parametrize(("value", "winner"), [(0, 1), (6, 1), (9, 0)])
def test_a_bug_lord_does_not_grow_and_keeps_the_games_own_value(value: int, winner: int) -> None:
    table = given(
        CLAIM,
        hand0="BugLord",
        hand1="VampireQueen",
        score0="Go1 Go2 Go3 Go4 Go5 Go6 Go7 Go8",
        hero_values={"BugLord": value},
    )
    assert table.play("BugLord VampireQueen").winner == winner


@clause("R9.14", "R9.5")
@PHASES
def test_a_siren_does_not_steal(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Siren Go1", hand1="VampireQueen Go2", score1="Un5").play(
        "Siren VampireQueen"
    )
    assert (table.winner, table.asking) == (1, None)


@clause("R9.14", "R9.10")
def test_a_life_stealer_is_a_plain_seven() -> None:
    assert given(CLAIM, hand0="VampireQueen", hand1="LifeStealer").play("VampireQueen LifeStealer").winner == 0
    assert given(CLAIM, hand0="LifeStealer", hand1="VampireQueen").play("LifeStealer VampireQueen").winner == 0


@clause("R9.14", "R9.12")
@PHASES
@pytest.mark.parametrize(("named", "value", "winner"), [("=Go", 7, 1), ("", 7, 1), ("=Go", 4, 0), ("=Go", 5, 1)])
def test_a_werewolf_is_a_plain_hero_whatever_it_named(phase: int, named: str, value: int, winner: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Werewolf", hand1="VampireQueen Un3", hero_values={"VampireQueen": value})
    assert table.play(f"Werewolf{named} VampireQueen").winner == winner


@clause("R9.14", "R9.12")
def test_what_may_be_played_to_a_werewolf_was_settled_before() -> None:
    table = given(CLAIM, hand0="Werewolf", hand1="VampireQueen Go3").play("Werewolf=Go")
    assert table.legal() == "Go3"
    table = given(CLAIM, hand0="VampireQueen", hand1="Werewolf").play("VampireQueen")
    assert table.play("Werewolf=Un").winner == 0
    assert table.play("Werewolf=Un").score(0) == "VampireQueen Werewolf"


@clause("R9.14", "R9.15")
def test_a_treant_is_a_plain_hero_whatever_it_named() -> None:
    table = given(CLAIM_2, hand0="Treant", hand1="VampireQueen", score0="Dr1 Dr2 Gn1 Gn3", waiting="Tr1")
    assert table.play("Treant=Dr VampireQueen").leader == 1
    assert table.play("Treant=Gn VampireQueen").laid(1) == ""
    assert table.play("Treant=Gn VampireQueen").score(1) == "Tr1 Treant VampireQueen"
    table = given(CLAIM, hand0="Treant", hand1="VampireQueen", score0="Dw1 Dw2").play("Treant=Dw VampireQueen")
    assert (table.winner, table.score(1)) == (1, "Treant VampireQueen")


@clause("R9.14", "R9.13")
def test_a_dinosaur_does_not_go_back() -> None:
    table = given(CLAIM, hand0="Dinosaur Go1", hand1="VampireQueen Go2", hero_values={"Dinosaur": 5}).play(
        "Dinosaur VampireQueen"
    )
    assert (table.asking, table.score(1)) == (None, "Dinosaur VampireQueen")


@clause("R9.14", "R9.16")
def test_a_kraken_does_not_draw() -> None:
    table = given(CLAIM, hand0="Kraken Go1", hand1="VampireQueen Go2").play("Kraken VampireQueen")
    assert (table.winner, table.asking) == (0, None)


@clause("R9.14", "R9.17")
@pytest.mark.parametrize("cards", ["Death VampireQueen", "VampireQueen Death"])
def test_death_discards_nothing(cards: str) -> None:
    table = given(CLAIM, played=cards)
    assert table.score(cards.split().index("Death")) == "Death VampireQueen"
    assert table.discards == ""


@clause("R9.14", "R9.4")
@pytest.mark.parametrize("value", [1, 3, 7])
def test_a_jester_changes_no_places(value: int) -> None:
    table = given(CLAIM, hand0="VampireQueen", hand1="Jester", hero_values={"VampireQueen": value}).play(
        "VampireQueen Jester"
    )
    assert table.winner == (0 if value >= 3 else 1)


@clause("R9.14")
def test_she_has_no_power_over_the_waiting_cards_and_those_laid_out() -> None:
    table = given(CLAIM_2, hand0="VampireQueen", hand1="Se1", waiting="Tr1 Tr2", laid0="Gn1", laid1="Gn3").play(
        "VampireQueen Se1"
    )
    assert (table.score(0), table.waiting, table.laid(0), table.laid(1)) == (
        "Se1 Tr2 VampireQueen",
        "Tr1",
        "Gn1",
        "Gn3",
    )


@clause("R9.14", "R6.16")
def test_in_the_last_trick_the_winner_takes_all_waiting_trolls_beside_hers() -> None:
    table = given(CLAIM_2, trick=13, waiting="Tr1 Tr2", played="VampireQueen Tr3")
    assert (table.score(0), table.waiting) == ("Tr1 Tr2 Tr3 VampireQueen", "")
