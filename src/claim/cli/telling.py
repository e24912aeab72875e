"""Telling what happened, in words, from the events somebody was shown."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from claim.cards import Card
from claim.cli.seats import Seats
from claim.cli.voice import say
from claim.rules import BYSTANDER, Began, Event, Phase
from claim.table.telling import Kind, Told, tell

__all__ = ["Kind", "Page", "Sentence", "pages"]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence in words, with the number of the event it begins with."""

    kind: Kind
    text: str
    at: int


@dataclass(slots=True)
class Page:
    """What there is to tell about one trick."""

    phase: Phase
    trick: int
    leader: int
    told: list[Sentence] = field(default_factory=list)
    plays: list[tuple[int, Card]] = field(default_factory=list)
    revealed: list[Card] = field(default_factory=list)
    winner: int | None = None


def pages(events: Sequence[Event], seats: Seats, viewer: int = BYSTANDER) -> list[Page]:
    """What happened, trick by trick, as the viewer would hear it."""
    begun = [event for event in events if isinstance(event, Began)]
    book = {(event.phase, event.trick): Page(Phase(event.phase), event.trick, event.leader) for event in begun}
    for told in sorted(tell(events), key=_is_left_for_last):
        page = book[told.phase, told.trick]
        page.told.append(Sentence(told.kind, _worded(told, seats, viewer), told.at))
        match told.kind:
            case Kind.REVEALED:
                page.revealed += told.cards
            case Kind.PLAYED:
                page.plays.append((told.seat, told.cards[0]))
            case Kind.WON:
                page.winner = told.seat
            case _:
                pass
    return list(book.values())


def _is_left_for_last(told: Told) -> bool:
    """A page ends with what still waits, whatever heroes did meanwhile."""
    return told.text == "told-waits"


def _worded(told: Told, seats: Seats, viewer: int) -> str:
    cards = " ".join(map(str, told.cards))
    values: dict[str, str | int] = {"cards": cards, "card": cards, "count": len(told.cards)}
    if told.faction is not None:
        values["faction"] = say(f"factions-{told.faction}")
    if told.seat != BYSTANDER:
        values |= {"you": "yes" if told.seat == viewer else "no", "name": seats.name(told.seat)}
    return say(told.text, **values)
