"""A table at this computer: bots think in processes, people share the keyboard, and every move is kept."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Final, Literal, assert_never

from claim.bots.asking import Thinker
from claim.errors import ClaimError, NotYet
from claim.notation import Record
from claim.solver import Budget, Unsolvable, refuse_unsolvable
from claim.table import Entry, Refused
from claim.terminal.driving import Driver
from claim.terminal.journal import NotKept
from claim.terminal.keeping import KeptGame, Shelf
from claim.terminal.keyboard import Keyboard
from claim.terminal.links import Heard
from claim.terminal.match import Match, now
from claim.terminal.telling import Teller
from claim.wire.houses import ruleset_of
from claim.wire.messages import AnswerBack, AskBack, Error, Hello, Move, Ping, Pong, Received, Resign, Say
from claim.wire.tables import NewTable
from claim.wire.wishes import Wish, judged

__all__ = ["Hosted"]

_PROVING: Final = Budget(seconds=5.0)
"""How long it may take to prove what each move is worth."""


class Hosted:
    """A place at a table at this computer, or several at one keyboard."""

    is_hosted: Final = True
    address: Final = None

    def __init__(self, match: Match, shelf: Shelf, thinker: Thinker, pace: float) -> None:
        self._match = match
        self._shelf = shelf
        self._thinker = thinker
        self._pace = pace
        self._keyboard = Keyboard(match.table)
        self._teller = Teller(match, self._keyboard)
        self._driver = Driver(match, self._keyboard, self._teller, thinker, pace)
        self._held: Move | None = None
        """A move made while a bot is asked in secret, until the answer is there (R9.9)."""
        self._trying: asyncio.Task[None] | None = None
        """Tries it again."""
        self._preparing: asyncio.Task[None] | None = None
        """Lets the bots' processes start, so that the first need not wait for them."""
        match.on_entry = self._noted

    # Sitting down

    @classmethod
    def new(
        cls,
        rules: NewTable,
        people: Mapping[int, str],
        shelf: Shelf,
        thinker: Thinker,
        *,
        pace: float,
        seed: int | None = None,
    ) -> "Hosted":
        """Deal a new game and keep it; `people` are names by seat, of which the rules say `me` or `open`."""
        return cls(Match.begun(shelf, rules, people, seed), shelf, thinker, pace)

    @classmethod
    def resumed(cls, kept: KeptGame, shelf: Shelf, thinker: Thinker, *, pace: float) -> "Hosted":
        """Go on with a kept game; refused if another window has it, or its file is damaged."""
        return cls(Match.reopened(kept), shelf, thinker, pace)

    @classmethod
    def taken_up(
        cls, record: Record, rules: NewTable, people: Mapping[int, str], shelf: Shelf, thinker: Thinker, *, pace: float
    ) -> "Hosted":
        """Go on with a game that a record tells, kept as a new one; the rules have to be the record's."""
        if ruleset_of(rules) != record.ruleset:
            raise ClaimError("these are not the rules of the record")
        return cls(Match.begun(shelf, rules, people, deal=record.deal, moves=record.moves), shelf, thinker, pace)

    # The link

    async def messages(self) -> AsyncIterator[Heard]:
        """See `Link.messages`."""
        self._teller.welcome()
        self._driver.start()
        self._preparing = asyncio.create_task(asyncio.to_thread(self._thinker.prepare))
        while (message := await self._teller.heard()) is not None:
            yield message

    async def send(self, message: Received) -> None:
        """See `Link.send`."""
        try:
            match message:
                case Move():
                    await self._move(message)
                case Resign() | AskBack() | AnswerBack() | Say():
                    await self._try(message)
                case Hello():
                    self._teller.welcome()
                case Ping():
                    self._teller.tell(Pong())
                case _:
                    assert_never(message)
        except NotKept as error:
            self._teller.tell(Error("broken", str(error)))

    async def take_seat(self) -> None:
        """See `Link.take_seat`."""
        if self._keyboard.next is not None:
            self._keyboard.take()
            self._teller.welcome()
            self._driver.wake()

    async def pass_on(self) -> None:
        """See `Link.pass_on`."""
        if self._keyboard.is_looked_from:
            self._keyboard.pass_on()
            self._teller.welcome()
            self._driver.wake()

    async def values(self) -> Mapping[str, int] | None:
        """See `Link.values`."""
        position = self._match.table.game.position
        try:
            refuse_unsolvable(position)
        except Unsolvable:
            return None
        proven = await self._thinker.values(position, _PROVING)
        return None if proven is None else {str(move): value for move, value in proven.items()}

    async def rematch(self, deal: Literal["new", "same"]) -> "Hosted":
        """See `Link.rematch`."""
        again = self._match.again(self._shelf, same_deal=deal == "same")
        return Hosted(again, self._shelf, self._thinker, self._pace)

    async def record(self) -> str:
        """See `Link.record`."""
        return self._match.record()

    async def close(self) -> None:
        """See `Link.close`."""
        await self._driver.stop()
        await self._match.close()
        self._teller.end()

    # Wishes

    async def _move(self, message: Move) -> None:
        try:
            if not self._keyboard.may_move:
                raise Refused("turn", f"{message.move}: somebody else is to have the keyboard first")
            await self._match.commit(lambda table: table.move(self._seat(), message.number, message.move, now()))
        except NotYet:
            self._held = self._held or message
        except Refused as refused:
            self._teller.refuse(message, refused)

    async def _try(self, wish: Wish) -> None:
        try:
            await self._match.commit(lambda table: judged(wish, table, self._seat(), now()))
        except Refused as refused:
            self._teller.tell(Error(refused.code, str(refused)))

    def _noted(self, entry: Entry) -> None:
        """Something is new at the table."""
        if entry.kind in ("ask-back", "agree-back") and self._match.table.offer is None:
            self._keyboard.start_again()
        self._teller.tell_entry(entry)
        self._driver.wake()
        held, self._held = self._held, None
        if held is not None:
            self._trying = asyncio.create_task(self.send(held))

    def _seat(self) -> int:
        """The seat of who has the keyboard."""
        seat = self._keyboard.holder
        if seat is None:
            raise Refused("turn", "somebody else is to have the keyboard first")
        return seat
