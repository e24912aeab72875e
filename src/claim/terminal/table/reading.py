"""Something to read over the table: the votes in full, the whole story, all piles."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content

from claim.terminal.drawn import Draw, Drawn
from claim.terminal.speaking import SpeakingModal

__all__ = ["Reading"]


class Reading(SpeakingModal[None]):
    """Something to read. It is drawn anew whenever something happens at the table."""

    CSS_PATH = "sheets.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,v,l,p", "dismiss(None)", "dialog-close", key_display="Esc")
    ]

    def __init__(self, title: str, draw: Draw) -> None:
        super().__init__()
        self._title = title
        self._draw = draw

    def compose(self) -> ComposeResult:
        """The title, and the rest beneath it, which may be longer than the screen."""
        with Vertical(classes="sheet reading"):
            yield Drawn(self._titled)
            with VerticalScroll():
                yield Drawn(self._draw)

    def on_mount(self) -> None:
        """Arrows scroll it."""
        self.query_one(VerticalScroll).focus()

    def redraw(self) -> None:
        """Something has happened."""
        for drawn in self.query(Drawn):
            drawn.redraw()

    def _titled(self, _width: int) -> Content:
        return Content.assemble((self._title, "bold $gold"), (f"   Esc {self.say('dialog-close')}", "$ink-2"))
