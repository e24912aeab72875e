"""The clocks of a table while it is played."""

from typing import Final

from claim.table.house import House
from claim.table.seating import Seating

__all__ = ["Clocks"]

_AHEAD: Final = 2000
"""Milliseconds by which a secret question ends before the next leader's time, to make a held move meanwhile."""


class Clocks:
    """How much time every seat has left. Time comes in as milliseconds; nothing here looks at a clock.

    At any moment everybody is shown one decision: whose it is (`shown`) and that it goes on since `started`. What it
    took is charged when it has been made, and known to all.

    A secret question (R9.9) must not show. While a seat is `asked` one, the others are shown the decision after it,
    that of the next leader, going on since the trick's last card was played. So an answer that nobody notices changes
    neither `started` nor anything else that they are shown. If the next leader is the one who is asked, both
    decisions are that one stretch of time. If not, the time that the question took is charged in truth to who was
    asked, and only they are shown that. The question's time ends a little before that of the decision that the others
    are shown: so a leader whose move is held while the question stands gets it made in time. An answer that everybody
    notices ends the stretch: it is charged openly to who was asked, and the next leader's begins.
    """

    __slots__ = ("_has_banks", "_house", "_increment", "_left", "_seating", "_unseen", "asked", "shown", "started")

    def __init__(self, house: House, seating: Seating) -> None:
        clock = house.clock
        self._house = house
        self._seating = seating
        self.started = 0
        """When the decision began that everybody is shown."""
        self.shown: int | None = None
        """Whose decision it is; None when the game is over."""
        self.asked: int | None = None
        """Who is asked in secret meanwhile."""
        self._has_banks = clock is not None and clock.kind == "bank"
        self._increment = 0 if clock is None else clock.increment * 1000
        self._left = [0 if clock is None else clock.seconds * 1000] * len(house.bots)
        """By seat, what was left when this decision began, as everybody knows it."""
        self._unseen = [0] * len(house.bots)
        """By seat, what secret questions took of it."""

    # What is left

    def left(self, eyes: int, now: int) -> tuple[int | None, ...]:
        """By seat, the milliseconds left as these eyes may know it; None for bots, and without a clock."""
        if self._house.clock is None:
            return (None,) * len(self._left)
        return tuple(
            self._left_of(seat, eyes, now) if bot is None else None for seat, bot in enumerate(self._house.bots)
        )

    def _left_of(self, seat: int, eyes: int, now: int) -> int:
        is_asked = seat == eyes == self.asked
        if is_asked:
            left = self._time_to_answer(seat)
        else:
            left = self._time_of(seat) if seat == eyes else self._left[seat]
        runs = (is_asked or seat == self.shown) and self._seating.is_here(seat)
        return max(0, left - max(0, now - self.started)) if runs else left

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that has to decide runs out; None for bots, and without a clock."""
        if self._house.clock is None or self._seating.bot_at(seat) is not None:
            return None
        return self.started + (self._time_to_answer(seat) if seat == self.asked else self._time_of(seat))

    def _time_of(self, seat: int) -> int:
        """What was truly left to a seat when this decision began."""
        return max(0, self._left[seat] - self._unseen[seat])

    def _time_to_answer(self, seat: int) -> int:
        """How long a secret question may take."""
        own, leader = self._time_of(seat), self.shown
        if leader is None or leader == seat or self._seating.bot_at(leader) is not None:
            return own
        return min(own, max(0, self._time_of(leader) - _AHEAD))

    # What is used

    def charge(self, seat: int, at: int) -> None:
        """A seat has used the time since the decision began, and everybody knows."""
        if self._has_banks:
            self._left[seat] = max(0, self._left[seat] - max(0, at - self.started))

    def decided(self, seat: int, at: int) -> None:
        """A seat has made a decision that everybody notices. Only people are charged."""
        if self._seating.is_here(seat):
            self.charge(seat, at)
            self._left[seat] += self._increment if self._has_banks else 0

    def answered_unnoticed(self, seat: int, at: int) -> None:
        """A seat has answered a secret question in the way that nobody notices."""
        self.asked = None
        if self._has_banks and seat != self.shown and self._seating.is_here(seat):
            self._unseen[seat] += max(0, at - self.started)

    def begin(self, shown: int | None, asked: int | None, at: int) -> None:
        """The next decision begins."""
        self.shown, self.asked, self.started = shown, asked, at

    def stop(self) -> None:
        """Nobody decides any more."""
        self.shown = self.asked = None
