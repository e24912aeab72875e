"""The end of a game: the votes one by one, who wears the crown, and what to do next."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.timer import Timer

from claim.terminal.blocks import stacked
from claim.terminal.drawn import Drawn
from claim.terminal.table.ballots import Ballot
from claim.terminal.table.choices import Choices
from claim.terminal.table.decisions import Option
from claim.terminal.table.scene import Scene
from claim.terminal.table.verdict import ballots_of, ballots_shown, headline, reasons
from claim.terminal.table.votes import SIDES
from claim.terminal.words import MARKS

__all__ = ["End"]

_PAUSE: Final = 0.45
"""Seconds between two ballots."""
_OTHER_LINES: Final = 13
"""How high everything is besides the ballots."""


class End(VerticalScroll, can_focus=False):
    """The end of a game, in place of the table."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._scene: Scene | None = None
        self._ballots: list[Ballot] = []
        self._turned = 0
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """The verdict, the ballots, and what to do next."""
        yield Drawn(self._verdict, id="verdict")
        yield Drawn(self._shown, id="ballots")
        yield Choices(is_instant=True, id="next")

    @property
    def choices(self) -> Choices:
        """What one can do next."""
        return self.query_one("#next", Choices)

    @property
    def is_counting(self) -> bool:
        """Whether some votes are still to be turned."""
        return self._turned < len(self._ballots)

    def show(self, scene: Scene, pace: float) -> None:
        """Show the end; the first time the votes are turned one by one, at this pace."""
        is_new = self._scene is None
        self._scene, self._ballots = scene, ballots_of(scene)
        if is_new and scene.table.outcome is not None and pace > 0:
            self._timer = self.set_interval(_PAUSE * pace, self._turn)
        elif is_new or self._timer is None:
            self._turned = len(self._ballots)
        self.choices.show(_options(scene), scene.inks)
        self._redraw()

    def skip(self) -> None:
        """Turn all votes that are left."""
        self._turned = len(self._ballots)
        self._turn()

    def _turn(self) -> None:
        self._turned += 1
        if not self.is_counting and self._timer is not None:
            self._timer.stop()
        self._redraw()

    def _redraw(self) -> None:
        self.choices.display = not self.is_counting
        for drawn in self.query(Drawn):
            drawn.redraw()

    def _verdict(self, _width: int) -> Content:
        scene = self._scene
        if scene is None:
            return Content()
        if self.is_counting:
            return Content.styled(scene.words.say("end-counting"), "bold")
        lines = [Content.styled(f"♛ {headline(scene)}", "bold $gold"), *map(Content, reasons(scene, self._ballots))]
        return stacked([*lines, self._seats_bar(scene)])

    def _seats_bar(self, scene: Scene) -> Content:
        """A sign for every vote, by side."""
        words = scene.words
        votes = [ballot.vote for ballot in self._ballots]
        parts = [
            Content.styled(MARKS[place] * votes.count(side), SIDES[place]) for place, side in enumerate(words.sides)
        ]
        return Content.assemble(*parts, ("·" * votes.count(None), "$ink-2"))

    def _shown(self, _width: int) -> Content:
        scene = self._scene
        if scene is None:
            return Content()
        roomy = 2 * len(self._ballots) + _OTHER_LINES <= self.app.size.height
        shown = ballots_shown(scene, self._ballots, self._turned, roomy=roomy)
        if scene.table.outcome is not None or not self._ballots:
            return shown
        return stacked([Content.styled(scene.words.say("end-as-it-stood"), "$ink-2"), shown])


def _options(scene: Scene) -> list[Option]:
    """What one can do next; who only watched cannot ask for a rematch."""
    say = scene.words.say
    again = []
    if scene.table.rematch is not None:
        again = [Option("new", say("end-rematch-go"))]
    elif scene.words.seat >= 0:
        again = [Option("new", say("end-rematch")), Option("same", say("end-same-deal"))]
    return [
        *again,
        Option("replay", say("end-replay")),
        Option("save", say("end-save")),
        Option("look", say("sheet-look")),
        Option("leave", say("tui-do-leave")),
    ]
