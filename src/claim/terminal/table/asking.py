"""Small questions over the table: what to say, whether to give up, whether somebody may take a move back."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content

from claim.terminal.cards import Inks
from claim.terminal.drawn import Drawn
from claim.terminal.speaking import SpeakingModal
from claim.terminal.table.choices import Choices
from claim.terminal.table.decisions import Option

__all__ = ["Asking"]


class Asking(SpeakingModal[str | None]):
    """A question with a few answers. Its result is the answer's word, or None if it was closed."""

    CSS_PATH = "sheets.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)", "dialog-close", key_display="Esc")]

    def __init__(self, title: str, text: str, answers: Sequence[tuple[str, str]]) -> None:
        """`answers` are words with what they mean."""
        super().__init__()
        self._title = title
        self._text = text
        self._options = [Option(word, meaning) for word, meaning in answers]

    def compose(self) -> ComposeResult:
        """The question and its answers."""
        with Vertical(classes="sheet"):
            yield Drawn(lambda _: Content.styled(self._title, "bold $gold"))
            if self._text:
                yield Drawn(lambda _: Content(self._text))
            yield Choices(is_instant=True, first=0)

    def on_mount(self) -> None:
        """Ready to be answered."""
        choices = self.query_one(Choices)
        choices.show(self._options, Inks(self.app.console))
        choices.focus()

    def on_choices_chosen(self, chosen: Choices.Chosen) -> None:
        """An answer was given."""
        self.dismiss(chosen.option.move)
