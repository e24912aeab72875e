"""Tables as they are stored, as values."""

from dataclasses import dataclass
from typing import Literal

from claim.rules import Deal
from claim.wire.tables import NewTable

__all__ = ["StoredSeat", "StoredTable"]


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """A seat: a person's, a bot's, or open."""

    person: int | None
    """The identity of who sits here."""
    name: str
    """The person's name; empty for bots and open seats."""
    bot: str | None
    reserved_for: int | None
    """Who alone may take the seat while it is open."""
    present_until: int
    """The person counts as connected until then (milliseconds)."""

    @property
    def is_open(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.person is None and self.bot is None

    def is_open_to(self, person: int) -> bool:
        """Whether this person may sit down here."""
        return self.is_open and self.reserved_for in (None, person)


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table without its log: what was agreed, who sits where, and how it ended."""

    id: int
    code: str
    host: int
    rules: NewTable
    public: bool
    seats: tuple[StoredSeat, ...]
    created: int
    deal: Deal | None
    """The cards; None until the game began."""
    began: int | None
    revision: int
    """Counts the changes of all this but presence."""
    result: str | None
    winners: tuple[int, ...]
    ended_by: str | None
    rematch: str | None
    """The code of the table where it goes on."""
    previous: int | None
    """The id of the table that this one goes on from."""

    @property
    def state(self) -> Literal["waiting", "playing", "over"]:
        """Whether it waits for players, is being played, or is over."""
        if self.began is None:
            return "waiting"
        return "playing" if self.result is None else "over"

    def seat_of(self, person: int | None) -> int | None:
        """Where a person sits."""
        if person is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)
