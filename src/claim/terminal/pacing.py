"""The pace of a table at this computer: how long bots take, so that people can follow."""

from collections.abc import Mapping
from typing import Final

__all__ = ["PACES", "pause_after"]

PACES: Final[Mapping[str, float]] = {"normal": 1.0, "fast": 0.3, "none": 0.0}
"""By the name of a pace, the factor of all pauses."""
_LEAST: Final = 0.3
_MOST: Final = 1.5
_EACH: Final = 0.1
"""Seconds for each event that was shown."""


def pause_after(events: int) -> float:
    """Seconds for people to see what happened before the next thing does, by how much it was."""
    return min(_LEAST + _EACH * events, _MOST)
