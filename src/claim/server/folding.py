"""Folding logs for requests: in a thread, since a long game takes some milliseconds."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from claim.server.storage import Storage
from claim.server.stored import StoredTable
from claim.table import Entry, Table
from claim.wire.houses import house_of

__all__ = ["Standing", "Standings", "folded"]

_MOST_REMEMBERED: Final = 5000


async def folded(storage: Storage, stored: StoredTable) -> Table | None:
    """The game of a table as it is now; None if it has not begun."""
    if stored.began is None:
        return None
    table = await asyncio.to_thread(_fold, stored, await storage.entries(stored.id))
    if stored.result is None and table.result is not None and table.ended_by is not None:
        # Whoever made the last move had no time to note it.
        await storage.finished(stored.id, table.result, table.winners, table.ended_by)
    return table


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands for one seat."""

    my_turn: bool
    changed: int
    """When this seat was last shown something (milliseconds). What it was not shown makes no difference."""


class Standings:
    """How games stand for seats, remembered as long as nothing is added to their logs."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[tuple[int, int], tuple[int, Standing]] = OrderedDict()

    async def of(self, games: Sequence[tuple[StoredTable, int]]) -> dict[int, Standing]:
        """For each table that is being played, by its id, how it stands for a seat."""
        lengths = await self._storage.lengths([stored.id for stored, _ in games])
        return {stored.id: await self._of(stored, seat, lengths[stored.id]) for stored, seat in games}

    async def _of(self, stored: StoredTable, seat: int, length: int) -> Standing:
        known = self._known.get((stored.id, seat))
        if known is not None and known[0] == length:
            return known[1]
        entries = await self._storage.entries(stored.id)
        found = await asyncio.to_thread(_standing, stored, entries, seat)
        self._known[stored.id, seat] = len(entries), found
        self._known.move_to_end((stored.id, seat))
        if len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)
        return found


def _fold(stored: StoredTable, entries: Sequence[Entry]) -> Table:
    assert stored.deal is not None
    assert stored.began is not None
    return Table(house_of(stored.rules), stored.deal, stored.began, entries)


def _standing(stored: StoredTable, entries: Sequence[Entry], seat: int) -> Standing:
    table = _fold(stored, ())
    changed, number = stored.began or stored.created, table.number(seat)
    for entry in entries:
        table.add(entry)
        if table.number(seat) != number:
            changed, number = entry.at, table.number(seat)
    return Standing(not table.is_over and bool(table.view(seat).legal), changed)
