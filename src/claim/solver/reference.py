"""The yardstick: a search as plain as can be, on the rules themselves, for positions with few cards.

Every move is tried to the end of the game; one seat takes the best for it, the other the worst. The search knows two
things beyond that: when to stop because a better move cannot matter any more (alpha-beta), and that the same question
about the same position has the same answer. Faster solvers are held against it, and where none is built it stands in.
"""

from collections.abc import Iterator
from contextlib import suppress
from operator import attrgetter
from time import perf_counter
from typing import Final

from claim.rules import Move, Position
from claim.rules.places import WAITING, hand_of, laid_before, score_of
from claim.solver.solution import UNLIMITED, Budget, Margin, Solution, refuse_unsolvable

__all__ = ["PATIENCE", "final_margin", "search"]

PATIENCE: Final = Budget(nodes=300_000)
"""What it may cost if nobody sets a budget: some seconds, enough for about seven tricks."""

_Score = tuple[int, int, int]
"""A margin from the view of seat 0, or only its sign: votes, cards, values."""
_LOSS: Final = (-1, 0, 0)
_DRAW: Final = (0, 0, 0)
_WIN: Final = (1, 0, 0)
_LEAST: Final = (-9, 0, 0)
_MOST: Final = (9, 0, 0)

_MATTERING: Final = (*map(hand_of, range(2)), *map(score_of, range(2)), *map(laid_before, range(2)), WAITING)
"""The places whose cards can still matter in phase two."""
_MOST_REMEMBERED: Final = 200_000
"""Answers kept at a time."""


def search(
    position: Position, *, moves: bool = True, margins: bool = False, line: bool = True, budget: Budget = UNLIMITED
) -> Solution:
    """What best play leads to, tried out on the rules.

    An unfinished answer knows some of the moves; its value is the best of these, 0 if there are none.
    """
    refuse_unsolvable(position)
    begun = perf_counter()
    tried = _Search(PATIENCE if budget == UNLIMITED else budget, only_results=not margins)
    known: dict[Move, _Score] = {}
    found: list[Move] = []
    exact = False
    with suppress(_Spent):
        for move, score in tried.moves(position):
            known[move] = score
            if not (moves or margins) and _margin(score, position).value > 0:
                break
        if line:
            for move in tried.line(position, known):
                found.append(move)
        exact = True
    own = {move: _margin(score, position) for move, score in known.items()}
    values = {move: margin.value for move, margin in own.items()}
    return Solution(
        seat=_seat(position),
        value=max(values.values(), default=0),
        moves=values if moves else {},
        margins=own if margins else {},
        line=tuple(found),
        exact=exact,
        nodes=tried.nodes,
        seconds=perf_counter() - begun,
    )


def final_margin(position: Position) -> Margin:
    """By how much seat 0 has won a game that is over (R7.4, R7.5)."""
    outcome = position.outcome
    assert outcome is not None
    won = [[tally.values[seat] for tally in outcome.tallies if tally.vote == seat] for seat in range(2)]
    votes, cards, values = (
        measured[0] - measured[1]
        for measured in (
            [len(factions) for factions in won],
            [sum(map(len, factions)) for factions in won],
            [sum(map(sum, factions)) for factions in won],
        )
    )
    if votes:
        return Margin(votes)
    if cards and position.ruleset.tie_break == "cards":
        return Margin(0, cards)
    return Margin(0, 0, values)


class _Spent(Exception):
    """The budget is spent."""


class _Search:
    """A search under way: what it has cost, and the answers found so far."""

    def __init__(self, budget: Budget, *, only_results: bool) -> None:
        self.nodes = 0
        self._most_nodes = budget.nodes
        self._deadline = None if budget.seconds is None else perf_counter() + budget.seconds
        self._only_results = only_results
        self._window = (_LOSS, _WIN) if only_results else (_LEAST, _MOST)
        self._answers: dict[tuple[object, ...], _Score] = {}

    def moves(self, position: Position) -> Iterator[tuple[Move, _Score]]:
        """Every legal move with what it leads to."""
        for move in position.legal_moves():
            yield move, self._score(self._after(position, move), *self._window)

    def line(self, position: Position, known: dict[Move, _Score]) -> Iterator[Move]:
        """Best play of both to the end, given what some best move leads to."""
        best = max if _seat(position) == 0 else min
        move = best(known, key=known.__getitem__)
        score = known[move]
        while True:
            yield move
            position = position.after(move)
            if position.is_over:
                return
            move = next(move for move, reached in self.moves(position) if reached == score)

    def _score(self, position: Position, low: _Score, high: _Score) -> _Score:
        """What best play leads to, where it lies between the two; else the nearer of them."""
        if position.is_over:
            return min(max(self._final(position), low), high)
        question = None if position.trick else (low, high, position.leader, *_cards(position))
        if question is not None and question in self._answers:
            return self._answers[question]
        if position.to_move == 0:
            for move in position.legal_moves():
                low = max(low, self._score(self._after(position, move), low, high))
                if low == high:
                    break
            answer = low
        else:
            for move in position.legal_moves():
                high = min(high, self._score(self._after(position, move), low, high))
                if low == high:
                    break
            answer = high
        if question is not None:
            self._remember(question, answer)
        return answer

    def _final(self, position: Position) -> _Score:
        margin = final_margin(position)
        return (margin.value, 0, 0) if self._only_results else (margin.votes, margin.cards, margin.values)

    def _after(self, position: Position, move: Move) -> Position:
        if self.nodes == self._most_nodes or (self._deadline is not None and perf_counter() >= self._deadline):
            raise _Spent
        self.nodes += 1
        return position.after(move)

    def _remember(self, question: tuple[object, ...], answer: _Score) -> None:
        if len(self._answers) >= _MOST_REMEMBERED:
            self._answers.clear()
        self._answers[question] = answer


def _cards(position: Position) -> Iterator[tuple[object, ...]]:
    """The cards that can still matter, whatever order they lie in."""
    for place in _MATTERING:
        yield tuple(sorted(position.piles[place], key=_by_order))


_by_order: Final = attrgetter("order")


def _seat(position: Position) -> int:
    seat = position.to_move
    assert seat is not None
    return seat


def _margin(score: _Score, position: Position) -> Margin:
    """A score as the seat to move sees it."""
    margin = Margin(*score)
    return margin if _seat(position) == 0 else -margin
