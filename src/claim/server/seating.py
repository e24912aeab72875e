"""Who sits where: making tables, sitting down, leaving, and playing again. Each inside a transaction of its caller."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from sqlalchemy import Update, delete, func, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.rules import Deal
from claim.server.codes import drawn_code
from claim.server.failing import Failed
from claim.server.models import seats, tables
from claim.server.reading import read_table
from claim.server.stored import StoredSeat, StoredTable
from claim.wire.houses import ME, OPEN, deal_written
from claim.wire.tables import NewTable

__all__ = ["Again", "Seating"]


@dataclass(frozen=True, slots=True)
class Again:
    """What a rematch takes over: the table before, who keeps which seat, and perhaps the cards."""

    previous: int
    people: tuple[int | None, ...]
    deal: Deal | None


class Seating:
    """Changes of seats in one transaction, at one moment."""

    def __init__(self, connection: AsyncConnection, at: int, draw: Callable[[NewTable], Deal]) -> None:
        self._connection = connection
        self._at = at
        self._draw = draw

    async def table(self, code: str) -> StoredTable:
        """The table of that code, to be changed; refused if there is none."""
        table = await read_table(self._connection, code, to_change=True)
        if table is None:
            raise Failed(404, "no-table", f"there is no table {code}; those who made it may have left it")
        return table

    async def create(self, host: int, rules: NewTable, again: Again | None = None) -> StoredTable:
        """A new table. It begins at once if no seat is open."""
        code = drawn_code()
        row = {
            "code": code,
            "host": host,
            "rules": msgspec.json.encode(rules).decode(),
            "public": rules.public,
            "deal": again and again.deal and deal_written(rules, again.deal),
            "created": self._at,
            "revision": 0,
            "previous": again and again.previous,
        }
        table_id = (await self._connection.execute(insert(tables).values(row).returning(tables.c.id))).scalar_one()
        chairs = [
            {
                "table_id": table_id,
                "seat": number,
                "person": host if wish == ME else None,
                "bot": None if wish in (ME, OPEN) else wish,
                "reserved_for": again.people[number] if again and wish == OPEN else None,
                "present_until": 0,
            }
            for number, wish in enumerate(rules.seats)
        ]
        await self._connection.execute(insert(seats), chairs)
        return await self._changed(code)

    async def take(self, table: StoredTable, person: int) -> StoredTable:
        """Let a person sit down where it is open to them; who sits there already stays. The last to come begins it."""
        if table.seat_of(person) is not None:
            return table
        if table.began is not None:
            raise Failed(409, "began", "this game has begun without you; you may watch it")
        reserved = (number for number, seat in enumerate(table.seats) if seat.is_open and seat.reserved_for == person)
        free = (number for number, seat in enumerate(table.seats) if seat.is_open_to(person))
        number = next(reserved, next(free, None))
        if number is None:
            raise Failed(409, "no-seat", "the open seats of this table are kept for others; you may watch it")
        await self._seat(table, number, person)
        return await self._changed(table.code)

    async def leave(self, table: StoredTable, person: int) -> StoredTable | None:
        """Let a person leave before the game begins; None if nobody is left, and with them the table is gone."""
        number = table.seat_of(person)
        if number is None:
            raise Failed(403, "not-seated", "you have no seat at this table")
        if table.began is not None:
            raise Failed(409, "began", "the game has begun; resign to end it")
        if all(seat.person in (None, person) for seat in table.seats):
            await self._remove(table)
            return None
        await self._seat(table, number, None)
        return await self._changed(table.code)

    async def rematch(self, table: StoredTable, person: int, same_deal: bool) -> StoredTable:
        """The table where it goes on, with this person seated; the others' seats are kept for them."""
        number = table.seat_of(person)
        if number is None:
            raise Failed(403, "not-seated", "only who played here can ask for a rematch")
        if table.rematch is not None:
            return await self.take(await self.table(table.rematch), person)
        if table.result is None:
            raise Failed(409, "not-over", "a rematch comes after the game; this one is not over")
        deal = table.deal if same_deal else None
        chairs = table.seats[-1:] + table.seats[:-1] if same_deal else table.seats
        rules = msgspec.structs.replace(table.rules, seats=[_wish(chair, person) for chair in chairs])
        again = Again(table.id, tuple(chair.person for chair in chairs), deal)
        await self._connection.execute(_with_new_revision(table.id))
        return await self.create(person, rules, again)

    async def _seat(self, table: StoredTable, number: int, person: int | None) -> None:
        chair = update(seats).where(seats.c.table_id == table.id, seats.c.seat == number)
        await self._connection.execute(chair.values(person=person, present_until=0))

    async def _remove(self, table: StoredTable) -> None:
        await self._connection.execute(delete(seats).where(seats.c.table_id == table.id))
        await self._connection.execute(delete(tables).where(tables.c.id == table.id))
        if table.previous is not None:
            await self._connection.execute(_with_new_revision(table.previous))

    async def _changed(self, code: str) -> StoredTable:
        """The table after a change, begun if that was the last seat."""
        table = await self.table(code)
        change = _with_new_revision(table.id)
        if not any(seat.is_open for seat in table.seats):
            deal = deal_written(table.rules, self._draw(table.rules))
            change = change.values(began=self._at, deal=func.coalesce(tables.c.deal, deal))
        await self._connection.execute(change)
        return await self.table(code)


def _with_new_revision(table_id: int) -> Update:
    return update(tables).where(tables.c.id == table_id).values(revision=tables.c.revision + 1)


def _wish(chair: StoredSeat, person: int) -> str:
    """What a seat is at the rematch that this person asks for."""
    return chair.bot or (ME if chair.person == person else OPEN)
