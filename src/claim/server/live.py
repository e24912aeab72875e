"""A live table: the stored table, its log folded, and everybody who is connected to it here."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from claim.errors import NotYet
from claim.rules import BYSTANDER
from claim.server import clock
from claim.server.allowance import Allowance
from claim.server.holding import Attempt, Holding
from claim.server.nudger import CHANGED
from claim.server.presence import with_presence
from claim.server.recipients import Recipient
from claim.server.storage import Storage
from claim.server.stored import StoredTable
from claim.server.teller import Teller
from claim.table import Entry, Refused, Table
from claim.wire.houses import house_of

__all__ = ["Judge", "LiveTable"]

_TALK_AT_ONCE: Final = 5
_TALK_A_SECOND: Final = 0.5

Judge = Callable[[Table], Entry | None]
"""Finds what to commit at a table as it is now: an entry, None for nothing, or it refuses."""


class LiveTable:
    """A table to which somebody is connected in this process.

    Whatever changes it happens under its `lock`, in this order: judge, commit, fold, tell. If another process was
    quicker, what it committed is folded first and everything is judged again.
    """

    def __init__(self, stored: StoredTable, storage: Storage, nudge: Callable[[int, int], None], grace: int) -> None:
        self.stored = stored
        self.table: Table | None = None
        """The log folded; None until the game has begun."""
        self.lock = asyncio.Lock()
        self.recipients: set[Recipient] = set()
        self.latest = stored.began or stored.created
        """When the last entry was made."""
        self.shown_at = self.latest
        """When there was last something new for everybody to see."""
        self.on_news: Callable[[bool], None] = lambda _committed_here: None
        """Called when there are new entries, with whether this process committed them, and when the game begins."""
        self.on_people: Callable[[], None] = lambda: None
        """Called when somebody came or left, or a bot plays for them."""
        self.on_seated: Callable[[int], None] = lambda _seat: None
        """Called when it has to be noted again that somebody is here: they have sat down, or left another process."""
        self._storage = storage
        self._nudge = nudge
        self._holding = Holding()
        self._unwritten: dict[int, int] = {}
        """By seat, until when its person counts as connected, as long as the database does not know."""
        self._talk: dict[int, Allowance] = {}
        """By seat, what it may still say and ask."""
        self._teller = Teller(self, grace)

    @property
    def id(self) -> int:
        """Its number in the database."""
        return self.stored.id

    @property
    def length(self) -> int:
        """How many entries of its log are folded."""
        return 0 if self.table is None else self.table.length

    @property
    def seats_here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {recipient.eyes for recipient in self.recipients if recipient.eyes != BYSTANDER}

    def eyes_of(self, person: int | None) -> int:
        """Through whose eyes a person looks at this table."""
        seat = self.stored.seat_of(person)
        return BYSTANDER if seat is None else seat

    # Keeping up with the database

    async def load(self) -> None:
        """Fold the log, if the game has begun."""
        stored = self.stored
        if self.table is None and stored.deal is not None and stored.began is not None:
            entries = await self._storage.entries(stored.id)
            self.table = Table(house_of(stored.rules), stored.deal, stored.began, entries)
            self.latest = self.shown_at = max((entry.at for entry in entries), default=stored.began)

    async def refresh(self) -> bool:
        """Read anew who sits here and whether it has begun, and tell what changed; False if the table is gone."""
        stored = await self._storage.stored(self.stored.code)
        if stored is None:
            return False
        before, here_before, was_waiting = self.stored, self.seats_here, self.table is None
        self.stored = stored
        for recipient in self.recipients:
            recipient.eyes = self.eyes_of(recipient.person)
        own = {seat: before.seats[seat].present_until for seat in self.seats_here & here_before}
        self.stored = with_presence(stored, {**own, **self._unwritten})
        await self.load()
        begins = was_waiting and self.table is not None
        if begins:
            self._teller.tell_views(clock.now())
        else:
            self._teller.tell_people(clock.now())
        for seat in self.seats_here:
            if seat not in here_before or self._is_denied(seat, stored.seats[seat].present_until):
                self.on_seated(seat)
        self.on_people()
        if begins:
            self.on_news(True)
        return True

    async def catch_up(self) -> None:
        """Fold and tell what other processes have committed."""
        if await self._catch_up():
            await self._try_held()
            self.on_news(False)

    async def _catch_up(self) -> bool:
        if self.table is None:
            return False
        entries = await self._storage.entries(self.id, self.table.length)
        if entries:
            self._fold(entries)
        return bool(entries)

    # Who is here

    def admit(self, recipient: Recipient, known: int | None) -> None:
        """Take somebody in, and tell them what they missed since the number they know, or everything."""
        self.recipients.add(recipient)
        self._teller.welcome(recipient, known, clock.now())

    def note_presence(self, seat: int, until: int) -> None:
        """The person of a seat counts as connected until then; everybody here is told if that is new."""
        self.stored = with_presence(self.stored, {seat: until})
        self._teller.tell_people(clock.now())
        self.on_people()

    def hear_presence(self, seat: int, until: int) -> None:
        """What the database says of somebody's presence; what is known here counts more."""
        chair = self.stored.seats[seat]
        is_news = chair.person is not None and chair.present_until != until
        if is_news and seat not in self._unwritten and seat not in self.seats_here:
            self.note_presence(seat, until)
        elif seat in self.seats_here and self._is_denied(seat, until):
            self.on_seated(seat)

    def _is_denied(self, seat: int, until: int) -> bool:
        """Whether the database says that somebody left who is here: they left another process."""
        return seat not in self._unwritten and until <= clock.now()

    def note_change(self, seat: int, until: int) -> None:
        """Somebody came or left: what the database says of them counts only after `write_presence`."""
        self._unwritten[seat] = until
        self.note_presence(seat, until)

    async def write_presence(self) -> None:
        """Write who came and left, and let other processes know."""
        for seat, until in tuple(self._unwritten.items()):
            await self._storage.present(self.id, seat, until)
            if self._unwritten.get(seat) == until:  # and they have not come or left again meanwhile
                del self._unwritten[seat]
        self._nudge(self.id, CHANGED)

    def may_talk(self, seat: int) -> bool:
        """Whether somebody may say or ask something again, having said not too much of late."""
        now = clock.now() / 1000
        if seat not in self._talk:
            self._talk[seat] = Allowance(_TALK_AT_ONCE, _TALK_A_SECOND, asked_at=now)
        return self._talk[seat].grants(now)

    # Changing it

    async def commit(self, judge: Judge) -> bool:
        """Commit, fold and tell what `judge` finds right; False if that is nothing."""
        length, committed = self.length, False
        try:
            committed = await self._commit(judge)
        finally:
            if self.length != length:
                await self._try_held()
                self.on_news(committed)
        return committed

    async def move(self, attempt: Attempt) -> None:
        """Make a move, hold it while somebody else is asked in secret, or refuse it."""
        try:
            await self.commit(partial(_judged, attempt))
        except NotYet:
            self._holding.hold(attempt)
        except Refused as refused:
            self._teller.refuse(attempt, refused)

    async def _try_held(self) -> None:
        """Try the held moves again, now that there is something new."""
        for attempt in self._holding.released():
            try:
                await self._commit(partial(_judged, attempt))
            except NotYet:
                self._holding.hold(attempt)
            except Refused as refused:
                self._teller.refuse(attempt, refused)

    async def _commit(self, judge: Judge) -> bool:
        assert self.table is not None
        while (entry := judge(self.table)) is not None:
            if await self._storage.append(self.id, entry):
                self._fold((entry,))
                self._nudge(self.id, entry.number)
                return True
            if not await self._catch_up():
                raise RuntimeError(f"entry {entry.number} of table {self.id} is taken, but not there")
        return False

    def _fold(self, entries: Sequence[Entry]) -> None:
        table = self.table
        assert table is not None
        shown = table.number(BYSTANDER)
        for entry in entries:
            table.add(entry)
        now = clock.now()
        self.latest = entries[-1].at
        if table.number(BYSTANDER) != shown:
            self.shown_at = now
        if self._teller.tell_entries(entries, now):
            self.on_people()


def _judged(attempt: Attempt, table: Table) -> Entry | None:
    return table.move(attempt.recipient.eyes, attempt.number, attempt.move, attempt.at)
