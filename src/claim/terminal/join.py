"""Joining a table on a server by its link."""

from datetime import UTC, datetime
from typing import ClassVar, Final

from msgspec.structs import replace
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Footer, Input, Static

from claim.errors import ClaimError
from claim.terminal.form import Entry, Field, Form, Toggle
from claim.terminal.linked import joined
from claim.terminal.speaking import SpeakingScreen
from claim.wire.client import NotOurs, Refusal, Unreachable, link_read

__all__ = ["JoinScreen"]

_LONGEST_NAME: Final = 24
_EXAMPLE: Final = "https://claim.example/t/K7PM2QXA"


class JoinScreen(SpeakingScreen[None]):
    """Asks for the link and a name; with both it goes there at once."""

    DEFAULT_CSS: ClassVar[str] = """
    JoinScreen {
        Form { padding: 1 2; max-width: 96; }
        .title { text-style: bold; color: $brand; padding: 0 1; margin-bottom: 1; }
        Field, Toggle { margin-bottom: 1; }
        .note { color: $ink-2; padding: 0 1; margin-bottom: 1; }
        #go { width: auto; min-width: 20; margin: 0 1 1 1; }
        #trouble { padding: 0 1; }
        #trouble.-wrong { color: $lose; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "tui-key-back")]

    def __init__(self, url: str = "") -> None:
        super().__init__()
        self._url = url

    def compose(self) -> ComposeResult:
        """Link, name, whether to sit down, and what did not work."""
        say = self.say
        with Form():
            yield Static(say("tui-join-title"), classes="title", markup=False)
            yield Static(say("tui-join-note"), classes="note", markup=False)
            yield Field(say("tui-join-link"), self._url, placeholder=_EXAMPLE, id="link")
            yield Field(say("me-name"), self.settings.name, most=_LONGEST_NAME, id="name")
            yield Toggle(say("tui-join-watch"), False, note=say("tui-join-watch-note"), id="watch")
            yield Entry(say("wait-join"), id="go", classes="-main")
            yield Static(id="trouble", markup=False)
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """With a link and a name nothing has to be asked."""
        if self._url and self.settings.name:
            self._go()
        else:
            self.set_focus(self.query_one("#name" if self._url else "#link", Input))

    @property
    def _is_watching(self) -> bool:
        return self.query_one("#watch", Toggle).value

    @on(Input.Submitted)
    @on(Entry.Chosen)
    def _go(self) -> None:
        """Ask for what is missing; with everything there, go."""
        link, name = self.query_one("#link", Input), self.query_one("#name", Input)
        if not (link_read(link.value.strip()) or ("", None))[1]:
            self.set_focus(link)
            self._tell(self.say("tui-join-no-link", example=_EXAMPLE) if link.value else "", wrong=True)
        elif not name.value.strip() and not self._is_watching:
            self.set_focus(name)
            self._tell(self.say("wait-name"))
        else:
            self._join()

    @work(exclusive=True)
    async def _join(self) -> None:
        link, name = (self.query_one(field, Input).value for field in ("#link", "#name"))
        name = " ".join(name.split())
        if name and name != self.settings.name:
            self.claim.prefer(replace(self.settings, name=name))
        self._tell(self.say("tui-join-going"))
        try:
            place = await joined(link.strip(), name, spectate=self._is_watching)
        except ClaimError as error:
            self._tell(self._why(error), wrong=True)
        else:
            self.claim.guestbook.note(place.address, datetime.now(UTC))
            self.claim.sit_down(place)

    def _why(self, error: ClaimError) -> str:
        """What did not work, in the language chosen as far as there are words for it."""
        match error:
            case Unreachable():
                return self.say("error-client-server", server=error.server, why=error.why)
            case NotOurs():
                return self.say("error-client-other", server=error.server)
            case Refusal() if f"fail-{error.code}" in self.say.names:
                return self.say(f"fail-{error.code}")
            case _:
                return str(error)

    def _tell(self, what: str, *, wrong: bool = False) -> None:
        trouble = self.query_one("#trouble", Static)
        trouble.set_class(wrong, "-wrong")
        trouble.update(what)
