"""Decks and deals: the only place that draws lots for a deal."""

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Final

from claim.cards import FACTIONS, PAIRS, TENS
from claim.errors import InvalidRuleset
from claim.rules import CARDS_ASIDE, CLAIM, CLAIM_2, HEROES_IN_PLAY, TENS_IN_DECK, Deal, Ruleset, book_of

__all__ = ["BOXES", "box_deck", "box_of", "dealt", "legal_decks", "random_deck"]

_BOXED: Final = {"claim": CLAIM.factions, "claim2": CLAIM_2.factions}
_JOINING: Final = {"claim": ("Dr", "Se"), "claim2": ("Un", "Dw")}
"""By box, the tens of the other one that join in where three or four play."""
BOXES: Final = tuple(_BOXED)
"""The boxes whose deck is played as it comes."""


def legal_decks(players: int) -> list[tuple[str, ...]]:
    """All legal decks: a pair and three tens for two players (R2.2), a pair and five tens for three or four (R2.3)."""
    if players not in TENS_IN_DECK:
        raise InvalidRuleset(f"{players} players: Claim is for two, three or four")
    mixes = [pair + tens for pair in PAIRS for tens in combinations(TENS, TENS_IN_DECK[players])]
    return [tuple(code for code in FACTIONS if code in mix) for mix in mixes]


def box_deck(box: str, players: int) -> tuple[str, ...]:
    """The deck of a box; three or four players need two tens more (R2.3), which come from the other box."""
    mix = _BOXED[box] if players == 2 else _BOXED[box] + _JOINING[box]
    return tuple(code for code in FACTIONS if code in mix)


def box_of(deck: Iterable[str], players: int) -> str | None:
    """The box whose deck this is, in whatever order; None for a mix of somebody's own."""
    codes = set(deck)
    return next((box for box in BOXES if set(box_deck(box, players)) == codes), None)


def random_deck(players: int, lots: Random) -> tuple[str, ...]:
    """One of the legal decks."""
    return lots.choice(legal_decks(players))


def dealt(ruleset: Ruleset, lots: Random, leader: int | None = None) -> Deal:
    """A shuffled deal; the first leader is drawn too unless one is named (R3.3)."""
    book = book_of(ruleset)
    cards = list(book.deck)
    lots.shuffle(cards)
    aside = cards[:CARDS_ASIDE] if book.heroes else []
    cards = cards[len(aside) :]
    if book.heroes:
        cards += lots.sample(book.heroes, HEROES_IN_PLAY)
        lots.shuffle(cards)
    size = book.tricks
    hands = tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(book.players))
    first = lots.randrange(book.players) if leader is None else leader
    return Deal(first, hands, tuple(cards[book.players * size :]), tuple(aside))
