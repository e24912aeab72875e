"""Who plays at each seat now: its person, its own bot, or a bot for a person."""

from collections.abc import Sequence
from typing import Final

from claim.bots import USUAL_LEVEL

__all__ = ["STAND_IN", "Seating"]

STAND_IN: Final = USUAL_LEVEL
"""The bot that plays for people."""


class Seating:
    """The people and bots of a table, as they come and go."""

    __slots__ = ("_away", "_bots", "_gone", "overdue")

    def __init__(self, bots: Sequence[str | None]) -> None:
        self._bots = bots
        self._away: frozenset[int] = frozenset()
        self._gone: frozenset[int] = frozenset()
        self.overdue: int | None = None
        """The seat whose time has run out, until a bot has decided for it."""

    @property
    def standing_in(self) -> frozenset[int]:
        """The seats of people for whom a bot plays."""
        return self._away | self._gone

    def bot_at(self, seat: int) -> str | None:
        """The bot that decides at a seat now; None if its person does."""
        own = self._bots[seat]
        if own is None and (seat == self.overdue or seat in self._away or seat in self._gone):
            return STAND_IN
        return own

    def is_person(self, seat: int) -> bool:
        """Whether a seat is a person's, who has not left it for good."""
        return 0 <= seat < len(self._bots) and self._bots[seat] is None and seat not in self._gone

    def is_here(self, seat: int) -> bool:
        """Whether a person plays at a seat, and no bot for them."""
        return self.is_person(seat) and seat not in self._away

    def leave(self, seat: int) -> None:
        """A person has left: a bot plays for them until they come back."""
        self._away |= {seat}

    def leave_for_good(self, seat: int) -> None:
        """A person has given up: a bot plays on."""
        self._gone |= {seat}

    def come_back(self, seat: int) -> None:
        """The person plays again."""
        self._away -= {seat}
