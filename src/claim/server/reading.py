"""Reading tables with their seats, in one statement each, so that what is read belongs together."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Row, Select, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.server.models import people, seats, tables
from claim.server.stored import StoredSeat, StoredTable
from claim.wire.houses import deal_read
from claim.wire.tables import NewTable

__all__ = ["read_table", "read_tables"]

_RULES: Final = msgspec.json.Decoder(NewTable)
_NEXT: Final = tables.alias("next")
_WITH_SEATS: Final[Select[Any]] = (
    select(
        tables,
        seats.c.person,
        seats.c.bot,
        seats.c.reserved_for,
        seats.c.present_until,
        people.c.name,
        select(_NEXT.c.code).where(_NEXT.c.previous == tables.c.id).scalar_subquery().label("rematch"),
    )
    .join_from(tables, seats, seats.c.table_id == tables.c.id)
    .outerjoin(people, people.c.id == seats.c.person)
    .order_by(tables.c.id, seats.c.seat)
)


async def read_table(connection: AsyncConnection, code: str, to_change: bool = False) -> StoredTable | None:
    """The table of that code. One that is to be changed is nobody else's to change until the transaction ends."""
    if to_change:
        # The table before it too, since it names its rematch; always the older first, so that nobody waits in a circle.
        before = select(tables.c.previous).where(tables.c.code == code).scalar_subquery()
        both = or_(tables.c.code == code, tables.c.id == before)
        await connection.execute(select(tables.c.id).where(both).order_by(tables.c.id).with_for_update())
    found = await read_tables(connection, tables.c.code == code)
    return found[0] if found else None


async def read_tables(connection: AsyncConnection, condition: ColumnElement[bool]) -> list[StoredTable]:
    """All tables of which this is true, by age."""
    rows = await connection.execute(_WITH_SEATS.where(condition))
    return [_table(list(group)) for _, group in groupby(rows, key=lambda row: row.id)]


def _table(rows: list[Row[Any]]) -> StoredTable:
    row = rows[0]
    return StoredTable(
        id=row.id,
        code=row.code,
        host=row.host,
        rules=_RULES.decode(row.rules),
        public=row.public,
        seats=tuple(_seats(rows)),
        created=row.created,
        deal=None if row.began is None else deal_read(row.deal),
        began=row.began,
        revision=row.revision,
        result=row.result,
        winners=tuple(int(seat) for seat in (row.winners or "").split()),
        ended_by=row.ended_by,
        rematch=row.rematch,
        previous=row.previous,
    )


def _seats(rows: Iterable[Row[Any]]) -> Iterable[StoredSeat]:
    for row in rows:
        yield StoredSeat(row.person, row.name or "", row.bot, row.reserved_for, row.present_until)
