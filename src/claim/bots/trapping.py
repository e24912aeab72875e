"""Phase two where the opponent cannot be kept from a win (or a draw): the move after which it is likeliest to err.

An opponent that cannot prove anything errs where replies that give the win away look as good as those that keep it.
How they look is asked of a brief search from its side, which of them keep it of the solver. And the less sure it is of
the win, the likelier it errs later.
"""

from contextlib import suppress
from math import exp
from random import Random
from time import thread_time
from typing import Final

from claim.bots._ismcts import search_open
from claim.bots.effort import Effort
from claim.kernel import Board
from claim.rules import Move, Position
from claim.solver import Budget, Solution
from claim.solver.exact import Spent, asked

__all__ = ["trap"]

_TRIES: Final = 700
"""Iterations of a first look at a position, where there is no clock."""
_TRIES_A_SECOND: Final = 14_000
"""The same for each second of the effort: many positions have to be looked at, some of them again."""
_NODES: Final = 100_000
"""What proofs about one position may take, where there is no clock."""
_NODES_A_SECOND: Final = 7_000_000
"""The same for each second left: about half of it."""
_IN_TIME: Final = 0.95
"""The part of the effort in which something new may be begun: brief searches do not look at the clock."""
_FOLLOWED: Final = 3
"""Moves of which the next one is looked at too."""
_NEXT: Final = 8
"""Moves that are looked at then."""

# How likely errors are: from games against a search with 50 ms a move, and brief searches of the same positions

_NEAR: Final = 0.15
"""Replies that promise less than the best, by so much of the win, are not thought of."""
_EVEN: Final = 0.035
"""By how much an error has to look better than the best good reply to be made half as often as any error is."""
_STEP: Final = 0.02
"""By how much more for odds e times as high."""
_MOST: Final = 0.65
"""How often the error is made that looks best by far: the opponent may see more than a brief search."""
_SURE: Final = 0.8
"""An opponent that expects so much of the win does not err later."""
_LATER: Final = 0.5
"""How likely it does for each unit it expects less, in the first trick; in the second it is half of that, and so on."""


def trap(position: Position, solution: Solution, seconds: float | None, lots: Random) -> Move:
    """Of the moves that are best by proof, the one after which the opponent errs most easily."""
    return _Trapper(solution, seconds, lots).choose(position)


class _Outlook:
    """What a position looks like to the seat to move, and what was proved about it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.tries = 0
        self.shares: dict[Move, float] = {}
        """For every move, the share of the win that it seems to promise."""
        self.is_error: dict[Move, bool] = {}
        """For every move there is a proof about, whether it gives something away."""
        self.promise = 0.0
        """How likely the opponent of the trapper errs from here on."""

    def by_looks(self) -> list[Move]:
        """The moves, the most promising first."""
        return sorted(self.shares, key=self.shares.__getitem__, reverse=True)

    def good_move(self) -> Move | None:
        """The most promising one that is not known to be an error."""
        return next((move for move in self.by_looks() if not self.is_error.get(move)), None)

    def error_now(self) -> float:
        """How likely the seat to move errs."""
        tempting = max((self.shares[move] for move, is_error in self.is_error.items() if is_error), default=None)
        good = self.good_move()
        if tempting is None or good is None:
            return float(good is None)
        return _MOST / (1 + exp((self.shares[good] - tempting + _EVEN) / _STEP))

    def error_later(self, *, is_opponent: bool) -> float:
        """How likely the opponent errs after this move, by how sure of the win it is."""
        best = max(self.shares.values())
        return _LATER * max(0.0, _SURE - (best if is_opponent else 1 - best)) / self.position.trick_number


class _Trapper:
    """A search for traps under way."""

    def __init__(self, solution: Solution, seconds: float | None, lots: Random) -> None:
        self._solution = solution
        self._end = None if seconds is None else thread_time() + _IN_TIME * seconds
        self._tries = _TRIES if seconds is None else max(2, int(_TRIES_A_SECOND * seconds))
        self._lots = lots

    def choose(self, position: Position) -> Move:
        """Look at all best moves, longer at the half that promises more, and so on; then follow up the last few."""
        values = self._solution.moves
        here = _Outlook(position)
        self._look(here, 2 * self._tries)
        left = [move for move in here.by_looks() if values[move] == self._solution.value]
        after = {move: _Outlook(position.after(move)) for move in left}
        tries = self._tries
        while True:
            for move in left:
                self._judge(after[move], tries)
            left.sort(key=lambda move: after[move].promise, reverse=True)
            if len(left) <= _FOLLOWED:
                break
            left = left[: max(_FOLLOWED, len(left) // 2)]
            tries *= 2
        for move in left:
            self._follow_up(after[move])
        return max(left, key=lambda move: after[move].promise)

    def _judge(self, outlook: _Outlook, tries: int) -> None:
        """Find out how likely the opponent errs from here on, unless the time is over."""
        if self._is_late() or outlook.position.is_over:
            return
        self._look(outlook, tries)
        if self._is_mine(outlook.position):
            outlook.promise = outlook.error_later(is_opponent=False)
            return
        self._prove(outlook)
        now = outlook.error_now()
        outlook.promise = now + (1 - now) * outlook.error_later(is_opponent=True)

    def _follow_up(self, outlook: _Outlook) -> None:
        """Put the own next move in the place of a guess about later errors, unless the time is over before."""
        if self._is_late() or outlook.position.is_over:
            return
        reply = None if self._is_mine(outlook.position) else outlook.good_move()
        if reply is None:
            promise = self._promise_of_next(outlook.position)
        else:
            now = outlook.error_now()
            promise = now + (1 - now) * self._promise_of_next(outlook.position.after(reply))
        if not self._is_late():
            outlook.promise = promise

    def _promise_of_next(self, position: Position) -> float:
        """How likely the opponent errs from here on, if an own move is next after the best of these."""
        here = _Outlook(position)
        if position.is_over or not self._is_mine(position):
            self._judge(here, self._tries)
            return here.promise
        self._look(here, self._tries // 2)
        after = [_Outlook(position.after(move)) for move in here.by_looks()[:_NEXT]]
        for outlook in after:
            self._judge(outlook, self._tries // 2)
        return max(outlook.promise for outlook in after)

    def _look(self, outlook: _Outlook, tries: int) -> None:
        """Search briefly; what earlier searches have seen counts too."""
        effort = Effort(iterations=tries)
        found = search_open(Board.of(outlook.position), effort, self._lots.getrandbits(64), tuned=True)
        outlook.tries += tries
        weight = tries / outlook.tries
        for move, share in found.shares.items():
            outlook.shares[move] = weight * share + (1 - weight) * outlook.shares.get(move, 0.0)

    def _prove(self, outlook: _Outlook) -> None:
        """Ask about replies, the most promising first, until a good one and an error are known."""
        kept = -self._solution.value
        least = max(outlook.shares.values()) - _NEAR
        nodes = _NODES if self._end is None else max(1, int(_NODES_A_SECOND * (self._end - thread_time())))
        known: set[bool] = set()
        with asked(outlook.position, Budget(nodes=nodes)) as worth, suppress(Spent):
            for move in outlook.by_looks():
                if len(known) > 1 or outlook.shares[move] < least:
                    break
                if move not in outlook.is_error:
                    outlook.is_error[move] = worth(move) < kept
                known.add(outlook.is_error[move])

    def _is_mine(self, position: Position) -> bool:
        return position.to_move == self._solution.seat

    def _is_late(self) -> bool:
        return self._end is not None and thread_time() >= self._end
