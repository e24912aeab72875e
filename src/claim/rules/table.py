"""A table: a position while a move is being made. Cards are carried from place to place, and everything is told."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ParamSpec

from claim.cards import Card
from claim.rules.events import EVERYONE, Asked, Carried, Declared, Event
from claim.rules.places import STOCK, TRICK, hand_of, laid_before, score_of
from claim.rules.questions import Question
from claim.rules.trick import Phase, Trick

if TYPE_CHECKING:
    from claim.rules.book import Book

__all__ = ["Table"]

_Told = ParamSpec("_Told")


class Table:
    """The piles and the state of play, open to change. Powers and the engine work on it."""

    __slots__ = ("book", "events", "leader", "pending", "phase", "piles", "step", "trick", "trick_number")

    def __init__(
        self,
        book: "Book",
        piles: Sequence[tuple[Card, ...]],
        phase: Phase,
        trick_number: int,
        leader: int,
        trick: Trick | None,
        step: int,
        pending: tuple[Question, ...],
        events: list[Event] | None,
    ) -> None:
        self.book = book
        self.piles = list(piles)
        self.phase = phase
        self.trick_number = trick_number
        self.leader = leader
        self.trick = trick
        """The full trick, while its end is being worked out."""
        self.step = step
        """How far the trick's end has come."""
        self.pending = pending
        """Questions to be answered before anything else happens."""
        self.events = events
        """Where to tell what happens; None if nobody listens."""

    def tell(self, kind: Callable[_Told, Event], *what: _Told.args, **more: _Told.kwargs) -> None:
        """Let what happens be known to those who may see it: `tell(Won, seat, card, EVERYONE)`."""
        if self.events is not None:
            self.events.append(kind(*what, **more))

    def carry(self, card: Card, source: int, target: int, seen_by: frozenset[int]) -> None:
        """Carry one card from a pile to the end of another. Declarations end, except where a power keeps them."""
        pile = self.piles[source]
        place = pile.index(card)
        self.piles[source] = pile[:place] + pile[place + 1 :]
        if card.declared is not None and not (self.book.powers[card].keeps_declaration and _is_score(target)):
            card = card.plain
        self.piles[target] += (card,)
        if self.events is not None:
            self.tell(Carried, card, source, target, seen_by)

    def play(self, card: Card, seat: int) -> None:
        """Play a card from a hand to the trick, as declared."""
        self.carry(card.plain, hand_of(seat), TRICK, EVERYONE)
        if card.declared is not None:
            self.declare(card.plain, card.declared, TRICK)

    def declare(self, card: Card, faction: str, place: int) -> None:
        """Declare a card where it lies."""
        declared = card.declare(faction)
        self.piles[place] = tuple(declared if other is card else other for other in self.piles[place])
        self.tell(Declared, declared, place, EVERYONE)

    def ask(self, question: Question | None) -> None:
        """Put a question, to be answered before anything else happens."""
        if question is not None:
            self.pending += (question,)
            noticed_by = EVERYONE if question.quiet is None else frozenset({question.seat})
            self.tell(Asked, question.seat, question.by, noticed_by)

    def collected(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat has collected: its score pile and what is laid out before it."""
        return self.piles[score_of(seat)] + self.piles[laid_before(seat)]

    def opponent_of(self, seat: int) -> int:
        """With two players: the other one."""
        return 1 - seat


def _is_score(place: int) -> bool:
    return score_of(0) <= place < STOCK
