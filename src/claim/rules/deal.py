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
            raise InvalidDeal(f"leader {self.leader}: seats are 0 to {book.players - 1}")
        if len(self.hands) != book.players:
            raise InvalidDeal(f"{len(self.hands)} hands for {book.players} players")
        for seat, hand in enumerate(self.hands):
            _check_size(f"hand {seat}", hand, book.tricks)
        aside = CARDS_ASIDE if book.heroes else 0
        stock = len(book.deck) - book.players * book.tricks
        _check_size("the stock", self.stock, stock)
        _check_size("the cards aside", self.aside, aside)
        _check_cards([*(card for hand in self.hands for card in hand), *self.stock], self.aside, book)


def _check_size(what: str, cards: tuple[Card, ...], wanted: int) -> None:
    if len(cards) != wanted:
        raise InvalidDeal(f"{what} has {len(cards)} cards instead of {wanted}")


def _check_cards(dealt: list[Card], aside: tuple[Card, ...], book: Book) -> None:
    if HIDDEN in dealt or HIDDEN in aside:
        raise InvalidDeal("a hidden card (??): this is one seat's own record and cannot be replayed")
    heroes = [card for card in dealt if card in book.heroes]
    faction_cards = Counter(card for card in (*dealt, *aside) if card not in book.heroes)
    if faction_cards != book.deck_counts:
        surplus = _listed((faction_cards - book.deck_counts).elements())
        missing = _listed((book.deck_counts - faction_cards).elements())
        raise InvalidDeal(
            f"these are not the cards of {book.ruleset.deck}: {surplus or 'none'} too many, {missing or 'none'} missing"
        )
    if any(card in book.heroes for card in aside):
        raise InvalidDeal("a hero among the cards aside: only faction cards are set aside (R2.4)")
    if book.heroes and (len(heroes) != HEROES_IN_PLAY or len(set(heroes)) != HEROES_IN_PLAY):
        raise InvalidDeal(f"{len(heroes)} heroes ({_listed(heroes)}): five different ones are in play (R2.4)")


def _listed(cards: Iterable[Card]) -> str:
    return " ".join(sorted(map(str, cards)))
