"""Events: what happened, and who saw it. Nothing is shown to anybody unless `seen_by` says so."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from claim.cards import HIDDEN, Card
from claim.rules.moves import Move

if TYPE_CHECKING:
    from claim.rules.scoring import Outcome

__all__ = [
    "BYSTANDER", "EVERYONE", "ONLY", "Asked", "Began", "Carried", "Chosen", "Counted", "Dealt", "Declared", "Event",
    "Gathered", "Looked", "Won", "for_eyes_of",
]  # fmt: skip

BYSTANDER: Final = -1
"""The eyes of somebody who has no seat."""
EVERYONE: Final = frozenset({BYSTANDER, 0, 1, 2, 3})
ONLY: Final = tuple(frozenset({seat}) for seat in range(4))
"""By seat, the eyes of nobody else."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat was dealt its hand. Others see how many cards."""

    seat: int
    cards: tuple[Card, ...]
    seen_by: frozenset[int]


@dataclass(frozen=True, slots=True)
class Began:
    """A trick began: its phase, its number and who leads."""

    phase: int
    trick: int
    leader: int
    seen_by: frozenset[int]


@dataclass(frozen=True, slots=True)
class Carried:
    """A card went from one place to another. Others see a card's back go there."""

    card: Card
    source: int
    target: int
    seen_by: frozenset[int]


@dataclass(frozen=True, slots=True)
class Declared:
    """A card was declared to be of a faction, where it lies."""

    card: Card
    place: int
    seen_by: frozenset[int]


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat was asked by a card's power (or to pick, when there is none). Others do not notice."""

    seat: int
    by: Card | None
    seen_by: frozenset[int]


@dataclass(frozen=True, slots=True)
class Chosen:
    """A seat made a move, or lots were drawn for it. Others see only which cards move."""

    seat: int
    move: Move
    seen_by: frozenset[int]


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat looked at the top card of the deck (R6.17)."""

    seat: int
    card: Card
    seen_by: frozenset[int]


@dataclass(frozen=True, slots=True)
class Won:
    """A seat won the trick with a card."""

    seat: int
    card: Card
    seen_by: frozenset[int]


@dataclass(frozen=True, slots=True)
class Gathered:
    """A seat took up its followers as its hand (R5.1)."""

    seat: int
    seen_by: frozenset[int]


@dataclass(frozen=True, slots=True)
class Counted:
    """The votes were counted."""

    outcome: "Outcome"
    seen_by: frozenset[int]


Event = Dealt | Began | Carried | Declared | Asked | Chosen | Looked | Won | Gathered | Counted


def for_eyes_of(event: Event, seat: int) -> Event | None:
    """The event as that seat (or `BYSTANDER`) may see it; None where it may not know that anything happened."""
    if event.seen_by is EVERYONE or event.seen_by == EVERYONE:
        return event
    if seat in event.seen_by:
        return replace(event, seen_by=EVERYONE)
    match event:
        case Carried() | Looked():
            return replace(event, card=HIDDEN, seen_by=EVERYONE)
        case Dealt():
            return replace(event, cards=(HIDDEN,) * len(event.cards), seen_by=EVERYONE)
        case _:
            return None
