"""Blocks: lines that are as long as each other, to be put beside each other."""

from collections.abc import Iterable, Sequence

from textual.content import Content

__all__ = ["Block", "across", "beside", "flowed", "stacked"]

Block = Sequence[Content]


def stacked(lines: Iterable[Content]) -> Content:
    """Lines beneath each other."""
    return Content("\n").join(list(lines))


def beside(blocks: Sequence[Block], gap: int = 1) -> list[Content]:
    """Blocks beside each other, their first lines level."""
    height = max(map(len, blocks), default=0)
    padded = [_squared(block, height) for block in blocks]
    return [Content(" " * gap).join([block[line] for block in padded]) for line in range(height)]


def _squared(block: Block, height: int) -> list[Content]:
    width = max((line.cell_length for line in block), default=0)
    lines = [line.pad_right(width - line.cell_length) for line in block]
    return lines + [Content.blank(width)] * (height - len(lines))


def across(left: Content, right: Content, width: int) -> Content:
    """Something at the left end of a line and something at its right end; beneath each other if there is no room."""
    room = width - left.cell_length - right.cell_length
    return Content.assemble(left, " " * room if room > 0 else "\n", right)


def flowed(parts: Iterable[Content], width: int, gap: int = 2, indent: int = 0) -> Content:
    """Parts one after the other; one that does not fit into a line begins the next."""
    lines: list[Content] = []
    for part in parts:
        if lines and lines[-1].cell_length + gap + part.cell_length <= width:
            lines[-1] = Content.assemble(lines[-1], " " * gap, part)
        else:
            lines.append(Content.assemble(" " * indent, part) if lines else part)
    return stacked(lines)
