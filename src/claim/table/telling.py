"""Telling what happened in sentences without a language, from the events somebody was shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from claim.cards import HIDDEN, Card
from claim.rules import BYSTANDER, Began, Carried, Chosen, Event, Gathered, Looked, Move, Phase, Won
from claim.rules.places import PLACES, SEATS, WAITING, place_name

__all__ = ["Kind", "Told", "tell"]

_PILES: Final = tuple(place_name(place).split()[0] for place in range(PLACES))
"""By place, what kind of pile it is, whoever it belongs to."""


class Kind(Enum):
    """What a sentence is about."""

    REVEALED = auto()
    PLAYED = auto()
    WON = auto()
    PHASE = auto()
    THEN = auto()
    """What came of the trick, and everything else."""


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence: the name of its text, whom it is about and its values."""

    text: str
    seat: int = BYSTANDER
    """Whom it is about; `BYSTANDER` where it is about nobody."""
    cards: tuple[Card, ...] = ()
    faction: str | None = None
    phase: int = 0
    trick: int = 0
    """The trick that was on the table."""
    kind: Kind = Kind.THEN
    at: int = 0
    """The number of the event it begins with."""


def tell(events: Sequence[Event], start: int = 0) -> list[Told]:
    """What happened, in sentences: those that begin at event number `start` or later.

    Telling as events come in, decision by decision, gives the same sentences in the same order as telling them all
    at once. It looks back no further than to the beginning of the trick that was on the table.
    """
    first = _beginning(events, start)
    teller = _Teller()
    for at, event in enumerate(events[first:], first):
        teller.hear(at, event)
    return [sentence for sentence in teller.sentences() if sentence.at >= start]


def _beginning(events: Sequence[Event], number: int) -> int:
    """Where the trick began that was on the table at an event; 0 before the first."""
    for earlier in range(min(number, len(events) - 1), 0, -1):
        if isinstance(events[earlier], Began):
            return earlier
    return 0


class _Teller:
    """Follows the events and keeps of a trick what its sentences depend on."""

    def __init__(self) -> None:
        self._told: list[Told] = []
        self._phase = Phase.RECRUIT
        self._trick = 0
        self._is_led = False
        self._winner: int | None = None
        self._group: tuple[int, str, int, list[Card]] | None = None
        """Cards that went the same way one after the other: the first event's number, the text, the seat, the cards."""
        self._arrived: list[Card] = []
        """Cards of this trick that wait, until it is told."""
        self._arrived_at = 0

    def sentences(self) -> list[Told]:
        """What there is to tell of the events so far, which begin with a trick or with the deal."""
        self._settle()
        return self._told

    def hear(self, at: int, event: Event) -> None:
        """Take in the next event."""
        if isinstance(event, Carried):
            self._carried(at, event)
        else:
            self._settle()
            self._other(at, event)

    def _settle(self) -> None:
        """Tell what all cards carried so far come to, since something else happens now."""
        self._end_group()
        if self._arrived:
            self._tell(self._arrived_at, "told-waits", cards=tuple(self._arrived))
            self._arrived = []

    # Cards that are carried

    def _carried(self, at: int, event: Carried) -> None:
        if event.target == WAITING:
            self._arrived.append(event.card)
            self._arrived_at = at
            return
        way = self._way(event)
        if way is None:
            return
        if self._group is not None and self._group[1:3] == way:
            self._group[3].append(event.card)
        else:
            self._end_group()
            self._group = (at, *way, [event.card])

    def _end_group(self) -> None:
        if self._group is not None:
            at, text, seat, cards = self._group
            kind = Kind.REVEALED if text == "told-revealed" else Kind.THEN
            self._tell(at, text, seat, kind, tuple(cards))
            self._group = None

    def _way(self, event: Carried) -> tuple[str, int] | None:
        """Which sentence tells where a card went, and about whom; None where nothing has to be said."""
        seat = event.target % SEATS
        match _PILES[event.source], _PILES[event.target]:
            case "stock", "revealed":
                return "told-revealed", BYSTANDER
            case "revealed", "followers":
                return "told-takes", seat
            case "stock", "followers":
                return ("told-draws-unseen" if event.card is HIDDEN else "told-draws"), seat
            case "trick", "score" if self._phase is Phase.RECRUIT:
                return "told-scores", seat
            case "trick", "score":
                return ("told-collects" if seat == self._winner else "told-gets"), seat
            case "trick", "laid":
                return "told-lays", seat
            case "trick", "discards" if self._phase is not Phase.RECRUIT:
                return "told-discarded", BYSTANDER
            case "waiting", "score" if event.card in self._arrived:
                self._arrived.remove(event.card)
                return "told-collects", seat
            case "waiting", "score":
                return "told-takes-waiting", seat
            case "waiting", "discards":
                return "told-waited-in-vain", BYSTANDER
            case "laid", "discards":
                return "told-loses-gnome", event.source % SEATS
            case _:
                return None  # the move that was chosen has told it

    # Everything else

    def _other(self, at: int, event: Event) -> None:
        match event:
            case Began(phase, trick):
                self._phase, self._trick = Phase(phase), trick
                self._is_led, self._winner = False, None
            case Chosen(seat, move):
                self._chosen(at, seat, move)
            case Won(seat, card):
                self._winner = seat
                self._tell(at, "told-wins", seat, Kind.WON, (card,))
            case Looked(seat, card):
                self._tell(at, "told-looks-unseen" if card is HIDDEN else "told-looks", seat, cards=(card,))
            case Gathered(seat) if seat == 0:
                self._tell(at, "told-gathered", kind=Kind.PHASE)
            case _:
                pass

    def _chosen(self, at: int, seat: int, move: Move) -> None:
        cards = () if move.card is None else (move.card,)
        if move.verb == "play":
            self._tell(at, "told-plays" if self._is_led else "told-leads", seat, Kind.PLAYED, cards)
            self._is_led = True
        elif move.verb == "count":
            self._tell(at, "answered-count", seat, faction=move.word)
        elif move.verb != "take":  # where the card goes tells that
            text = f"answered-{move.verb}-{move.word}" if move.word else f"answered-{move.verb}"
            self._tell(at, text, seat, cards=cards)

    def _tell(
        self,
        at: int,
        text: str,
        seat: int = BYSTANDER,
        kind: Kind = Kind.THEN,
        cards: tuple[Card, ...] = (),
        faction: str | None = None,
    ) -> None:
        self._told.append(Told(text, seat, cards, faction, int(self._phase), self._trick, kind, at))
