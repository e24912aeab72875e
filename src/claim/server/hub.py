"""The hub: the live tables of this process, kept up with what all processes commit."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from claim.rules import BYSTANDER
from claim.server import clock
from claim.server.allowance import Places
from claim.server.conduct import Conduct
from claim.server.driver import Driver
from claim.server.errands import Errands
from claim.server.failing import Failed
from claim.server.line import POLICY
from claim.server.live import LiveTable
from claim.server.metrics import LIVE_TABLES
from claim.server.nudger import CHANGED, Nudger
from claim.server.recipients import Recipient
from claim.server.storage import Storage
from claim.server.thinker import Thinker
from claim.table import Entry, Table

__all__ = ["Hub"]

_RESTART: Final = 1012
"""The close code of a server that will be back."""
_HEARTBEATS: Final = 2.5
"""So many of them long somebody counts as connected after the last."""


class _Room:
    """A live table with its driver, and how many visit it."""

    def __init__(self, live: LiveTable, driver: Driver) -> None:
        self.live = live
        self.driver = driver
        self.visitors = 0


class Hub:
    """All tables to which somebody is connected here. A table that nobody visits rests."""

    def __init__(self, storage: Storage, conduct: Conduct, nudger: Nudger) -> None:
        self.conduct = conduct
        self.connections = Places(conduct.sockets)
        """The connections of each address."""
        self._storage = storage
        self._nudger = nudger
        self._thinker = Thinker(conduct.thinkers, conduct.thinking)
        self._rooms: dict[str, _Room] = {}
        """By the code of their table."""
        self._by_id: dict[int, _Room] = {}
        self._door = asyncio.Lock()
        """Tables are opened one after the other, so that none is opened twice."""
        self._errands = Errands()
        self._is_closing = False

    async def open(self) -> None:
        """Begin to keep up with other processes."""
        await self._nudger.open(self._take_nudge)
        self._errands.repeat(self.conduct.poll, self._look_for_news)
        self._errands.repeat(self.conduct.heartbeat, self._note_presence)

    async def close(self) -> None:
        """Finish what is being committed, and send everybody away; they come back to whoever serves next."""
        self._is_closing = True
        rooms = list(self._rooms.values())
        for room in rooms:
            for recipient in list(room.live.recipients):
                recipient.hang_up(_RESTART, "the server restarts")
        for room in rooms:
            await room.driver.stop()
        await self._errands.close()
        await self._nudger.close()
        self._thinker.close()

    def changed(self, table_id: int) -> None:
        """A table was changed beside its log: somebody sat down or left, it began, there is a rematch."""
        self._take_nudge(table_id, CHANGED)
        self._nudger.nudge(table_id, CHANGED)

    # Visitors

    @asynccontextmanager
    async def visit(self, code: str, recipient: Recipient, known: int | None) -> AsyncIterator[LiveTable]:
        """Connect somebody to a table for as long as the block lasts, and tell them what they do not know yet."""
        room = await self._entered(code)
        try:
            await self._welcome(room.live, recipient, known)
            yield room.live
        finally:
            await self._left(room, recipient)

    async def _entered(self, code: str) -> _Room:
        async with self._door:
            if self._is_closing:
                raise Failed(503, "restart", "the server restarts; connect again in a moment")
            room = self._rooms.get(code) or await self._opened(code)
            room.visitors += 1
            return room

    async def _opened(self, code: str) -> _Room:
        stored = await self._storage.stored(code)
        if stored is None:
            raise Failed(404, "no-table", f"there is no table {code}")
        live = LiveTable(stored, self._storage, self._nudger.nudge, self.conduct.grace)
        live.on_seated = partial(self._note_here, live)
        await live.load()
        if any(seat.bot is not None for seat in stored.seats):
            self._thinker.prepare()
        room = _Room(live, Driver(live, self._storage, self._thinker, self.conduct))
        self._rooms[code] = self._by_id[live.id] = room
        LIVE_TABLES.set(len(self._rooms))
        return room

    async def _welcome(self, live: LiveTable, recipient: Recipient, known: int | None) -> None:
        async with live.lock:
            await self._catch_up(live)
            seat = recipient.eyes = live.eyes_of(recipient.person)
            if seat == BYSTANDER:
                spectators = sum(other.eyes == BYSTANDER for other in live.recipients)
                if spectators >= self.conduct.spectators:
                    raise Failed(503, "full", f"{spectators} people watch already; try again later")
            else:
                await self._return(live, seat)
            live.admit(recipient, known)
            live.on_news(False)  # whoever finds a table where something is overdue lets it go on

    async def _catch_up(self, live: LiveTable) -> None:
        """Find what nobody nudged about yet: whoever comes from another process may have seen it there."""
        revisions = await self._storage.revisions((live.id,))
        if revisions.get(live.id) != live.stored.revision and not await live.refresh():
            raise Failed(404, "no-table", f"there is no table {live.stored.code}")
        await live.catch_up()

    async def _return(self, live: LiveTable, seat: int) -> None:
        """Let a person have their seat back."""
        if live.table is not None and seat in live.table.standing_in:
            await live.commit(partial(_returned, seat))
        if seat not in live.seats_here:
            self._note_here(live, seat)

    async def _left(self, room: _Room, recipient: Recipient) -> None:
        live, seat = room.live, recipient.eyes
        was_here = recipient in live.recipients
        live.recipients.discard(recipient)
        if was_here and seat != BYSTANDER and seat not in live.seats_here:
            self._note(live, seat, clock.now())
        room.visitors -= 1
        if not room.visitors:
            del self._rooms[live.stored.code], self._by_id[live.id]
            LIVE_TABLES.set(len(self._rooms))
            await room.driver.stop()

    # Presence

    def _present_until(self) -> int:
        return clock.now() + int(_HEARTBEATS * self.conduct.heartbeat * 1000)

    def _note_here(self, live: LiveTable, seat: int) -> None:
        self._note(live, seat, self._present_until())

    def _note(self, live: LiveTable, seat: int, until: int) -> None:
        """Note until when somebody is there, and let the others know."""
        live.note_change(seat, until)
        if not self._is_closing:
            self._errands.run(_write_presence(live))

    async def _note_presence(self) -> None:
        """Note again, for everybody connected here, that they are."""
        until = self._present_until()
        here = [(room.live, seat) for room in self._rooms.values() for seat in room.live.seats_here]
        for live, seat in here:
            live.note_presence(seat, until)
        await asyncio.gather(*(self._storage.present(live.id, seat, until) for live, seat in here))

    # News of other processes

    def _take_nudge(self, table_id: int, length: int) -> None:
        room = self._by_id.get(table_id)
        if room is not None and (length == CHANGED or length > room.live.length):
            self._errands.run(self._keep_up(room, has_changed=length == CHANGED))

    async def _look_for_news(self) -> None:
        """Find what nobody nudged about."""
        rooms = dict(self._by_id)
        if not rooms:
            return
        if not self.conduct.is_alone:
            for (table_id, seat), until in (await self._storage.presence(rooms)).items():
                rooms[table_id].live.hear_presence(seat, until)
        lengths = await self._storage.lengths(rooms)
        revisions = await self._storage.revisions(rooms)
        for table_id, room in rooms.items():
            has_changed = revisions.get(table_id) != room.live.stored.revision
            if has_changed or lengths[table_id] > room.live.length:
                await self._keep_up(room, has_changed)

    async def _keep_up(self, room: _Room, has_changed: bool) -> None:
        live = room.live
        async with live.lock:
            if not has_changed or await live.refresh():
                await live.catch_up()
                return
        for recipient in list(live.recipients):
            recipient.hang_up(POLICY, "the table is gone")


async def _write_presence(live: LiveTable) -> None:
    async with live.lock:
        await live.write_presence()


def _returned(seat: int, table: Table) -> Entry | None:
    is_away = seat in table.standing_in and not table.is_over
    return table.bot_out(seat, clock.now()) if is_away else None
