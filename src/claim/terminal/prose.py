"""Longer texts: paragraphs and lists, as the Fluent files write them, wrapped for so many columns."""

import re
from textwrap import wrap

__all__ = ["prose"]


def prose(text: str, width: int) -> str:
    """The text in lines: blank lines part paragraphs, "- " begins a point of a list, other lines go on."""
    return "\n\n".join(_block(part, max(width, 20)) for part in re.split(r"\n\s*\n", text.strip()))


def _block(part: str, width: int) -> str:
    if not part.startswith("- "):
        return "\n".join(wrap(" ".join(part.split()), width))
    points = re.split(r"\n- ", part[2:])
    return "\n".join(line for point in points for line in _point(point, width))


def _point(point: str, width: int) -> list[str]:
    return wrap(" ".join(point.split()), width, initial_indent="• ", subsequent_indent="  ")
