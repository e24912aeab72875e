"""The audit: whatever anybody was told is in the log, was there before it was told, and nothing else was told."""

from dataclasses import dataclass, field

import msgspec

from claim.rules import BYSTANDER
from claim.server.houses import house_of
from claim.server.recipients import encoded
from claim.table import Entry, Table
from claim.wire.messages import Sent, Update, View
from claim.wire.showing import update_sent, view_sent
from claim.wire.tables import TableInfo
from tests.server.crash.survivor import Connection, Survivor
from tests.server.player import House

__all__ = ["Auditor", "explained"]


class Auditor:
    """Follows the log of one table, as the database has it, and compares it with what clients hear meanwhile."""

    def __init__(self, house: House, code: str) -> None:
        self._house = house
        self._code = code
        self._table: Table | None = None
        self._table_id = 0
        self.told = 0
        """How many messages were compared."""

    async def hears(self, survivor: Survivor, message: View | Update) -> None:
        """Somebody was told something: it has to be committed already."""
        if isinstance(message, View) and message.phase == 0:
            return
        if self._table is None:
            stored = await self._house.stored(self._code)
            assert stored.deal is not None
            assert stored.began is not None
            self._table_id = stored.id
            self._table = Table(house_of(stored.rules), stored.deal, stored.began)
        if self._table.number(survivor.seat) < message.number:
            for entry in await self._house.storage.entries(self._table_id, self._table.length):
                if entry.number == self._table.length + 1:  # another may have been quicker to look
                    self._table.add(entry)
        assert self._table.number(survivor.seat) >= message.number, "told before it was committed"
        self.told += 1


@dataclass
class _Shown:
    """What one pair of eyes was shown with each number, as the log says."""

    views: dict[int, View] = field(default_factory=dict)
    first: int = 0
    """The first number from which an update may go on: before it, moves were taken back."""
    firsts: dict[int, int] = field(default_factory=dict)

    def note(self, table: Table, eyes: int, info: TableInfo, *, extras: bool, anew: bool) -> None:
        number = table.number(eyes)
        if number not in self.views:
            self.first = number if anew else self.first
            self.firsts[number] = self.first
            self.views[number] = view_sent(table, eyes, info, 0, extras=extras)


def explained(survivor: Survivor, stored_rules: Table, log: list[Entry]) -> int:
    """Check that every text this client was ever sent follows from the log, byte for byte; how many there were.

    `stored_rules` is a table of the same house and deal. Games without clocks only: what is told then depends on
    nothing but the log.
    """
    eyes, extras = survivor.seat, survivor.extras
    updates: dict[tuple[int, int], str] = {}
    shown = _Shown()
    assert survivor.table is not None
    table = Table(stored_rules.house, stored_rules.deal, 0)
    shown.note(table, eyes, survivor.table, extras=extras, anew=True)
    wanted = _wanted(survivor)
    for entry in log:
        moves = len(table.game.moves)
        table.add(entry)
        shown.note(table, eyes, survivor.table, extras=extras, anew=len(table.game.moves) < moves)
        number = table.number(eyes)
        for known, told in wanted:
            if told == number and (known, told) not in updates:
                update = update_sent(table, eyes, known, 0, extras=extras)
                if update is not None:
                    updates[known, told] = encoded(update)
    count = 0
    for connection in survivor.connections:
        count += _explained(connection, shown, updates)
    return count


def _wanted(survivor: Survivor) -> set[tuple[int, int]]:
    """From which number to which updates led."""
    pairs: set[tuple[int, int]] = set()
    for connection in survivor.connections:
        known = connection.known
        for text in connection.texts:
            message: Sent = msgspec.json.decode(text, type=Sent)
            if isinstance(message, View | Update):
                if known is not None:
                    pairs.add((known, message.number))
                known = message.number
    return pairs


def _explained(connection: Connection, shown: _Shown, updates: dict[tuple[int, int], str]) -> int:
    known, count = connection.known, 0
    for text in connection.texts:
        message: Sent = msgspec.json.decode(text, type=Sent)
        match message:
            case View(phase=0):
                known = message.number
            case View():
                truth = msgspec.structs.replace(shown.views[message.number], table=message.table)
                assert encoded(truth) == text
                known = message.number
            case Update():
                assert known is not None, "an update for somebody who knows nothing"
                assert (known, message.number) in updates, f"no update leads from {known} to {message.number}"
                assert updates[known, message.number] == text
                known = message.number
            case _:
                continue
        count += 1
    return count


def eyes_of_all(table: Table) -> tuple[int, ...]:
    """All eyes that may look at a table."""
    return (*range(table.house.ruleset.players), BYSTANDER)
