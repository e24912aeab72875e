"""Every clause of the rules has a test that cites it."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.kit import CLAUSES, clause

MODULES = sorted(path.stem for path in Path(__file__).parent.glob("test_*.py"))


def cited_by_tests() -> Iterator[str]:
    for module in MODULES:
        for name, member in vars(import_module(f"{__package__}.{module}")).items():
            if name.startswith("test_"):
                yield from getattr(member, "clauses", ())


CITED = frozenset(cited_by_tests())


@pytest.mark.parametrize("number", CLAUSES)
def test_every_clause_has_a_test(number: str) -> None:
    assert number in CITED, f"no test cites {number}"


def test_the_list_of_clauses_is_complete_and_in_order() -> None:
    chapters = [17, 5, 5, 11, 5, 26, 6, 6, 19, 4]
    numbers = [f"R{chapter}.{n}" for chapter, last in enumerate(chapters, 1) for n in range(1, last + 1)]
    assert list(CLAUSES) == numbers


def test_a_clause_that_does_not_exist_cannot_be_cited() -> None:
    with pytest.raises(ValueError, match=re.escape("the rules have no clause R9.20")):
        clause("R9.20")


@pytest.mark.parametrize("module", [name for name in MODULES if name.startswith("test_r") and name[6].isdigit()])
def test_the_tests_of_a_chapter_cite_it(module: str) -> None:
    chapter = f"R{module.split('_')[1].removeprefix('r')}."
    for name, member in vars(import_module(f"{__package__}.{module}")).items():
        if name.startswith("test_"):
            assert any(number.startswith(chapter) for number in getattr(member, "clauses", ())), name
