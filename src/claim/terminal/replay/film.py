"""A recorded game as a row of moments, one for each move, with all hands open."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Final

from claim.knowledge import View
from claim.notation import Record
from claim.rules import BYSTANDER, Began, Chosen, Counted, Event, Game, Gathered, Outcome, Ruleset, Won, book_of
from claim.table.telling import tell
from claim.wire.messages import Told, Vote
from claim.wire.showing import board_sent, told_sent

__all__ = ["Film", "Moment", "Scene"]

_AFTERWARDS: Final = (Began, Gathered, Counted)
"""What comes when everything that follows from a move is done."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Right after a move; with the last card of a trick, before the trick is taken away."""

    phase: int
    trick: int
    seat: int
    """Whose move it was; nobody's for the deal and the end."""
    until: int
    """How many events have been shown."""
    before: tuple[Told, ...]
    """What came of the move before."""
    told: tuple[Told, ...]
    """The move, and what is shown of its consequences."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The moments of one trick: the number of the first, and all of them."""

    first: int
    moments: tuple[Moment, ...]

    @property
    def phase(self) -> int:
        """The phase of the trick."""
        return self.moments[0].phase

    @property
    def trick(self) -> int:
        """The number of the trick in its phase."""
        return self.moments[0].trick


@dataclass(frozen=True, slots=True)
class _Step:
    """A move, or the deal or the count: whose, its events, and what is remarked about it."""

    seat: int
    start: int
    end: int
    """How many events are shown with it; what else it brings about is shown with the next."""
    remark: str | None = None


class Film:
    """A game from the deal to the last move, and if it was played to its end, to the count of the votes."""

    def __init__(self, record: Record) -> None:
        self.ruleset: Ruleset = record.ruleset
        self.outcome: Outcome | None = None
        """How it ended."""
        self._events: list[Event] = []
        self.moments = tuple(self._filmed(record))

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    @cached_property
    def scenes(self) -> tuple[Scene, ...]:
        """The moments trick by trick."""
        scenes: list[Scene] = []
        for _, group in groupby(self.moments, key=lambda moment: (moment.phase, moment.trick)):
            scenes.append(Scene(sum(len(scene.moments) for scene in scenes), tuple(group)))
        return tuple(scenes)

    def trick_from(self, at: int, step: int) -> int:
        """Where the next trick begins (1), or the one before (-1); amid a trick, its own beginning is before."""
        firsts = [scene.first for scene in self.scenes]
        if step > 0:
            return next((first for first in firsts if first > at), self.last)
        return next((first for first in reversed(firsts) if first < at), 0)

    def view(self, at: int) -> View:
        """The table at a moment, to eyes that see everything."""
        until = self.moments[at].until
        return View(book_of(self.ruleset), BYSTANDER, tuple(self._events[:until]), to_move=None, awaits=None)

    def votes(self, at: int) -> list[Vote]:
        """The votes as they stand at a moment."""
        return board_sent(self.view(at))

    # How it is filmed

    def _filmed(self, record: Record) -> Iterator[Moment]:
        steps = list(self._steps(record))
        sentences = tell(self._events)
        begun = [(at, event) for at, event in enumerate(self._events) if isinstance(event, Began)]
        shown = 0
        for step in steps:
            trick = next(event for at, event in reversed(begun) if at < step.end)
            before, told = (
                tuple(told_sent(sentence) for sentence in sentences if first <= sentence.at < last)
                for first, last in ((shown, step.start), (step.start, step.end))
            )
            if step.remark is not None:
                told = (Told(step.remark), *told)
            yield Moment(int(trick.phase), trick.trick, step.seat, step.end, before, told)
            shown = step.end

    def _steps(self, record: Record) -> Iterator[_Step]:
        """The deal, the moves and the count; all events are gathered on the way."""
        game = Game(record.ruleset, record.deal)
        self._events += game.latest_events
        yield _Step(BYSTANDER, 0, len(self._events), "film-dealt")
        for move in record.moves:
            seat, start = game.position.to_move, len(self._events)
            game.push(move)
            self._events += game.latest_events
            yield _Step(BYSTANDER if seat is None else seat, start, start + _shown_until(game.latest_events))
        self.outcome = game.position.outcome
        if self.outcome is not None:
            yield _Step(BYSTANDER, len(self._events), len(self._events), "film-counted")


def _shown_until(events: Sequence[Event]) -> int:
    """How many events of a move are shown with it: until the trick is won, else until the next one begins.

    A secret is told only when the next trick has begun.
    """
    chosen = next(at for at, event in enumerate(events) if isinstance(event, Chosen))
    for at, event in enumerate(events[chosen:], chosen):
        if isinstance(event, Won):
            return at + 1
        if isinstance(event, _AFTERWARDS):
            return at
    return len(events)
