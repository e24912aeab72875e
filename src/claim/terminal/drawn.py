"""A widget that is drawn from what is known, for as much room as it has."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

if TYPE_CHECKING:
    from textual.css.styles import RulesMap

__all__ = ["Draw", "Drawn"]

Draw = Callable[[int], Content]
"""What is to be seen in so many columns."""


class Drawn(Widget):
    """Something drawn. Whatever its size becomes, it shows what is known."""

    DEFAULT_CSS = "Drawn { height: auto; width: 1fr; }"

    def __init__(self, draw: Draw, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._draw = draw
        self._drawn: dict[int, Content] = {}
        """What was drawn for each width since something changed."""

    def render(self) -> Content:
        """Draw it for the room there is."""
        return self._content(self.content_size.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as what is drawn."""
        return self._height(width)

    def redraw(self) -> None:
        """Draw it again: something has changed. Other things move only if it needs another height."""
        self._drawn.clear()
        height = self.styles.height
        is_fixed = height is not None and not height.is_auto
        size = self.content_size
        self.refresh(layout=not is_fixed and self._height(size.width) != size.height)

    def _content(self, width: int) -> Content:
        if width not in self._drawn:
            self._drawn[width] = self._draw(width)
        return self._drawn[width]

    def _height(self, width: int) -> int:
        return self._content(width).get_height(cast("RulesMap", self.styles), width) if width > 0 else 0
