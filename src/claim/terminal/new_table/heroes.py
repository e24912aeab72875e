"""The heroes' values at a table, to be those printed on one's own cards."""

from collections.abc import Mapping
from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ItemGrid
from textual.content import Content
from textual.message import Message
from textual.widgets import Footer, Static

from claim.rules import MOST_HERO_VALUE, hero_value
from claim.terminal.form import Form
from claim.terminal.form.row import Row, pressable
from claim.terminal.new_table.plan import TablePlan
from claim.terminal.speaking import SpeakingScreen

__all__ = ["HeroValuesScreen"]

_COLUMN: Final = 34


class HeroValue(Row):
    """A hero and its value: arrows change it by one, digits type it."""

    DEFAULT_CSS: ClassVar[str] = "HeroValue .row-label { width: 24; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "add(-1)", show=False),
        Binding("right,plus", "add(1)", show=False),
    ]

    class Changed(Message):
        """A hero has another value."""

        def __init__(self, name: str, value: int) -> None:
            super().__init__()
            self.name = name
            self.value = value

    def __init__(self, hero: str, label: str, value: int) -> None:
        super().__init__(label)
        self.hero = hero
        self.value = value
        self._typed = ""

    def show(self, value: int) -> None:
        """Show another value."""
        self.value = value
        self.show_chosen()

    def chosen(self, _width: int) -> Content:
        """The value between two arrows, marked if it is not ours."""
        style = "bold" if self.value == hero_value(self.hero) else "bold $gold"
        mark = "" if self.value == hero_value(self.hero) else " *"
        return Content.assemble(
            pressable("‹ ", "$edge", step=-1),
            (f"{self.value:2}", style),
            pressable(" ›", "$edge", step=1),
            (mark, "$gold"),
        )

    def action_add(self, step: int) -> None:
        """One more, or one less."""
        self._typed = ""
        self._set(self.value + step)

    def pressed(self, meaning: Mapping[str, object]) -> None:
        """The arrows can be clicked on."""
        if "step" in meaning:
            self.action_add(int(str(meaning["step"])))

    def on_key(self, event: events.Key) -> None:
        """Digits are typed as a number."""
        if event.character is not None and event.character in "0123456789":
            event.stop()
            typed = self._typed + event.character
            self._typed = typed if int(typed) <= MOST_HERO_VALUE else event.character
            self._set(int(self._typed))

    def on_blur(self) -> None:
        """A number ends when one goes on."""
        self._typed = ""

    def _set(self, value: int) -> None:
        if 0 <= value <= MOST_HERO_VALUE and value != self.value:
            self.show(value)
            self.post_message(self.Changed(self.hero, value))


class HeroValuesScreen(SpeakingScreen[None]):
    """Every hero's value."""

    DEFAULT_CSS: ClassVar[str] = """
    HeroValuesScreen {
        Form { padding: 1 2; }
        .title { text-style: bold; color: $brand; padding: 0 1; }
        .note { color: $ink-2; padding: 0 1; margin-bottom: 1; }
        ItemGrid { height: auto; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "dismiss", "hero-values-done"),
        Binding("q", "dismiss", show=False),
        Binding("backspace,delete", "reset", "hero-values-reset"),
    ]

    def __init__(self, plan: TablePlan) -> None:
        super().__init__()
        self._plan = plan

    def compose(self) -> ComposeResult:
        """A row for each."""
        with Form():
            yield Static(self.say("hero-values-title"), classes="title", markup=False)
            yield Static(self.say("hero-values-note", most=MOST_HERO_VALUE), classes="note", markup=False)
            with ItemGrid(min_column_width=_COLUMN):
                for name, value in self._plan.values().items():
                    yield HeroValue(name, self.say(f"hero-{name}"), value)
        yield Footer(compact=True)

    @on(HeroValue.Changed)
    def _give(self, event: HeroValue.Changed) -> None:
        self._plan.give_hero(event.name, event.value)

    def action_reset(self) -> None:
        """All values are ours again."""
        self._plan.hero_values.clear()
        for row in self.query(HeroValue):
            row.show(hero_value(row.hero))
