"""Names of people: cleaned, so that nobody can write over the table or look like nobody."""

import unicodedata
from typing import Final

from claim.server.failing import Failed

__all__ = ["LONGEST_NAME", "cleaned_name", "name_key"]

LONGEST_NAME: Final = 24
_MOST_MARKS: Final = 2
"""Accents on one letter at most; real names need no more."""


def cleaned_name(text: str) -> str:
    """The name without control signs, signs that turn the writing around and needless space; refused if empty then."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter.isspace():
            letters.append(" ")
        elif kind[0] != "C" and marks <= _MOST_MARKS:
            letters.append(letter)
    name = " ".join("".join(letters).split())
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Failed(400, "name", "a name needs at least one letter, digit or sign that can be seen")
    if len(name) > LONGEST_NAME:
        raise Failed(400, "name", f"a name has at most {LONGEST_NAME} letters; this one has {len(name)}")
    return name


def name_key(name: str) -> str:
    """The name as names are compared: capitals, spaces and what cannot be seen make no difference."""
    letters = unicodedata.normalize("NFKC", name.casefold())
    return "".join(letter for letter in letters if not letter.isspace() and unicodedata.category(letter)[0] != "C")
