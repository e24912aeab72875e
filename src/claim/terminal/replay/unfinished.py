"""A record that is not finished: play on, or look at it."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Footer, Static

from claim.errors import ClaimError
from claim.notation import Record
from claim.terminal.form import Entry, Form
from claim.terminal.replay.screen import ReplayScreen
from claim.terminal.replay.sitters import Sitters
from claim.terminal.speaking import SpeakingScreen
from claim.wire.houses import ME

__all__ = ["UnfinishedScreen"]


class UnfinishedScreen(SpeakingScreen[None]):
    """Asks what to do with it."""

    DEFAULT_CSS: ClassVar[str] = """
    UnfinishedScreen {
        Form { padding: 1 2; max-width: 72; }
        .title { text-style: bold; color: $brand; padding: 0 1; }
        .note { color: $ink-2; padding: 0 1; margin-bottom: 1; }
        Entry { margin-bottom: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", "tui-key-back", key_display="q")]

    def __init__(self, record: Record) -> None:
        super().__init__()
        self._record = record
        self._sitters = Sitters.of(record)

    def compose(self) -> ComposeResult:
        """The two ways on."""
        say = self.say
        with Form():
            yield Static(say("tui-unfinished-title"), classes="title", markup=False)
            yield Static(say("replay-unfinished", moves=len(self._record.moves)), classes="note", markup=False)
            yield Entry(say("tui-unfinished-play"), self._against(), id="play", classes="-main")
            yield Entry(say("tui-unfinished-look"), say("tui-unfinished-look-note"), id="look")
        yield Footer(compact=True)

    def _against(self) -> str:
        """Who else plays on."""
        try:
            seats = self._sitters.seats()
        except ClaimError as error:
            return str(error)
        others = [self._called(seat, who) for seat, who in enumerate(seats) if who != ME]
        return self.say("tui-unfinished-play-note", names=", ".join(others))

    def _called(self, seat: int, who: str) -> str:
        say = self.say
        if f"bot-{who}" not in say.names:
            return self._sitters.called(say)[seat]
        return say("bot-seated", name=say(f"seat-bot-{seat}"), bot=say(f"bot-{who}"))

    @on(Entry.Chosen, "#play")
    def _play(self) -> None:
        try:
            self.claim.take_up(self._record, self._sitters.table(), self._sitters.people(self.say))
        except ClaimError as error:
            self.claim.complain(str(error))

    @on(Entry.Chosen, "#look")
    def _look(self) -> None:
        self.app.switch_screen(ReplayScreen(self._record))
