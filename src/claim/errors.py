"""What can go wrong, by meaning. Every message says what was found and what would be right."""

from typing import Final

__all__ = ["ClaimError", "IllegalMove", "InvalidDeal", "InvalidNotation", "InvalidRuleset", "NotYet", "shown"]

_LONGEST_SHOWN: Final = 40


def shown(text: str) -> str:
    """A text quoted for an error message, cut if it is long."""
    return repr(text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…")


class ClaimError(ValueError):
    """Something handed to the library is not what the rules or the notation allow."""

    def __init__(self, message: str, part: str | None = None) -> None:
        super().__init__(message)
        self.part = part
        """What is wrong, by the name of the record's tag for it: `Deck`, `Hand0`; None if it is no single part."""


class InvalidNotation(ClaimError):
    """A text is not a card, a move or a record."""


class InvalidRuleset(ClaimError):
    """No game of the family has this deck or these settings."""


class InvalidDeal(ClaimError):
    """The cards dealt are not those of the deck, or not in the right numbers."""


class IllegalMove(ClaimError):
    """The rules do not allow this move in this position."""


class NotYet(ClaimError):
    """A move that may be legal in a moment: somebody else is still being asked in secret (R9.9)."""
