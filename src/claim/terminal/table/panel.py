"""The panel of a decision: its title, what is asked, and the choices. It can be folded to look at the table."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message

from claim.terminal.cards import Inks
from claim.terminal.drawn import Drawn
from claim.terminal.table.choices import Choices
from claim.terminal.table.decisions import Decision
from claim.texts import Texts

__all__ = ["Panel"]


class Panel(Vertical):
    """A decision, if one is due."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "fold", show=False)]

    class Closed(Message):
        """Somebody thought better of a declaration."""

    class Folded(Message):
        """The table is to be seen, or the choices again."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.decision: Decision | None = None
        self.is_folded = False
        """Whether only its title is shown, so that the table can be seen."""
        self._say = Texts()

    def compose(self) -> ComposeResult:
        """The title, what is asked, the choices."""
        yield Drawn(self._title, id="asked-title")
        yield Drawn(self._text, id="asked-text")
        with VerticalScroll(id="asked-choices", can_focus=False):
            yield Choices(id="answers")

    def show(self, decision: Decision | None, inks: Inks, say: Texts) -> None:
        """Put a decision to somebody; None closes it."""
        if decision is None or self.decision is None or decision.title != self.decision.title:
            self.is_folded = False
        self.decision, self._say = decision, say
        self.choices.show(() if decision is None else decision.options, inks)
        self._draw()

    @property
    def choices(self) -> Choices:
        """Its choices."""
        return self.query_one("#answers", Choices)

    @property
    def is_open(self) -> bool:
        """Whether something is to be decided here, and can be seen."""
        return self.decision is not None and not self.is_folded

    def action_fold(self) -> None:
        """Look at the table; a declaration is closed, since no move is due."""
        if self.decision is not None and self.decision.may_be_closed:
            self.post_message(self.Closed())
        else:
            self.fold(True)

    def fold(self, folded: bool) -> None:
        """Show only the title, or everything again."""
        self.is_folded = folded
        self._draw()
        self.post_message(self.Folded())

    def on_click(self) -> None:
        """A click on what is folded opens it."""
        if self.is_folded:
            self.fold(False)

    def _draw(self) -> None:
        self.display = self.decision is not None
        self.set_class(self.is_folded, "-folded")
        for drawn in self.query(Drawn):
            drawn.redraw()

    def _title(self, _width: int) -> Content:
        if self.decision is None:
            return Content()
        title = Content.styled(self.decision.title, "bold $gold")
        if self.is_folded:
            return Content.assemble(title, (f"   ↵ {self._say('sheet-return')}", "$ink-2"))
        way_out = self._say("sheet-close") if self.decision.may_be_closed else self._say("sheet-look")
        return Content.assemble(title, (f"   Esc {way_out}", "$ink-2"))

    def _text(self, _width: int) -> Content:
        if self.decision is None:
            return Content()
        secret = f" {self._say('sheet-secret')}" if self.decision.is_secret else ""
        return Content.assemble(self.decision.text, (secret, "italic $ink-2"))
