"""What cards are worth, by rule of thumb."""

from typing import Final

from claim.cards import HIDDEN, Card
from claim.knowledge import View
from claim.rules import Book, tallies_of

__all__ = ["AVERAGE_APPEAL", "appeal", "face", "stakes"]

AVERAGE_APPEAL: Final = 0.0
"""What an unseen card from the deck is worth as a follower."""

_TOP: Final = 8
"""From this value on hardly anything beats a card."""
_MIDDLE: Final = 4.5
_PLAIN: Final = (-2.0, 1.0, 7.0)
_APPEALS: Final = {
    "Kn": (-2.0, 1.2, 8.0),
    "Dw": (-1.0, -0.7, -2.0),  # a low one loses its trick, which is what one wants
    "Do": (9.0, 1.4, 6.5),
    "Gn": (-0.5, 1.6, 7.5),
    "Gi": (-0.5, 1.7, 7.5),
    "El": (0.0, 2.5, 0.0),
    "Or": (0.0, 2.5, 0.0),
    "Eo": (6.5, 2.5, 4.0),
    "Cy": (-0.5, 0.5, 0.5),  # few are wanted, one is needed
}
"""By faction, what its middle value is worth, each point more, and being a top card.

They are rounded from a fit to who wins phase two with which hands.
"""
_HERO: Final = 2.0
_GARGOYLE: Final = 6.0


def appeal(card: Card, book: Book) -> float:
    """How good a card is to have as a follower in phase two, by how much it beats an average one."""
    if card is HIDDEN:
        return AVERAGE_APPEAL
    value = book.values[card]
    if card.is_hero:
        return _GARGOYLE if card.code == "Gargoyle" else _HERO + value - _MIDDLE
    middle, point, top = _APPEALS.get(card.code, _PLAIN)
    return middle + point * (value - _MIDDLE) + (top if value >= _TOP else 0.0)


def face(card: Card, book: Book) -> float:
    """How good a card seems to somebody who sees only how high it is."""
    return AVERAGE_APPEAL if card is HIDDEN else book.values[card] - _MIDDLE


def stakes(view: View) -> dict[str, float]:
    """For each faction, what one more card of it is worth to the viewer's side; nothing once its vote is decided."""
    book = view.book
    side = view.ruleset.side_of(view.seat)
    piles = [view.collected(seat) for seat in range(view.ruleset.players)]
    out = [card.faction for card in view.discards]
    worth = {}
    for tally in tallies_of(piles, book):
        counts = [len(values) for values in tally.values]
        own = counts[side]
        others = max(count for rival, count in enumerate(counts) if rival != side)
        total = sum(card.code == tally.faction for card in book.deck)
        left = total - sum(counts) - out.count(tally.faction)
        gap = abs(own - others)
        worth[tally.faction] = 0.0 if gap > left else 1.0 + 2.0 / (1.0 + gap)
        if tally.faction == "Cy":
            worth["Cy"] = 1.5 if own == 0 else -1.0
    return worth
