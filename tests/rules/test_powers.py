"""Each power stands in one place: its class names its clauses, and the engine names no power."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import claim.rules
from claim.cards import CARD_VALUES, HEROES
from claim.rules import PLAIN, Power, powers
from tests.kit import CLAIM, CLAIM_2, CLAUSES

CLAUSES_OF = {
    "Go": "R6.1",
    "Kn": "R6.2 R6.3 R6.4",
    "Un": "R6.5 R6.6 R6.7",
    "Do": "R6.8 R6.9 R6.10",
    "Dw": "R6.11 R6.12",
    "Dr": "R6.13",
    "Tr": "R6.14 R6.15 R6.16",
    "Se": "R6.17 R6.18",
    "Gn": "R6.19",
    "Gi": "R6.20 R6.21 R6.22",
    "Cy": "R6.23",
    "El": "R6.24",
    "Or": "R6.24",
    "Eo": "R6.25 R6.26",
    "Bard": "R9.1",
    "Centaur": "R9.2",
    "BugLord": "R9.3",
    "Jester": "R9.4",
    "Siren": "R9.5",
    "Witch": "R9.6",
    "Minotaur": "R9.7",
    "Golem": "R9.8",
    "Necromancer": "R9.9",
    "LifeStealer": "R9.10",
    "Gargoyle": "R9.11 R9.19",
    "Werewolf": "R9.12 R9.19",
    "Dinosaur": "R9.13",
    "VampireQueen": "R9.14",
    "Treant": "R9.15 R9.19",
    "Kraken": "R9.16",
    "Death": "R9.17",
    "Warrior": "R9.18",
}


def test_every_faction_and_hero_has_a_power_of_its_own() -> None:
    assert set(powers()) == {*CARD_VALUES, *HEROES} == set(CLAUSES_OF)
    assert len({type(power) for power in powers().values()}) == len(powers())


@pytest.mark.parametrize("code", CLAUSES_OF)
def test_a_power_names_the_clauses_it_is(code: str) -> None:
    assert powers()[code].clauses == CLAUSES_OF[code]
    assert set(CLAUSES_OF[code].split()) <= set(CLAUSES)


def test_every_clause_of_the_powers_belongs_to_a_power() -> None:
    named = {number for power in powers().values() for number in power.clauses.split()}
    assert named == {number for number in CLAUSES if number.startswith(("R6.", "R9."))}


@pytest.mark.parametrize("code", CLAUSES_OF)
def test_a_powers_docstring_is_its_rule_in_a_sentence(code: str) -> None:
    told = type(powers()[code]).__doc__
    assert told is not None
    assert told.endswith(".")


def test_heroes_come_before_factions() -> None:
    assert [code for code, power in powers().items() if power.heroic] == [name for name in powers() if name in HEROES]


def test_a_power_answers_only_what_it_changes() -> None:
    assert PLAIN.answers == frozenset()
    questions = {name for name, member in vars(Power).items() if callable(member) and not name.startswith("_")}
    assert all(power.answers <= questions for power in powers().values())
    assert powers()["Go"].answers == frozenset()
    assert powers()["Dw"].answers == {"spoils"}


# The engine names no faction and no hero

ENGINE = sorted(Path(claim.rules.__file__).parent.glob("*.py"))
CODES = {*CARD_VALUES, *HEROES}
DECKS_OF_THE_BOXES = {CLAIM, CLAIM_2}
"""R2.1: two decks have a name of their own."""
NAMES = {
    "goblin", "knight", "undead", "dwarf", "doppelganger", "gnome", "giant", "dragon", "troll", "seer", "elf", "orc",
    "cyclops", "bard", "centaur", "buglord", "bug", "jester", "siren", "witch", "minotaur", "golem", "necromancer",
    "lifestealer", "stealer", "gargoyle", "werewolf", "dinosaur", "vampirequeen", "vampire", "queen", "treant",
    "kraken", "death", "warrior",
}  # fmt: skip
PLURALS = {f"{name}s" for name in NAMES} | {"dwarves", "elves"}


def test_there_are_modules_to_look_at() -> None:
    assert {"trick.py", "closing.py", "position.py", "powers.py"} <= {path.name for path in ENGINE}


def texts_of(tree: ast.AST) -> Iterator[str]:
    """Texts that a program could compare a card with: literals, but for docstrings and sentences."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


def names_of(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        for field in ("id", "attr", "arg", "name", "asname"):
            name = getattr(node, field, None)
            if isinstance(name, str):
                yield name


def names_cards(text: str) -> bool:
    """Whether a text is a code or a hero's name, or several of them."""
    words = text.replace("=", " ").split()
    return (bool(words) and set(words) <= CODES) or text.lower() in NAMES | PLURALS


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.name)
def test_no_text_in_the_engine_is_a_factions_code_or_a_heros_name(path: Path) -> None:
    for text in texts_of(ast.parse(path.read_text(encoding="utf-8"))):
        assert text in DECKS_OF_THE_BOXES or not names_cards(text), text


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.name)
def test_nothing_in_the_engine_is_called_after_a_faction_or_hero(path: Path) -> None:
    for name in names_of(ast.parse(path.read_text(encoding="utf-8"))):
        words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}
        assert not words & (NAMES | PLURALS), name
        assert name not in CODES, name


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('if card.code == "Kn": ...', True),
        ('deck = "Gn Gi"', True),
        ('hero = "Jester"', True),
        ('"""A Kraken draws."""', False),
        ('error = "a move is a card, such as Go5 or Werewolf=Go"', False),
    ],
)
def test_the_search_finds_what_it_looks_for(source: str, found: bool) -> None:
    assert any(map(names_cards, texts_of(ast.parse(source)))) == found
