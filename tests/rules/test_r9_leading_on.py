"""Bard and Death: who leads the next trick, and who collects."""

import pytest

from claim.rules import Phase
from tests.kit import CLAIM, CLAIM_2, ELVES_AND_ORCS, clause, given

PHASES = pytest.mark.parametrize("phase", [1, 2])


@clause("R9.1")
@PHASES
@pytest.mark.parametrize(
    ("cards", "winner", "leader"),
    [("Bard Go9", 1, 0), ("Bard Go1", 0, 0), ("Go1 Bard", 0, 1), ("Bard Warrior", 1, 0), ("Warrior Bard", 0, 1)],
)
def test_the_bards_player_leads_on_whoever_wins(phase: int, cards: str, winner: int, leader: int) -> None:
    table = given(CLAIM, phase=phase, played=cards)
    assert (table.winner, table.leader) == (winner, leader)


@clause("R9.1")
@PHASES
@pytest.mark.parametrize(("cards", "leader"), [("Bard Dr9", 0), ("Dr9 Bard", 1)])
def test_the_bard_comes_before_any_dragon(phase: int, cards: str, leader: int) -> None:
    assert given(CLAIM_2, phase=phase, played=cards).leader == leader


@clause("R9.1")
@pytest.mark.parametrize(("moves", "leader"), [("Bard Treant=Dr", 0), ("Treant=Dr Bard", 1)])
def test_the_bard_comes_before_a_hero_acting_as_a_dragon(moves: str, leader: int) -> None:
    assert given(CLAIM_2, score0="Dr1 Dr2", score1="Dr3 Dr4", played=moves).leader == leader


@clause("R9.1")
def test_a_bard_in_phase_ones_last_trick_leads_phase_two() -> None:
    table = given(CLAIM, phase=1, trick=13, hand0="Go5", hand1="Bard").play("Go5 Bard")
    assert (table.phase, table.leader) == (Phase.GATHER, 1)


# Death


@clause("R9.17")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [("Death Go5", 0), ("Go5 Death", 0), ("Warrior Death", 0), ("Death Warrior", 1), ("Kn3 Death", 0)],
)
def test_in_phase_two_deaths_trick_is_discarded_and_its_winner_leads_on(cards: str, winner: int) -> None:
    table = given(CLAIM, score0="Un1", score1="Un2", played=cards)
    assert table.discards == " ".join(sorted(cards.split()))
    assert (table.score(0), table.score(1)) == ("Un1", "Un2")
    assert table.winner == table.leader == winner


@clause("R9.17")
def test_in_phase_one_death_is_but_a_nine() -> None:
    table = given(CLAIM, phase=1, hand0="Death", hand1="Un5").play("Death Un5")
    assert (table.score(0), table.discards) == ("Un5", "Death")
    assert given(CLAIM_2, phase=1, hand0="Death", hand1="Dr1").play("Death Dr1").leader == 1


@clause("R9.17")
@pytest.mark.parametrize(("cards", "leader"), [("Death Dr1", 0), ("Dr1 Death", 0), ("Dr9 Death", 0)])
def test_the_winner_of_deaths_trick_leads_before_any_dragon(cards: str, leader: int) -> None:
    table = given(CLAIM_2, played=cards)
    assert table.leader == leader


@clause("R9.17")
def test_the_winner_leads_before_a_hero_acting_as_a_dragon() -> None:
    assert given(CLAIM_2, hand0="Death", hand1="Treant", score1="Dr1 Dr2").play("Death Treant=Dr").leader == 0


@clause("R9.17", "R9.1", "R8.4")
@pytest.mark.parametrize(("cards", "leader"), [("Bard Death", 1), ("Death Bard", 1)])
def test_of_bard_and_death_the_later_says_who_leads(cards: str, leader: int) -> None:
    table = given(CLAIM, played=cards)
    assert table.winner == cards.split().index("Death")
    assert table.leader == leader


@clause("R9.17")
@pytest.mark.parametrize("card", ["Dw5", "Gn5", "Gi5", "Tr5", "Un5", "Eo5=El", "Gargoyle", "Warrior"])
def test_no_power_saves_a_card_from_death(card: str) -> None:
    deck = {"Gn": CLAIM_2, "Gi": CLAIM_2, "Tr": CLAIM_2, "Eo": ELVES_AND_ORCS}.get(card[:2], CLAIM)
    plain = card.partition("=")[0]
    table = given(deck, hand0=plain, hand1="Death").play(f"{card} Death")
    assert table.discards == " ".join(sorted(["Death", plain]))
    assert table.score(0) == table.score(1) == table.laid(0) == table.laid(1) == table.waiting == ""


@clause("R9.17", "R6.20")
def test_a_giant_in_deaths_trick_does_not_strike() -> None:
    table = given(CLAIM_2, hand0="Gi5", hand1="Death", laid1="Gn5").play("Gi5 Death")
    assert (table.winner, table.laid(1)) == (0, "Gn5")


@clause("R9.17")
def test_waiting_trolls_go_on_waiting() -> None:
    table = given(CLAIM_2, hand0="Death Se1", hand1="Tr5 Se2", waiting="Tr3 Tr4").play("Death Tr5")
    assert (table.waiting, table.score(0), table.discards) == ("Tr3 Tr4", "", "Death Tr5")
    assert table.play("Se1 Se2").score(1) == "Se1 Se2 Tr4"


@clause("R9.17")
def test_after_the_last_trick_waiting_trolls_are_discarded() -> None:
    table = given(CLAIM_2, trick=13, hand0="Death", hand1="Tr5", waiting="Tr3 Tr4").play("Death Tr5")
    assert (table.waiting, table.discards) == ("", "Death Tr3 Tr4 Tr5")
    assert table.vote("Tr") is None


@clause("R9.17", "R9.5")
def test_a_siren_beaten_by_death_still_steals() -> None:
    table = given(CLAIM, hand0="Siren", hand1="Death", score1="Go4").play("Siren Death")
    assert (table.to_move, table.legal(), table.discards) == (0, "steal:Go4", "Death Siren")
    assert table.play("steal:Go4").score(0) == "Go4"


@clause("R9.17", "R9.13")
@pytest.mark.parametrize(
    ("answer", "hand", "discards"), [("back:yes", "Dinosaur", "Death"), ("back:no", "", "Death Dinosaur")]
)
def test_a_dinosaur_beaten_by_death_may_go_back(answer: str, hand: str, discards: str) -> None:
    table = given(CLAIM, hand0="Dinosaur", hand1="Death").play(f"Dinosaur Death {answer}")
    assert (table.hand(0), table.discards, table.leader) == (hand, discards, 1)


@clause("R9.17", "R9.16")
def test_a_kraken_that_beats_death_still_draws() -> None:
    table = given(CLAIM, hand0="Kraken Go1", hand1="Death Go2", hero_values={"Death": 3}).play("Kraken Death")
    assert (table.discards, table.legal()) == ("Death Kraken", "draw:Go2")


@clause("R9.17", "R9.8")
def test_death_crushed_by_a_golem_takes_the_golem_along() -> None:
    table = given(CLAIM, hand0="Death", hand1="Golem", hero_values={"Death": 3}).play("Death Golem")
    assert (table.winner, table.leader, table.discards) == (1, 1, "Death Golem")
