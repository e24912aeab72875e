"""The teller: sends everybody at a table what is new to their eyes, and nothing else."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from claim.server import clock
from claim.server.holding import Attempt
from claim.server.info import table_info
from claim.server.recipients import Recipient, encoded
from claim.table import Entry, Refused, Table
from claim.wire import messages
from claim.wire.messages import Said, TableChanged, Update, View
from claim.wire.showing import turn_sent, update_sent, view_sent, waiting_sent
from claim.wire.tables import TableInfo

if TYPE_CHECKING:
    from claim.server.live import LiveTable

__all__ = ["Teller"]


class Teller:
    """Tells the recipients of a live table what they may know. For equal eyes each message is put together once."""

    def __init__(self, live: "LiveTable", grace: int) -> None:
        self._live = live
        self._grace = grace
        self._people: object = None
        """Who sat there, and who was there, when everybody was last told about the table."""
        self._standing: object = None
        """What was asked and agreed, who was replaced, and whether it was over, when that was last told."""

    # To everybody

    def tell_views(self, now: int) -> None:
        """Send everybody the whole view: the game has begun."""
        self._people, self._standing = self._people_at(now), self._standing_now()
        for recipient in self._live.recipients:
            self._send_view(recipient, now)

    def tell_entries(self, entries: Sequence[Entry], now: int) -> bool:
        """Tell everybody what these entries, just folded, show them; whether the table changed besides the game."""
        self._tell_game(now)
        for entry in entries:
            if entry.kind == "say":
                said = encoded(Said(entry.seat, entry.body))
                for recipient in self._live.recipients:
                    recipient.tell(said)
        has_changed = self._standing_now() != self._standing
        if has_changed:
            self._tell_table(now)
        return has_changed

    def tell_people(self, now: int) -> None:
        """Tell everybody who sits there and who is there, if that has changed."""
        if self._people_at(now) != self._people:
            self._tell_table(now)

    def _tell_table(self, now: int) -> None:
        self._people, self._standing = self._people_at(now), self._standing_now()
        info = self._info(now)
        texts: dict[int, str] = {}
        for recipient in self._live.recipients:
            eyes = recipient.eyes
            if eyes not in texts:
                texts[eyes] = encoded(self._changed(info, eyes, now))
            recipient.tell(texts[eyes])

    def _tell_game(self, now: int) -> None:
        table = self._live.table
        assert table is not None
        texts: dict[tuple[int, bool, int], str] = {}
        for recipient in self._live.recipients:
            number = table.number(recipient.eyes)
            if number == recipient.number:
                continue
            key = recipient.eyes, recipient.extras, recipient.number
            if key not in texts:
                texts[key] = encoded(self._news(table, recipient, recipient.number, now))
            recipient.number = number
            recipient.tell(texts[key])

    # To one of them

    def welcome(self, recipient: Recipient, known: int | None, now: int) -> None:
        """Tell somebody who comes what they missed since the number they know, or everything."""
        table = self._live.table
        if table is None or known is None or table.since(recipient.eyes, known) is None:
            self._send_view(recipient, now)
            return
        recipient.number = table.number(recipient.eyes)
        recipient.tell(encoded(self._news(table, recipient, known, now)))
        recipient.tell(encoded(self._changed(self._info(now), recipient.eyes, now)))

    def refuse(self, attempt: Attempt, refused: Refused) -> None:
        """Tell somebody why their move was not made, and what they may do."""
        table, recipient = self._live.table, attempt.recipient
        assert table is not None
        legal = turn_sent(table, recipient.eyes, clock.now()).legal
        number = table.number(recipient.eyes)
        recipient.tell(encoded(messages.Refused(refused.code, str(refused), attempt.move, number, legal)))

    def _send_view(self, recipient: Recipient, now: int) -> None:
        view = self._view(recipient, now)
        recipient.number = view.number
        recipient.tell(encoded(view))

    # Messages

    def _news(self, table: Table, recipient: Recipient, known: int, now: int) -> View | Update:
        update = update_sent(table, recipient.eyes, known, now, extras=recipient.extras)
        return self._view(recipient, now) if update is None else update

    def _view(self, recipient: Recipient, now: int) -> View:
        info = replace(self._info(now), mine=recipient.eyes)
        table = self._live.table
        if table is None:
            return waiting_sent(info)
        return view_sent(table, recipient.eyes, info, now, extras=recipient.extras)

    def _changed(self, info: TableInfo, eyes: int, now: int) -> TableChanged:
        table = self._live.table
        clocks: list[int | None] = [None] * len(info.seats) if table is None else list(table.clocks(eyes, now))
        return TableChanged(replace(info, mine=eyes), clocks)

    def _info(self, now: int) -> TableInfo:
        return table_info(self._live.stored, self._live.table, None, now, self._grace)

    def _people_at(self, now: int) -> object:
        stored = self._live.stored
        return stored.rematch, [(chair.person, chair.name, chair.present_until > now) for chair in stored.seats]

    def _standing_now(self) -> object:
        table = self._live.table
        return table and (table.offer, table.agreed, table.standing_in, table.is_over)
