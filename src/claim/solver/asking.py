"""Asking the compiled search: from its yes and no to results, margins and lines."""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

from claim.kernel import Board
from claim.rules import Move, Position
from claim.solver._search import ANY_VALUES, Search
from claim.solver.solution import Budget, Margin

__all__ = ["Asking", "Spent"]

_ALL_VOTES: Final = 5
_ALL_CARDS: Final = 52
_ALL_VALUES: Final = -ANY_VALUES
"""More than all cards of a deck are worth: less than nothing of it is asked for where cards alone count."""
_NO_MOVE: Final = -1


class Spent(Exception):
    """The budget is spent."""


class Asking:
    """Questions to a search about one position after the other, within one budget. Answers are from seat 0's view.

    A move, where one is given, is made first.
    """

    def __init__(self, search: Search, budget: Budget, *, abstract: bool = True) -> None:
        self.nodes = 0
        """Positions looked at."""
        self._search = search
        self._abstract = abstract
        self._most_nodes = budget.nodes
        self._deadline = None if budget.seconds is None else perf_counter() + budget.seconds

    def about(self, position: Position) -> None:
        """Ask about this position from now on."""
        nodes = None if self._most_nodes is None else self._most_nodes - self.nodes
        seconds = None if self._deadline is None else self._deadline - perf_counter()
        if (nodes is not None and nodes <= 0) or (seconds is not None and seconds <= 0):
            raise Spent
        self._board = Board.of(position)
        self._search.load(self._board, abstract=self._abstract, most_nodes=nodes or 0, seconds=seconds or 0)

    # Single questions

    def gets(self, votes: int, move: Move | None = None) -> bool:
        """Whether seat 0 gets at least so many votes more than seat 1."""
        return self._answer(lambda: self._search.reaches(votes, self._number(move)))

    def outdoes(self, margin: Margin, move: Move | None = None) -> bool:
        """Whether seat 0 gets at least this margin."""
        if margin.votes:
            return self.gets(margin.votes, move)
        return self._answer(lambda: self._search.outdoes(margin.cards, margin.values, self._number(move)))

    def _answer(self, question: Callable[[], bool]) -> bool:
        before = self._search.nodes
        answer = question()
        self.nodes += self._search.nodes - before
        if self._search.is_spent:
            raise Spent
        return answer

    def _number(self, move: Move | None) -> int:
        return _NO_MOVE if move is None else self._board.layout.play_of[move]

    # What follows from several

    def result(self, move: Move | None = None) -> int:
        """Won (1), drawn (0) or lost (-1)."""
        if self.gets(1, move):
            return 1
        if not self._search.can_tie or not self.gets(0, move):
            return -1
        if self.outdoes(Margin(0, 0, 1), move):
            return 1
        return 0 if self.outdoes(Margin(0), move) else -1

    def margin(self, move: Move | None = None) -> Margin:
        """By how much seat 0 wins or loses."""
        votes = _highest(-_ALL_VOTES, _ALL_VOTES, lambda votes: self.gets(votes, move))
        if votes:
            return Margin(votes)
        cards = _highest(-_ALL_CARDS, _ALL_CARDS, lambda cards: self.outdoes(Margin(0, cards, -_ALL_VALUES), move))
        if cards:
            return Margin(0, cards)
        return Margin(
            0, 0, _highest(-_ALL_VALUES, _ALL_VALUES, lambda values: self.outdoes(Margin(0, 0, values), move))
        )

    def line(self, position: Position) -> Iterator[Move]:
        """Best play of both to the end, in votes and the tie-break's measure too."""
        margin = self.margin()
        better = _next_above(margin)
        while True:
            move = next(
                move
                for move in position.legal_moves()
                if (self.outdoes(margin, move) if position.to_move == 0 else not self.outdoes(better, move))
            )
            yield move
            position = position.after(move)
            if position.is_over:
                return
            self.about(position)


def _highest(least: int, most: int, holds: Callable[[int], bool]) -> int:
    """The highest number for which it holds, as it does for all lower ones; it is asked near the middle first."""
    step = 1
    if holds(1):
        least = 1
        while least + step <= most and holds(least + step):
            least += step
            step *= 2
        most = min(most, least + step - 1)
    else:
        most = 0
        while most - step >= least and not holds(most - step + 1):
            most -= step
            step *= 2
        least = max(least, most - step + 1)
    while least < most:
        middle = (least + most + 1) // 2
        least, most = (middle, most) if holds(middle) else (least, middle - 1)
    return least


def _next_above(margin: Margin) -> Margin:
    """The least margin that is better."""
    if margin.votes:
        return Margin(margin.votes + 1) if margin.votes != -1 else Margin(0, -_ALL_CARDS)
    return Margin(0, margin.cards, margin.values + 1) if not margin.cards else Margin(0, margin.cards + 1, -_ALL_VALUES)
