"""A row of a form: what it is about at the left, what is chosen at the right."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import HorizontalGroup
from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from claim.terminal.drawn import Drawn

__all__ = ["Row", "pressable"]


def pressable(text: str, style: str = "", **meaning: object) -> Content:
    """A text that can be clicked on; `Row.pressed` is told what it means."""
    return Content.styled(text, style).stylize(Style.from_meta(dict(meaning)))


class Row(HorizontalGroup, can_focus=True):
    """A row that can have the focus. What is chosen is drawn by `chosen`, and again after `show_chosen`."""

    DEFAULT_CSS: ClassVar[str] = """
    Row {
        padding: 0 1;
        .row-label { width: 22; padding-right: 2; color: $ink-2; }
        .row-chosen { width: 1fr; }
        &.-short .row-label { width: auto; }
        &:focus {
            .row-label { color: $focus; text-style: bold; }
            .row-chosen { color: $ink; }
        }
        &:focus:nocolor .row-label { text-style: bold reverse; }
        &:disabled { color: $edge; .row-label { color: $edge; } }
    }
    """

    def __init__(self, label: str, *, note: str = "", id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._label = Static(label, classes="row-label", markup=False)
        self._chosen = Drawn(self.chosen, classes="row-chosen")
        self.note = note
        """A remark behind what is chosen."""

    def compose(self) -> ComposeResult:
        """The two halves."""
        yield self._label
        yield self._chosen

    def rename(self, label: str) -> None:
        """Give the row another label."""
        self._label.update(label)

    def show_chosen(self) -> None:
        """Draw what is chosen anew."""
        self._chosen.redraw()

    @abstractmethod
    def chosen(self, width: int) -> Content:
        """What is chosen, in so many columns."""

    @abstractmethod
    def pressed(self, meaning: Mapping[str, object]) -> None:
        """Somebody clicked on something `pressable`, or else on the row: then nothing is meant."""

    def on_click(self, event: events.Click) -> None:
        """Clicks mean what was written there."""
        event.stop()
        if not self.disabled:
            self.screen.set_focus(self)
            self.pressed(event.style.meta)
