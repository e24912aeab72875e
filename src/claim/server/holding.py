"""Held moves: made while somebody else is asked in secret, and kept until the answer is there (R9.9).

They are kept in memory alone. Nobody was told of them, so a client that has to connect again sends them again.
"""

from dataclasses import dataclass, replace

from claim.server.recipients import Recipient

__all__ = ["Attempt", "Holding"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A move that somebody wants to make, with all that is needed to judge it, now or later."""

    recipient: Recipient
    number: int
    move: str
    at: int


class Holding:
    """The held moves of a table, in the order in which they came: legal ones of one turn, so they are few."""

    def __init__(self) -> None:
        self._held: dict[tuple[int, int, str], Attempt] = {}

    def hold(self, attempt: Attempt) -> None:
        """Keep a move. Sent again it counts from when it first came.

        Another move of the same seat is kept too: after the first is made it is refused, as it would have been without
        the question.
        """
        what = attempt.recipient.eyes, attempt.number, attempt.move
        first = self._held.get(what)
        self._held[what] = attempt if first is None else replace(attempt, at=first.at)

    def released(self) -> tuple[Attempt, ...]:
        """All moves held so far; they are no longer held."""
        held = tuple(self._held.values())
        self._held.clear()
        return held
