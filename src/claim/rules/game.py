"""A game: a ruleset, a deal and the moves made. Everything else follows from these."""

from collections.abc import Iterable

from claim.errors import ClaimError, IllegalMove, NotYet
from claim.rules.book import book_of
from claim.rules.deal import Deal
from claim.rules.events import BYSTANDER, Event, for_eyes_of
from claim.rules.moves import Move
from claim.rules.position import Position
from claim.rules.ruleset import Ruleset

__all__ = ["Game"]


class Game:
    """A game that goes on and back: `push` a move, `pop` it again."""

    def __init__(self, ruleset: Ruleset, deal: Deal, moves: Iterable[Move] = ()) -> None:
        self.ruleset = ruleset
        self.deal = deal
        first: list[Event] = []
        self._positions = [Position.start(book_of(ruleset), deal, first)]
        self._moves: list[Move] = []
        self._events = [tuple(first)]
        for move in moves:
            self.push(move)

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[Position, ...]:
        """The position before each move, and the one now."""
        return tuple(self._positions)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(self._moves)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened so far, as an eye that sees all would tell it."""
        return tuple(event for step in self._events for event in step)

    @property
    def latest_events(self) -> tuple[Event, ...]:
        """What the last move brought about (before the first one: the deal), for an eye that sees all."""
        return self._events[-1]

    def push(self, move: Move | str) -> None:
        """Make a move, given as such or as its text; an illegal one changes nothing."""
        if isinstance(move, str):
            move = Move.parse(move)
        events: list[Event] = []
        position = self.position.after(move, events)
        self._positions.append(position)
        self._moves.append(move)
        self._events.append(tuple(events))

    def play(self, seat: int, move: Move | str) -> None:
        """Make a move for a seat. A refusal tells that seat nothing it does not know (R10.4)."""
        if isinstance(move, str):
            move = Move.parse(move)
        shown = self.as_shown_to(seat).position
        if shown.to_move != seat or shown.is_chance:
            raise IllegalMove(f"{move}: it is not the turn of seat {seat}")
        shown.check(move)
        if self.position.to_move != seat:
            raise NotYet(f"{move}: hold this move until the others are ready")
        self.push(move)

    def pop(self) -> Move:
        """Take the last move back and return it."""
        if not self._moves:
            raise IllegalMove("there is no move to take back")
        self._positions.pop()
        self._events.pop()
        return self._moves.pop()

    def as_shown_to(self, seat: int) -> "Game":
        """The game as a seat (or a bystander) may believe it to stand.

        While somebody else is asked a question in secret, that is the game as if it had been answered the
        way nobody notices (R9.9, R10.3); else it is this game.
        """
        if seat != BYSTANDER and not 0 <= seat < self.ruleset.players:
            raise ClaimError(f"seat {seat}: seats are 0 to {self.ruleset.players - 1}, a bystander is {BYSTANDER}")
        question = self.position.question
        if question is None or question.quiet is None or question.seat == seat:
            return self
        shown = Game.__new__(Game)
        shown.ruleset, shown.deal = self.ruleset, self.deal
        shown._positions, shown._moves, shown._events = self._positions[:], self._moves[:], self._events[:]
        shown.push(question.quiet)
        return shown

    def events_for(self, seat: int) -> tuple[Event, ...]:
        """What a seat (or `BYSTANDER`) has been shown so far."""
        seen = (for_eyes_of(event, seat) for event in self.as_shown_to(seat).events)
        return tuple(event for event in seen if event is not None)

    def __repr__(self) -> str:
        return f"Game({self.ruleset!r}, {self.deal!r}, {self._moves!r})"
