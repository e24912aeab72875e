"""The settings, to be changed."""

from typing import ClassVar, get_args

from msgspec.structs import replace
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Footer, Input, Static

from claim.terminal.form import Choose, Field, Form, Toggle
from claim.terminal.settings import Look, Pace
from claim.terminal.speaking import SpeakingScreen
from claim.texts import Texts, languages

__all__ = ["SettingsScreen"]

_LONGEST_NAME = 24


class SettingsScreen(SpeakingScreen[None]):
    """Every setting, in effect as soon as it is changed."""

    DEFAULT_CSS: ClassVar[str] = """
    SettingsScreen {
        Form { padding: 1 2; max-width: 96; }
        .title { text-style: bold; color: $brand; padding: 0 1; margin-bottom: 1; }
        Row, Field { margin-bottom: 1; }
        .where { color: $ink-2; padding: 0 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", "tui-key-back"),
        Binding("q", "dismiss", show=False),
    ]

    def compose(self) -> ComposeResult:
        """A row for each."""
        say, now = self.say, self.settings
        with Form():
            yield Static(say("settings-title"), classes="title", markup=False)
            own_names = sorted(((tag, Texts(tag)("tui-language")) for tag in languages()), key=lambda tongue: tongue[1])
            tongues = [("", say("settings-theme-system")), *own_names]
            yield Choose(say("settings-language"), tongues, now.language, id="language")
            looks = [(look, say(f"settings-theme-{look}")) for look in get_args(Look)]
            yield Choose(say("settings-theme"), looks, now.theme, id="theme")
            paces = [(pace, say(f"settings-speed-{pace}")) for pace in get_args(Pace)]
            yield Choose(say("tui-settings-pace"), paces, now.pace, id="pace")
            yield Toggle(say("settings-hints"), now.hints, note=say("tui-settings-hints-note"), id="hints")
            yield Toggle(say("settings-labels"), now.zone_labels, note=say("settings-labels-note"), id="zone_labels")
            yield Field(say("me-title"), now.name, most=_LONGEST_NAME, placeholder=self.claim.name_of(0), id="name")
            yield Static(say("tui-settings-where", file=str(self.claim.settings_path)), classes="where", markup=False)
        yield Footer(compact=True)

    @on(Choose.Changed)
    async def _choose(self, event: Choose.Changed) -> None:
        self.claim.prefer(replace(self.settings, **{str(event.choose.id): event.value}))
        if event.choose.id == "language":
            await self.claim.write_anew()
            self.set_focus(self.query_one("#language"))

    @on(Toggle.Changed)
    def _switch(self, event: Toggle.Changed) -> None:
        self.claim.prefer(replace(self.settings, **{str(event.toggle.id): event.value}))

    @on(Input.Changed)
    def _rename(self, event: Input.Changed) -> None:
        self.claim.prefer(replace(self.settings, name=" ".join(event.value.split())))
