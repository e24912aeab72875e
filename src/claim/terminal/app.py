"""The application: settings, language, looks, and the way from home to a table and back."""

import os
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from claim.bots.asking import Thinker
from claim.errors import ClaimError
from claim.notation import Record
from claim.terminal.guestbook import Guestbook
from claim.terminal.home import HomeScreen
from claim.terminal.hosted import Hosted
from claim.terminal.keeping import KeptGame, Shelf
from claim.terminal.links import Link
from claim.terminal.pacing import PACES
from claim.terminal.settings import Settings, SettingsFile
from claim.terminal.themes import THEMES
from claim.texts import Texts
from claim.wire.tables import NewTable

__all__ = ["ClaimApp"]


class ClaimApp(App[None]):
    """The table in the terminal."""

    TITLE = "Claim"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, system=True)]

    def __init__(
        self, folder: Path, first: Screen[None] | None = None, environment: Mapping[str, str] = os.environ
    ) -> None:
        """`folder` keeps games and settings; `first` is shown before home."""
        super().__init__(ansi_color=True if environment.get("NO_COLOR") else None)
        self._first = first
        self._environment = environment
        self._file = SettingsFile(folder / "settings.json")
        self.shelf = Shelf(folder / "games")
        self.guestbook = Guestbook(folder / "servers" / "visits.txt")
        self._trouble = ""
        """Why the settings could not be read."""
        try:
            self.settings = self._file.read()
        except ClaimError as error:
            self.settings, self._trouble = Settings(), str(error)
        self.say = Texts(self.settings.spoken(environment))
        for theme in THEMES.values():
            self.register_theme(theme)
        self.theme = THEMES[self.settings.theme].name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours by their own names, until a theme is chosen."""
        return THEMES["dark"].variables

    async def on_mount(self) -> None:
        """Home, and over it what was asked for."""
        await self.push_screen(HomeScreen())
        if self._trouble:
            self.notify(
                self.say("tui-settings-broken", why=self._trouble), severity="warning", markup=False, timeout=10
            )
        if self._first is not None:
            self.push_screen(self._first)

    async def on_unmount(self) -> None:
        """Let the bots go."""
        if "thinker" in self.__dict__:
            self.thinker.close()

    # Settings

    def prefer(self, settings: Settings) -> None:
        """Take other settings, at once, and keep them."""
        if settings.language != self.settings.language:
            self.say = Texts(settings.spoken({**self._environment, "CLAIM_LANG": settings.language}))
        self.settings = settings
        self.theme = THEMES[settings.theme].name
        try:
            self._file.write(settings)
        except OSError as error:
            self.complain(self.say("tui-settings-unwritten", why=error.strerror or str(error)))

    @property
    def settings_path(self) -> Path:
        """Where the settings are kept."""
        return self._file.path

    async def write_anew(self) -> None:
        """Let every screen be written anew, in another language."""
        for screen in self.screen_stack:
            await screen.recompose()

    def name_of(self, seat: int) -> str:
        """What somebody at this keyboard is called who has given no name."""
        return self.say("me-made-up", number=seat + 1)

    # To a table

    @cached_property
    def thinker(self) -> Thinker:
        """Those who think for the bots."""
        return Thinker()

    def play(self, rules: NewTable, people: Mapping[int, str]) -> None:
        """A new game at this computer."""
        self._host(lambda pace: Hosted.new(rules, people, self.shelf, self.thinker, pace=pace))

    def play_on(self, kept: KeptGame) -> None:
        """Go on with a game at this computer."""
        self._host(lambda pace: Hosted.resumed(kept, self.shelf, self.thinker, pace=pace))

    def take_up(self, record: Record, rules: NewTable, people: Mapping[int, str]) -> None:
        """Go on with a game that somebody has recorded."""
        self._host(lambda pace: Hosted.taken_up(record, rules, people, self.shelf, self.thinker, pace=pace))

    def _host(self, begin: Callable[[float], Link]) -> None:
        try:
            link = begin(PACES[self.settings.pace])
        except (ClaimError, OSError) as error:
            self.complain(str(error))
        else:
            self.sit_down(link)

    def sit_down(self, link: Link) -> None:
        """Show the table at which one has this place; whoever leaves it is home again."""
        from claim.terminal.table import TableScreen  # noqa: PLC0415  home is there sooner without it

        table = TableScreen(link)
        if isinstance(self.screen, HomeScreen):
            self.push_screen(table)
        else:
            self.switch_screen(table)

    def complain(self, what: str) -> None:
        """Say what did not work."""
        self.notify(what, severity="error", markup=False, timeout=10)
