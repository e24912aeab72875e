"""A match at this computer: a table, and the journal that keeps it."""

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Final

from msgspec.structs import replace

from claim.deals import dealt
from claim.errors import ClaimError
from claim.notation import Record, write_record
from claim.rules import Deal, Move
from claim.table import STAND_IN, Entry, Table
from claim.terminal.journal import Heading, Journal, NotKept, Written
from claim.terminal.keeping import KeptGame, Shelf, ended, folded, record_of
from claim.wire.houses import ME, OPEN, checked, deal_written, ruleset_of
from claim.wire.showing import standing_sent
from claim.wire.tables import NewTable, SeatInfo, TableInfo

__all__ = ["Judge", "Match", "now"]

_SEEDS: Final = 10**9

Judge = Callable[[Table], Entry | None]
"""Finds what to keep at a table as it is now: an entry, None for nothing, or it refuses."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Match:
    """A table, and the journal that keeps it.

    Whatever changes it is judged, kept and folded, in this order. All luck comes from the seed and the number of
    moves made, so a game that is taken up again goes on as it would have gone.
    """

    def __init__(self, heading: Heading, journal: Journal, table: Table) -> None:
        self.heading = heading
        self.table = table
        self.journal = journal
        self.on_entry: Callable[[Entry], None] = lambda _entry: None
        """Called with what was just kept and folded."""
        self._lock = asyncio.Lock()
        self._is_end_noted = False
        self._is_closed = False

    # Beginning

    @classmethod
    def begun(
        cls,
        shelf: Shelf,
        rules: NewTable,
        people: Mapping[int, str],
        seed: int | None = None,
        deal: Deal | None = None,
        moves: Sequence[Move] = (),
    ) -> "Match":
        """A new one, with these cards or those that the seed deals, and perhaps some moves made already."""
        agreed = _agreed(rules, people)
        drawn = secrets.randbelow(_SEEDS) if seed is None else seed
        heading = Heading(
            rules=agreed,
            deal=deal_written(agreed, deal or dealt(ruleset_of(agreed), Random(drawn))),
            names=[people.get(seat, "") for seat in range(len(agreed.seats))],
            seed=str(drawn),
            began=now(),
        )
        entries = _entries(heading, deal, moves)
        table = folded(Written(heading, entries, None, 0, 0))
        return cls(heading, shelf.begin(heading, entries), table)

    @classmethod
    def reopened(cls, kept: KeptGame) -> "Match":
        """One that was kept; refused if another window has it, or its journal is damaged."""
        journal, written = Journal.reopened(kept.path)
        try:
            match = cls(written.heading, journal, folded(written))
        except BaseException:
            journal.close()
            raise
        match._is_end_noted = written.ended is not None
        return match

    # Going on

    async def commit(self, judge: Judge) -> bool:
        """Keep, fold and tell what `judge` finds right; False if that is nothing. `NotKept` if it cannot be kept.

        What has begun is brought to its end, even if whoever waits for it no longer does.
        """
        return await asyncio.shield(self._commit(judge))

    async def _commit(self, judge: Judge) -> bool:
        async with self._lock:
            entry = None if self._is_closed else judge(self.table)
            if entry is None:
                return False
            await asyncio.to_thread(self.journal.add, entry)
            self.table.add(entry)
            self.on_entry(entry)
            await self._note_end()
            return True

    async def close(self) -> None:
        """Let others go on with it; what is being kept is kept first."""
        async with self._lock:
            self._is_closed = True
            self.journal.close()

    def seed(self, what: str) -> str:
        """What the next lots of this kind are drawn by."""
        return f"{self.heading.seed} {what} {len(self.table.game.moves)}"

    async def _note_end(self) -> None:
        how = ended(self.table)
        if how is not None and not self._is_end_noted:
            self._is_end_noted = True
            with suppress(NotKept):  # lists find it out by themselves
                await asyncio.to_thread(self.journal.end, how)

    # What is told of it

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return self.table.house.people

    def name(self, seat: int) -> str:
        """What the person at a seat is called."""
        return self.heading.names[seat]

    def info(self, eyes: int) -> TableInfo:
        """The table as it is told to these eyes."""
        seats = [self._seat(seat) for seat in range(len(self.heading.names))]
        told = TableInfo(self.journal.path.stem, "playing", self.heading.rules, seats, mine=eyes)
        return standing_sent(told, self.table)

    def _seat(self, seat: int) -> SeatInfo:
        bot = self.table.house.bots[seat]
        if bot is not None:
            return SeatInfo("bot", "", bot, present=True)
        stands_in = STAND_IN if seat in self.table.standing_in else None
        return SeatInfo("person", self.name(seat), stands_in, present=True)

    def record(self) -> str:
        """The game as a `.claim` file has it, once it is over."""
        return write_record(record_of(self.heading, self.table))

    # Once more

    def again(self, shelf: Shelf, *, same_deal: bool) -> "Match":
        """The match that comes after it: with a new deal, or the same with the seats changed."""
        if not self.table.is_over:
            raise ClaimError("a rematch comes after the game; this one is not over")
        rules = self.heading.rules
        if not same_deal:
            return Match.begun(shelf, rules, {seat: self.name(seat) for seat in self.people})
        seats = [*rules.seats[-1:], *rules.seats[:-1]]
        people = {(seat + 1) % len(seats): self.name(seat) for seat in self.people}
        return Match.begun(shelf, replace(rules, seats=seats), people, deal=self.table.deal)


def _agreed(rules: NewTable, people: Mapping[int, str]) -> NewTable:
    """The rules of a table at this computer; refused if there can be none."""
    agreed = checked(rules)
    if agreed.clock is not None:
        raise ClaimError("a table at this computer has no clock: its games may rest for as long as one likes", "clock")
    if {seat for seat, wish in enumerate(agreed.seats) if wish in (ME, OPEN)} != set(people):
        raise ClaimError(f"seats {' '.join(agreed.seats)}: not the seats of the people, {sorted(people)}", "seats")
    return agreed


def _entries(heading: Heading, deal: Deal | None, moves: Sequence[Move]) -> list[Entry]:
    """The entries of moves that were made elsewhere; refused at the first illegal one."""
    if not moves or deal is None:
        return []
    game = Record(ruleset_of(heading.rules), deal, tuple(moves)).replay()
    seats = (position.to_move for position in game.positions)
    return [
        Entry(number, heading.began, "move", seat or 0, str(move))
        for number, (seat, move) in enumerate(zip(seats, moves, strict=False), 1)
    ]
