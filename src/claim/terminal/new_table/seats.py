"""Who sits where."""

from itertools import zip_longest
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import HorizontalGroup, VerticalGroup
from textual.widgets import Input

from claim.bots import LEVELS
from claim.terminal.form import Choose
from claim.terminal.new_table.plan import TablePlan
from claim.texts import Texts
from claim.wire.houses import ME, OPEN

__all__ = ["Seats"]

_LONGEST_NAME = 24


class SeatRow(HorizontalGroup):
    """A seat: who has it, and a name where several people share the keyboard."""

    DEFAULT_CSS: ClassVar[str] = """
    SeatRow {
        Choose { width: 50; }
        Input { width: 26; background: $sunk; display: none; }
        &.-named Input { display: block; }
    }
    """

    def __init__(self, seat: int, who: str, name: str, say: Texts) -> None:
        super().__init__(id=f"seat-{seat}")
        self.seat = seat
        people = [(ME, say("new-seat-me")), (OPEN, say("tui-new-person"))]
        options = [*people, *((bot, say(f"bot-{bot}")) for bot in LEVELS)]
        self._who = Choose(say("new-seat", seat=seat + 1), options, who, one_at_a_time=True)
        self._called = Input(
            name, placeholder=say("me-made-up", number=seat + 1), max_length=_LONGEST_NAME, compact=True
        )

    def compose(self) -> ComposeResult:
        """The choice and the name."""
        yield self._who
        yield self._called

    def show(self, who: str, *, named: bool) -> None:
        """Show who has it now, and whether a name is wanted."""
        self.set_class(named, "-named")
        self._who.show(who)

    @property
    def name_given(self) -> str:
        """What was typed there."""
        return " ".join(self._called.value.split())


class Seats(VerticalGroup):
    """All seats of a plan."""

    def __init__(self, plan: TablePlan, own_name: str, say: Texts) -> None:
        super().__init__(id="seats")
        self._plan = plan
        self._say = say
        self._names = [own_name if who == ME else "" for who in plan.chairs]

    def compose(self) -> ComposeResult:
        """A row for each."""
        for seat, (who, name) in enumerate(
            zip_longest(self._plan.chairs, self._names[: self._plan.players], fillvalue="")
        ):
            yield SeatRow(seat, who, name, self._say)

    def on_mount(self) -> None:
        """Show names where they are wanted."""
        self.show_plan()

    def show_plan(self) -> None:
        """Show who sits where now."""
        for row in self.query(SeatRow):
            is_person = row.seat in self._plan.people
            row.show(self._plan.chairs[row.seat], named=is_person and len(self._plan.people) > 1)

    @property
    def names(self) -> list[str]:
        """By seat, the name that was given there."""
        return [row.name_given for row in self.query(SeatRow)]

    async def seat_anew(self) -> None:
        """More people play, or fewer; whoever stays keeps their name."""
        self._names = self.names
        await self.recompose()
        self.show_plan()

    @on(Choose.Changed)
    def _seat(self, event: Choose.Changed) -> None:
        event.stop()
        self._plan.seat(event.choose.query_ancestor(SeatRow).seat, event.value)
        self.show_plan()
