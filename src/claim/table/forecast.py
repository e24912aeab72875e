"""The forecast: every move one might make now, with what would come of it as far as the viewer can know."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal

from claim.cards import FACTIONS, Card
from claim.knowledge import View
from claim.rules import EVERYONE, Began, Event, Move, Position, Question, contest, for_eyes_of, power_of, tallies_of
from claim.table.telling import Kind, Told, tell

__all__ = ["Choice", "Outlook", "Shift", "choices"]

Outlook = Literal["wins", "loses", "ahead", "behind", "ally"]
"""How a card does against what lies there: the last one decides, others are ahead or behind for now."""


@dataclass(frozen=True, slots=True)
class Shift:
    """How an answer would change a vote: counts by side, and the side that has the vote."""

    faction: str
    before: tuple[int, ...]
    after: tuple[int, ...]
    vote_before: int | None
    vote_after: int | None


@dataclass(frozen=True, slots=True)
class Choice:
    """A move one might make now."""

    move: Move
    legal: bool = True
    why: Literal["follow", "collected"] | None = None
    """Why it is not legal: a faction was led that one can follow, or too few cards are collected."""
    collected: int | None = None
    """Where a card can be declared only what one has collected: how many cards of that faction one has."""
    outlook: Outlook | None = None
    """None for a lead, for answers and for what is not legal; `ally` when the partner wins or is ahead."""
    told: tuple[Told, ...] = ()
    """Who wins and what comes of it, if the move ends the trick; cards nobody can know yet are hidden."""
    shift: Shift | None = None
    """For a card to steal, and for a faction to count as."""


def choices(view: View) -> tuple[Choice, ...]:
    """Everything the viewer might do now, sorted as a hand is; nothing when it is not the viewer's turn.

    That is every card in hand in all ways in which it can be played, legal now or not, or every answer. What to
    steal comes in the order of what it changes.
    """
    if not view.legal:
        return ()
    return tuple(_Plays(view) if view.awaits == "play" else _Answers(view))


# Cards to play


class _Plays:
    """Every card in hand in all ways in which it can be played."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._book = view.book
        self._collected = view.collected(view.seat)
        self._is_last = len(view.trick) == self._book.players - 1
        self._position = Position(view.book, view.piles, view.phase, view.trick_number, view.leader)

    def __iter__(self) -> Iterator[Choice]:
        for card in sorted(set(self._view.hand), key=lambda card: card.order):
            if card in self._book.declarable:
                yield from self._ways(card)
            else:
                yield self._choice(card)

    def _ways(self, card: Card) -> Iterator[Choice]:
        """A card that may or must be declared, as everything it could be if one had collected all cards."""
        earned = self._declarations(card, self._collected)
        unconditional = self._declarations(card, ())
        for way in self._declarations(card, self._book.deck):
            if way in unconditional:
                yield self._choice(way)
                continue
            number = sum(own.faction == way.declared for own in self._collected if not own.is_hero)
            if way in earned:
                yield self._choice(way, number)
            else:
                yield Choice(Move.play(way), legal=False, why="collected", collected=number)

    def _declarations(self, card: Card, collected: tuple[Card, ...]) -> tuple[Card, ...]:
        return self._book.powers[card].declarations(card, self._book.ruleset, self._view.phase, collected)

    def _choice(self, card: Card, collected: int | None = None) -> Choice:
        move = Move.play(card)
        if move not in self._view.legal:
            return Choice(move, legal=False, why="follow", collected=collected)
        if not self._view.trick:
            return Choice(move, collected=collected)
        winner = self._view.trick_with(move).winner.seat
        told = _came_of(move, self._position, self._view) if self._is_last else ()
        return Choice(move, collected=collected, outlook=self._outlook(winner), told=told)

    def _outlook(self, winner: int) -> Outlook:
        side_of = self._book.ruleset.side_of
        if winner == self._view.seat:
            return "wins" if self._is_last else "ahead"
        if side_of(winner) == side_of(self._view.seat):
            return "ally"
        return "loses" if self._is_last else "behind"


# Answers


class _Answers:
    """Every answer to the question; what to steal in the order of what it changes."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._book = view.book
        collected = [view.collected(seat) for seat in range(view.book.players)]
        self._tallies = {tally.faction: tally for tally in tallies_of(collected, view.book)}
        self._position = self._before_the_answer() if len(view.trick) == view.book.players else None
        """Where the end of the trick depends on the answer, the position that asks."""

    def __iter__(self) -> Iterator[Choice]:
        answers = [self._choice(move) for move in sorted(self._view.legal, key=_order)]
        return iter(sorted(answers, key=_changes_no_vote) if self._view.awaits == "steal" else answers)

    def _choice(self, move: Move) -> Choice:
        view = self._view
        match move.verb:
            case "steal":
                victim = view.ruleset.opponents_of(view.seat)[0]
                stolen = next(card for card in view.scores[victim] if card.plain is move.card)
                return Choice(move, shift=self._shift(stolen, victim))
            case "count":
                assert view.asked_by is not None and move.word is not None
                return Choice(move, shift=self._shift(view.asked_by.declare(move.word)))
            case _:
                return Choice(move, told=() if self._position is None else _came_of(move, self._position, view))

    def _before_the_answer(self) -> Position:
        view = self._view
        trick = contest(view.book, view.phase, view.trick_number, view.leader, view.trick, view.collected)
        question = Question(view.seat, view.legal, EVERYONE, by=view.asked_by)
        first_step = 1  # in both phases what is asked while the trick still lies there is asked first (R4.11, R5.4)
        return Position(
            view.book, view.piles, view.phase, view.trick_number, view.leader, trick, first_step, (question,)
        )

    def _shift(self, gained: Card, victim: int | None = None) -> Shift | None:
        """How the vote changes if the viewer has one more card, perhaps somebody else's; None if it counts nothing."""
        counts = self._book.powers[gained].counts(gained)
        if not counts:
            return None
        faction, values = counts[0][0], [value for _, value in counts]
        tally = self._tallies[faction]
        after = [list(held) for held in tally.values]
        after[self._view.ruleset.side_of(self._view.seat)] += values
        if victim is not None:
            for value in values:
                after[self._view.ruleset.side_of(victim)].remove(value)
        vote = power_of(faction).vote([tuple(sorted(held, reverse=True)) for held in after])
        return Shift(faction, tuple(map(len, tally.values)), tuple(map(len, after)), tally.vote, vote)


def _order(move: Move) -> tuple[int, int]:
    """Cards as a hand is sorted, then factions as people see them; no after yes."""
    if move.card is not None:
        return 0, move.card.order
    return 1, FACTIONS.index(move.word) if move.word in FACTIONS else move.word == "no"


def _changes_no_vote(choice: Choice) -> bool:
    return choice.shift is None or choice.shift.vote_after == choice.shift.vote_before


# The end of a trick


def _came_of(move: Move, position: Position, view: View) -> tuple[Told, ...]:
    """What the viewer would be told of this trick after the move.

    In the position hidden cards are just that, so nothing that depends on one can be told.
    """
    events: list[Event] = []
    position.after(move, events)
    ending = takewhile(lambda event: not isinstance(event, Began), events)
    shown = [seen for event in ending if (seen := for_eyes_of(event, view.seat)) is not None]
    told = tell([*view.events, *shown], len(view.events) + 1)  # the first event is the move itself
    return tuple(sentence for sentence in told if sentence.kind is not Kind.PHASE)
