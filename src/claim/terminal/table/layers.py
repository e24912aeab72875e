"""What there is to see at a table, one thing at a time: the table, its end, or why neither is to be seen."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.timer import Timer
from textual.widget import Widget

from claim.terminal.drawn import Drawn
from claim.terminal.table.end import End
from claim.terminal.table.notices import notices
from claim.terminal.table.plain import curtain, waiting
from claim.terminal.table.playing import Playing
from claim.terminal.table.scene import Scene
from claim.terminal.table.sitting import Sitting
from claim.texts import Texts

__all__ = ["Layers"]

_NOTE_STAYS: Final = 8.0
"""Seconds for which something passing is told."""


class Layers(Vertical):
    """Everything of a table's screen but its keys."""

    def __init__(self, sitting: Sitting, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._sitting = sitting
        self._say = Texts()
        self._note = ""
        self._is_answer = False
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """All that there may be to see."""
        yield Drawn(self._notices, id="notice")
        yield Playing(id="playing")
        yield End(id="end")
        yield Drawn(self._plain, id="plain")

    @property
    def playing(self) -> Playing:
        """The table while it is played."""
        return self.query_one(Playing)

    @property
    def end(self) -> End:
        """The end of the game."""
        return self.query_one(End)

    def show(self, scene: Scene | None, say: Texts, pace: float) -> None:
        """Draw what there is to see now."""
        self._say = say
        mode, plain = self._sitting.mode, self.query_one("#plain", Drawn)
        self.playing.display, self.end.display = mode == "playing", mode == "over"
        plain.display = mode not in ("playing", "over")
        if scene is not None and mode == "playing":
            self.playing.show(scene, self._sitting)
        if scene is not None and mode == "over":
            self.end.show(scene, pace)
        plain.redraw()
        self._draw_notice()

    @property
    def focus_wanted(self) -> Widget | None:
        """Where keys should go first."""
        match self._sitting.mode:
            case "playing":
                return self.playing.focus_wanted
            case "over":
                return self.end.choices
            case _:
                return None

    # Notices

    def tell(self, note: str, *, is_answer: bool = True) -> None:
        """Say something that passes; an answer to something one did passes as soon as the game goes on."""
        self._note, self._is_answer = note, is_answer
        if self._timer is not None:
            self._timer.stop()
        self._timer = self.set_timer(_NOTE_STAYS, self._hush)
        self._draw_notice()

    def forget_answer(self) -> None:
        """The game goes on, or something else is done: what was answered before matters no more."""
        if self._is_answer:
            self._hush()

    def _hush(self) -> None:
        self._note = ""
        self._draw_notice()

    def _draw_notice(self) -> None:
        notice = self.query_one("#notice", Drawn)
        notice.display = bool(self._notices(0))
        notice.redraw()

    def _notices(self, _width: int) -> Content:
        sitting = self._sitting
        return Content() if sitting.mode == "covered" else notices(sitting.sight, sitting.words(self._say), self._note)

    # Where there is no table

    def _plain(self, _width: int) -> Content:
        sight = self._sitting.sight
        if sight.hand_over is not None:
            return curtain(sight.hand_over, self._say)
        if sight.table is None:
            return Content(self._say("table-loading"))
        return waiting(sight.table, self._sitting.link.address, self._say)
