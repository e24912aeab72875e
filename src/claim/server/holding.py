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
    """The held moves of a table, one a seat at most: the first that came."""

    def __init__(self) -> None:
        self._held: dict[int, Attempt] = {}

    def hold(self, attempt: Attempt) -> None:
        """Keep a move. Sent again it counts from when it first came; another move of the same seat is not kept."""
        seat = attempt.recipient.eyes
        first = self._held.get(seat)
        if first is None:
            self._held[seat] = attempt
        elif (first.number, first.move) == (attempt.number, attempt.move):
            self._held[seat] = replace(attempt, at=first.at)

    def released(self) -> tuple[Attempt, ...]:
        """All moves held so far; they are no longer held."""
        held = tuple(self._held.values())
        self._held.clear()
        return held
