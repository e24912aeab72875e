"""Something that is on or off."""

from collections.abc import Mapping
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message

from claim.terminal.form.row import Row, pressable

__all__ = ["Toggle"]


class Toggle(Row):
    """On or off, with a box to tick."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,left,right", "switch", show=False)]

    class Changed(Message):
        """It was switched."""

        def __init__(self, toggle: "Toggle") -> None:
            super().__init__()
            self.toggle = toggle
            self.value = toggle.value

        @property
        def control(self) -> "Toggle":
            """What was switched."""
            return self.toggle

    def __init__(
        self,
        label: str,
        value: bool,
        *,
        note: str = "",
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(label, note=note, id=id, classes=classes)
        self.value = value
        """Whether it is on."""

    def show(self, value: bool, note: str | None = None) -> None:
        """Show that it is on or off."""
        self.value = value
        self.note = self.note if note is None else note
        self.show_chosen()

    def action_switch(self) -> None:
        """Switch it."""
        self.show(not self.value)
        self.post_message(self.Changed(self))

    def pressed(self, _meaning: Mapping[str, object]) -> None:
        """A click anywhere switches it."""
        self.action_switch()

    def chosen(self, _width: int) -> Content:
        """The box and the remark."""
        box = pressable("■" if self.value else "□", "bold" if self.value else "$ink-2")
        return Content.assemble(box, (f"  {self.note}", "$ink-2"))
