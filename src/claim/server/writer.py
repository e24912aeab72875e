"""The writer of the log: whatever waits is committed together, so that many games share one trip to the disk."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import bindparam, update
from sqlalchemy.dialects import postgresql, sqlite

from claim.server.database import Database
from claim.server.metrics import COMMITTED, COMMITTING
from claim.server.models import entries, seats
from claim.table import Entry

__all__ = ["LogWriter"]

_AT_ONCE: Final = 500
"""Entries in one transaction at most."""
_PRESENT: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
    .values(present_until=bindparam("until"))
)


@dataclass(slots=True)
class _Waiting:
    """What is to be written next, and who waits for it."""

    lines: list[tuple[int, Entry, "asyncio.Future[bool]"]] = field(default_factory=list)
    presence: dict[tuple[int, int], int] = field(default_factory=dict)
    seen: list["asyncio.Future[None]"] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.lines or self.presence)


class LogWriter:
    """Writes entries and presence, as many in one transaction as wait for it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        insert = sqlite.insert if database.is_sqlite else postgresql.insert
        self._insert = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.number)
        self._waiting = _Waiting()
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._work(), name="log writer")

    async def close(self) -> None:
        """Write what waits, and end."""
        if self._task is not None:
            task, self._task = self._task, None
            self._more.set()
            await task

    async def append(self, table_id: int, entry: Entry) -> bool:
        """Write an entry; True once it is committed, False if its number is taken."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.lines.append((table_id, entry, written))
        self._wake()
        return await written

    async def present(self, table_id: int, seat: int, until: int) -> None:
        """Write until when a seat's person counts as connected."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.presence[table_id, seat] = until
        self._waiting.seen.append(written)
        self._wake()
        await written

    def _wake(self) -> None:
        if self._task is None:
            raise RuntimeError("the log writer is not open")
        self._more.set()

    async def _work(self) -> None:
        while self._task is not None or self._waiting:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                await self._write(self._taken())

    def _taken(self) -> _Waiting:
        taken, self._waiting = self._waiting, _Waiting()
        taken.lines, self._waiting.lines = taken.lines[:_AT_ONCE], taken.lines[_AT_ONCE:]
        return taken

    async def _write(self, batch: _Waiting) -> None:
        try:
            new = await self._committed(batch)
        except Exception as error:  # whoever waits for it is told
            if len(batch.lines) > 1:  # what is wrong with one is no reason to refuse the others
                for line in batch.lines:
                    await self._write(_Waiting([line]))
                batch.lines.clear()
                await self._write(batch)
                return
            _fail([written for _, _, written in batch.lines], error)
            _fail(batch.seen, error)
            return
        for table_id, entry, written in batch.lines:
            # The first of two entries that fight for one number has it.
            is_new = (table_id, entry.number) in new
            if is_new:
                COMMITTED.labels(entry.kind).inc()
            new.discard((table_id, entry.number))
            if not written.done():
                written.set_result(is_new)
        for seen in batch.seen:
            if not seen.done():
                seen.set_result(None)

    async def _committed(self, batch: _Waiting) -> set[tuple[int, int]]:
        new: set[tuple[int, int]] = set()
        with COMMITTING.time():
            async with self._database.adding() as connection:
                if batch.lines:  # one statement, and so one transaction
                    rows = [_row(table_id, entry) for table_id, entry, _ in batch.lines]
                    new = {(row.table_id, row.number) for row in await connection.execute(self._insert, rows)}
                if batch.presence:
                    present = [
                        {"at_table": table_id, "at_seat": seat, "until": until}
                        for (table_id, seat), until in sorted(batch.presence.items())
                    ]
                    await connection.execute(_PRESENT, present)
        return new


def _row(table_id: int, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": entry.body,
    }


def _fail(waiting: "Sequence[asyncio.Future[bool] | asyncio.Future[None]]", error: Exception) -> None:
    for future in waiting:
        if not future.done():
            future.set_exception(error)
