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
from claim.rules import BYSTANDER, Deal, Game, Position
from claim.rules.places import ASIDE, STOCK, followers_of, hand_of

__all__ = ["World", "Worlds", "worlds"]


@dataclass(frozen=True)
class World:
    """A way the cards may lie: every card hidden from the viewer has a face."""

    view: View
    faces: tuple[Card, ...]
    """By slot (see `claim.knowledge.seen`)."""
    weight: int = 1
    """In how many ways it can come about, equal cards told apart."""

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
        if self.view.awaits not in ("play", None):
            return self.game().position
        view = self.view
        piles = tuple(
            self._cards(slots) if place in view.hidden_places else view.piles[place]
            for place, slots in enumerate(view.seen.piles)
        )
        return Position(view.book, piles, view.phase, view.trick_number, view.leader)

    def game(self) -> Game:
        """The whole game in this world; where others may have been asked in secret, they gave the quiet answer."""
        game = Game(self.view.ruleset, self.deal)
        for seat, move in self.view.moves:
            self._answer_quietly(game, unless=(seat, move.verb))
            game.push(move)
        self._answer_quietly(game)
        return game

    def _answer_quietly(self, game: Game, unless: tuple[int, str] | None = None) -> None:
        question = game.position.question
        if question is None or question.quiet is None or question.seat == self.view.seat:
            return
        if unless != (question.seat, question.quiet.verb):
            game.push(question.quiet)

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
        copies = prod(map(factorial, self._hidden.values()))
        for faces, repeats in _fillings(self._groups, self._hidden):
            yield self._world(faces, copies // repeats)

    def _world(self, faces: dict[int, Card], weight: int = 1) -> World:
        known = self.view.seen.faces
        return World(self.view, tuple([card or faces[slot] for slot, card in enumerate(known)]), weight)


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


def _fillings(groups: list[Group], cards: Counter[Card]) -> Iterator[tuple[dict[int, Card], int]]:
    """Every different way to fill the groups, with the number of ways to tell equal cards within a group apart."""
    if not groups:
        yield {}, 1
        return
    group, *others = groups
    allowed = [(card, copies) for card, copies in cards.items() if card not in group.excluded]
    for chosen in _choices(allowed, len(group.slots)):
        own = dict(zip(group.slots, chosen.elements(), strict=True))
        repeats = prod(map(factorial, chosen.values()))
        for faces, more in _fillings(others, cards - chosen):
            yield own | faces, repeats * more


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
