"""A deal: every pile's order before the first move. All luck but a Kraken's draw is here."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from claim.cards import HIDDEN, Card
from claim.errors import InvalidDeal
from claim.rules.book import Book

__all__ = ["CARDS_ASIDE", "HEROES_IN_PLAY", "Deal"]

HEROES_IN_PLAY: Final = 5
CARDS_ASIDE: Final = 5
"""Faction cards set aside unseen for the heroes (R2.4)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Who leads first, the hands by seat (sorted), the deck from its top, and the cards set aside."""

    leader: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    aside: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        sort = object.__setattr__
        sort(self, "hands", tuple(tuple(sorted(hand, key=lambda card: card.order)) for hand in self.hands))
        sort(self, "aside", tuple(sorted(self.aside, key=lambda card: card.order)))

    def check(self, book: Book) -> None:
        """Refuse a deal that cannot be one of this ruleset (R2.4, R3.1)."""
        if not 0 <= self.leader < book.players:
            raise InvalidDeal(f"leader {self.leader}: seats are 0 to {book.players - 1}", "Leader")
        if len(self.hands) != book.players:
            raise InvalidDeal(f"{len(self.hands)} hands for {book.players} players")
        for seat, hand in enumerate(self.hands):
            _check_pile(f"Hand{seat}", hand, book.tricks)
        aside = CARDS_ASIDE if book.heroes else 0
        stock = len(book.deck) - book.players * book.tricks
        _check_pile("Stock", self.stock, stock)
        _check_pile("Aside", self.aside, aside)
        _check_cards([*(card for hand in self.hands for card in hand), *self.stock], self.aside, book)


def _check_pile(part: str, cards: tuple[Card, ...], wanted: int) -> None:
    if len(cards) != wanted:
        raise InvalidDeal(f"{part} has {len(cards)} instead of {wanted} cards", part)
    if HIDDEN in cards:
        raise InvalidDeal(f"{part} has a hidden card (??): one seat's own record cannot be replayed", part)


def _check_cards(dealt: list[Card], aside: tuple[Card, ...], book: Book) -> None:
    counts = Counter((*dealt, *aside))
    heroes = [hero for hero in book.heroes for _ in range(counts.pop(hero, 0))]
    if dict(counts) != dict(book.deck_counts):
        surplus = _listed((counts - book.deck_counts).elements())
        missing = _listed((book.deck_counts - counts).elements())
        raise InvalidDeal(
            f"these are not the cards of {book.ruleset.deck}: {surplus or 'none'} too many, {missing or 'none'} missing"
        )
    if not set(aside).isdisjoint(book.heroes):
        raise InvalidDeal("a hero among the cards aside: only faction cards are set aside (R2.4)", "Aside")
    if book.heroes and (len(heroes) != HEROES_IN_PLAY or len(set(heroes)) != HEROES_IN_PLAY):
        raise InvalidDeal(f"{len(heroes)} heroes ({_listed(heroes)}): five different ones are in play (R2.4)")


def _listed(cards: Iterable[Card]) -> str:
    return " ".join(sorted(map(str, cards)))
