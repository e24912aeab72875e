"""What cards are worth, by rule of thumb."""

from typing import Final

from claim.cards import HIDDEN, Card
from claim.knowledge import View
from claim.rules import Book, tallies_of

__all__ = ["AVERAGE_APPEAL", "appeal", "stakes"]

AVERAGE_APPEAL: Final = 5.5
"""What an unseen card from the deck is worth as a follower."""

_STRENGTH: Final = {"Kn": 1.0, "Do": 3.0, "Gi": 1.5, "Tr": 0.5, "Eo": 2.0, "Gn": 0.5}
_DRAGON_FLOOR, _DRAGON_SLOPE = 4.0, 0.5
_HERO_STRENGTH: Final = 1.5
_GARGOYLE: Final = 8.0


def appeal(card: Card, book: Book) -> float:
    """How good a card is to have as a follower in phase two: mostly its value."""
    if card is HIDDEN:
        return AVERAGE_APPEAL
    value = book.values[card]
    if card.is_hero:
        return _GARGOYLE if card.code == "Gargoyle" else value + _HERO_STRENGTH
    match card.code:
        case "Dr":  # any Dragon takes the lead
            return _DRAGON_FLOOR + _DRAGON_SLOPE * value
        case "Dw":  # a low one loses its trick, which is what one wants
            return 4.0 + 0.4 * abs(value - 4.5)
        case "Cy":  # few are wanted, one is needed
            return 4.5
        case _:
            return value + _STRENGTH.get(card.code, 0.0)


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
