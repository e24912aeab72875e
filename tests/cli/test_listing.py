"""`claim decks`, `claim rules` and `claim deal`."""

from pathlib import Path
from random import Random

import pytest

from claim.cards import CARD_VALUES, HEROES
from claim.deals import dealt, legal_decks
from claim.notation import read_record
from claim.rules import CLAIM, power_of
from claim.rules import Ruleset as Rules
from tests.cli.kit import run, said

# Decks


@pytest.mark.parametrize(("players", "decks"), [(2, 105), (3, 63), (4, 63)])
def test_decks_plain_are_one_a_line(players: int, decks: int) -> None:
    lines = run("decks", "--players", str(players), "--plain").stdout.splitlines()
    assert len(lines) == decks
    assert lines == [" ".join(deck) for deck in legal_decks(players)]


def test_decks_as_a_table_name_the_factions() -> None:
    shown = run("decks").stdout
    assert "105 decks for 2 players, 52 cards each" in shown
    assert "Go Kn Un Dw Do   Undead, Dwarves, Doppelgangers  = Claim" in shown


def test_decks_for_five_are_refused() -> None:
    mistake = run("decks", "--players", "5")
    assert mistake.exit_code == 2
    assert "two, three or four" in said(mistake)


# Rules


@pytest.mark.parametrize("code", [*CARD_VALUES, *HEROES])
def test_rules_of_every_card_cite_their_clauses(code: str) -> None:
    shown = run("rules", code)
    assert shown.exit_code == 0
    assert all(clause in shown.stdout for clause in power_of(code).clauses.split())


@pytest.mark.parametrize(
    ("asked", "title"),
    [
        ("troll", "Trolls"),
        ("TROLLS", "Trolls"),
        ("tr", "Trolls"),
        ("Tr5", "Trolls"),
        ("Eo3=El", "Elf/Orc cards"),
        ("elf/orc", "Elf/Orc cards"),
        ("bug lord", "Bug Lord"),
        ("BugLord", "Bug Lord"),
        ("undefeated warrior", "Undefeated Warrior"),
        ("dwarf", "Dwarves"),
        ("scoring", "The votes"),
        ("phase one", "Phase one: recruit followers"),
        ("Heroes", "Heroes"),
    ],
)
def test_rules_understand_names_loosely(asked: str, title: str) -> None:
    assert run("rules", *asked.split()).stdout.startswith(title)


def test_rules_without_a_name_are_the_general_ones() -> None:
    shown = run("rules").stdout
    assert all(
        word in shown for word in ("The aim", "Phase two: gather support", "What you may know", "Undefeated Warrior")
    )


def test_rules_suggest_what_may_have_been_meant() -> None:
    mistake = run("rules", "gobln")
    assert mistake.exit_code == 2
    assert "Perhaps Goblins" in said(mistake)


# Deals


def test_a_deal_is_a_record_that_its_seed_makes_again() -> None:
    first, second = run("deal", "--seed", "7"), run("deal", "--seed", "7")
    assert first.stdout == second.stdout
    record = read_record(first.stdout)
    assert record.deal == dealt(CLAIM, Random(7))
    assert record.notes == (("Seed", "7"),)


def test_a_drawn_seed_is_noted() -> None:
    record = read_record(run("deal", "--players", "4").stdout)
    seed = int(dict(record.notes)["Seed"])
    assert record.deal == dealt(record.ruleset, Random(seed))


def test_deals_follow_their_settings() -> None:
    options = ["--heroes", "--hero-values", "bug lord=3 Death=8", "--tie-break", "values", "--leader", "1"]
    record = read_record(run("deal", "--deck", "elves, orcs, cy, dr, do", *options).stdout)
    values = {"BugLord": 3, "Death": 8}
    assert record.ruleset == Rules.of("El Or Cy Dr Do", heroes=True, tie_break="values", hero_values=values)
    assert record.deal.leader == 1


def test_a_random_deck_comes_from_the_seed_and_names_the_same_deal() -> None:
    record = read_record(run("deal", "--deck", "random", "--seed", "9", "--players", "3").stdout)
    again = run("deal", "--deck", record.ruleset.deck, "--seed", "9", "--players", "3").stdout
    assert read_record(again) == record


def test_a_deal_is_written_to_a_new_file_only(folder: Path) -> None:
    assert run("deal", "--out", "a.claim", "--seed", "1").exit_code == 0
    before = Path("a.claim").read_text()
    mistake = run("deal", "--out", "a.claim", "--seed", "2")
    assert mistake.exit_code == 2
    assert "a.claim is there already" in said(mistake)
    assert Path("a.claim").read_text() == before
    assert [file.name for file in folder.iterdir()] == ["a.claim"]


def test_many_deals_go_into_a_folder() -> None:
    assert run("deal", "--out", "many", "--count", "3", "--seed", "5").exit_code == 0
    files = sorted(Path("many").iterdir())
    assert [file.name for file in files] == ["claim-5.claim", "claim-6.claim", "claim-7.claim"]
    assert read_record(files[1].read_text()).deal == dealt(CLAIM, Random(6))
    assert run("deal", "--out", "many", "--count", "2", "--seed", "7").exit_code == 2
    assert len(list(Path("many").iterdir())) == 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--count", "3"], "--out"),
        (["--count", "0", "--out", "many"], "at least 1"),
        (["--out", "nowhere/a.claim"], "nowhere/a.claim cannot be written"),
        (["--out", "file/many", "--count", "2"], "cannot be written"),
    ],
)
def test_deals_that_cannot_be_written_are_refused(arguments: list[str], words: str) -> None:
    Path("file").write_text("in the way")
    mistake = run("deal", *arguments)
    assert mistake.exit_code == 2
    assert words in said(mistake)
