"""The rules: of the whole game, or of what is in one deck."""

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Footer, OptionList
from textual.widgets.option_list import Option

from claim.cards import CARD_VALUES, HEROES, faction_cards
from claim.rulebook import TOPICS, card_list, name_of, rule_of, topic_text
from claim.rules import Ruleset, hero_value
from claim.terminal.cards import Inks
from claim.terminal.drawn import Drawn
from claim.terminal.prose import prose
from claim.terminal.sizes import WIDTHS
from claim.terminal.speaking import SpeakingScreen

__all__ = ["RulesScreen", "codes_of"]

_WIDEST: Final = 84
"""Columns, beyond which lines are hard to read."""


def codes_of(ruleset: Ruleset) -> tuple[str, ...]:
    """The factions and heroes of a game, with the two-suited cards that some factions bring along."""
    present = {card.code for card in faction_cards(ruleset.factions)}
    return (*(code for code in CARD_VALUES if code in present), *(HEROES if ruleset.heroes else ()))


class Contents(OptionList):
    """What there is to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "cursor_up", "tui-key-choose", key_display="↑↓"),
        Binding("down", "cursor_down", show=False),
    ]


class RulesScreen(SpeakingScreen[None]):
    """Contents at the left, and at the right what is chosen there."""

    DEFAULT_CSS: ClassVar[str] = """
    RulesScreen {
        #contents {
            width: 32; height: 1fr; border: none; background: $surface; padding: 1; scrollbar-size-vertical: 1;
            & > .option-list--option-disabled { color: $gold; text-style: bold; }
        }
        #contents:focus { border: none; }
        #page { padding: 1 2; scrollbar-size-vertical: 1; }
        &.-narrow #contents { width: 1fr; height: 7; }
        &.-narrow Horizontal { layout: vertical; }
        &.-wide #contents { width: 34; }
    }
    """
    HORIZONTAL_BREAKPOINTS = WIDTHS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pagedown,space", "turn(1)", "tui-key-page", key_display="PgDn PgUp", priority=True),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("escape,q", "dismiss", "tui-key-back", key_display="q"),
    ]

    def __init__(self, codes: Sequence[str] | None = None, sought: str | None = None) -> None:
        """`codes` are the factions and heroes in play, which come first; `sought` is where to look."""
        super().__init__()
        self._codes = codes
        self._sought = sought
        self._topic = ""

    def compose(self) -> ComposeResult:
        """The contents and a page."""
        with Horizontal():
            yield Contents(*self._contents(Inks(self.app.console)), id="contents", markup=False)
            with VerticalScroll(id="page", can_focus=False):
                yield Drawn(self._page)
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Open the page that was sought, or the first."""
        contents = self.query_one("#contents", OptionList)
        known = [option.id for option in contents.options]
        contents.highlighted = known.index(self._sought) if self._sought in known else 1
        self.set_focus(contents)

    # Contents

    def _contents(self, inks: Inks) -> Iterator[Option]:
        if self._codes is None:
            yield from self._topics()
            yield from self._cards("rulebook-factions", list(CARD_VALUES), inks)
            yield from self._cards("heroes", HEROES, inks)
        else:
            yield from self._cards("rules-of-deck", self._codes, inks)
            yield from self._topics()

    def _topics(self) -> Iterator[Option]:
        yield Option(self.say("rulebook-title"), disabled=True)
        for topic in TOPICS:
            yield Option(Content(f" {self.say(f'topic-{topic}')}"), id=topic)

    def _cards(self, title: str, codes: Sequence[str], inks: Inks) -> Iterator[Option]:
        yield Option(self.say(title), disabled=True)
        for code in codes:
            name = name_of(code, self.say)
            mark = Content.styled("★ ", "$gold") if code in HEROES else Content.assemble(inks.code(code), " ")
            yield Option(Content.assemble(" ", mark, name), id=code)

    @on(OptionList.OptionHighlighted)
    def _open(self, event: OptionList.OptionHighlighted) -> None:
        self._topic = event.option.id or ""
        self.query_one("#page").scroll_home(animate=False)
        self.query_one(Drawn).redraw()

    # The page

    def _page(self, width: int) -> Content:
        if not self._topic:
            return Content()
        parts: Callable[[str], Iterator[Content | str]] = self._on_topic if self._topic in TOPICS else self._on_cards
        wide = min(width, _WIDEST)
        return Content("\n\n").join(
            Content(prose(part, wide)) if isinstance(part, str) else part for part in parts(self._topic)
        )

    def _on_topic(self, topic: str) -> Iterator[Content | str]:
        yield Content.styled(self.say(f"topic-{topic}"), "bold $brand")
        yield topic_text(topic, self.say)
        if topic == "goal":
            yield self.say("rulebook-unofficial")

    def _on_cards(self, code: str) -> Iterator[Content | str]:
        yield Content.styled(name_of(code, self.say), "bold $brand")
        if code in HEROES:
            yield self.say("rulebook-hero-value", value=hero_value(code))
        else:
            yield self.say("rulebook-cards", count=len(CARD_VALUES[code]), values=card_list(code))
        yield self.say(f"power-{code}")
        yield rule_of(code, self.say)

    def action_turn(self, step: int) -> None:
        """Scroll the page."""
        page = self.query_one("#page", VerticalScroll)
        (page.action_page_down if step > 0 else page.action_page_up)()
