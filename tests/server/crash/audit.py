"""The audit: whatever anybody was told is in the log, was there before it was told, and nothing else was told."""

from collections.abc import Iterator
from typing import Self

import msgspec

from claim.server.recipients import encoded
from claim.table import Entry, Table
from claim.wire.houses import house_of
from claim.wire.messages import Sent, Update, View
from claim.wire.showing import update_sent, view_sent
from tests.server.crash.survivor import Survivor
from tests.server.player import House

__all__ = ["Auditor", "explained"]


class Auditor:
    """Follows the log of one table, as the database has it, and compares it with what clients hear meanwhile."""

    def __init__(self, house: House, table_id: int, table: Table) -> None:
        self._house = house
        self._table_id = table_id
        self._table = table

    @classmethod
    async def of(cls, house: House, code: str) -> Self:
        """Of a table where the game has begun."""
        stored = await house.stored(code)
        assert stored.deal is not None
        assert stored.began is not None
        return cls(house, stored.id, Table(house_of(stored.rules), stored.deal, stored.began))

    async def hears(self, survivor: Survivor, message: View | Update) -> None:
        """Somebody was told something: it has to be committed already."""
        if isinstance(message, View) and message.phase == 0:
            return
        if self._table.number(survivor.seat) < message.number:
            for entry in await self._house.storage.entries(self._table_id, self._table.length):
                if entry.number == self._table.length + 1:  # another client looked at the same time, and was quicker
                    self._table.add(entry)
        assert self._table.number(survivor.seat) >= message.number, "told before it was committed"


def explained(survivor: Survivor, table: Table, log: list[Entry]) -> int:
    """Check that every text this client was ever sent follows from the log, byte for byte; how many there were.

    `table` has the house and the deal. Without clocks what is told depends on nothing else.
    """
    eyes, extras, info = survivor.seat, survivor.extras, survivor.table
    assert info is not None
    steps = list(_steps(survivor))
    fold = Table(table.house, table.deal, 0)
    views: dict[int, View] = {}
    updates: dict[tuple[int, int], str] = {}
    for entry in (None, *log):
        if entry is not None:
            fold.add(entry)
        number = fold.number(eyes)
        if number in views:
            continue  # these eyes were shown nothing
        views[number] = view_sent(fold, eyes, info, 0, extras=extras)
        for before in {known for known, message, _ in steps if message.number == number and known is not None}:
            update = update_sent(fold, eyes, before, 0, extras=extras)
            if update is not None:
                updates[before, number] = encoded(update)
    for known, message, text in steps:
        if isinstance(message, View):
            assert encoded(msgspec.structs.replace(views[message.number], table=message.table)) == text
        else:
            assert known is not None, "an update for somebody who knows nothing"
            assert updates[known, message.number] == text
    return len(steps)


def _steps(survivor: Survivor) -> Iterator[tuple[int | None, View | Update, str]]:
    """Every view and update of a begun game, with the number that was known before it and its text."""
    for connection in survivor.connections:
        known = connection.known
        for text in connection.texts:
            message: Sent = msgspec.json.decode(text, type=Sent)
            if isinstance(message, View | Update):
                if isinstance(message, Update) or message.phase:
                    yield known, message, text
                known = message.number
