"""What one pair of eyes has been shown of a game, message by message."""

from collections.abc import Iterable

from claim.knowledge import Seen, View, view_at
from claim.rules import Event, Position, for_eyes_of

__all__ = ["Witness"]

FIRST_NUMBER = 1
"""The number of the first view. A table that waits for players has the number 0."""


class Witness:
    """The events shown to one pair of eyes, and where each numbered message ended.

    Numbers count what these eyes were shown, never what happened: a secret leaves them as they are (R10.3). Events
    may be shown *ahead*, before they have happened: what follows a secret question if it is answered the way
    nobody notices. They happen in any case, as the first that the answer tells.
    """

    __slots__ = ("_ahead", "_ends", "_first", "_followed", "_seen", "events", "eyes")

    def __init__(self, eyes: int, told: Iterable[Event]) -> None:
        self.eyes = eyes
        self.events = self._shown(told)
        self._first = FIRST_NUMBER
        """The first number from which these eyes can be told what is new."""
        self._ends = [len(self.events)]
        """How many events had been shown with that number, and with each after it."""
        self._ahead = 0
        """How many of the events have not happened yet."""
        self._seen: Seen | None = None
        """What can be put together from the first of the events, once somebody has asked."""
        self._followed = 0
        """How many of the events that are."""

    @property
    def number(self) -> int:
        """The number of the last message with something new."""
        return self._first + len(self._ends) - 1

    def since(self, number: int) -> tuple[Event, ...] | None:
        """What was shown after that number; None if only the whole view helps."""
        place = number - self._first
        if not 0 <= place < len(self._ends):
            return None
        return tuple(self.events[self._ends[place] :])

    def view(self, believed: Position) -> View:
        """What these eyes know, in the position they believe in."""
        if self._seen is None:
            self._seen, self._followed = Seen(believed.book), 0
        self._seen.take_in(self.events[self._followed :])
        self._followed = len(self.events)
        return view_at(believed, self.eyes, tuple(self.events), self._seen.copy())

    def tell(self, told: Iterable[Event], ahead: Iterable[Event] = ()) -> None:
        """Show what just happened, but for what was shown ahead, and what is to be shown ahead now."""
        shown = self._shown(told)
        if self._ahead:
            shown = shown[self._ahead :]
        shown_ahead = self._shown(ahead)
        self._ahead = len(shown_ahead)
        shown += shown_ahead
        if shown:
            self.events += shown
            self._ends.append(len(self.events))

    def tell_anew(self, told: Iterable[Event], ahead: Iterable[Event] = ()) -> None:
        """Moves were taken back: show everything that happened, as one new message."""
        self._first = self.number + 1
        shown_ahead = self._shown(ahead)
        self._ahead = len(shown_ahead)
        self.events = self._shown(told) + shown_ahead
        self._ends = [len(self.events)]
        self._seen = None

    def _shown(self, events: Iterable[Event]) -> list[Event]:
        seen = [for_eyes_of(event, self.eyes) for event in events]
        return [event for event in seen if event is not None]
