"""Sight: what one client knows of a table, put together from every message it was sent."""

from time import monotonic
from typing import assert_never

from msgspec.structs import replace

from claim.knowledge import View as Knowledge
from claim.rules import BYSTANDER
from claim.terminal.links import Found, HandOver, Heard, Look, Lost
from claim.wire.messages import Error, Pong, Refused, Said, TableChanged, Told, Turn, Update, View, Vote
from claim.wire.reading import Eyes
from claim.wire.tables import TableInfo

__all__ = ["Sight"]


class Sight:
    """What one client knows of a table. Everything that is drawn comes from here, so it can be drawn again at will."""

    def __init__(self) -> None:
        self.table: TableInfo | None = None
        """The table; None until the first view."""
        self.seat = BYSTANDER
        """Whose eyes these are."""
        self.turn: Turn | None = None
        """Whose decision it is; None before the game has begun."""
        self.votes: list[Vote] = []
        """The votes board."""
        self.told: list[Told] = []
        """What happened, in sentences, from the beginning."""
        self.new_from = 0
        """From which of these sentences on they are new: since the last message, or since this seat last looked."""
        self.said: list[Said] = []
        """What people have said."""
        self.connected = True
        """Whether the other end can be heard."""
        self.hand_over: HandOver | None = None
        """Who is to have the keyboard next; until they are there nothing may be shown."""
        self.is_looking = False
        """Whether who has the keyboard looks before it goes on to another."""
        self.clocks_at = 0.0
        """When the clocks of the turn were right, by `time.monotonic`."""
        self._eyes = Eyes()
        self._shown: dict[int, int] = {}
        """By seat, how many sentences it has been shown; several people may share a keyboard."""

    @property
    def number(self) -> int:
        """The number that the next move has to answer."""
        return self._eyes.number

    @property
    def has_begun(self) -> bool:
        """Whether the cards are dealt."""
        return self.turn is not None

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played."""
        return self.table is not None and self.table.state == "over"

    @property
    def is_asked(self) -> bool:
        """Whether it is for this client to decide now."""
        is_hidden = self.hand_over is not None or self.is_looking
        return not self.is_over and not is_hidden and self.turn is not None and bool(self.turn.legal)

    @property
    def view(self) -> Knowledge:
        """What this seat knows of the game; only once it `has_begun`."""
        return self._eyes.view

    def take_in(self, message: Heard) -> None:
        """Take in what was heard."""
        match message:
            case View():
                self._see(message)
            case Update():
                self._hear_news(message)
            case TableChanged():
                self.table = message.table
                self.seat = message.table.mine
                if self.turn is not None:
                    self._set_turn(replace(self.turn, clocks=message.clocks))
            case Said():
                self.said.append(message)
            case HandOver():
                self.hand_over, self.is_looking = message, False
            case Look():
                self.is_looking = True
            case Lost():
                self.connected = False
            case Found():
                self.connected = True
            case Refused() | Error() | Pong():
                pass  # they change nothing that is known
            case _:
                assert_never(message)

    def _see(self, view: View) -> None:
        self._eyes.take_in(view)
        self.hand_over, self.is_looking = None, False
        self.table, self.seat = view.table, view.seat
        self.votes, self.told = view.votes or [], list(view.told or [])
        self.new_from = min(self._shown.get(view.seat, 0), len(self.told))
        self._set_turn(self._eyes.turn)
        self._shown[self.seat] = len(self.told)

    def _hear_news(self, update: Update) -> None:
        self._eyes.take_in(update)
        if update.votes is not None:
            self.votes = update.votes
        if update.told:
            self.new_from = len(self.told)
            self.told += update.told
        self._set_turn(self._eyes.turn)
        self._shown[self.seat] = len(self.told)

    def _set_turn(self, turn: Turn | None) -> None:
        self.turn, self.clocks_at = turn, monotonic()
