"""A live table without a server: what everybody at it would be sent, had these been the cards. Its clock is ours."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from unittest.mock import patch

from claim.errors import NotYet
from claim.rules import BYSTANDER, Deal
from claim.server import clock
from claim.server.folding import Standings
from claim.server.holding import Attempt
from claim.server.info import table_info, table_line
from claim.server.live import LiveTable
from claim.server.recipients import Recipient
from claim.server.storage import Storage
from claim.server.stored import StoredTable
from claim.table import Entry, Refused, Table
from claim.wire.tables import TableInfo, TableLine

__all__ = ["Recorder", "Twin"]

_GRACE = 60


class Recorder(Recipient):
    """Somebody at a twin, with everything they were sent."""

    def __init__(self, eyes: int, *, extras: bool) -> None:
        super().__init__(None, 0, lambda _code, _reason: None)
        self.eyes = eyes
        self.extras = extras
        self.texts: list[str] = []

    def tell(self, text: str) -> None:
        """Keep it."""
        self.texts.append(text)


class _Memory(Storage):
    """The log of one table, in memory."""

    def __init__(self) -> None:
        self.log: list[Entry] = []

    async def append(self, table_id: int, entry: Entry) -> bool:
        """Keep an entry."""
        self.log.append(entry)
        return True

    async def entries(self, table_id: int, after: int = 0) -> list[Entry]:
        """The log after that number."""
        return self.log[after:]

    async def lengths(self, table_ids: object) -> dict[int, int]:
        """How long it is; never what was remembered."""
        assert isinstance(table_ids, Sequence)
        return dict.fromkeys(table_ids, len(self.log))


class Twin:
    """A table with other cards, at which everything happens that happened at the one it is the twin of."""

    def __init__(self, stored: StoredTable, deal: Deal, eyes: int) -> None:
        assert stored.began is not None
        self._memory = _Memory()
        self.eyes = eyes
        seats = tuple(replace(seat, present_until=stored.began) for seat in stored.seats)
        self._stored = replace(stored, deal=deal, seats=seats, result=None, winners=(), ended_by=None, rematch=None)
        self.now = stored.began
        self.recorders = [Recorder(eyes, extras=extras) for extras in (False, True)]
        with patch.object(clock, "now", lambda: self.now):
            self._live = LiveTable(self._stored, self._memory, lambda _table, _length: None, _GRACE)
        self._first = 1

    @property
    def table(self) -> Table:
        table = self._live.table
        assert table is not None
        return table

    @property
    def log(self) -> list[Entry]:
        return self._memory.log

    async def begin(self, number: int = 1) -> None:
        """Deal. Those who watch come in when there is a message of this number for them."""
        await self._live.load()
        self._first = number
        self._let_in()

    def _let_in(self) -> None:
        if not self._live.recipients and self.table.number(self.eyes) >= self._first:
            with patch.object(clock, "now", lambda: self.now):
                for recorder in self.recorders:
                    self._live.admit(recorder, None)

    async def happen(self, at: int, seat: int, kind: str, body: str) -> None:
        """Let this be done there: what the watched seat does comes from them, everything else is just committed."""
        self.now = max(self.now, at)
        with patch.object(clock, "now", lambda: self.now):
            if kind == "move" and self._is_theirs(seat):
                attempt = Attempt(self.recorders[0], self.table.number(seat), body, at)
                await self._live.move(attempt)
            else:
                await self._live.commit(lambda table: Entry(table.length + 1, at, kind, seat, body))
        self._let_in()

    def _is_theirs(self, seat: int) -> bool:
        """Whether a move of this seat comes from who is watched, and is not drawn by lots or a bot's."""
        return seat == self.eyes and self._stored.seats[seat].bot is None and not self.table.believed(seat).is_chance

    @property
    def secret(self) -> tuple[int, str] | None:
        """Who else is asked in secret now, and the answer that nobody notices."""
        question = self.table.game.position.question
        if question is None or question.quiet is None or question.seat == self.eyes:
            return None
        return question.seat, str(question.quiet)

    # What else one can find out

    def tried(self, text: str, number: int) -> str:
        """What comes of a move that somebody tries, in words; that it is made, now or later, makes no difference."""
        try:
            self.table.move(self.eyes, number, text, self.now)
        except NotYet:
            return "accepted"
        except Refused as refused:
            return f"{refused.code}: {refused}"
        return "accepted"

    def wished(self) -> list[str]:
        """What comes of everything else one may wish."""
        table, eyes, now = self.table, self.eyes, self.now
        wishes: tuple[Callable[[], Entry], ...] = (
            lambda: table.ask_back(eyes, now),
            lambda: table.answer_back(eyes, True, now),
            lambda: table.answer_back(eyes, False, now),
            lambda: table.resign(eyes, now),
            lambda: table.say(eyes, "hello", now),
        )
        outcomes = []
        for wish in wishes:
            try:
                wish()
                outcomes.append("accepted")
            except Refused as refused:
                outcomes.append(f"{refused.code}: {refused}")
        return outcomes

    async def asked(self) -> tuple[TableInfo, TableLine | None, TableLine]:
        """What is answered over HTTP: the table, its line in one's own list, and in that of all."""
        stored, now = self._stored, self.now
        person = None if self.eyes == BYSTANDER else stored.seats[self.eyes].person
        own = None
        if person is not None:
            (stands,) = (await Standings(self._memory).of([(stored, self.eyes)])).values()
            own = table_line(stored, person, stands.my_turn, stands.changed, now)
        line = table_line(stored, person, False, stored.began or stored.created, now)
        return table_info(stored, self.table, person, now, _GRACE), own, line
