"""A table in this process to sit at in tests, and an application that shows nothing else."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from random import Random
from typing import Literal

from rich.console import Console
from textual.app import App

from claim.cards import Card
from claim.deals import dealt
from claim.errors import NotYet
from claim.notation import write_record
from claim.rules import Deal, Game, Ruleset
from claim.table import Clock, Entry, House, Refused, Table
from claim.terminal.cards import Inks
from claim.terminal.links import HandOver, Heard, Link
from claim.terminal.settings import Settings
from claim.terminal.table import TableScreen
from claim.terminal.table.scene import Manner, Scene
from claim.terminal.table.sitting import Sitting
from claim.terminal.themes import THEMES
from claim.texts import Texts
from claim.wire import messages as wire
from claim.wire.events import outcome_sent
from claim.wire.messages import Said, TableChanged
from claim.wire.showing import turn_sent, update_sent, view_sent, waiting_sent
from claim.wire.tables import NewTable, SeatInfo, TableInfo
from tests.games import random_move
from tests.table.matches import make, table_of

__all__ = ["Alone", "FakeLink", "link_at", "new_link", "scene_of"]


class FakeLink:
    """A seat at a table in this process; the other seats play at random, or as they are told."""

    def __init__(
        self,
        table: Table,
        *,
        seat: int = 0,
        people: Sequence[int] = (),
        seed: int = 0,
        values: Mapping[str, int] | None = None,
        hosted: bool = True,
        address: str | None = None,
        waits: bool = False,
        code: str = "K7MNQ2XA",
    ) -> None:
        self.table = table
        self.seat = seat
        self.is_hosted = hosted
        self.address = address
        self.sent: list[wire.Received] = []
        self.passed_on = self.taken = 0
        self.is_closed = False
        self.moves_by_itself = True
        """Whether the others move at once."""
        self._people = {seat: "Zoe"} | {other: f"Pat{other}" for other in people}
        self._lots = Random(seed)
        self._values = values
        self._waits = waits
        self._code = code
        self._known = 0
        self._heard: asyncio.Queue[Heard | None] = asyncio.Queue()

    # The other end

    @property
    def rules(self) -> NewTable:
        ruleset = self.table.house.ruleset
        seats = ["me" if seat == self.seat else "steady" for seat in range(ruleset.players)]
        return NewTable(
            ruleset.deck,
            ruleset.heroes,
            dict(ruleset.hero_values),
            "cards" if ruleset.tie_break == "cards" else "values",
            seats,
            open_discards=self.table.house.open_discards,
            take_backs=self.table.house.take_backs,
        )

    @property
    def info(self) -> TableInfo:
        table, outcome = self.table, self.table.game.position.outcome
        by = table.ended_by
        return TableInfo(
            self._code,
            "waiting" if self._waits else "over" if table.is_over else "playing",
            self.rules,
            [self._sitter(seat) for seat in range(table.house.ruleset.players)],
            self.seat,
            offer=table.offer,
            agreed=sorted(table.agreed),
            result=table.result,
            winners=list(table.winners),
            ended_by="votes" if by == "votes" else "time" if by == "time" else "resigned" if by else None,
            outcome=None if outcome is None else outcome_sent(outcome),
        )

    def _sitter(self, seat: int) -> SeatInfo:
        if seat in self._people:
            return SeatInfo("person", self._people[seat], None, present=True)
        return SeatInfo("open", "", None, present=False) if self._waits else SeatInfo("bot", "", "steady", present=True)

    def say(self, message: Heard) -> None:
        """Let something be heard."""
        self._heard.put_nowait(message)

    def show(self) -> None:
        """Let the whole view be heard."""
        self._known = self.table.number(self.seat)
        self.say(view_sent(self.table, self.seat, self.info, 0, extras=True))

    def begin(self) -> None:
        """All are there: the game begins."""
        self._waits = False
        self.show()
        self._let_others_move()

    def add(self, entry: Entry | None) -> None:
        """Let something be done at the table."""
        if entry is None:
            return
        before = self._standing()
        self.table.add(entry)
        if self.table.number(self.seat) != self._known:
            update = update_sent(self.table, self.seat, self._known, 0, extras=True)
            if update is None:
                self.show()
            else:
                self._known = update.number
                self.say(update)
        if entry.kind == "say":
            self.say(Said(entry.seat, entry.body))
        if self._standing() != before:
            self.say(TableChanged(self.info, list(self.table.clocks(self.seat, 0))))

    def _standing(self) -> object:
        return self.table.offer, self.table.agreed, self.table.is_over

    def _let_others_move(self) -> None:
        while self.moves_by_itself and not self.table.is_over:
            position = self.table.game.position
            if position.is_chance:
                self.add(self.table.drawn(random_move(position, self._lots), 0))
            elif (deciding := self.table.bot_to_move()) is not None:
                self.add(self.table.bot_move(deciding[0], random_move(position, self._lots), 0))
            else:
                return

    # The link

    async def messages(self) -> AsyncIterator[Heard]:
        if self._waits:
            yield waiting_sent(self.info)
        else:
            self.show()
            self._let_others_move()
        while (heard := await self._heard.get()) is not None:
            yield heard

    async def send(self, message: wire.Received) -> None:
        self.sent.append(message)
        try:
            self._do(message)
        except NotYet:
            pass
        except Refused as refused:
            self._refuse(message, refused)
        self._let_others_move()

    def _do(self, message: wire.Received) -> None:
        table, seat = self.table, self.seat
        match message:
            case wire.Move(number, move):
                self.add(table.move(seat, number, move, 0))
            case wire.AskBack():
                self.add(table.ask_back(seat, 0))
            case wire.AnswerBack(agree):
                self.add(table.answer_back(seat, agree, 0))
            case wire.Resign():
                self.add(table.resign(seat, 0))
            case wire.Say(text):
                self.add(table.say(seat, text, 0))
            case _:
                raise AssertionError(message)

    def _refuse(self, message: wire.Received, refused: Refused) -> None:
        if isinstance(message, wire.Move):
            legal = turn_sent(self.table, self.seat, 0).legal
            self.say(wire.Refused(refused.code, str(refused), message.move, self.table.number(self.seat), legal))
        else:
            self.say(wire.Error(refused.code, str(refused)))

    async def take_seat(self) -> None:
        self.taken += 1
        self.show()

    async def pass_on(self) -> None:
        self.passed_on += 1
        self.say(HandOver(1, "Pat1"))

    async def values(self) -> Mapping[str, int] | None:
        return self._values

    async def rematch(self, deal: Literal["new", "same"]) -> Link:
        ruleset = self.table.house.ruleset
        given = self.table.deal if deal == "same" else dealt(ruleset, Random(1))
        return FakeLink(Table(self.table.house, given, 0), seat=self.seat)

    async def record(self) -> str:
        names = [self._people.get(seat, f"bot {seat}") for seat in range(self.table.house.ruleset.players)]
        return write_record(self.table.record(names))

    async def close(self) -> None:
        self.is_closed = True
        self._heard.put_nowait(None)


def new_link(
    ruleset: Ruleset, seed: int, *, seat: int = 0, open_discards: bool = True, heroes: Sequence[str] = ()
) -> FakeLink:
    """A seat at a new table, with bots that play at random at the others; perhaps with just these heroes."""
    bots = tuple(None if place == seat else "random" for place in range(ruleset.players))
    deal = dealt(ruleset, Random(seed))
    if heroes:
        deal = _with_heroes(deal, list(heroes))
    table = Table(House(ruleset, bots, open_discards=open_discards), deal, began=0)
    return FakeLink(table, seat=seat, seed=seed)


def _with_heroes(deal: Deal, heroes: list[str]) -> Deal:
    """The same deal with other heroes in the places of those that were drawn."""

    def exchanged(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(Card(heroes.pop()) if card.is_hero else card for card in cards)

    return Deal(deal.leader, tuple(map(exchanged, deal.hands)), exchanged(deal.stock), deal.aside)


def link_at(
    game: Game, moves: str = "", *, seat: int = 0, people: Sequence[int] = (), clock: Clock | None = None
) -> FakeLink:
    """A seat at a table with this game's deal, after these moves; the others wait."""
    bots = [place for place in range(game.ruleset.players) if place != seat and place not in people]
    table = table_of(game, clock, bots)
    make(table, moves)
    link = FakeLink(table, seat=seat, people=people)
    link.moves_by_itself = False
    return link


def scene_of(link: FakeLink, manner: Manner | None = None, language: str = "en") -> Scene:
    """What is drawn for whoever sits there, without any screen."""
    sitting = Sitting(link)
    say = Texts(language)
    sitting.hear(view_sent(link.table, link.seat, link.info, 0, extras=True), say)
    scene = sitting.scene(say, Inks(Console(color_system="truecolor")), manner or Manner())
    assert scene is not None
    return scene


class Alone(App[None]):
    """An application that shows one table, in the looks and the words that were asked for."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, link: Link, *, theme: str = "dark", language: str = "en", settings: Settings | None = None
    ) -> None:
        super().__init__()
        self.say = Texts(language)
        self.settings = settings or Settings(pace="none")
        self._link = link
        for look in THEMES.values():
            if look.name not in self.available_themes:
                self.register_theme(look)
        self.theme = THEMES[theme].name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return THEMES["dark"].variables

    async def on_mount(self) -> None:
        await self.push_screen(TableScreen(self._link))

    @property
    def table(self) -> TableScreen:
        """The table, whatever lies over it."""
        return next(screen for screen in reversed(self.screen_stack) if isinstance(screen, TableScreen))
