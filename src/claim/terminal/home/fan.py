"""A few cards, to look at."""

from typing import Final

from textual.content import Content

from claim.cards import Card
from claim.terminal.blocks import beside, stacked
from claim.terminal.cards import Inks

__all__ = ["fan"]

_CARDS: Final = ("Go7", "Kn9", "Un4", "Dw6", "Do8")


def fan(inks: Inks) -> Content:
    """One card of each faction of Claim."""
    return stacked(beside([_card(Card.parse(card), inks) for card in _CARDS]))


def _card(card: Card, inks: Inks) -> list[Content]:
    style = inks.of_card(card)
    return [Content.styled(f"{text:5}", style) for text in (f" {card.number}", "", f"  {card.code}")]
