import pytest

from claim.cards import HEROES
from claim.rules import hero_value
from tests.kit import CLAIM, CLAIM_2, ELVES_AND_ORCS, clause, given

PHASES = pytest.mark.parametrize("phase", [1, 2])


# R8.1: a hero leads


@clause("R8.1")
@PHASES
def test_to_a_hero_any_card_may_be_played(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Warrior", hand1="Go1 Kn2 Do3 Gargoyle").play("Warrior")
    assert table.legal() == "Do3 Gargoyle Go1 Kn2"


@clause("R8.1")
@PHASES
@pytest.mark.parametrize(
    ("led", "second", "winner"), [("Gargoyle", "Go3", 1), ("Gargoyle", "Go1", 0), ("Gargoyle", "Un9", 1)]
)
def test_the_higher_value_wins_whatever_the_faction(phase: int, led: str, second: str, winner: int) -> None:
    assert given(CLAIM, phase=phase, hand0=led, hand1=second).play(f"{led} {second}").winner == winner


@clause("R8.1")
@PHASES
@pytest.mark.parametrize(
    ("led", "second"), [("Gargoyle", "Go2"), ("Gargoyle", "Kn2"), ("Gargoyle", "Do2"), ("Kraken", "Dinosaur")]
)
def test_equal_values_the_leader_wins(phase: int, led: str, second: str) -> None:
    table = given(CLAIM, phase=phase, hand0=f"{led} Go1", hand1=f"{second} Go3").play(f"{led} {second}")
    assert table.winner == 0


@clause("R8.1", "R6.9")
def test_a_doppelganger_has_nothing_to_copy_behind_a_hero() -> None:
    table = given(CLAIM, hand0="Gargoyle", hand1="Do9").play("Gargoyle Do9")
    assert (table.winner, table.score(1)) == (1, "Do9 Gargoyle")


# R8.2: a hero follows


@clause("R8.2")
@PHASES
def test_a_hero_may_be_played_only_by_who_cannot_follow(phase: int) -> None:
    table = given(CLAIM, phase=phase, hand0="Go5", hand1="Go1 Warrior Do3").play("Go5")
    assert table.legal() == "Do3 Go1"
    assert table.illegal("Warrior")
    assert given(CLAIM, phase=phase, hand0="Go5", hand1="Kn2 Warrior").play("Go5").legal() == "Kn2 Warrior"


@clause("R8.2")
@PHASES
@pytest.mark.parametrize("hero", ["Warrior", "Bard", "Kraken", "Witch", "Gargoyle"])
def test_a_hero_that_follows_loses(phase: int, hero: str) -> None:
    assert given(CLAIM, phase=phase, played=f"Go0 {hero}").winner == 0


# R8.3: where heroes go


@clause("R8.3")
def test_in_phase_one_heroes_are_discarded() -> None:
    assert given(CLAIM, phase=1, hand0="Warrior", hand1="Go1").play("Warrior Go1").discards == "Go1 Warrior"


@clause("R8.3")
def test_in_phase_two_heroes_are_won_but_count_nothing() -> None:
    table = given(CLAIM, trick=13, hand0="Warrior", hand1="Go1", score1="Go2 Go0").play("Warrior Go1")
    assert table.score(0) == "Go1 Warrior"
    assert table.votes() == {"Go": 1, "Kn": None, "Un": None, "Dw": None, "Do": None}
    assert all(tally.values[0] == () for tally in table.outcome.tallies if tally.faction != "Go")


# R8.4: powers in conflict


@clause("R8.4")
def test_a_heros_power_beats_a_factions() -> None:
    assert given(CLAIM, phase=1, hand0="Un3", hand1="Golem").play("Un3 Golem").discards == "Golem Un3"
    assert given(CLAIM_2, hand0="Dr9", hand1="Bard").play("Dr9 Bard").leader == 1
    assert given(CLAIM_2, hand0="Bard", hand1="Dr9").play("Bard Dr9").leader == 0
    assert given(CLAIM, hand0="Dw3", hand1="Death").play("Dw3 Death").discards == "Death Dw3"


@clause("R8.4")
@pytest.mark.parametrize(
    ("cards", "winner", "values"),
    [
        ("Witch Centaur", 1, {}),  # a 5 is beaten by the Centaur
        ("Witch Golem", 1, {"Witch": 4, "Golem": 3}),
        ("Witch Golem", 1, {}),  # an even value above 5
        ("Minotaur Golem", 1, {}),
        ("Minotaur Centaur", 1, {"Minotaur": 5}),
        ("Minotaur Centaur", 0, {}),
        ("Witch Minotaur", 1, {}),
        ("Minotaur Witch", 0, {}),
        ("Golem Minotaur", 1, {}),
    ],
)
def test_of_two_heroes_powers_the_later_prevails(cards: str, winner: int, values: dict[str, int]) -> None:
    table = given(CLAIM, trick=13, hero_values=values, played=cards)
    assert table.winner == winner


@clause("R8.4", "R9.14")
@pytest.mark.parametrize("cards", ["VampireQueen Centaur", "VampireQueen Minotaur", "VampireQueen Jester"])
def test_the_vampire_queen_comes_before_a_later_hero(cards: str) -> None:
    table = given(CLAIM, trick=13, hero_values={"VampireQueen": 5}, played=cards)
    assert table.winner == 0


# R8.5: the value in this trick


@clause("R8.5", "R9.3")
@pytest.mark.parametrize(
    ("collected", "second", "winner"),
    [
        ("Go1 Go2 Go3 Go4 Go5", "Centaur", 1),  # grown to 5
        ("Go1 Go2 Go3 Go4", "Centaur", 0),
        ("Go1 Go2 Go3 Go4 Go5 Go6 Go7", "Centaur", 0),
        ("", "Golem", 1),  # 0 < 6
        ("Go1 Go2 Go3 Go4 Go5 Go6", "Golem", 0),
    ],
)
def test_a_bug_lord_counts_as_grown(collected: str, second: str, winner: int) -> None:
    table = given(CLAIM, score0=collected, played=f"BugLord {second}")
    assert table.winner == winner


@clause("R8.5", "R9.8")
@pytest.mark.parametrize(
    ("collected", "crushed"), [("", False), ("Go1", True), ("Go1 Go2 Go3 Go4", True), ("Go1 Go2 Go3 Go4 Go5", False)]
)
def test_a_golem_crushes_a_bug_lord_by_its_grown_value(collected: str, crushed: bool) -> None:
    table = given(CLAIM, hand0="BugLord", hand1="Golem", score0=collected).play("BugLord Golem")
    assert (table.winner, table.discards) == (1, "BugLord" if crushed else "")


@clause("R8.5", "R9.12")
@pytest.mark.parametrize(
    ("werewolf", "second", "winner"),
    [("Werewolf=Un", "Centaur", 1), ("Werewolf", "Centaur", 0), ("Werewolf=Un", "Golem", 0)],
)
def test_a_named_werewolf_is_a_five(werewolf: str, second: str, winner: int) -> None:
    assert given(CLAIM, hand0="Werewolf", hand1=second).play(f"{werewolf} {second}").winner == winner


@clause("R8.5", "R6.12", "R6.11")
def test_a_dwarf_goes_to_the_loser_by_the_values_of_this_trick() -> None:
    table = given(CLAIM, hand0="BugLord", hand1="Dw2", score0="Go1 Go2 Go3").play("BugLord Dw2")
    assert (table.score(0), table.score(1)) == ("BugLord Go1 Go2 Go3", "Dw2")


# R8.6: the table of values

VALUES = {
    "Bard": 2, "Centaur": 4, "BugLord": 0, "Jester": 3, "Siren": 1, "Witch": 5,
    "Minotaur": 3, "Golem": 6, "Necromancer": 1, "LifeStealer": 7, "Gargoyle": 2, "Werewolf": 4,
    "Dinosaur": 8, "VampireQueen": 7, "Treant": 6, "Kraken": 8, "Death": 9, "Warrior": 10,
}  # fmt: skip


@clause("R8.6")
def test_every_hero_has_the_value_of_this_edition() -> None:
    assert {name: hero_value(name) for name in HEROES} == VALUES


@clause("R8.6")
@pytest.mark.parametrize("name", [name for name in HEROES if name != "Witch"])
def test_a_leading_hero_is_beaten_by_the_next_value_and_by_no_lower_one(name: str) -> None:
    value = VALUES[name]
    if value <= 8:
        beaten = given(CLAIM, phase=1, hand0=name, hand1=f"Un{value + 1}").play(f"{name} Un{value + 1}")
        assert beaten.winner == 1
    equal = min(value, 9)
    assert given(CLAIM, phase=1, hand0=name, hand1=f"Un{equal}").play(f"{name} Un{equal}").winner == 0


@clause("R8.6")
def test_settings_may_replace_any_value() -> None:
    assert given(CLAIM, hand0="Warrior", hand1="Go8", hero_values={"Warrior": 7}).play("Warrior Go8").winner == 1
    assert given(CLAIM, hand0="Warrior", hand1="Death", hero_values={"Death": 20}).play("Warrior Death").winner == 1
    assert given(CLAIM, hand0="Bard", hand1="Go9", hero_values={"Bard": 9}).play("Bard Go9").winner == 0
    assert given(ELVES_AND_ORCS, hand0="Siren", hand1="El1", hero_values={"Siren": 0}).play("Siren El1").winner == 1
