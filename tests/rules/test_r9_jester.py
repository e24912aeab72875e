"""The Jester changes places with the lead card."""

import pytest

from tests.kit import CLAIM, CLAIM_2, ELVES_AND_ORCS, clause, given

PHASES = pytest.mark.parametrize("phase", [1, 2])


@clause("R9.4", "R8.1")
@PHASES
@pytest.mark.parametrize(
    ("led", "winner"), [("Go9", 1), ("Go4", 1), ("Go3", 0), ("Go2", 0), ("Do5", 1), ("Kn2", 0), ("Warrior", 1)]
)
def test_the_jester_counts_as_led_and_the_value_decides(phase: int, led: str, winner: int) -> None:
    assert given(CLAIM, phase=phase, played=f"{led} Jester").winner == winner


@clause("R9.4")
def test_the_winner_collects_both_cards() -> None:
    assert given(CLAIM, hand0="Go9", hand1="Jester").play("Go9 Jester").score(1) == "Go9 Jester"
    assert given(CLAIM, hand0="Go1", hand1="Jester").play("Go1 Jester").score(0) == "Go1 Jester"


@clause("R9.4")
@PHASES
def test_led_the_jester_changes_nothing(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Jester", hand1="Go9 Go2")
    assert table.play("Jester Go9").winner == 1
    assert table.play("Jester Go2").winner == 0


@clause("R9.4", "R8.2")
def test_the_jester_too_may_be_played_only_by_who_cannot_follow() -> None:
    assert given(CLAIM, hand0="Go9", hand1="Go1 Jester").play("Go9").legal() == "Go1"


@clause("R9.4", "R6.13")
@PHASES
@pytest.mark.parametrize(("led", "winner"), [("Dr9", 1), ("Dr1", 0)])
def test_a_dragon_counts_as_played_by_the_jesters_player(phase: int, led: str, winner: int) -> None:
    table = given(CLAIM_2, phase=phase, played=f"{led} Jester")
    assert (table.winner, table.leader) == (winner, 1)


@clause("R9.4", "R9.1")
@PHASES
def test_a_bard_counts_as_played_by_the_jesters_player(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Bard", hand1="Jester").play("Bard Jester")
    assert (table.winner, table.leader) == (0, 1)


@clause("R9.4", "R6.17")
@pytest.mark.parametrize(("led", "looker"), [("Se9", 1), ("Se2", None)])
def test_a_seer_looks_for_the_jesters_player(led: str, looker: int | None) -> None:
    table = given(CLAIM_2, phase=1, hand0=f"{led} Gn1", hand1="Jester Gn3", revealed="Gi1").play(f"{led} Jester")
    if looker is None:
        assert (table.winner, table.asking) == (0, None)
    else:
        assert (table.to_move, table.asking) == (looker, led)


@clause("R9.4", "R9.16")
def test_a_kraken_draws_for_the_jesters_player() -> None:
    table = given(CLAIM, hand0="Kraken Go1", hand1="Jester Go2").play("Kraken Jester")
    assert (table.to_move, table.legal()) == (1, "draw:Go1")
    table = table.play("draw:Go1 give:Go2")
    assert (table.hand(0), table.hand(1), table.leader) == ("Go2", "Go1", 1)


@clause("R9.4", "R9.13")
@pytest.mark.parametrize(("value", "asked"), [(2, True), (8, False)])
def test_a_beaten_dinosaur_goes_to_the_jesters_players_hand(value: int, asked: bool) -> None:
    table = given(CLAIM, hand0="Dinosaur Go1", hand1="Jester Go2", hero_values={"Dinosaur": value}).play(
        "Dinosaur Jester"
    )
    if asked:
        assert (table.winner, table.to_move, table.asking) == (0, 1, "Dinosaur")
        table = table.play("back:yes")
        assert (table.hand(1), table.score(0)) == ("Dinosaur Go2", "Jester")
    else:
        assert (table.winner, table.asking, table.score(1)) == (1, None, "Dinosaur Jester")


@clause("R9.4", "R9.3")
@pytest.mark.parametrize(("score0", "score1", "winner"), [("", "Go1 Go2 Go3 Go4", 1), ("Go1 Go2 Go3 Go4", "Go5", 0)])
def test_a_bug_lord_grows_with_the_jesters_players_cards(score0: str, score1: str, winner: int) -> None:
    table = given(CLAIM, hand0="BugLord", hand1="Jester", score0=score0, score1=score1).play("BugLord Jester")
    assert table.winner == winner


@clause("R9.4", "R9.8")
def test_a_golem_now_stands_second_and_crushes_the_jester() -> None:
    table = given(CLAIM, hand0="Golem", hand1="Jester").play("Golem Jester")
    assert (table.winner, table.score(1), table.discards) == (1, "Golem", "Jester")
    table = given(CLAIM, hand0="Golem", hand1="Jester", hero_values={"Jester": 7}).play("Golem Jester")
    assert (table.winner, table.score(0), table.discards) == (0, "Golem Jester", "")


@clause("R9.4", "R9.2")
@pytest.mark.parametrize(("value", "winner"), [(3, 1), (5, 1), (6, 1), (7, 0)])
def test_a_centaur_now_stands_second(value: int, winner: int) -> None:
    table = given(CLAIM, hand0="Centaur", hand1="Jester", hero_values={"Jester": value}).play("Centaur Jester")
    assert table.winner == winner


@clause("R9.4", "R9.7")
@pytest.mark.parametrize(("trick", "winner"), [(13, 1), (12, 0)])
def test_a_minotaur_now_stands_second(trick: int, winner: int) -> None:
    table = given(CLAIM, trick=trick, hand0="Minotaur", hand1="Jester", hero_values={"Jester": 9}).play(
        "Minotaur Jester"
    )
    assert table.winner == winner


@clause("R9.4", "R9.5")
@PHASES
def test_a_siren_is_led_no_longer(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Siren Go1", hand1="Jester Go2", score0="Un3", score1="Un4").play(
        "Siren Jester"
    )
    assert (table.winner, table.asking) == (0, None)
    assert (
        given(CLAIM, hand0="Siren", hand1="Jester", score1="Un4", hero_values={"Siren": 4}).play("Siren Jester").asking
        is None
    )


@clause("R9.4", "R9.6")
@pytest.mark.parametrize(("value", "winner"), [(4, 1), (6, 0), (7, 0), (9, 0)])
def test_a_witch_is_led_no_longer(value: int, winner: int) -> None:
    table = given(CLAIM, hand0="Witch", hand1="Jester", hero_values={"Jester": value}).play("Witch Jester")
    assert table.winner == winner


@clause("R9.4", "R9.17")
def test_death_counts_as_played_by_the_jesters_player() -> None:
    table = given(CLAIM, hand0="Death", hand1="Jester").play("Death Jester")
    assert (table.winner, table.leader, table.discards) == (1, 1, "Death Jester")


@clause("R9.4", "R6.11")
@pytest.mark.parametrize(("led", "winner"), [("Dw9", 1), ("Dw2", 0)])
def test_a_dwarf_goes_to_who_lost_after_the_exchange(led: str, winner: int) -> None:
    table = given(CLAIM, played=f"{led} Jester")
    assert table.score(winner) == "Jester"
    assert table.score(1 - winner) == led


@clause("R9.4", "R6.6")
@pytest.mark.parametrize(("led", "winner"), [("Un9", 1), ("Un2", 0)])
def test_an_undead_goes_to_the_winner_after_the_exchange(led: str, winner: int) -> None:
    table = given(CLAIM, phase=1, played=f"{led} Jester")
    assert (table.winner, table.score(winner), table.discards) == (winner, led, "Jester")


@clause("R9.4", "R6.19", "R6.20")
def test_gnomes_and_giants_go_to_the_winner_after_the_exchange() -> None:
    assert given(CLAIM_2, hand0="Gn5", hand1="Jester").play("Gn5 Jester").laid(1) == "Gn5"
    table = given(CLAIM_2, hand0="Gi5", hand1="Jester", laid0="Gn5", laid1="Gn5").play("Gi5 Jester")
    assert (table.laid(0), table.laid(1)) == ("", "Gn5")


@clause("R9.4", "R9.10")
def test_behind_the_jester_there_is_no_faction_to_steal_or_copy() -> None:
    table = given(CLAIM_2, hand0="LifeStealer", hand1="Jester").play("LifeStealer Jester")
    assert (table.winner, table.score(1)) == (1, "Jester LifeStealer")


@clause("R9.4", "R9.12")
@pytest.mark.parametrize(
    ("led", "jester", "winner"), [("Werewolf=Dr", 4, 1), ("Werewolf", 4, 0), ("Werewolf=Dr", 5, 0)]
)
def test_a_werewolf_stays_as_named_when_led(led: str, jester: int, winner: int) -> None:
    table = given(CLAIM_2, hand0="Werewolf", hand1="Jester", hero_values={"Jester": jester}).play(f"{led} Jester")
    assert table.winner == winner


@clause("R9.4", "R9.15")
def test_a_treant_stays_as_named_when_led_with_that_factions_power() -> None:
    table = given(CLAIM_2, hand0="Treant", hand1="Jester", score0="Dr1 Dr2").play("Treant=Dr Jester")
    assert (table.winner, table.leader) == (1, 1)
    table = given(CLAIM_2, hand0="Treant", hand1="Jester", score0="Gn1 Gn3").play("Treant=Gn Jester")
    assert (table.laid(1), table.score(1)) == ("Treant", "Jester")


@clause("R9.4", "R6.25")
def test_an_elf_orc_card_stays_as_declared_when_led() -> None:
    table = given(ELVES_AND_ORCS, hand0="Eo5", hand1="Jester").play("Eo5=El Jester")
    assert table.score(1) == "Eo5=El Jester"


@clause("R9.4", "R9.14")
def test_against_the_vampire_queen_the_jester_changes_no_places() -> None:
    table = given(CLAIM, hand0="VampireQueen", hand1="Jester").play("VampireQueen Jester")
    assert (table.winner, table.score(0)) == (0, "Jester VampireQueen")
