import pytest

from tests.kit import ELVES_AND_ORCS, clause, given, over

PHASES = pytest.mark.parametrize("phase", [1, 2])
CYCLOPS_FOR_THREE = "Go Kn Un Dw Do Cy Se"


# Cyclops


@clause("R6.23")
@pytest.mark.parametrize(
    ("score0", "score1", "vote"),
    [
        ("Cy1 Cy2 Cy3", "Cy9", 1),  # the fewest
        ("Cy1", "Cy8 Cy9", 0),
        ("Cy5", "", 0),  # but at least one
        ("", "Cy3 Cy4 Cy5", 1),
        ("Cy3 Cy9", "Cy4 Cy5", 0),  # equal: the lowest
        ("Cy3 Cy4", "Cy2 Cy9", 1),
        ("", "", None),
    ],
)
def test_the_cyclops_vote_goes_to_the_fewest(score0: str, score1: str, vote: int | None) -> None:
    assert over(ELVES_AND_ORCS, score0=score0, score1=score1).vote("Cy") == vote


@clause("R6.23")
def test_with_three_the_fewest_of_those_who_have_any() -> None:
    assert over(CYCLOPS_FOR_THREE, players=3, score0="Cy1 Cy2", score1="", score2="Cy8 Cy9").vote("Cy") == 0
    assert over(CYCLOPS_FOR_THREE, players=3, score0="Cy1 Cy2", score1="Cy0 Cy4 Cy6", score2="Cy9").vote("Cy") == 2


@clause("R6.23", "R7.6")
def test_with_four_the_team_with_the_fewest() -> None:
    table = over(CYCLOPS_FOR_THREE, players=4, score0="Cy1", score1="Cy5 Cy6", score2="Cy2 Cy3", score3="")
    assert table.vote("Cy") == 1


@clause("R6.23")
@PHASES
def test_cyclops_have_no_power_in_play(phase: int) -> None:
    table = given(ELVES_AND_ORCS, phase=phase, hand0="Cy3", hand1="Cy5").play("Cy3 Cy5")
    assert table.winner == table.leader == 1
    assert (table.discards if phase == 1 else table.score(1)) == "Cy3 Cy5"


# Elves and Orcs


@clause("R6.24")
@PHASES
@pytest.mark.parametrize("cards", ["El3 El5", "Or3 Or5"])
def test_elves_and_orcs_have_no_power(phase: int, cards: str) -> None:
    table = given(ELVES_AND_ORCS, phase=phase, played=cards)
    assert table.winner == table.leader == 1
    assert (table.discards if phase == 1 else table.score(1)) == cards


@clause("R6.24")
def test_elves_and_orcs_are_two_factions_with_two_votes() -> None:
    assert given(ELVES_AND_ORCS, hand0="El1", hand1="Or7").play("El1 Or7").winner == 0
    table = over(ELVES_AND_ORCS, score0="El1 El2 Or7", score1="Or1 Or2 El7")
    assert (table.vote("El"), table.vote("Or")) == (0, 1)


@clause("R6.25")
@PHASES
def test_an_elf_orc_card_is_always_declared(phase: int) -> None:
    table = given(ELVES_AND_ORCS, phase=phase, hand0="Eo5 Dr1", hand1="El6 Or7")
    assert table.legal() == "Dr1 Eo5=El Eo5=Or"
    assert table.illegal("Eo5")
    assert table.play("Eo5=El").legal() == "El6"
    assert table.play("Eo5=Or").legal() == "Or7"


@clause("R6.25")
@PHASES
@pytest.mark.parametrize(
    ("moves", "winner"),
    [
        ("El3 Eo5=El", 1),
        ("El6 Eo5=El", 0),
        ("Eo5=Or Or6", 1),
        ("Eo5=Or El6", 0),
        ("Eo5=El Eo8=El", 1),
        ("Cy3 Eo5=El", 0),
    ],
)
def test_declared_it_is_of_that_faction_for_the_trick(phase: int, moves: str, winner: int) -> None:
    assert given(ELVES_AND_ORCS, phase=phase, played=moves).winner == winner


@clause("R6.25")
def test_won_in_phase_two_it_stays_as_declared_for_good() -> None:
    table = given(ELVES_AND_ORCS, trick=13, hand0="Eo5", hand1="Or7", score0="Eo1=Or")
    table = table.play("Eo5=El Or7")
    assert table.score(0) == "Eo1=Or Eo5=El Or7"
    assert [tally.values[0] for tally in table.outcome.tallies if tally.faction in ("El", "Or")] == [(5,), (7, 1)]


@clause("R6.25")
def test_in_phase_one_the_declaration_ends_with_the_trick() -> None:
    assert given(ELVES_AND_ORCS, phase=1, hand0="Eo5", hand1="El3").play("Eo5=El El3").discards == "El3 Eo5"


@clause("R6.26")
@PHASES
@pytest.mark.parametrize(("led", "legal"), [("El1", "Do3 El2 Eo5=El"), ("Or1", "Do3 Eo5=Or")])
def test_in_hand_it_is_both_and_follows_as_either(phase: int, led: str, legal: str) -> None:
    assert given(ELVES_AND_ORCS, phase=phase, hand0=led, hand1="El2 Eo5 Do3 Cy9").play(led).legal() == legal


@clause("R6.26")
@PHASES
@pytest.mark.parametrize(
    ("led", "legal"), [("El1", "Eo5=El"), ("Or1", "Eo5=Or"), ("Eo1=Or", "Eo5=Or"), ("Eo1=El", "Eo5=El")]
)
def test_holding_only_an_elf_orc_card_obliges_to_follow_with_it(phase: int, led: str, legal: str) -> None:
    table = given(ELVES_AND_ORCS, phase=phase, hand0=led.partition("=")[0], hand1="Eo5 Cy9 Dr9").play(led)
    assert table.legal() == legal


@clause("R6.26")
def test_when_another_faction_is_led_it_may_be_thrown_as_either() -> None:
    assert given(ELVES_AND_ORCS, hand0="Cy1", hand1="Eo5 Dr9").play("Cy1").legal() == "Dr9 Eo5=El Eo5=Or"
    assert given(ELVES_AND_ORCS, hand0="Cy1", hand1="Eo5 Cy2").play("Cy1").legal() == "Cy2"


@clause("R6.26", "R9.12", "R9.15")
def test_stand_ins_free_from_following_with_an_elf_orc_card() -> None:
    table = given(ELVES_AND_ORCS, hand0="El1", hand1="Eo5 Werewolf Treant Cy9", score1="Eo1=El El2").play("El1")
    assert table.legal() == "Eo5=El Treant=El Werewolf=El"
