"""The voice of the command line: the texts in the language of whoever runs it."""

import os
from typing import Final

from claim.texts import Texts, chosen_language

__all__ = ["printable", "say"]

say: Final = Texts(chosen_language(os.environ))
"""`say("help-play")` is that text."""


def printable(text: str) -> str:
    """A text from elsewhere, with nothing in it that a terminal would obey."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}" for letter in text)
