"""One's own hand: a row of cards in which one moves, types, clicks and plays."""

from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from claim.cards import Card
from claim.terminal.blocks import stacked
from claim.terminal.table.holding import Held, hand_of
from claim.terminal.table.laying import Cell, cells, drawn_cells, row_height
from claim.terminal.table.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Hand"]


class Hand(Widget, can_focus=True):
    """The hand, with one card pointed at."""

    DEFAULT_CSS = "Hand { height: auto; width: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("up", "climb(-1)", show=False),
        Binding("down", "climb(1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
    ]

    class Pointed(Message):
        """Another card is pointed at."""

    class Played(Message):
        """The card pointed at is to be played."""

        def __init__(self, held: Held) -> None:
            super().__init__()
            self.held = held

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.held: tuple[Held, ...] = ()
        self._scene: Scene | None = None
        self._card: Card | None = None
        self._typed = ""

    # What is shown

    def show(self, scene: Scene, values: "Mapping[str, int] | None") -> None:
        """Show the hand as it is now. What was pointed at stays so, if it is still there."""
        self._scene = scene
        self.held = hand_of(scene, values)
        self._typed = ""
        if self.pointed is None:
            self._card = None
        size = self.content_size
        self.refresh(layout=self._height(size.width) != size.height)

    @property
    def pointed(self) -> Held | None:
        """The card that is pointed at, if any."""
        return next((held for held in self.held if held.card is self._card), None)

    def render(self) -> Content:
        """The cards in rows."""
        if self._scene is None:
            return Content()
        laid = self.cells
        manner = self._scene.manner
        return stacked(
            drawn_cells(laid, self.pointed, self._scene.words, self._scene.inks, large=manner.large, hints=manner.hints)
        )

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are."""
        return self._height(width)

    def _height(self, width: int) -> int:
        rows = 1 + max((cell.row for cell in self._laid(width)), default=0)
        return rows * row_height(large=self._is_large)

    @property
    def _is_large(self) -> bool:
        return self._scene is not None and self._scene.manner.large

    @property
    def cells(self) -> list[Cell]:
        """Where each card is."""
        return self._laid(self.content_size.width)

    def _laid(self, width: int) -> list[Cell]:
        return cells(self.held, width, large=self._is_large)

    # Pointing

    def point(self, held: Held | None) -> None:
        """Point at a card, or at none."""
        self._card = None if held is None else held.card
        self.refresh()
        self.post_message(self.Pointed())

    def action_move(self, step: int) -> None:
        """Point at the next card, going round."""
        if self.held:
            self._typed = ""
            at = self._place
            start = (at if at is not None else -1 if step > 0 else 0) + step
            self.point(self.held[start % len(self.held)])

    def action_go(self, place: int) -> None:
        """Point at the first card, or the last."""
        if self.held:
            self.point(self.held[place])

    def action_climb(self, step: int) -> None:
        """Point at the nearest card in the next row; in a single row, at the next card."""
        laid = self.cells
        here = None if self._place is None else laid[self._place]
        beyond = [cell for cell in laid if here is not None and cell.row == here.row + step]
        if here is None or not beyond:
            self.action_move(step)
        else:
            middle = here.x + here.width / 2
            self.point(min(beyond, key=lambda cell: abs(cell.x + cell.width / 2 - middle)).held)

    @property
    def _place(self) -> int | None:
        return next((place for place, held in enumerate(self.held) if held.card is self._card), None)

    # Choosing

    def play(self) -> bool:
        """Play the card that is pointed at, if one is."""
        held = self.pointed
        if held is not None:
            self.post_message(self.Played(held))
        return held is not None

    def choose(self, held: Held) -> None:
        """Point at a card; one that is pointed at already is played."""
        if held.card is self._card:
            self.play()
        else:
            self.point(held)

    def take_key(self, character: str, commands: str) -> bool:
        """Take in a key that was typed: a card's label, or a letter of its code. Whether it meant a card.

        A letter that is a command begins no code, unless it is a capital.
        """
        begun = self._matching(self._typed + character)
        if self._typed and begun:
            self._type(self._typed + character, begun)
            return True
        self._typed = ""
        labelled = next((held for held in self.held if held.label == character), None)
        if labelled is not None:
            self.choose(labelled)
            return True
        begun = self._matching(character)
        if not begun or character in commands:
            return False
        self._type(character, begun)
        return True

    def _matching(self, typed: str) -> list[Held]:
        return [held for held in self.held if str(held.card).casefold().startswith(typed.casefold())]

    def _type(self, typed: str, matching: list[Held]) -> None:
        is_complete = len(matching) == 1 and str(matching[0].card).casefold() == typed.casefold()
        self._typed = "" if is_complete else typed
        if self.pointed not in matching:
            self.point(matching[0])

    def on_click(self, event: events.Click) -> None:
        """A click points at a card; another one plays it."""
        row = event.y // row_height(large=self._is_large)
        for cell in self.cells:
            if cell.covers(event.x, row):
                self.choose(cell.held)
