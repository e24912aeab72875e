"""Presence: who of a table's people is connected, here or at another process, and for whom a bot has to play."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from claim.server.info import bot_due
from claim.server.stored import StoredTable
from claim.table import Table

__all__ = ["due_for_bot", "next_look", "with_presence"]


def with_presence(stored: StoredTable, until: Mapping[int, int]) -> StoredTable:
    """The table with the people at these seats counting as connected until then."""
    chairs = list(stored.seats)
    for seat, time in until.items():
        chairs[seat] = replace(chairs[seat], present_until=time)
    return replace(stored, seats=tuple(chairs))


def due_for_bot(stored: StoredTable, table: Table | None, grace: int, now: int) -> int | None:
    """A seat where a bot has to play now for a person who left; None if there is none."""
    return next((seat for seat, due in _missed(stored, table, grace, now).items() if due <= now), None)


def next_look(
    stored: StoredTable, table: Table | None, here: Collection[int], grace: int, looked_at: int, now: int
) -> int | None:
    """When to look again at who is there: a bot becomes due, or somebody not `here` was last known until then."""
    times = [chair.present_until for seat, chair in enumerate(stored.seats) if seat not in here]
    times = [time for time in times if time > looked_at]
    times += _missed(stored, table, grace, now).values()
    return min(times, default=None)


def _missed(stored: StoredTable, table: Table | None, grace: int, now: int) -> dict[int, int]:
    """The seats of people who are away while somebody else is there, and when a bot is to play for them."""
    present = _present(stored, now)
    if table is None or table.is_over or not present:
        return {}
    people = (seat for seat, chair in enumerate(stored.seats) if chair.person is not None)
    away = (seat for seat in people if seat not in present and seat not in table.standing_in)
    return {seat: bot_due(stored, seat, grace) for seat in away}


def _present(stored: StoredTable, now: int) -> tuple[int, ...]:
    """The seats whose people are connected, as far as is known."""
    return tuple(seat for seat, chair in enumerate(stored.seats) if chair.present_until > now)
