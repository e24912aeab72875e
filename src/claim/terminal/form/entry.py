"""An entry of a list: something to go to."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

__all__ = ["Entry"]


class Entry(Static, can_focus=True):
    """A line or two that Enter or a click chooses."""

    DEFAULT_CSS: ClassVar[str] = """
    Entry {
        width: 1fr;
        padding: 0 1 0 0;
        border-left: blank;
        &:hover { background: $sunk; pointer: pointer; }
        &:focus { background: $surface; border-left: thick $focus; }
        &:focus:nocolor { text-style: reverse; }
        &.-main { background: $primary; color: $on-primary; }
        &.-main:focus { background: $primary; color: $on-primary; }
        &.-main:disabled { background: $line; color: $ink-2; }
        &:disabled { color: $edge; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "choose", show=False)]

    class Chosen(Message):
        """Somebody wants to go there."""

        def __init__(self, entry: "Entry") -> None:
            super().__init__()
            self.entry = entry

        @property
        def control(self) -> "Entry":
            """Where to."""
            return self.entry

    def __init__(
        self,
        title: str,
        note: str = "",
        *,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        words = Content.assemble((title, "bold"), *([f"\n{note}"] if note else []))
        super().__init__(words, id=id, classes=classes, markup=False)

    def action_choose(self) -> None:
        """Go there."""
        self.post_message(self.Chosen(self))

    def on_click(self, event: events.Click) -> None:
        """A click is enough."""
        event.stop()
        self.action_choose()
