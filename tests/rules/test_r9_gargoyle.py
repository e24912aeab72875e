"""The Gargoyle counts as two cards of a faction its owner names."""

import pytest

from claim.rules import Phase
from tests.kit import CLAIM, ELVES_AND_ORCS, Scene, clause, given


def counted(
    deck: str, named: str, *, score0: str = "", score1: str = "", hand0: str = "Do1", hand1: str = "Dr9"
) -> Scene:
    """The end of a game in which seat 0 owns the Gargoyle."""
    table = given(deck, trick=13, hand0=hand0, hand1=hand1, score0=f"Gargoyle {score0}", score1=score1)
    return table.play(f"{hand0} {hand1} count:{named}")


@clause("R9.11")
def test_its_owner_is_asked_when_scores_are_counted() -> None:
    table = given(CLAIM, trick=13, hand0="Go5", hand1="Go7", score0="Gargoyle").play("Go5 Go7")
    assert (table.phase, table.trick_number) == (Phase.GATHER, 13)
    assert (table.to_move, table.asking) == (0, "Gargoyle")
    assert table.legal() == "count:Do count:Dw count:Go count:Kn count:Un"
    table = table.play("count:Un")
    assert table.phase is Phase.OVER
    assert table.votes() == {"Go": 1, "Kn": None, "Un": 0, "Dw": None, "Do": None}


@clause("R9.11", "R9.19")
def test_elves_and_orcs_are_named_separately() -> None:
    table = given(ELVES_AND_ORCS, trick=13, hand0="Do1", hand1="Dr9", score1="Gargoyle", aside="El1 El2 El3 El4 El5")
    table = table.play("Do1 Dr9")
    assert (table.to_move, table.legal()) == (1, "count:Cy count:Do count:Dr count:El count:Or")


@clause("R9.11")
@pytest.mark.parametrize(("cards", "owner"), [("Gargoyle Go1", 0), ("Gargoyle Go9", 1), ("Go1 Gargoyle", 0)])
def test_collected_in_the_last_trick_its_owner_is_asked_too(cards: str, owner: int) -> None:
    table = given(CLAIM, trick=13, played=cards)
    assert (table.to_move, table.asking) == (owner, "Gargoyle")


@clause("R9.11", "R9.14")
def test_won_against_the_vampire_queen_it_counts_as_well() -> None:
    table = given(CLAIM, trick=13, hand0="VampireQueen", hand1="Gargoyle").play("VampireQueen Gargoyle")
    assert (table.to_move, table.asking) == (0, "Gargoyle")
    assert table.play("count:Kn").vote("Kn") == 0


@clause("R9.11")
def test_it_is_not_asked_before_the_end() -> None:
    table = given(CLAIM, trick=12, hand0="Gargoyle Go1", hand1="Go2 Go3").play("Gargoyle Go2")
    assert table.asking is None


@clause("R9.11", "R8.3")
@pytest.mark.parametrize(("left_in_hand", "discards"), [("Gargoyle", ""), ("", "Gargoyle")])
def test_not_collected_it_counts_nothing(left_in_hand: str, discards: str) -> None:
    table = given(CLAIM, trick=13, hand0=left_in_hand, discards=discards, played="Go5 Go7")
    assert table.phase is Phase.OVER
    assert table.vote("Kn") is None


@clause("R9.11")
def test_taken_by_death_it_counts_nothing() -> None:
    table = given(CLAIM, trick=13, hand0="Gargoyle", hand1="Death").play("Gargoyle Death")
    assert (table.phase, table.discards) == (Phase.OVER, "Death Gargoyle")


@clause("R9.11", "R9.5")
def test_stolen_by_the_siren_it_asks_its_new_owner() -> None:
    table = given(CLAIM, trick=13, hand0="Siren", hand1="Go7", score1="Gargoyle").play("Siren Go7 steal:Gargoyle")
    assert (table.to_move, table.asking) == (0, "Gargoyle")


@clause("R9.11", "R7.2")
@pytest.mark.parametrize(
    ("score0", "score1", "vote"),
    [
        ("", "El1", 0),  # two cards against one
        ("", "El1 El2", 1),  # equal: it is below every number
        ("El7", "El1 El2 El3", 0),  # equal: the highest card
        ("El2", "El1 El3 El4", 1),
        ("El3", "Eo3=El El2 El1", 1),  # the second highest
        ("El3", "El1 El2 El4 El5", 1),
    ],
)
def test_it_counts_as_two_cards_below_every_number(score0: str, score1: str, vote: int) -> None:
    assert counted(ELVES_AND_ORCS, "El", score0=score0, score1=score1).vote("El") == vote


@clause("R9.11", "R6.23")
@pytest.mark.parametrize(
    ("named", "score0", "score1", "vote"),
    [
        ("Cy", "", "Cy5", 1),  # two are more than one
        ("Cy", "", "Cy5 Cy0", 0),  # equal: it is the lowest
        ("Cy", "Cy9", "Cy0 Cy1 Cy2", 0),
        ("Cy", "Cy0", "Cy1 Cy2", 1),  # three against two
        ("Cy", "", "", 0),
        ("El", "Cy0", "Cy1 Cy2", 0),
    ],
)
def test_named_cyclops_it_makes_two_more_and_the_lowest(named: str, score0: str, score1: str, vote: int) -> None:
    assert counted(ELVES_AND_ORCS, named, score0=score0, score1=score1).vote("Cy") == vote


@clause("R9.11", "R7.5")
def test_it_counts_two_cards_for_breaking_a_tie() -> None:
    table = counted(CLAIM, "Go", hand0="Do9", hand1="Do1", score1="Kn8 Un9 Un8")
    assert table.votes() == {"Go": 0, "Kn": 1, "Un": 1, "Dw": None, "Do": 0}
    assert (table.winners(), table.outcome.decided_by) == ((0,), "cards")


@clause("R9.11", "R7.5")
@pytest.mark.parametrize(
    ("score1", "winners"), [("Kn3 Kn4 Un1 Un0", (0,)), ("Kn3 Kn4 Un2 Un0", (0, 1)), ("Kn3 Kn4 Un3 Un0", (1,))]
)
def test_it_has_no_value_for_breaking_a_tie(score1: str, winners: tuple[int, ...]) -> None:
    table = counted(CLAIM, "Go", hand0="Do5", hand1="Do4", score1=score1)
    assert table.votes() == {"Go": 0, "Kn": 1, "Un": 1, "Dw": None, "Do": 0}
    assert table.winners() == winners
