"""The screen on which a table is put together."""

from random import SystemRandom
from typing import ClassVar, Final, Literal, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import HorizontalGroup
from textual.widgets import Footer, Static

from claim.cards import PAIRS
from claim.deals import BOXES
from claim.rules import TENS_IN_DECK, TIE_BREAKS
from claim.terminal.form import Choose, Entry, Form, Toggle
from claim.terminal.new_table.heroes import HeroValuesScreen
from claim.terminal.new_table.plan import OWN_MIX, TablePlan
from claim.terminal.new_table.seats import Seats
from claim.terminal.new_table.tens import Ten, Tens
from claim.terminal.sizes import HEIGHTS
from claim.terminal.speaking import SpeakingScreen

__all__ = ["NewTableScreen"]

_PAIRS: Final = {pair[0]: pair for pair in PAIRS}
"""The pairs by their first faction."""


class NewTableScreen(SpeakingScreen[None]):
    """What is played, by whom, and how. The foot always says the deck in words."""

    DEFAULT_CSS: ClassVar[str] = """
    NewTableScreen {
        Form { height: 1fr; padding: 0 1; max-width: 110; }
        .title { text-style: bold; color: $brand; padding: 0 1; }
        #partners, #tens-chosen { color: $ink-2; padding: 0 1; }
        #tens-chosen.-short { color: $lose; }
        #values { width: auto; margin-left: 22; color: $brand; }
        #foot {
            padding: 0 2;
            background: $surface;
            #summary { width: 1fr; padding: 0 1 0 0; }
            #open { width: auto; }
        }
        &.-high .gap { margin-top: 1; }
        &.-high Form { padding: 1 2; }
    }
    """
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("o", "open", "new-open"),
        Binding("escape", "dismiss", "new-cancel"),
        Binding("q", "dismiss", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._plan = TablePlan()

    def compose(self) -> ComposeResult:
        """Deck, players, seats, pair and tens, options; at the foot the deck in words."""
        say, plan = self.say, self._plan
        with Form():
            yield Static(say("new-title"), classes="title", markup=False)
            boxes = [*((box, say(f"box-{box}")) for box in BOXES), (OWN_MIX, say("deck-own"))]
            yield Choose(say("new-deck"), boxes, plan.deck, id="deck", classes="gap")
            numbers = [(str(players), str(players)) for players in TENS_IN_DECK]
            yield Choose(say("new-players"), numbers, str(plan.players), id="players", classes="gap")
            yield Seats(plan, self.settings.name, say)
            yield Static(say("new-partners"), id="partners", markup=False)
            pairs = [(key, self._pair_words(pair)) for key, pair in _PAIRS.items()]
            yield Choose(say("new-pair"), pairs, plan.pair[0], id="pair", classes="gap")
            yield Static(id="tens-chosen", classes="gap", markup=False)
            yield Tens(plan, say)
            yield Toggle(say("heroes"), plan.heroes, id="heroes", classes="gap")
            yield Entry("", id="values")
            ties = [(tie_break, say(f"new-tie-break-{tie_break}")) for tie_break in TIE_BREAKS]
            yield Choose(say("new-tie-break"), ties, plan.tie_break, id="tie_break")
            discards = say("new-discards-note")
            yield Toggle(say("new-discards"), plan.open_discards, note=discards, id="open_discards")
            yield Toggle(say("new-take-backs"), plan.take_backs, id="take_backs")
        with HorizontalGroup(id="foot"):
            yield Static(id="summary", markup=False)
            yield Entry(say("new-open"), id="open", classes="-main")
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Show the plan."""
        self._show_plan()

    def on_screen_resume(self) -> None:
        """Values may have been changed meanwhile."""
        self._show_plan()

    def _pair_words(self, pair: tuple[str, str]) -> str:
        one, other = (self.say(f"factions-{code}") for code in pair)
        return self.say("new-pair-names", one=one, other=other)

    # What is chosen

    @on(Choose.Changed)
    async def _choose(self, event: Choose.Changed) -> None:
        plan, value = self._plan, event.value
        match event.choose.id:
            case "deck":
                plan.use_deck(value)
            case "players":
                plan.seat_players(int(value))
                await self.query_one(Seats).seat_anew()
            case "pair":
                plan.choose_pair(_PAIRS[value])
            case "tie_break":
                plan.tie_break = cast("Literal['cards', 'values']", value)
            case _:
                pass
        self._show_plan()

    @on(Toggle.Changed)
    def _switch(self, event: Toggle.Changed) -> None:
        if isinstance(event.toggle, Ten):
            self._plan.choose_ten(event.toggle.code)
        else:
            setattr(self._plan, str(event.toggle.id), event.value)
        self._show_plan()

    @on(Entry.Chosen)
    def _go(self, event: Entry.Chosen) -> None:
        match event.entry.id:
            case "surprise":
                self._plan.surprise(SystemRandom())
                self._show_plan()
            case "values":
                self.app.push_screen(HeroValuesScreen(self._plan))
            case _:
                self.action_open()

    # How it looks

    def _show_plan(self) -> None:
        """Show everything that follows from what is chosen."""
        say, plan = self.say, self._plan
        self.query_one("#deck", Choose).show(plan.deck)
        pair = self.query_one("#pair", Choose)
        pair.note = say(f"new-pair-{plan.pair[0]}")
        pair.show(plan.pair[0])
        self.query_one(Tens).show_plan()
        self.query_one("#partners").display = plan.players == 4
        chosen = self.query_one("#tens-chosen", Static)
        counted = say("new-tens-chosen", chosen=len(plan.tens), wanted=plan.tens_wanted)
        chosen.update(f"{say('new-tens', count=plan.tens_wanted)}: {counted}")
        chosen.set_class(not plan.is_complete, "-short")
        heroes = self.query_one("#heroes", Toggle)
        heroes.disabled = not plan.may_have_heroes
        heroes.show(plan.heroes, say("new-heroes-note" if plan.may_have_heroes else "new-heroes-two"))
        values = self.query_one("#values", Entry)
        values.display = plan.heroes
        values.update(say("new-hero-values", count=len(plan.hero_values)))
        self.query_one("#summary", Static).update(self._in_words())
        self.query_one("#open", Entry).disabled = not plan.is_complete

    def _in_words(self) -> str:
        plan = self._plan
        if not plan.is_complete:
            return self.say("new-missing", count=plan.tens_wanted - len(plan.tens))
        factions = ", ".join(self.say(f"factions-{code}") for code in plan.factions)
        text = "new-summary-heroes" if plan.heroes else "new-summary"
        return self.say(text, cards=plan.cards, factions=factions)

    # To the table

    def action_open(self) -> None:
        """Deal and sit down, unless something is missing."""
        if not self._plan.is_complete:
            self.app.bell()
            return
        names = self.query_one(Seats).names
        people = {seat: names[seat] or self.claim.name_of(seat) for seat in self._plan.people}
        self.claim.play(self._plan.as_table(), people)
