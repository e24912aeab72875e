"""The first screen."""

from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalGroup
from textual.content import Content
from textual.widgets import Footer, Static

from claim.errors import ClaimError
from claim.terminal.cards import Inks
from claim.terminal.form import Entry, Form
from claim.terminal.home.fan import fan
from claim.terminal.home.games import GameEntry, Games, VisitEntry
from claim.terminal.home.lines import own_seat
from claim.terminal.keeping import KeptGame
from claim.terminal.sizes import HEIGHTS, WIDTHS
from claim.terminal.speaking import SpeakingScreen
from claim.wire.tables import NewTable

__all__ = ["HomeScreen"]


class HomeScreen(SpeakingScreen[None]):
    """Play at once, a new table, a link, the games one has, rules, settings."""

    DEFAULT_CSS: ClassVar[str] = """
    HomeScreen {
        #halves { height: 1fr; }
        #ways { width: 36; padding: 1 1 0 2; }
        #games { width: 1fr; padding: 1 2 0 1; }
        #fan { margin: 0 0 1 1; }
        #mood { color: $brand; padding-left: 1; }
        #title { text-style: bold; padding-left: 1; margin-bottom: 1; }
        #lede { color: $ink-2; padding-left: 1; margin-bottom: 1; display: none; }
        #play { margin-bottom: 1; }
        .heading { color: $brand; margin-bottom: 1; padding: 0 1; }
        #how { display: none; margin-top: 1; }
        #how Static { margin-bottom: 1; max-width: 72; padding: 0 1; }
        &.-wide #ways { width: 50; padding: 2 2 0 6; }
        &.-wide #games { padding: 2 6 0 2; }
        &.-high #lede, &.-high #how { display: block; }
        &.-low #fan, &:nocolor #fan { display: none; }
        &.-narrow #halves { layout: vertical; overflow-y: auto; }
        &.-narrow #ways, &.-narrow #games { width: 1fr; height: auto; }
    }
    """
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "play", "home-play"),
        Binding("n", "new", "home-new"),
        Binding("j", "join", "home-join"),
        Binding("r,question_mark", "rules", "top-rules"),
        Binding("s", "settings", "top-settings"),
        Binding("q", "app.quit", "tui-key-quit"),
        Binding("left", "side('ways')", show=False),
        Binding("right", "side('games')", show=False),
    ]

    def compose(self) -> ComposeResult:
        """The ways to a game at the left, the games one has at the right."""
        say = self.say
        with Horizontal(id="halves"):
            with Form(id="ways"):
                yield Static(fan(Inks(self.app.console)), id="fan")
                yield Static(say("home-mood"), id="mood", markup=False)
                yield Static(say("home-title"), id="title", markup=False)
                yield Static(say("home-lede"), id="lede", markup=False)
                yield Entry(say("home-play"), say("home-play-note"), id="play", classes="-main")
                yield Entry(say("home-new"), id="new")
                yield Entry(say("tui-home-join"), id="join")
                yield Entry(say("top-rules"), id="rules")
                yield Entry(say("settings-title"), id="settings")
                yield Entry(say("tui-key-quit"), id="quit")
            with Form(id="games"):
                yield Static(say("games-mine"), classes="heading", markup=False)
                yield Games(self.claim.shelf, self.claim.guestbook, say)
                with VerticalGroup(id="how"):
                    yield Static(say("how-title"), classes="heading", markup=False)
                    for act in ("one", "two", "three"):
                        yield Static(Content.assemble((say(f"how-{act}"), "bold"), f"\n{say(f'how-{act}-text')}"))
        yield Footer(compact=True)

    def on_screen_resume(self) -> None:
        """Whoever comes back finds the games as they are now."""
        self._look()

    @work(exclusive=True)
    async def _look(self) -> None:
        await self.query_one(Games).look()

    # What is chosen

    @on(Entry.Chosen)
    async def _go(self, event: Entry.Chosen) -> None:
        match event.entry:
            case GameEntry(kept=kept) if kept.is_over:
                self._replay(kept)
            case GameEntry(kept=kept):
                self.claim.play_on(kept)
            case VisitEntry(visit=visit):
                self._join(visit.link)
            case Entry(id="quit"):
                self.app.exit()
            case _:
                await self.run_action(str(event.entry.id))

    def action_side(self, side: str) -> None:
        """Go to the first entry of one half."""
        entries = self.query_one(f"#{side}").query(Entry)
        if entries:
            self.set_focus(entries.first())

    def action_play(self) -> None:
        """Claim against the usual bot, at once."""
        self.claim.play(NewTable(), {0: self.settings.name or self.claim.name_of(0)})

    # Screens that home does not need to be there itself

    def _replay(self, kept: KeptGame) -> None:
        from claim.terminal.replay import ReplayScreen  # noqa: PLC0415

        try:
            self.app.push_screen(ReplayScreen(kept.record(), own_seat(kept)))
        except ClaimError as error:
            self.claim.complain(str(error))

    def action_new(self) -> None:
        """Choose what is played and by whom."""
        from claim.terminal.new_table import NewTableScreen  # noqa: PLC0415

        self.app.push_screen(NewTableScreen())

    def action_join(self) -> None:
        """Join a table by its link."""
        self._join("")

    def _join(self, link: str) -> None:
        from claim.terminal.join import JoinScreen  # noqa: PLC0415

        self.app.push_screen(JoinScreen(link))

    def action_rules(self) -> None:
        """Read the rules."""
        from claim.terminal.rules import RulesScreen  # noqa: PLC0415

        self.app.push_screen(RulesScreen())

    def action_settings(self) -> None:
        """Change the settings."""
        from claim.terminal.settings_screen import SettingsScreen  # noqa: PLC0415

        self.app.push_screen(SettingsScreen())
