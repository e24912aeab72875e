"""A choice of one among several, in a row."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message

from claim.terminal.blocks import flowed
from claim.terminal.form.row import Row, pressable

__all__ = ["Choose"]


class Choose(Row):
    """One of several; the arrows left and right go through them. Many are shown one at a time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,enter,space", "step(1)", show=False),
    ]

    class Changed(Message):
        """Another one was chosen."""

        def __init__(self, choose: "Choose") -> None:
            super().__init__()
            self.choose = choose
            self.value = choose.value

        @property
        def control(self) -> "Choose":
            """Whose choice it was."""
            return self.choose

    def __init__(
        self,
        label: str,
        options: Sequence[tuple[str, str]],
        value: str,
        *,
        note: str = "",
        one_at_a_time: bool = False,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        """`options` are values, each with its words."""
        super().__init__(label, note=note, id=id, classes=classes)
        self._options = options
        self._one_at_a_time = one_at_a_time
        self.value = value
        """What is chosen."""

    def show(self, value: str) -> None:
        """Show another value, which was chosen elsewhere."""
        self.value = value
        self.show_chosen()

    def action_step(self, step: int) -> None:
        """Choose the next one, or the one before; where only one is shown, the last is the end."""
        values = [value for value, _ in self._options]
        place = values.index(self.value) + step
        if self._one_at_a_time:
            self._choose(values[max(0, min(place, len(values) - 1))])
        else:
            self._choose(values[place % len(values)])

    def pressed(self, meaning: Mapping[str, object]) -> None:
        """Choose what was clicked on."""
        if "step" in meaning:
            self.action_step(int(str(meaning["step"])))
        elif "value" in meaning:
            self._choose(str(meaning["value"]))

    def _choose(self, value: str) -> None:
        if value != self.value:
            self.show(value)
            self.post_message(self.Changed(self))

    def chosen(self, width: int) -> Content:
        """All of them with the chosen one marked, or only this."""
        if self._one_at_a_time:
            parts = [self._between_arrows(dict(self._options)[self.value])]
        else:
            parts = [self._option(value, words) for value, words in self._options]
        return flowed([*parts, *([Content.styled(self.note, "$ink-2")] if self.note else [])], width)

    def _between_arrows(self, words: str) -> Content:
        return Content.assemble(
            pressable("‹ ", "$edge", step=-1), Content.styled(words, "bold"), pressable(" ›", "$edge", step=1)
        )

    def _option(self, value: str, words: str) -> Content:
        is_chosen = value == self.value
        return pressable(f"{'●' if is_chosen else '○'} {words}", "bold" if is_chosen else "$ink-2", value=value)
