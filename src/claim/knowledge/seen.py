"""What can be put together from the events one has seen: where every card lies, and what is known of it.

Each card of a deal has a *slot*: its place in a hand, in the stock or among the cards aside before the first move.
Slots move with the cards; a slot's face is known once it has been seen. A world is then nothing but faces for the
slots that are still unknown.
"""

from collections.abc import Iterable
from copy import copy

from claim.cards import HIDDEN, Card
from claim.rules import (
    CARDS_ASIDE,
    HEROES_IN_PLAY,
    Began,
    Book,
    Carried,
    Chosen,
    Counted,
    Dealt,
    Declared,
    Event,
    Gathered,
    Looked,
    Move,
    Outcome,
    Phase,
)
from claim.rules.places import ASIDE, PLACES, STOCK, TRICK, followers_of, hand_of

__all__ = ["Seen"]


class Seen:
    """The state of a game as far as one pair of eyes can tell."""

    def __init__(self, book: Book, events: Iterable[Event] = ()) -> None:
        self.book = book
        self.phase = Phase.RECRUIT
        self.trick_number = 1
        self.leader = 0
        self.first_leader: int | None = None
        self.moves: list[tuple[int, Move]] = []
        """The moves seen, with who made them."""
        self.voids: list[set[str]] = [set() for _ in range(book.players)]
        """By seat, the factions it showed in this phase that it cannot follow."""
        self.outcome: Outcome | None = None
        self.piles: list[list[int]] = [[] for _ in range(PLACES)]
        """By place, the slots whose cards lie there now."""
        for seat in range(book.players):
            self.piles[hand_of(seat)] = list(self.hand_slots(seat))
        self.piles[STOCK] = list(self.stock_slots)
        self.piles[ASIDE] = list(self.aside_slots)
        self.faces: list[Card | None] = [None] * self.unused_slots.stop
        """By slot, the card if it has been seen."""
        self._declared: dict[int, Card] = {}
        self.take_in(events)

    def copy(self) -> "Seen":
        """The same, to be taken further by itself."""
        twin = copy(self)
        twin.moves = self.moves[:]
        twin.voids = [void.copy() for void in self.voids]
        twin.piles = [pile[:] for pile in self.piles]
        twin.faces = self.faces[:]
        twin._declared = self._declared.copy()
        return twin

    # The slots of a deal

    def hand_slots(self, seat: int) -> range:
        """The slots of the hand a seat was dealt."""
        return range(seat * self.book.tricks, (seat + 1) * self.book.tricks)

    @property
    def stock_slots(self) -> range:
        """The slots of the stock, from its top."""
        return range(self.book.players * self.book.tricks, len(self.book.deck))

    @property
    def aside_slots(self) -> range:
        """The slots of the cards set aside."""
        dealt = len(self.book.deck)
        return range(dealt, dealt + (CARDS_ASIDE if self.book.heroes else 0))

    @property
    def unused_slots(self) -> range:
        """Slots, outside the deal, of the heroes that are not in play."""
        first = self.aside_slots.stop
        return range(first, first + (len(self.book.heroes) - HEROES_IN_PLAY if self.book.heroes else 0))

    def pile(self, place: int) -> tuple[Card, ...]:
        """The cards at a place, hidden ones as such."""
        return tuple(self._declared.get(slot) or self.faces[slot] or HIDDEN for slot in self.piles[place])

    # Taking in what happens

    def take_in(self, events: Iterable[Event]) -> None:
        """Follow what was shown next."""
        for event in events:
            self._take_in(event)

    def _take_in(self, event: Event) -> None:
        match event:
            case Dealt(seat, cards):
                for slot, card in zip(self.hand_slots(seat), cards, strict=True):
                    self._see(slot, card)
            case Began(phase, trick, leader):
                if phase != self.phase:
                    self.voids = [set() for _ in self.voids]
                self.phase, self.trick_number, self.leader = Phase(phase), trick, leader
                if self.first_leader is None:
                    self.first_leader = leader
            case Chosen(seat, move):
                self.moves.append((seat, move))
                self._notice_void(seat, move)
            case Carried(card, source, target):
                self._carry(card, source, target)
            case Declared(card, place):
                slot = self._slot_of(card, place)
                self._declared[slot] = card
            case Looked(_, card):
                self._see(self.piles[STOCK][0], card)
            case Gathered(seat):
                self.piles[hand_of(seat)] = self.piles[followers_of(seat)]
                self.piles[followers_of(seat)] = []
            case Counted(outcome):
                self.phase, self.outcome = Phase.OVER, outcome
            case _:
                pass

    def _see(self, slot: int, card: Card) -> None:
        if card is not HIDDEN:
            self.faces[slot] = card.plain

    def _notice_void(self, seat: int, move: Move) -> None:
        """Who plays neither the lead faction nor a stand-in has shown that no card in hand obliges to follow."""
        trick = self.pile(TRICK)
        led = trick[0].faction if trick else None
        if move.verb == "play" and led is not None and move not in self.book.following[led]:
            self.voids[seat].add(led)

    def _carry(self, card: Card, source: int, target: int) -> None:
        slot = self._slot_of(card, source)
        self._see(slot, card)
        self.piles[source].remove(slot)
        self.piles[target].append(slot)
        self._declared.pop(slot, None)
        if card.declared is not None:
            self._declared[slot] = card
        if card is HIDDEN and source != STOCK:
            self._lose_track(source, target)

    def _slot_of(self, card: Card, source: int) -> int:
        """The slot that moves: the stock's top, the card where it was known to lie, or any unknown one."""
        slots = self.piles[source]
        if source == STOCK:
            return slots[0]
        known = (slot for slot in slots if self.faces[slot] is card.plain)
        unknown = (slot for slot in slots if self.faces[slot] is None)
        return next(known, next(unknown, slots[0]))

    def _lose_track(self, *hands: int) -> None:
        """A card went from hand to hand unseen (R9.16 for a bystander): either may now hold any of their cards."""
        for hand in hands:
            for slot in self.piles[hand]:
                self.faces[slot] = None
