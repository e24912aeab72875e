"""Telling what happened, in words, from the events somebody was shown."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum, auto

from claim.cards import HIDDEN, Card
from claim.cli.seats import Seats
from claim.cli.voice import say
from claim.rules import BYSTANDER, Began, Carried, Chosen, Event, Gathered, Looked, Move, Phase, Won
from claim.rules.places import SEATS, place_name

__all__ = ["Kind", "Page", "Told", "pages"]


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
    """A sentence, with the number of the event it begins with."""

    kind: Kind
    text: str
    at: int


@dataclass(slots=True)
class Page:
    """What there is to tell about one trick."""

    phase: Phase
    trick: int
    leader: int
    told: list[Told] = field(default_factory=list)
    plays: list[tuple[int, Card]] = field(default_factory=list)
    revealed: list[Card] = field(default_factory=list)
    winner: int | None = None


def pages(events: Iterable[Event], seats: Seats, viewer: int = BYSTANDER) -> list[Page]:
    """What happened, trick by trick, as the viewer would hear it."""
    book: list[Page] = []
    for page, chapter in _chapters(events):
        page.told += _Teller(page, seats, viewer).tell(chapter)
        book.append(page)
    return book


def _chapters(events: Iterable[Event]) -> Iterator[tuple[Page, list[tuple[int, Event]]]]:
    page: Page | None = None
    chapter: list[tuple[int, Event]] = []
    for at, event in enumerate(events):
        if isinstance(event, Began):
            if page is not None:
                yield page, chapter
            page, chapter = Page(Phase(event.phase), event.trick, event.leader), []
        elif page is not None:
            chapter.append((at, event))
    if page is not None:
        yield page, chapter


class _Teller:
    """Tells one trick."""

    def __init__(self, page: Page, seats: Seats, viewer: int) -> None:
        self._page = page
        self._seats = seats
        self._viewer = viewer
        self._arrived: list[Card] = []
        """Cards of this trick that wait so far."""
        self._group: tuple[int, str, int, list[Card]] | None = None
        """Cards that went the same way one after the other: the first event's number, the text, the seat, the cards."""

    def tell(self, chapter: list[tuple[int, Event]]) -> Iterator[Told]:
        arrived_at = 0
        for at, event in chapter:
            if isinstance(event, Carried):
                if place_name(event.target) == "waiting":
                    self._arrived.append(event.card)
                    arrived_at = at
                    continue
                yield from self._carried(at, event)
                continue
            yield from self._grouped()
            yield from self._other(at, event)
        yield from self._grouped()
        if self._arrived:
            yield Told(Kind.THEN, say("told-waits", count=len(self._arrived), cards=_listed(self._arrived)), arrived_at)

    # Cards that are carried

    def _carried(self, at: int, event: Carried) -> Iterator[Told]:
        way = self._way(event)
        if way is None:
            return
        text, seat = way
        if self._group is not None and self._group[1:3] == (text, seat):
            self._group[3].append(event.card)
            return
        yield from self._grouped()
        self._group = (at, text, seat, [event.card])

    def _grouped(self) -> Iterator[Told]:
        if self._group is None:
            return
        at, text, seat, cards = self._group
        self._group = None
        kind = Kind.THEN
        if text == "told-revealed":
            kind = Kind.REVEALED
            self._page.revealed += cards
        yield Told(kind, self._sentence(text, seat, count=len(cards), cards=_listed(cards)), at)

    def _way(self, event: Carried) -> tuple[str, int] | None:
        """Which sentence tells where a card went, and about whom; None where nothing has to be said."""
        seat = event.target % SEATS
        match place_name(event.source).split()[0], place_name(event.target).split()[0]:
            case "stock", "revealed":
                return "told-revealed", BYSTANDER
            case "revealed", "followers":
                return "told-takes", seat
            case "stock", "followers":
                return ("told-draws-unseen" if event.card is HIDDEN else "told-draws"), seat
            case "trick", "score" if self._page.phase is Phase.RECRUIT:
                return "told-scores", seat
            case "trick", "score":
                return ("told-collects" if seat == self._page.winner else "told-gets"), seat
            case "trick", "laid":
                return "told-lays", seat
            case "trick", "discards" if self._page.phase is not Phase.RECRUIT:
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

    def _other(self, at: int, event: Event) -> Iterator[Told]:
        match event:
            case Chosen(seat, move):
                yield from self._chosen(at, seat, move)
            case Won(seat, card):
                self._page.winner = seat
                yield Told(Kind.WON, self._sentence("told-wins", seat, card=str(card)), at)
            case Looked(seat, card):
                text = "told-looks-unseen" if card is HIDDEN else "told-looks"
                yield Told(Kind.THEN, self._sentence(text, seat, card=str(card)), at)
            case Gathered(seat) if seat == 0:
                yield Told(Kind.PHASE, say("told-gathered"), at)
            case _:
                pass

    def _chosen(self, at: int, seat: int, move: Move) -> Iterator[Told]:
        if move.verb == "play":
            assert move.card is not None
            text = "told-plays" if self._page.plays else "told-leads"
            self._page.plays.append((seat, move.card))
            yield Told(Kind.PLAYED, self._sentence(text, seat, card=str(move.card)), at)
        elif move.verb == "count":
            assert move.word is not None
            yield Told(Kind.THEN, self._sentence("answered-count", seat, faction=say(f"factions-{move.word}")), at)
        elif move.verb != "take":  # where the card goes tells that
            text = f"answered-{move.verb}-{move.word}" if move.word else f"answered-{move.verb}"
            yield Told(Kind.THEN, self._sentence(text, seat, card=str(move.card)), at)

    def _sentence(self, text: str, seat: int, **values: str | int) -> str:
        if seat == BYSTANDER:
            return say(text, **values)
        you = "yes" if seat == self._viewer else "no"
        return say(text, you=you, name=self._seats.name(seat), **values)


def _listed(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
