"""Something to type in."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import HorizontalGroup
from textual.widgets import Input, Static

__all__ = ["Field"]


class Field(HorizontalGroup):
    """A label and a line for words."""

    DEFAULT_CSS: ClassVar[str] = """
    Field {
        padding: 0 1;
        .row-label { width: 22; padding-right: 2; color: $ink-2; }
        &:focus-within .row-label { color: $focus; text-style: bold; }
        &:focus-within:nocolor .row-label { text-style: bold reverse; }
        Input { width: 1fr; background: $sunk; }
    }
    """

    def __init__(
        self,
        label: str,
        value: str,
        *,
        most: int = 0,
        placeholder: str = "",
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        """At most so many letters; without a limit if `most` is 0."""
        super().__init__(classes=classes)
        self._label = label
        self.input = Input(value, placeholder=placeholder, max_length=most, compact=True, id=id)

    def compose(self) -> ComposeResult:
        """The two halves."""
        yield Static(self._label, classes="row-label", markup=False)
        yield self.input
