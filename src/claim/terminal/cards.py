"""Cards as the terminal draws them: chips in the colours of their factions, always with their codes."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from rich.color import Color, ColorType
from rich.console import Console
from rich.style import Style
from textual.content import Content, Span

from claim.cards import HIDDEN, Card
from claim.ink import cards_in, style_of
from claim.rules import Book

__all__ = ["BACK", "SIXTEEN", "Inks"]

BACK: Final = "▒▒"
"""A card that lies face down."""
SIXTEEN: Final = (
    "#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa",
    "#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff",
)  # fmt: skip
"""The sixteen colours, each as Rich knows it when it reduces a colour to the sixteen."""


class Inks:
    """Cards in their colours, as far as a terminal has them. Where it has none the codes are still there."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._styles: dict[str, str] = {}

    def style(self, code: str) -> str:
        """The style of a faction's, or a hero's, cards."""
        if code not in self._styles:
            self._styles[code] = _written(style_of(code, self._console))
        return self._styles[code]

    def of_card(self, card: Card) -> str:
        """The style of a card: the faction's that it was declared to be, else its own."""
        return "dim" if card is HIDDEN else self.style(card.declared or card.code)

    def code(self, faction: str) -> Content:
        """A faction's code: `Go`."""
        return Content.styled(faction, self.style(faction))

    def chip(self, card: Card, *, dim: bool = False) -> Content:
        """A card's code; one that does not count now is dim."""
        if card is HIDDEN:
            return Content.styled(BACK, "dim")
        return Content.styled(str(card), "dim" if dim else self.of_card(card))

    def chips(self, cards: Iterable[Card]) -> Content:
        """Cards in a row."""
        return Content(" ").join([self.chip(card) for card in cards])

    def grouped(self, cards: Iterable[Card], book: Book) -> Content:
        """Cards by faction, the code and then the values: `Go 0 3 5  Kn 2`; heroes and hidden cards by themselves."""
        known = sorted((card for card in cards if card is not HIDDEN), key=_place)
        parts = []
        for faction, group in groupby(known, key=lambda card: None if card.is_hero else card.faction or card.code):
            held = list(group)
            if faction is None:
                parts += [self.chip(card) for card in held]
            else:
                values = " ".join(str(book.values[card.plain]) for card in held)
                parts.append(Content.assemble(self.code(faction), " ", values))
        return Content("  ").join(parts)

    def inked(self, sentence: str) -> Content:
        """A sentence with the cards in it in their colours."""
        spans = [Span(start, end, self.of_card(card)) for card, start, end in cards_in(sentence)]
        return Content(sentence, spans)


def _place(card: Card) -> tuple[bool, int, int]:
    """Where a card stands when cards are grouped: by the faction it is, heroes last."""
    as_faction = Card.parse(f"{card.faction}5") if card.faction and not card.is_hero else card
    return card.is_hero, as_faction.order // 10, card.number or 0


def _written(style: Style) -> str:
    """A style in Textual's words."""
    assert style.color is not None and style.bgcolor is not None
    return f"{_hex(style.color)} on {_hex(style.bgcolor)}"


def _hex(colour: Color) -> str:
    """A colour by its parts. One of the sixteen is written so that it is found again where there are only sixteen."""
    if colour.type is ColorType.STANDARD and colour.number is not None:
        return SIXTEEN[colour.number]
    return colour.get_truecolor().hex
