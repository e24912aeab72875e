"""Events as they are sent: the library's, with cards and places in words."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct, field

from claim import rules
from claim.cards import Card
from claim.rules.places import place_name

__all__ = [
    "Asked", "Began", "Carried", "Chosen", "Counted", "Dealt", "Declared", "Event", "Gathered", "Looked", "Outcome",
    "Tally", "Won", "event_sent", "outcome_sent",
]  # fmt: skip


class _Event(Struct, frozen=True, tag_field="event", tag=str.lower):
    """Something that happened, as one pair of eyes was shown it."""


class Dealt(_Event, frozen=True):
    """A seat was dealt its hand; cards you may not see are `??`."""

    seat: int
    cards: list[str]


class Began(_Event, frozen=True):
    """A trick began."""

    phase: int
    trick: int
    leader: int


class Carried(_Event, frozen=True):
    """A card went from one place to another; `??` if you may not see it."""

    card: str
    source: str = field(name="from")
    target: str = field(name="to")


class Declared(_Event, frozen=True):
    """A card that lies somewhere was declared to be of a faction: `Eo5=El`."""

    card: str
    place: str


class Asked(_Event, frozen=True):
    """A seat is asked by a card's power, or to pick."""

    seat: int
    by: str | None


class Chosen(_Event, frozen=True):
    """A seat made a move, or lots were drawn for it."""

    seat: int
    move: str


class Looked(_Event, frozen=True):
    """A seat looked at the top card of the deck."""

    seat: int
    card: str


class Won(_Event, frozen=True):
    """A seat won the trick with a card."""

    seat: int
    card: str


class Gathered(_Event, frozen=True):
    """A seat took up its followers as its hand: all cards of `followers N` are now `hand N`."""

    seat: int


class Tally(Struct, frozen=True):
    """What each side has of a faction, values from high to low, and which side has its vote."""

    faction: str
    values: list[list[int]]
    vote: int | None


class Outcome(Struct, frozen=True):
    """How a game ended: `decided_by` is votes, cards, values or nothing (a draw)."""

    tallies: list[Tally]
    winners: list[int]
    winning_sides: list[int]
    decided_by: str


class Counted(_Event, frozen=True):
    """The votes were counted."""

    outcome: Outcome


Event = Dealt | Began | Carried | Declared | Asked | Chosen | Looked | Won | Gathered | Counted


def outcome_sent(outcome: rules.Outcome) -> Outcome:
    """An outcome as it is sent."""
    tallies = [Tally(tally.faction, [list(values) for values in tally.values], tally.vote) for tally in outcome.tallies]
    return Outcome(tallies, list(outcome.winners), list(outcome.winning_sides), outcome.decided_by)


def event_sent(event: rules.Event) -> Event:
    """An event as it is sent. It has to be one that its recipient was shown: nothing is hidden here."""
    return _SENT[type(event)](event)


def _card(card: Card | None) -> str | None:
    return None if card is None else str(card)


_SENT: Final[dict[type[rules.Event], Callable[[Any], Event]]] = {
    rules.Dealt: lambda it: Dealt(it.seat, list(map(str, it.cards))),
    rules.Began: lambda it: Began(int(it.phase), it.trick, it.leader),
    rules.Carried: lambda it: Carried(str(it.card), place_name(it.source), place_name(it.target)),
    rules.Declared: lambda it: Declared(str(it.card), place_name(it.place)),
    rules.Asked: lambda it: Asked(it.seat, _card(it.by)),
    rules.Chosen: lambda it: Chosen(it.seat, str(it.move)),
    rules.Looked: lambda it: Looked(it.seat, str(it.card)),
    rules.Won: lambda it: Won(it.seat, str(it.card)),
    rules.Gathered: lambda it: Gathered(it.seat),
    rules.Counted: lambda it: Counted(outcome_sent(it.outcome)),
}
"""How each kind of event is sent; looked up, since every message is made of them."""
