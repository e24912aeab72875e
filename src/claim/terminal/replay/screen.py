"""The screen of a replay."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.style import Style
from textual.widgets import Footer, OptionList

from claim.notation import Record
from claim.rules import BYSTANDER
from claim.terminal.blocks import across
from claim.terminal.cards import Inks
from claim.terminal.drawn import Drawn
from claim.terminal.replay.ending import ended
from claim.terminal.replay.film import Film, Moment
from claim.terminal.replay.moves import MoveList, number_of
from claim.terminal.replay.sitters import Sitters
from claim.terminal.replay.stage import Stage
from claim.terminal.sizes import HEIGHTS, WIDTHS
from claim.terminal.speaking import SpeakingScreen
from claim.terminal.table.votes import board
from claim.terminal.words import Words

__all__ = ["ReplayScreen"]


def _sign(text: str, action: str) -> Content:
    """Something to click on."""
    return Content.styled(f" {text} ", "bold $brand").stylize(Style.from_meta({"@click": f"screen.{action}"}))


class ReplayScreen(SpeakingScreen[None]):
    """A game from the deal to the last move, as fast as one likes."""

    DEFAULT_CSS: ClassVar[str] = """
    ReplayScreen {
        #bar { background: $surface; padding: 0 1; link-style: bold; link-color: $brand; }
        #film { width: 1fr; }
        #stage { height: 1fr; background: $mat; padding: 0 1; scrollbar-size-vertical: 1; }
        #middle { margin: 1 0; }
        #sentence { padding: 0 2; min-height: 2; }
        #votes { padding: 0 2; }
        #rail { width: 46; background: $surface; display: none; }
        #rail-votes { padding: 1 2; display: none; }
        MoveList { height: 1fr; }
        &.-rail #rail { display: block; }
        &.-wide #rail { display: block; }
        &.-wide #rail-votes { display: block; }
        &.-wide #votes { display: none; }
        &.-wide #stage { padding: 1 2; }
        &.-wide .seat { margin-bottom: 1; }
        &.-low .seat, &.-low #middle { margin: 0; }
    }
    """
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "tui-key-move", key_display="←→"),
        Binding("right,space,enter", "step(1)", show=False),
        Binding("up,pageup", "trick(-1)", "tui-key-trick", key_display="↑↓"),
        Binding("down,pagedown", "trick(1)", show=False),
        Binding("home", "go(0)", "tui-key-ends", key_display="Home End"),
        Binding("end", "go(-1)", show=False),
        Binding("m", "moves", "film-moves"),
        Binding("question_mark", "rules", "top-rules", key_display="?"),
        Binding("escape,q", "dismiss", "tui-key-back", key_display="q"),
    ]

    def __init__(self, record: Record, seat: int = BYSTANDER) -> None:
        """`seat` is the one who looks, who is called you."""
        super().__init__()
        self._record = record
        self._seat = seat
        self._film = Film(record)
        self._at = 0

    def compose(self) -> ComposeResult:
        """The table with every seat, what is told, the votes; where there is room, the moves."""
        film = self._film
        words = Words(self.say, film.ruleset, Sitters.of(self._record).called(self.say), self._seat)
        inks = Inks(self.app.console)
        stage = Stage(words, inks)

        def drawn_seat(seat: int) -> Drawn:
            return Drawn(
                lambda width: stage.seat(
                    film.view(self._at), seat, self._moment.seat == seat, width, large=self._is_large
                ),
                classes="seat",
            )

        def votes(width: int) -> Content:
            return board(film.votes(self._at), words, inks, width, roomy=self._is_large)

        yield Drawn(self._bar, id="bar")
        with Horizontal():
            with Vertical(id="film"):
                with VerticalScroll(id="stage", can_focus=False):
                    for seat in words.others:
                        yield drawn_seat(seat)
                    yield Drawn(lambda _: stage.middle(film.view(self._at), large=self._is_large), id="middle")
                    yield drawn_seat(words.home)
                yield Drawn(lambda _: self._sentence(words, inks), id="sentence")
                yield Drawn(votes, id="votes")
            with Vertical(id="rail"):
                yield Drawn(votes, id="rail-votes")
                yield MoveList(film, words, inks)
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Begin with the deal."""
        self._show()

    @property
    def _is_large(self) -> bool:
        """Whether there is room for large cards."""
        return self.has_class("-wide") and self.has_class("-high")

    @property
    def _moment(self) -> Moment:
        return self._film.moments[self._at]

    def _bar(self, width: int) -> Content:
        say, moment = self.say, self._moment
        where = f"{say('film-title')} · {say('film-trick', phase=moment.phase, trick=moment.trick)}"
        return across(Content.styled(where, "bold"), self._transport(), width)

    def _transport(self) -> Content:
        """Where one is, between signs to click on that go elsewhere."""
        number = self.say("film-slider", move=self._at, moves=self._film.last)
        back = [_sign("|«", "go(0)"), _sign("«", "trick(-1)"), _sign("‹", "step(-1)")]
        on = [_sign("›", "step(1)"), _sign("»", "trick(1)"), _sign("»|", "go(-1)")]
        return Content(" ").join([*back, Content.styled(number, "$ink-2"), *on])

    def _sentence(self, words: Words, inks: Inks) -> Content:
        before = inks.inked(words.tell_all(self._moment.before)).stylize_before("$ink-2")
        told = words.tell_all(self._moment.told)
        if self._at == self._film.last:
            told = f"{told} {ended(self._record, self._film.outcome, words)}"
        return Content.assemble(before, " " if before else "", inks.inked(told).stylize_before("bold"))

    def _show(self) -> None:
        for drawn in self.query(Drawn):
            drawn.redraw()
        self.query_one(MoveList).go(self._at)

    # Where to

    def action_go(self, at: int) -> None:
        """Go to a moment; -1 is the last."""
        self._at = self._film.last if at < 0 else min(at, self._film.last)
        self._show()

    def action_step(self, step: int) -> None:
        """One move on, or back."""
        self.action_go(max(0, self._at + step))

    def action_trick(self, step: int) -> None:
        """To the next trick, or back to the beginning of this one or the one before."""
        self.action_go(self._film.trick_from(self._at, step))

    @on(OptionList.OptionSelected)
    def _go_there(self, event: OptionList.OptionSelected) -> None:
        self.action_go(number_of(event.option))

    def action_moves(self) -> None:
        """Show or hide the moves where there is little room."""
        self.toggle_class("-rail")

    def action_rules(self) -> None:
        """Read the rules of this deck."""
        from claim.terminal.rules import RulesScreen, codes_of  # noqa: PLC0415  only if asked for

        self.app.push_screen(RulesScreen(codes_of(self._film.ruleset)))
