"""What may be said at a table, instead of free chat. The words are in the locale, by these names."""

from typing import Final

__all__ = ["SAYINGS"]

SAYINGS: Final = ("hello", "good-luck", "well-played", "oops", "thanks", "thinking", "sorry", "good-game")
