"""The Life Stealer is of the lead faction, with its power."""

import pytest

from tests.kit import CLAIM, CLAIM_2, ELVES_AND_ORCS, clause, given

PHASES = pytest.mark.parametrize("phase", [1, 2])


@clause("R9.10")
@PHASES
@pytest.mark.parametrize("faction", ["Go", "Kn", "Un", "Dw", "Do"])
def test_it_follows_any_faction_and_wins_by_value(phase: int, faction: str) -> None:
    for number, winner in ((6, 1), (7, 0), (8, 0)):
        led = f"{faction}{number}"
        assert given(CLAIM, phase=phase, played=f"{led} LifeStealer").winner == winner


@clause("R9.10", "R8.2")
@PHASES
def test_it_obliges_to_nothing_and_frees_from_nothing(phase: int) -> None:
    assert given(CLAIM, phase=phase, hand0="Un5", hand1="LifeStealer Kn3").play("Un5").legal() == "Kn3 LifeStealer"
    assert given(CLAIM, phase=phase, hand0="Un5", hand1="LifeStealer Un3").play("Un5").legal() == "Un3"


@clause("R9.10")
@PHASES
@pytest.mark.parametrize(
    ("cards", "winner"),
    [("LifeStealer Go8", 1), ("LifeStealer Go6", 0), ("Golem LifeStealer", 1), ("Kraken LifeStealer", 0)],
)
def test_led_or_behind_a_hero_it_is_a_plain_hero(phase: int, cards: str, winner: int) -> None:
    table = given(CLAIM, phase=phase, played=cards)
    assert table.winner == winner


@clause("R9.10", "R6.13")
@PHASES
@pytest.mark.parametrize("led", ["Dr3", "Dr9"])
def test_as_a_dragon_it_leads_on(phase: int, led: str) -> None:
    assert given(CLAIM_2, phase=phase, played=f"{led} LifeStealer").leader == 1


@clause("R9.10", "R6.11")
@pytest.mark.parametrize(("led", "loser"), [("Dw3", 0), ("Dw9", 1)])
def test_as_a_dwarf_it_goes_to_the_loser(led: str, loser: int) -> None:
    table = given(CLAIM, played=f"{led} LifeStealer")
    assert (table.score(loser), table.score(1 - loser)) == (f"{led} LifeStealer", "")


@clause("R9.10", "R6.17")
def test_as_a_seer_it_looks() -> None:
    table = given(CLAIM_2, phase=1, hand0="Se3", hand1="LifeStealer", revealed="Gn1", stock="Gn3 Gn5").play(
        "Se3 LifeStealer"
    )
    assert (table.to_move, table.asking, table.legal()) == (1, "LifeStealer", "take:Gn1 take:deck")
    table = table.play("take:deck")
    assert (table.followers(1), table.followers(0)) == ("Gn3", "Gn1")


@clause("R9.10", "R6.20")
@pytest.mark.parametrize(("led", "laid0", "laid1"), [("Gi5", "Gn3", "Gn3 Gn5 Gn7"), ("Gi9", "Gn3 Gn5 Gn7", "Gn3 Gn5")])
def test_as_a_giant_it_strikes_sevens(led: str, laid0: str, laid1: str) -> None:
    table = given(CLAIM_2, hand0=led, hand1="LifeStealer", laid0="Gn3 Gn5 Gn7", laid1="Gn3 Gn5 Gn7")
    table = table.play(f"{led} LifeStealer")
    assert (table.laid(0), table.laid(1)) == (laid0, laid1)
    assert table.score(table.winner) == f"{led} LifeStealer"


@clause("R9.10", "R6.19")
def test_as_a_gnome_it_is_laid_out_but_no_gnome() -> None:
    table = given(CLAIM_2, hand0="Gn5 Gi7", hand1="LifeStealer Gi1").play("Gn5 LifeStealer")
    assert (table.laid(1), table.score(1)) == ("Gn5 LifeStealer", "")
    assert table.play("Gi1 Gi7").laid(1) == "Gn5 LifeStealer"


@clause("R9.10", "R9.5")
def test_laid_out_it_is_out_of_the_sirens_reach() -> None:
    table = given(CLAIM_2, hand0="Siren", hand1="Dr5", laid1="LifeStealer").play("Siren Dr5")
    assert table.legal() == "steal:Dr5 steal:Siren"


@clause("R9.10")
def test_laid_out_it_joins_the_score_pile_at_the_end_and_counts_nothing() -> None:
    table = given(CLAIM_2, trick=13, hand0="Gn5", hand1="LifeStealer").play("Gn5 LifeStealer")
    assert (table.score(1), table.laid(1)) == ("Gn5 LifeStealer", "")
    assert next(tally.values for tally in table.outcome.tallies if tally.faction == "Gn") == ((), (5,))


@clause("R9.10", "R6.14")
def test_as_a_troll_it_waits_and_stays_a_troll_while_it_waits() -> None:
    table = given(CLAIM_2, hand0="Tr8 Tr5", hand1="LifeStealer Se1").play("Tr8 LifeStealer")
    assert (table.score(0), table.waiting) == ("Tr8", "LifeStealer")
    table = table.play("Tr5 Se1")
    assert (table.score(0), table.waiting) == ("LifeStealer Se1 Tr8", "Tr5")


@clause("R9.10", "R6.16")
def test_as_a_waiting_troll_it_is_taken_after_the_last_trick() -> None:
    table = given(CLAIM_2, trick=13, hand0="Se5", hand1="Se3", waiting="Tr1 LifeStealer").play("Se5 Se3")
    assert table.score(0) == "LifeStealer Se3 Se5 Tr1"


@clause("R9.10", "R6.6")
@pytest.mark.parametrize(("led", "winner"), [("Un3", 1), ("Un9", 0)])
def test_as_an_undead_it_goes_to_the_score_pile_in_phase_one(led: str, winner: int) -> None:
    table = given(CLAIM, phase=1, played=f"{led} LifeStealer")
    assert (table.score(winner), table.discards) == (f"LifeStealer {led}", "")


@clause("R9.10", "R6.10")
def test_a_doppelganger_led_is_a_lead_faction_like_any_other() -> None:
    assert given(CLAIM, hand0="Do6", hand1="LifeStealer").play("Do6 LifeStealer").score(1) == "Do6 LifeStealer"


@clause("R9.10", "R9.12")
def test_a_werewolf_may_have_named_the_faction_and_only_the_life_stealer_has_its_power() -> None:
    table = given(CLAIM, phase=1, hand0="Werewolf", hand1="LifeStealer").play("Werewolf=Un LifeStealer")
    assert (table.score(1), table.discards) == ("LifeStealer", "Werewolf")
    table = given(CLAIM_2, hand0="Werewolf", hand1="LifeStealer").play("Werewolf=Tr LifeStealer")
    assert table.score(1) == "LifeStealer Werewolf"


@clause("R9.10", "R9.15")
def test_a_treant_may_have_named_the_faction_and_both_have_its_power() -> None:
    values = {"LifeStealer": 5}
    table = given(CLAIM_2, hand0="Treant", hand1="LifeStealer", score0="Dr1 Dr2", hero_values=values)
    table = table.play("Treant=Dr LifeStealer")
    assert (table.winner, table.leader) == (0, 1)
    table = given(CLAIM_2, hand0="Treant", hand1="LifeStealer", score0="Tr1 Tr2", hero_values=values)
    table = table.play("Treant=Tr LifeStealer")
    assert (table.score(0), table.waiting) == ("Tr1 Tr2 Treant", "LifeStealer")


@clause("R9.10")
def test_as_an_elf_it_counts_nothing_when_scored() -> None:
    table = given(ELVES_AND_ORCS, trick=13, hand0="Eo5", hand1="LifeStealer").play("Eo5=El LifeStealer")
    assert table.score(1) == "Eo5=El LifeStealer"
    assert next(tally.values for tally in table.outcome.tallies if tally.faction == "El") == ((), (5,))
