"""Cards as boxes."""

from dataclasses import dataclass
from typing import Final

from textual.content import Content

from claim.cards import HIDDEN, Card
from claim.terminal.cards import Inks
from claim.terminal.words import Words

__all__ = ["Frame", "card_box", "empty_box", "framed"]

_EDGES: Final = {
    "thin": ("╭", "─", "╮", "│", "╰", "╯"),
    "heavy": ("┏", "━", "┓", "┃", "┗", "┛"),
    "dashed": ("┌", "╌", "┐", "╎", "└", "┘"),
}
_SMALL, _LARGE = 7, 15
"""The least widths of boxes."""


@dataclass(frozen=True, slots=True)
class Frame:
    """How a box is drawn around its lines."""

    style: str
    kind: str = "thin"
    """`thin`, `heavy` for the card pointed at, `dashed` for one that has to wait or is still to come."""
    below: str = ""
    """What stands in the middle of its lower edge."""


def framed(lines: list[Content], width: int, frame: Frame) -> list[Content]:
    """Lines in a box of this width."""
    left_top, edge, right_top, side, left_low, right_low = _EDGES[frame.kind]
    inner = width - 2
    rows = [
        Content(f"{left_top}{edge * inner}{right_top}"),
        *(Content.assemble(side, line.pad_right(inner - line.cell_length), side) for line in lines),
        Content(f"{left_low}{frame.below.center(inner, edge)}{right_low}"),
    ]
    return [row.stylize_before(frame.style) for row in rows]


def card_box(card: Card, words: Words, inks: Inks, *, large: bool, dim: bool = False) -> list[Content]:
    """A card with its value and code; a large one with its name, and what it was declared to be."""
    frame = Frame("$ink-2", "dashed") if dim else Frame(inks.of_card(card))
    if card is HIDDEN:
        return framed([Content("▒" * (_SMALL - 2))] * 2, _SMALL, frame)
    if not large:
        return _small_box(card, words, frame)
    kind = words.kind(card)
    width = max(_LARGE, len(kind) + 4)
    code = words.say("card-hero") if card.is_hero else card.code
    value = f" {words.value(card)}"
    as_what = words.say("card-as", faction=words.say(f"faction-{card.declared}")) if card.declared else ""
    lines = [
        Content.assemble((value, "bold"), f"{code:>{width - 3 - len(value)}} "),
        Content(),
        Content.styled(kind.center(width - 2), "bold"),
        Content(as_what.center(width - 2)),
        Content(f"{value.strip():>{width - 3}} "),
    ]
    return framed(lines, width, frame)


def _small_box(card: Card, words: Words, frame: Frame) -> list[Content]:
    text = f"{card.code}={card.declared}" if card.declared else card.code
    width = max(_SMALL, len(text) + 4)
    return framed([Content.styled(f" {words.value(card)}", "bold"), Content(f" {text}")], width, frame)


def empty_box(*, large: bool) -> list[Content]:
    """The place of a card that is still to come."""
    return framed([Content()] * (5 if large else 2), _LARGE if large else _SMALL, Frame("$edge", "dashed"))
