"""The storage of tables and their logs. Whatever a method changes is committed when it returns."""

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import ColumnElement, and_, func, select, update

from claim.rules import Deal
from claim.server import clock
from claim.server.database import Database
from claim.server.migrating import migrate
from claim.server.models import entries, seats, tables
from claim.server.reading import read_table, read_tables
from claim.server.seating import Seating
from claim.server.stored import StoredTable
from claim.server.writer import LogWriter
from claim.table import Entry
from claim.wire.houses import checked, drawn
from claim.wire.tables import NewTable

__all__ = ["Storage"]

_MOST_LISTED: Final = 100
"""Tables in a list at most: those that are not over, then the newest."""


class Storage:
    """Tables, who sits there, and their logs."""

    def __init__(
        self, database: Database, time: Callable[[], int] = clock.now, draw: Callable[[NewTable], Deal] = drawn
    ) -> None:
        self.database = database
        self._time = time
        self._draw = draw
        self._log = LogWriter(database)

    async def open(self) -> None:
        """Bring the database to what this version needs, and begin to write."""
        await migrate(self.database)
        self._log.open()

    async def close(self) -> None:
        """Write what waits, and leave the database."""
        await self._log.close()
        await self.database.close()

    async def check(self) -> None:
        """Ask the database for nothing; an error if it does not answer."""
        async with self.database.reading() as connection:
            await connection.execute(select(1))

    # One table

    async def stored(self, code: str) -> StoredTable | None:
        """The table of that code, as it is now."""
        async with self.database.reading() as connection:
            return await read_table(connection, code)

    async def entries(self, table_id: int, after: int = 0) -> list[Entry]:
        """The log of a table, in order, after that number."""
        log = select(entries).where(entries.c.table_id == table_id, entries.c.number > after).order_by(entries.c.number)
        async with self.database.reading() as connection:
            rows = await connection.execute(log)
            return [Entry(row.number, row.at, row.kind, row.seat, row.body) for row in rows]

    async def append(self, table_id: int, entry: Entry) -> bool:
        """Write an entry to a table's log: True once it is committed, False if its number is taken."""
        return await self._log.append(table_id, entry)

    async def present(self, table_id: int, seat: int, until: int) -> None:
        """Note until when the person at a seat counts as connected."""
        await self._log.present(table_id, seat, until)

    async def finished(self, table_id: int, result: str, winners: Sequence[int], ended_by: str) -> None:
        """Note how a game ended, for lists; the first word counts."""
        ended = update(tables).where(tables.c.id == table_id, tables.c.result.is_(None))
        won = " ".join(map(str, winners))
        async with self.database.writing() as connection:
            await connection.execute(
                ended.values(result=result, winners=won, ended_by=ended_by, revision=tables.c.revision + 1)
            )

    # Who sits where

    async def create(self, host: int, rules: NewTable) -> StoredTable:
        """A new table by this person; it begins at once if no seat is open. Refused if there is no such game."""
        rules = checked(rules)
        async with self._seating() as seating:
            return await seating.create(host, rules)

    async def take_seat(self, code: str, person: int) -> StoredTable:
        """Let a person sit down at an open seat; the last one begins the game. Who sits there already stays."""
        async with self._seating() as seating:
            return await seating.take(await seating.table(code), person)

    async def leave_seat(self, code: str, person: int) -> StoredTable | None:
        """Let a person leave before the game begins; None if that was the last one and the table is gone."""
        async with self._seating() as seating:
            return await seating.leave(await seating.table(code), person)

    async def rematch(self, code: str, person: int, same_deal: bool) -> StoredTable:
        """The table where a finished game goes on, made by the first of its players who asks."""
        async with self._seating() as seating:
            return await seating.rematch(await seating.table(code), person, same_deal)

    @asynccontextmanager
    async def _seating(self) -> AsyncIterator[Seating]:
        async with self.database.writing() as connection:
            yield Seating(connection, self._time(), self._draw)

    # Many tables

    async def lengths(self, table_ids: Collection[int]) -> dict[int, int]:
        """How long the logs of these tables are."""
        return {**dict.fromkeys(table_ids, 0), **await self._most(entries.c.number, table_ids)}

    async def changed(self, table_ids: Collection[int]) -> dict[int, int]:
        """When the last entry of these tables was made; tables without one are left out."""
        return await self._most(entries.c.at, table_ids)

    async def _most(self, column: ColumnElement[int], table_ids: Collection[int]) -> dict[int, int]:
        most = select(entries.c.table_id, func.max(column)).where(entries.c.table_id.in_(table_ids))
        async with self.database.reading() as connection:
            rows = await connection.execute(most.group_by(entries.c.table_id))
            return {row[0]: row[1] for row in rows}

    async def revisions(self, table_ids: Collection[int]) -> dict[int, int]:
        """How often these tables changed beside their logs; tables that are gone are left out."""
        async with self.database.reading() as connection:
            rows = await connection.execute(select(tables.c.id, tables.c.revision).where(tables.c.id.in_(table_ids)))
            return {row.id: row.revision for row in rows}

    async def presence(self, table_ids: Collection[int]) -> dict[tuple[int, int], int]:
        """Until when the people at these tables count as connected, by table and seat."""
        present = select(seats.c.table_id, seats.c.seat, seats.c.present_until)
        people_there = present.where(seats.c.table_id.in_(table_ids), seats.c.person.is_not(None))
        async with self.database.reading() as connection:
            return {(row.table_id, row.seat): row.present_until for row in await connection.execute(people_there)}

    async def tables_of(self, person: int) -> list[StoredTable]:
        """The tables where this person sits; of many those that are not over, and the newest."""
        return await self._newest(tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person)))

    async def public_tables(self, since: int) -> list[StoredTable]:
        """The newest tables that everybody may find, made since then and not over."""
        return await self._newest(and_(tables.c.public, tables.c.result.is_(None), tables.c.created >= since))

    async def _newest(self, condition: ColumnElement[bool]) -> list[StoredTable]:
        order = tables.c.result.is_not(None), tables.c.id.desc()
        newest = select(tables.c.id).where(condition).order_by(*order).limit(_MOST_LISTED)
        async with self.database.reading() as connection:
            return await read_tables(connection, tables.c.id.in_(newest))

    async def open_tables(self, host: int, since: int) -> int:
        """How many tables this person made since then that are not over."""
        theirs = and_(tables.c.host == host, tables.c.created >= since, tables.c.result.is_(None))
        async with self.database.reading() as connection:
            return (await connection.execute(select(func.count()).where(theirs))).scalar_one()
