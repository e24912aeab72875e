"""The writer of the log: whatever waits is committed together, so that many games share one trip to the disk."""

import asyncio
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class _Line:
    """An entry that waits to be written."""

    table_id: int
    entry: Entry
    written: "asyncio.Future[bool]"


class LogWriter:
    """Writes entries and presence, as many in one statement as wait for it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        insert = sqlite.insert if database.is_sqlite else postgresql.insert
        self._insert = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.number)
        self._lines: list[_Line] = []
        self._presence: dict[tuple[int, int], int] = {}
        self._noted: list[asyncio.Future[None]] = []
        """Who waits for presence to be written."""
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
        self._lines.append(_Line(table_id, entry, written))
        self._wake()
        return await written

    async def present(self, table_id: int, seat: int, until: int) -> None:
        """Write until when a seat's person counts as connected."""
        noted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._presence[table_id, seat] = until
        self._noted.append(noted)
        self._wake()
        await noted

    def _wake(self) -> None:
        if self._task is None:
            raise RuntimeError("the log writer is not open")
        self._more.set()

    async def _work(self) -> None:
        while self._task is not None or self._lines or self._presence:
            await self._more.wait()
            self._more.clear()
            while self._lines:
                lines, self._lines = self._lines[:_AT_ONCE], self._lines[_AT_ONCE:]
                await self._write(lines)
            if self._presence:
                presence, self._presence = self._presence, {}
                noted, self._noted = self._noted, []
                await self._note(presence, noted)

    async def _write(self, lines: list[_Line]) -> None:
        try:
            new = await self._added(lines)
        except Exception as error:  # whoever waits for it is told
            if len(lines) == 1:
                _fail(lines[0].written, error)
            else:  # what is wrong with one is no reason to refuse the others
                for line in lines:
                    await self._write([line])
            return
        for line in lines:
            # Of two that fight for one number the first has it.
            is_new = (line.table_id, line.entry.number) in new
            new.discard((line.table_id, line.entry.number))
            if is_new:
                COMMITTED.labels(line.entry.kind).inc()
            if not line.written.done():
                line.written.set_result(is_new)

    async def _added(self, lines: list[_Line]) -> set[tuple[int, int]]:
        """Which numbers of which tables were free, and are committed now: one statement is one transaction."""
        rows = [_row(line.table_id, line.entry) for line in lines]
        with COMMITTING.time():
            async with self._database.adding() as connection:
                return {(row.table_id, row.number) for row in await connection.execute(self._insert, rows)}

    async def _note(self, presence: dict[tuple[int, int], int], noted: "list[asyncio.Future[None]]") -> None:
        rows = [
            {"at_table": table, "at_seat": seat, "until": presence[table, seat]} for table, seat in sorted(presence)
        ]
        try:
            async with self._database.writing() as connection:
                await connection.execute(_PRESENT, rows)
        except Exception as error:  # whoever waits for it is told
            for future in noted:
                _fail(future, error)
            return
        for future in noted:
            if not future.done():
                future.set_result(None)


def _row(table_id: int, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": entry.body,
    }


def _fail(waiting: "asyncio.Future[bool] | asyncio.Future[None]", error: Exception) -> None:
    if not waiting.done():
        waiting.set_exception(error)
