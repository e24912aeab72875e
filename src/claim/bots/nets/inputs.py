"""What the networks are shown: an input for every card at every place it may lie at, and a few for deck and trick.

One network plays all decks: cards have the same inputs in whatever deck they come (two players, no heroes). "Own"
is whoever has to decide, and in the boundary's inputs whoever leads phase two.

What a card can do hangs on which cards of its kind it will still meet, not on the number printed on it: if the
Dwarves 8 and 9 are gone, the 7 is what the 9 was. So the judges are shown cards once more, *closed up*: the highest of
its code that is still there has the row of the highest there is, the next one the row below, and so on; equal cards
stay equal.
"""

from enum import IntEnum
from typing import Final

from claim.cards import CARD_VALUES, FACTIONS, TWO_SUITED, Card

__all__ = [
    "BOUNDARY_INPUTS", "HIGHEST", "KINDS", "POLICY_INPUTS", "ROWS", "ROW_OF", "TRICKS", "VALUE_INPUTS", "ClosedUp",
    "Held", "Lies", "Shown",
]  # fmt: skip

TRICKS: Final = 13
KINDS: Final = len(FACTIONS)


def _rows() -> dict[Card, int]:
    """A row for every different card as it is played; a two-suited card in a hand has that of its first faction."""
    rows: dict[Card, int] = {}
    for code, values in CARD_VALUES.items():
        for suit in TWO_SUITED.get(code, (None,)):
            for number in dict.fromkeys(values):
                rows[Card(code, number, suit)] = len(rows)
    for code, (first, _) in TWO_SUITED.items():
        for number in dict.fromkeys(CARD_VALUES[code]):
            rows[Card(code, number)] = rows[Card(code, number, first)]
    return rows


ROW_OF: Final = _rows()
ROWS: Final = 1 + max(ROW_OF.values())
HIGHEST: Final = {code: ROW_OF[Card(code, max(values))] for code, values in CARD_VALUES.items()}
"""The row of the highest card of each code; below it come the rows of the others, in order."""


class Shown(IntEnum):
    """Where a card lies, as far as who decides has seen: the places of the policy."""

    UNSEEN = 0
    OWN_HAND = 1
    OWN_OPEN = 2
    """A follower that the opponent has seen as well."""
    OWN_SECRET = 3
    OTHER_OPEN = 4
    OWN_SCORE = 5
    OTHER_SCORE = 6
    OWN_PLAYED = 7
    OTHER_PLAYED = 8
    REVEALED = 9
    OTHER_TRICK = 10
    OWN_TRICK = 11
    TOP = 12
    """The top of the stock, by a Seer's look."""


class Lies(IntEnum):
    """Where a card lies in truth: the places of the value."""

    STOCK = 0
    OWN_HAND = 1
    OTHER_HAND = 2
    OWN_FOLLOWER = 3
    OTHER_FOLLOWER = 4
    OWN_SCORE = 5
    OTHER_SCORE = 6
    DISCARDED = 7
    REVEALED = 8
    OTHER_TRICK = 9
    OWN_TRICK = 10
    TOP = 11


class Held(IntEnum):
    """Where a card lies at the boundary of the phases: the places of the boundary's value."""

    OWN_HAND = 0
    OTHER_HAND = 1
    OWN_SCORE = 2
    OTHER_SCORE = 3


class ClosedUp(IntEnum):
    """Places at which cards are shown closed up, among those that they may meet.

    Cards in hands meet in this phase; in phase one, followers, the revealed card and the stock may meet in phase two.
    """

    OWN_HAND = 0
    OTHER_HAND = 1
    OWN_FOLLOWER = 2
    OTHER_FOLLOWER = 3
    REVEALED = 4


POLICY_INPUTS: Final = len(Shown) * ROWS + TRICKS + 3 * KINDS
"""Cards, the trick's number, the deck's factions, own voids, the opponent's voids."""
VALUE_INPUTS: Final = len(Lies) * ROWS + TRICKS + KINDS + len(ClosedUp) * ROWS
"""Cards, the trick's number, the deck's factions, cards closed up."""
BOUNDARY_INPUTS: Final = len(Held) * ROWS + KINDS + 2 * ROWS
"""Cards, the deck's factions, hands closed up."""
