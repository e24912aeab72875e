"""Laying out a hand: where each card is drawn, and how."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from textual.content import Content

from claim.terminal.blocks import Block, beside
from claim.terminal.cards import Inks
from claim.terminal.table.boxes import Frame, framed
from claim.terminal.table.holding import Held
from claim.terminal.words import Words

__all__ = ["SIGNS_OF_OUTLOOKS", "SIGNS_OF_VALUES", "Cell", "cells", "drawn_cells", "row_height"]

SIGNS_OF_OUTLOOKS: Final = {"wins": "↑", "loses": "↓", "ahead": "⇡", "behind": "⇣", "ally": "✓"}
"""Dashed arrows where others are still to play."""
SIGNS_OF_VALUES: Final = {1: "+", 0: "=", -1: "−"}
"""The signs of what is proven."""
_LEAST_LARGE: Final = 9
_HEIGHTS: Final = {False: 3, True: 6}
"""How many lines a row takes, of small cards and of large ones."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Where a card of the hand lies."""

    held: Held
    row: int
    x: int
    width: int

    def covers(self, x: int, row: int) -> bool:
        """Whether it lies there."""
        return self.row == row and self.x <= x < self.x + self.width


def row_height(*, large: bool) -> int:
    """How many lines a row of cards takes."""
    return _HEIGHTS[large]


def cells(hand: Iterable[Held], width: int, *, large: bool) -> list[Cell]:
    """The cards in rows of this width, with a gap between factions."""
    laid: list[Cell] = []
    row = x = 0
    for _, group in groupby(hand, key=lambda held: "" if held.card.is_hero else held.card.code):
        for held in group:
            own = max(_LEAST_LARGE, len(held.card.code) + 4) if large else len(held.text) + 2
            if x and x + own > width:
                row, x = row + 1, 0
            laid.append(Cell(held, row, x, own))
            x += own
        x += 1
    return laid


def drawn_cells(
    laid: Sequence[Cell], pointed: Held | None, words: Words, inks: Inks, *, large: bool, hints: bool
) -> list[Content]:
    """The lines of a hand."""
    lines: list[Content] = []
    for _, group in groupby(laid, key=lambda cell: cell.row):
        blocks: list[Block] = []
        x = 0
        for cell in group:
            if cell.x > x:
                blocks.append([Content.blank(cell.x - x)])
            is_pointed = pointed is not None and cell.held.card is pointed.card
            lines_of = _large if large else _small
            frame = _frame(cell.held, inks, is_pointed=is_pointed, hints=hints)
            blocks.append(framed(lines_of(cell, words), cell.width, frame))
            x = cell.x + cell.width
        lines += beside(blocks, gap=0)
    return lines


def _frame(held: Held, inks: Inks, *, is_pointed: bool, hints: bool) -> Frame:
    """The frame of a card: its key on the lower edge, and beside it what would come of it."""
    style = "$ink-2" if held.has_to_wait else inks.of_card(held.card)
    kind = "heavy" if is_pointed else "dashed" if held.has_to_wait else "thin"
    return Frame(f"{style} bold" if is_pointed else style, kind, held.label + _mark(held, hints=hints))


def _mark(held: Held, *, hints: bool) -> str:
    """The sign of what a card is proven to be, or else of what would come of it."""
    if held.value is not None:
        return SIGNS_OF_VALUES[held.value]
    return SIGNS_OF_OUTLOOKS[held.outlook] if hints and held.outlook is not None else ""


def _small(cell: Cell, _words: Words) -> list[Content]:
    """The card in one line; one that has to wait is struck out."""
    return [Content.styled(cell.held.text, "strike" if cell.held.has_to_wait else "bold")]


def _large(cell: Cell, words: Words) -> list[Content]:
    """Its value, its code and how often it is there."""
    held = cell.held
    style = "strike" if held.has_to_wait else "bold"
    times = f"×{held.copies} " if held.copies > 1 else ""
    value = str(words.value(held.card))
    return [
        Content.assemble(" ", (value, style), f"{times:>{cell.width - 3 - len(value)}}"),
        Content(),
        Content.assemble(" ", (held.card.code, style)),
        Content(),
    ]
