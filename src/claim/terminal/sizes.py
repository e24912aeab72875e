"""The sizes of windows that screens tell apart, as classes for their styles."""

from typing import Final

__all__ = ["HEIGHTS", "WIDTHS"]

WIDTHS: Final = [(0, "-narrow"), (72, "-normal"), (112, "-wide")]
HEIGHTS: Final = [(0, "-low"), (24, "-usual"), (32, "-high")]
