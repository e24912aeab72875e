"""An entry: one line of a table's log."""

from dataclasses import dataclass

__all__ = ["Entry"]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that was done at a table. With the deal, the entries are all there is to know about it.

    Kinds: `move` (body: its text; lots drawn for a seat too), `ask-back`, `agree-back`, `refuse-back`, `resign`, `time`
    (the seat's time ran out), `bot-in` and `bot-out` (a bot plays for a person who left, and no longer), `say` (body:
    which of the `SAYINGS`).
    """

    number: int
    """From 1, without gaps."""
    at: int
    """When, in milliseconds. A move that had to be held came earlier than the entry before it."""
    kind: str
    seat: int
    body: str = ""
