"""The places where cards lie. A place is an index into a position's piles."""

from typing import Final

__all__ = [
    "ASIDE", "DISCARDS", "ORDERED", "PLACES", "REVEALED", "SEATS", "STOCK", "TRICK", "WAITING", "followers_of",
    "hand_of", "laid_before", "place_name", "score_of",
]  # fmt: skip

SEATS: Final = 4
"""Room for the largest table; with fewer players the other piles stay empty."""

STOCK: Final = 16
"""The face-down deck, top card first."""
REVEALED: Final = 17
"""The cards of the deck that this trick is about (R4.2)."""
TRICK: Final = 18
"""The cards played to the trick, in order, as declared."""
WAITING: Final = 19
"""Cards that wait for the winner of a later trick (R6.14)."""
DISCARDS: Final = 20
"""Cards out of the game that everybody saw."""
ASIDE: Final = 21
"""Cards out of the game that nobody saw (R2.4)."""
PLACES: Final = 22

ORDERED: Final = frozenset({STOCK, TRICK, WAITING})
"""The places where the order of the cards means something."""


def hand_of(seat: int) -> int:
    """The cards a player may play."""
    return seat


def followers_of(seat: int) -> int:
    """The face-down pile that becomes the hand of phase two (R5.1)."""
    return SEATS + seat


def score_of(seat: int) -> int:
    """The face-up pile whose cards are counted at the end (R7.1)."""
    return 2 * SEATS + seat


def laid_before(seat: int) -> int:
    """The cards lying face up before a player, not yet in the score pile (R6.19)."""
    return 3 * SEATS + seat


_NAMES: Final = (
    *(f"{pile} {seat}" for pile in ("hand", "followers", "score", "laid") for seat in range(SEATS)),
    *("stock", "revealed", "trick", "waiting", "discards", "aside"),
)


def place_name(place: int) -> str:
    """A place in words: `hand 0`, `score 1`, `stock`."""
    return _NAMES[place]
