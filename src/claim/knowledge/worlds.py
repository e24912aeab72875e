"""Worlds: how the cards may lie, by all that a seat has seen.

Two worlds differ if some pile differs. In which order somebody drew the hidden cards of a pile makes no other
world: so a duel without heroes has one world from the start of phase two (R5.5).
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import factorial, prod
from random import Random

from claim.cards import Card
from claim.errors import ClaimError
from claim.knowledge.allotment import Allotment, Group
from claim.knowledge.view import View
from claim.rules import BYSTANDER, Deal, Game, Move, Position
from claim.rules.places import ASIDE, STOCK, followers_of, hand_of

__all__ = ["World", "Worlds", "worlds"]


@dataclass(frozen=True)
class World:
    """A way the cards may lie: every card hidden from the viewer has a face."""

    view: View
    faces: tuple[Card, ...]
    """By slot (see `claim.knowledge.seen`)."""

    @property
    def weight(self) -> int:
        """In how many ways it can come about, equal cards told apart."""
        groups = [Counter(self._cards(group.slots)) for group in _groups(self.view)]
        copies: Counter[Card] = sum(groups, Counter())
        repeats = prod(factorial(count) for group in groups for count in group.values())
        return prod(map(factorial, copies.values())) // repeats

    @property
    def deal(self) -> Deal:
        """A deal that leads here by the moves that were made."""
        seen = self.view.seen
        assert seen.first_leader is not None
        hands = tuple(self._cards(seen.hand_slots(seat)) for seat in range(self.view.ruleset.players))
        return Deal(seen.first_leader, hands, self._cards(seen.stock_slots), self._cards(seen.aside_slots))

    @property
    def position(self) -> Position:
        """Where the game stands in this world."""
        view = self.view
        if view.awaits not in ("play", None):
            return self._replayed()[1]
        piles = tuple(
            self._cards(slots) if place in view.hidden_places else view.piles[place]
            for place, slots in enumerate(view.seen.piles)
        )
        return Position(view.book, piles, view.phase, view.trick_number, view.leader)

    def game(self) -> Game:
        """The whole game in this world; where others may have been asked in secret, they gave the quiet answer."""
        return Game(self.view.ruleset, self.deal, self._replayed()[0])

    def _replayed(self) -> tuple[list[Move], Position]:
        """The moves that the viewer knows of, with the quiet answers of others in between, and where they lead."""
        moves: list[Move] = []
        position = Position.start(self.view.book, self.deal)
        for seat, move in (*self.view.moves, (None, None)):
            question = position.question
            secret = question.quiet if question is not None and question.seat != self.view.seat else None
            if question is not None and secret is not None:
                is_answer = move is not None and (seat, move.verb) == (question.seat, secret.verb)
                moves += [] if is_answer else [secret]
                position = position if is_answer else position.after(secret)
            if move is not None:
                moves.append(move)
                position = position.after(move)
        return moves, position

    def _cards(self, slots: Iterable[int]) -> tuple[Card, ...]:
        return tuple([self.faces[slot] for slot in slots])


class Worlds:
    """All worlds that fit a view. Iterate over them where they are few, `sample` where they are many."""

    def __init__(self, view: View) -> None:
        if view.seat == BYSTANDER:
            raise ClaimError("a bystander's view has no worlds; ask for a seat's view")
        self.view = view
        book = view.book
        known = Counter(card for card in view.seen.faces if card is not None)
        self._hidden = (book.deck_counts + Counter(book.heroes)) - known
        self._groups = [group for group in _groups(view) if group.slots]
        alike: dict[frozenset[Card], list[int]] = {}
        for group in self._groups:
            alike.setdefault(group.excluded, []).extend(group.slots)
        self._merged = [Group(tuple(slots), excluded) for excluded, slots in alike.items()]
        self._allotment = Allotment(list(self._hidden.elements()), self._merged)

    def count(self) -> int:
        """In how many ways the hidden cards can lie, equal cards told apart; the worlds' weights add up to it."""
        orders = prod(factorial(len(group.slots)) for group in self._merged)
        return self._allotment.count() * orders // prod(factorial(len(group.slots)) for group in self._groups)

    def sample(self, lots: Random) -> World:
        """One of the worlds, each of these ways being equally likely."""
        faces: dict[int, Card] = {}
        for group, cards in zip(self._merged, self._allotment.draw(lots), strict=True):
            faces.update(zip(group.slots, cards, strict=True))
        return self._world(faces)

    def __iter__(self) -> Iterator[World]:
        """Every world once."""
        groups = sorted(self._groups, key=self._fitting)  # what takes few cards first, lest it find them gone
        for faces in _fillings(groups, self._hidden):
            yield self._world(faces)

    def _fitting(self, group: Group) -> int:
        """How many of the hidden cards a group takes."""
        return sum(copies for card, copies in self._hidden.items() if card not in group.excluded)

    def _world(self, faces: dict[int, Card]) -> World:
        known = self.view.seen.faces
        return World(self.view, tuple([card or faces[slot] for slot, card in enumerate(known)]))


def worlds(view: View) -> Worlds:
    """The worlds that fit a view."""
    return Worlds(view)


def _groups(view: View) -> Iterator[Group]:
    """The unknown slots by what they can be; a stock's cards one by one, since their order counts."""
    seen, book = view.seen, view.book

    def unknown(slots: Iterable[int]) -> tuple[int, ...]:
        return tuple(slot for slot in slots if seen.faces[slot] is None)

    for seat, voids in enumerate(seen.voids):
        obliging = (book.obliging[led] for led in voids)
        yield Group(unknown(seen.piles[hand_of(seat)]), frozenset[Card]().union(*obliging))
        yield Group(unknown(seen.piles[followers_of(seat)]))
    for slot in unknown(seen.piles[STOCK]):
        yield Group((slot,))
    yield Group(unknown(seen.piles[ASIDE]), frozenset(book.heroes))
    yield Group(tuple(seen.unused_slots), frozenset(book.deck))


def _fillings(groups: list[Group], cards: Counter[Card]) -> Iterator[dict[int, Card]]:
    """Every different way to fill the groups."""
    if not groups:
        yield {}
        return
    group, *others = groups
    allowed = [(card, copies) for card, copies in cards.items() if card not in group.excluded]
    for chosen in _choices(allowed, len(group.slots)):
        own = dict(zip(group.slots, chosen.elements(), strict=True))
        for faces in _fillings(others, cards - chosen):
            yield own | faces


def _choices(cards: list[tuple[Card, int]], size: int) -> Iterator[Counter[Card]]:
    """Every different choice of that many cards."""
    if size == 0:
        yield Counter()
    elif cards:
        (card, copies), *others = cards
        rest = sum(more for _, more in others)
        for taken in range(min(copies, size), max(size - rest, 0) - 1, -1):
            for chosen in _choices(others, size - taken):
                yield chosen + Counter({card: taken})
