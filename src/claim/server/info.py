"""A table as people are told of it: its seats, its state and its end, for one person's eyes."""

from claim.server.stored import StoredTable
from claim.table import STAND_IN, Table
from claim.wire.showing import standing_sent
from claim.wire.tables import SeatInfo, TableInfo, TableLine

__all__ = ["bot_due", "table_info", "table_line"]

_NO_SEAT = -1


def bot_due(stored: StoredTable, seat: int, grace: int) -> int:
    """When a bot may play for the person of a seat: so many seconds after they were last there.

    Where there is a clock, people may stay away for as long as it gives them.
    """
    seconds = grace if stored.rules.clock is None else max(grace, stored.rules.clock.seconds)
    return max(stored.seats[seat].present_until, stored.began or stored.created) + seconds * 1000


def table_info(stored: StoredTable, table: Table | None, person: int | None, now: int, grace: int) -> TableInfo:
    """A table as this person may know it; `table` is the fold of its log once the game has begun."""
    mine = stored.seat_of(person)
    info = TableInfo(
        code=stored.code,
        state="waiting",
        rules=stored.rules,
        seats=[_seat(stored, table, seat, now, grace) for seat in range(len(stored.seats))],
        mine=_NO_SEAT if mine is None else mine,
        rematch=stored.rematch,
    )
    return info if table is None else standing_sent(info, table)


def table_line(stored: StoredTable, person: int | None, my_turn: bool, changed: int, now: int) -> TableLine:
    """A table in a list, as this person may know it."""
    mine = stored.seat_of(person)
    return TableLine(
        code=stored.code,
        state=stored.state,
        rules=stored.rules,
        seats=[_seat(stored, None, seat, now, 0) for seat in range(len(stored.seats))],
        mine=_NO_SEAT if mine is None else mine,
        my_turn=my_turn,
        changed=changed,
        result=stored.result,
        winners=list(stored.winners),
    )


def _seat(stored: StoredTable, table: Table | None, number: int, now: int, grace: int) -> SeatInfo:
    seat = stored.seats[number]
    if seat.bot is not None:
        return SeatInfo("bot", "", seat.bot, present=True)
    if seat.person is None:
        return SeatInfo("open", "", None, present=False)
    present = seat.present_until > now
    replaced = table is not None and number in table.standing_in
    waits = table is not None and not (present or replaced or table.is_over)
    bot_in = max(0, bot_due(stored, number, grace) - now) if waits else None
    return SeatInfo("person", seat.name, STAND_IN if replaced else None, present, bot_in)
