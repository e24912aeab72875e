"""What there is to read over the table, by name: its title, and how it is drawn."""

from collections.abc import Callable
from typing import Final

from textual.content import Content

from claim.terminal.table.piles import piles
from claim.terminal.table.scene import Scene
from claim.terminal.table.story import story
from claim.terminal.table.votes import board_in_full

__all__ = ["READINGS"]

READINGS: Final[dict[str, tuple[str, Callable[[Scene, int], Content]]]] = {
    "votes": ("votes-title", lambda scene, width: board_in_full(scene.sight.votes, scene.words, scene.inks, width)),
    "story": ("history-title", lambda scene, _: story(scene)),
    "piles": ("tui-piles-title", lambda scene, _: piles(scene)),
}
"""The votes in full, everything that happened, all piles."""
