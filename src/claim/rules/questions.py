"""Questions: decisions that are not a card played to a trick."""

from dataclasses import dataclass
from enum import IntEnum

from claim.cards import Card
from claim.rules.moves import Move

__all__ = ["Moment", "Question"]


class Moment(IntEnum):
    """When a power may ask, in the order of R4.11 and R5.4."""

    BEATEN = 1
    """Phase two, before the trick is collected; the trick's cards ask."""
    COLLECTED = 2
    """Both phases, after the trick's cards have gone their ways; the trick's cards ask."""
    DISCARDED = 3
    """Phase one, when the next trick is about to begin; cards in hand ask."""
    WON = 4
    """Phase two, after everything is collected; the trick's cards ask."""
    COUNTING = 5
    """When the last trick is over; cards in score piles ask."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, with every answer it may give."""

    seat: int
    moves: tuple[Move, ...]
    seen_by: frozenset[int]
    """Who learns the answer."""
    by: Card | None = None
    """The card whose power asks; None for the picks of R4.7."""
    quiet: Move | None = None
    """The answer that nobody else notices; if there is one, nobody else may notice the question either (R9.9)."""
    lots: tuple[Move, ...] = ()
    """Chance answers this question: one move for each way the lot may fall, equal cards as often as they are there."""

    def __post_init__(self) -> None:
        # sorted, so that questions are equal in equal positions
        object.__setattr__(self, "moves", tuple(sorted(self.moves, key=str)))
        object.__setattr__(self, "lots", tuple(sorted(self.lots, key=str)))

    @property
    def is_chance(self) -> bool:
        """Whether lots are drawn instead of the seat choosing."""
        return bool(self.lots)
