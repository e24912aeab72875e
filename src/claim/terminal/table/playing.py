"""The table while it is played: zones, seats, votes, story, help, hand and what is to be decided."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from claim.terminal.drawn import Draw, Drawn
from claim.terminal.table.bar import bar
from claim.terminal.table.hand import Hand
from claim.terminal.table.helping import help_line
from claim.terminal.table.panel import Panel
from claim.terminal.table.scene import Scene
from claim.terminal.table.seats import others, own
from claim.terminal.table.sitting import Sitting
from claim.terminal.table.stock import stock
from claim.terminal.table.story import story
from claim.terminal.table.trick import trick
from claim.terminal.table.votes import board

__all__ = ["Playing", "classes_for", "is_large"]

_WIDE, _TALL, _NARROW, _LOW = 110, 36, 72, 24


def is_large(size: Size) -> bool:
    """Whether there is room for cards as boxes."""
    return size.width >= _WIDE and size.height >= _TALL


def classes_for(size: Size) -> dict[str, bool]:
    """How things are arranged in so much room."""
    return {
        "-large": is_large(size),
        "-wide": size.width >= _WIDE,
        "-narrow": size.width < _NARROW,
        "-low": size.height < _LOW,
    }


class Playing(Vertical):
    """The table. It keeps no more than which card is pointed at and whether the decision is folded."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._scene: Scene | None = None
        self._is_sending = False

    def compose(self) -> ComposeResult:
        """Everything from the far end of the table to the near one."""
        yield Drawn(self._of(bar), id="bar")
        with VerticalScroll(id="body", can_focus=False):
            with Vertical(id="mat"):
                yield Drawn(self._of(others), id="others")
                with Horizontal(id="stage"):
                    yield Drawn(self._of(lambda scene, _: stock(scene)), id="stock")
                    yield Drawn(self._of(lambda scene, width: trick(scene, self.hand.pointed, width)), id="trick")
                yield Drawn(self._of(own), id="own")
            with Vertical(id="rail"):
                yield Drawn(self._of(self._board), id="board")
                with VerticalScroll(id="story"):
                    yield Drawn(self._of(lambda scene, _: story(scene)))
        with Vertical(id="near"):
            yield Drawn(self._of(self._help), id="help")
            yield Hand(id="hand")
        yield Panel(id="panel")

    def _of(self, draw: Callable[[Scene, int], Content]) -> Draw:
        """Something drawn from the scene, once there is one."""
        return lambda width: Content() if self._scene is None else draw(self._scene, width)

    @property
    def hand(self) -> Hand:
        """One's own hand."""
        return self.query_one("#hand", Hand)

    @property
    def panel(self) -> Panel:
        """What is to be decided."""
        return self.query_one("#panel", Panel)

    def show(self, scene: Scene, sitting: Sitting) -> None:
        """Draw the table as it is now."""
        self._scene, self._is_sending = scene, sitting.sending is not None
        self.hand.show(scene, sitting.values)
        self.set_class(not self.hand.held, "-empty-handed")
        self.panel.show(sitting.decision(scene), scene.inks, scene.words.say)
        self.redraw()

    def redraw(self) -> None:
        """Draw everything again."""
        for drawn in self.query(Drawn):
            drawn.redraw()

    def tick(self) -> None:
        """Time has passed: draw the clocks again."""
        self.query_one("#bar", Drawn).redraw()

    @property
    def focus_wanted(self) -> Widget:
        """Where keys should go first: the decision, or the hand."""
        return self.panel.choices if self.panel.is_open else self.hand

    def on_hand_pointed(self) -> None:
        """Another card is pointed at: say what it would do."""
        self.query_one("#help", Drawn).redraw()
        self.query_one("#trick", Drawn).redraw()

    def _board(self, scene: Scene, width: int) -> Content:
        return board(scene.sight.votes, scene.words, scene.inks, width, roomy=scene.manner.large)

    def _help(self, scene: Scene, _width: int) -> Content:
        return help_line(scene, self.hand.pointed, sending=self._is_sending)
