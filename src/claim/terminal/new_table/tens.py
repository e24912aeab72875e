"""The tens of a deck, in a grid through which all four arrows go."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ItemGrid
from textual.content import Content

from claim.cards import TENS
from claim.deals import legal_decks
from claim.terminal.cards import Inks
from claim.terminal.form import Entry, Toggle
from claim.terminal.new_table.plan import TablePlan
from claim.texts import Texts

__all__ = ["Ten", "Tens"]

_CELL: Final = 37
"""Columns that a ten with its remark needs at least."""


class Ten(Toggle, inherit_bindings=False):
    """A faction of ten cards, in the deck or not."""

    DEFAULT_CSS: ClassVar[str] = """
    Ten {
        .row-label { display: none; }
        &:focus .row-chosen { color: $focus; }
        &:focus:nocolor .row-chosen { text-style: reverse; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "switch", show=False)]

    def __init__(self, code: str, chosen: bool, say: Texts, inks: Inks) -> None:
        super().__init__("", chosen, note=say(f"new-ten-{code}"), id=f"ten-{code}")
        self.code = code
        self._mark = inks.code(code)
        self._plural = say(f"factions-{code}")

    def chosen(self, _width: int) -> Content:
        """The box, the name, and what they are good for."""
        name = Content.styled(self._plural, "bold" if self.value else "")
        return Content.assemble("■ " if self.value else "□ ", self._mark, " ", name, (f"  {self.note}", "$ink-2"))


class Tens(ItemGrid):
    """All tens, and the surprise."""

    DEFAULT_CSS: ClassVar[str] = """
    Tens { height: auto; Entry { color: $brand; } }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
    ]

    def __init__(self, plan: TablePlan, say: Texts) -> None:
        super().__init__(min_column_width=_CELL, regular=False, id="tens")
        self._plan = plan
        self._say = say

    def compose(self) -> ComposeResult:
        """A cell for each."""
        inks = Inks(self.app.console)
        for code in TENS:
            yield Ten(code, code in self._plan.tens, self._say, inks)
        yield Entry(self._say("new-surprise"), id="surprise")

    def show_plan(self) -> None:
        """Show which are chosen now."""
        for ten in self.query(Ten):
            ten.show(ten.code in self._plan.tens)
        decks = self._say("new-surprise-note", count=len(legal_decks(self._plan.players)))
        words = Content.assemble((self._say("new-surprise"), "bold"), (f"  {decks}", "$ink-2"))
        self.query_one("#surprise", Entry).update(words)

    def action_move(self, right: int, down: int) -> None:
        """Go to the cell beside, above or below; beyond the edge to what comes there."""
        here = self.screen.focused
        if here is None or here not in self.children:
            return
        spot = here.region
        row = [cell for cell in self.children if cell.region.y == spot.y]
        if right:
            self.screen.set_focus(row[(row.index(here) + right) % len(row)])
            return
        beyond = [cell for cell in self.children if cell.region.x == spot.x and (cell.region.y - spot.y) * down > 0]
        if beyond:
            self.screen.set_focus(min(beyond, key=lambda cell: abs(cell.region.y - spot.y)))
        else:
            self._leave(down)

    def _leave(self, down: int) -> None:
        """Go on to what is above or below the grid."""
        chain = self.screen.focus_chain
        edge = self.children[-1] if down > 0 else self.children[0]
        self.screen.set_focus(chain[(chain.index(edge) + down) % len(chain)])
