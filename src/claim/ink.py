"""Ink: the factions' colours, and cards written in them. The codes are always there, so colour may be missing."""

import re
import shutil
from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from claim.cards import CARD_VALUES, HEROES, Card

__all__ = ["HERO", "cards_in", "chip", "chips", "inked", "open_console", "style_of"]

HERO: Final = "hero"
_IVORY: Final = "#fff8ec"
_SPINES: Final = {
    "Go": "#506402",
    "Kn": "#2b4d8e",
    "Un": "#554660",
    "Dw": "#7c5a03",
    "Do": "#92226d",
    "Gn": "#ae2134",
    "Gi": "#5a493d",
    "Dr": "#a63d02",
    "Tr": "#016262",
    "Se": "#583bab",
    "El": "#0a693c",
    "Or": "#652c22",
    "Eo": "#3d4a2b",
    "Cy": "#03698f",
    HERO: "#2f2a24",
}
"""Behind a card's code, light on dark: it reads on any background."""
_SIXTEEN: Final = {
    "Go": "black on green",
    "Kn": "bright_white on blue",
    "Un": "bright_white on bright_black",
    "Dw": "black on yellow",
    "Do": "bright_white on magenta",
    "Gn": "bright_white on red",
    "Gi": "black on white",
    "Dr": "black on bright_red",
    "Tr": "black on cyan",
    "Se": "black on bright_blue",
    "El": "black on bright_green",
    "Or": "bright_yellow on red",
    "Eo": "bright_yellow on green",
    "Cy": "black on bright_cyan",
    HERO: "bright_yellow on black",
}
"""The same where there are sixteen colours, chosen by hand."""
_RICH_COLOURS: Final = ("truecolor", "256")

_CODE = "|".join(CARD_VALUES)
_DECLARED = rf"(?:=(?:{_CODE}))?"
_CARD: Final = re.compile(rf"\b(?:(?:{_CODE})\d|(?:{'|'.join(HEROES)})\b){_DECLARED}(?![\w=])")


def open_console() -> Console:
    """The console for standard output."""
    console = Console(highlight=False, markup=False, emoji=False)
    if console.is_dumb_terminal:  # Rich would not ask how wide it is
        console.size = shutil.get_terminal_size()
    return console


def style_of(code: str, console: Console) -> Style:
    """The style of a faction's (or any hero's) cards."""
    kind = HERO if code in HEROES else code
    if console.color_system in _RICH_COLOURS:
        ink = "#e6c069" if kind == HERO else _IVORY
        return Style(color=ink, bgcolor=_SPINES[kind])
    return Style.parse(_SIXTEEN[kind])


def chip(card: Card, console: Console, *, dim: bool = False) -> Text:
    """A card's code in its colours; one that cannot be played now is dim."""
    if dim:
        return Text(str(card), style="dim")
    shown = card.declared or card.code
    return Text(str(card), style=style_of(shown, console) if shown in _SPINES or card.is_hero else "dim")


def chips(cards: Iterable[Card], console: Console) -> Text:
    """Cards in a row."""
    return Text(" ").join(chip(card, console) for card in cards)


def inked(sentence: str, console: Console) -> Text:
    """A sentence with the cards in it in their colours."""
    text = Text(sentence)
    for card, start, end in cards_in(sentence):
        text.stylize(style_of(card.code, console), start, end)
    return text


def cards_in(sentence: str) -> Iterator[tuple[Card, int, int]]:
    """The cards that a sentence names, with where each begins and ends."""
    for found in _CARD.finditer(sentence):
        yield Card.parse(found[0]), *found.span()
