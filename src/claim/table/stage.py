"""A game, and what every pair of eyes has been shown of it."""

from claim.errors import ClaimError
from claim.knowledge import View
from claim.rules import BYSTANDER, Deal, Event, Game, Move, Position, Question, Ruleset
from claim.table.witness import Witness

__all__ = ["Stage"]


class Stage:
    """A game that is shown to its seats and a bystander while it goes on, each to its own eyes.

    While somebody is asked in secret, the others are shown the game as after the answer that nobody notices.
    """

    __slots__ = ("_witnesses", "game", "public", "secret")

    def __init__(self, ruleset: Ruleset, deal: Deal) -> None:
        self.game = Game(ruleset, deal)
        self.secret: Question | None = None
        """What somebody is asked in secret now."""
        self.public = self.game.position
        """The position as everybody else is shown it; without a secret question the true one."""
        told = self.game.latest_events
        self._witnesses = {eyes: Witness(eyes, told) for eyes in (BYSTANDER, *range(ruleset.players))}

    def witness(self, eyes: int) -> Witness:
        """What a seat, or a bystander, has been shown."""
        witness = self._witnesses.get(eyes)
        if witness is None:
            raise ClaimError(f"seat {eyes}: seats are 0 to {len(self._witnesses) - 2}, a bystander is {BYSTANDER}")
        return witness

    def believed(self, eyes: int) -> Position:
        """The position these eyes believe in: whose turn it is, and what is asked. Its cards are not for them."""
        return self.game.position if self._is_asked(eyes) else self.public

    def view(self, eyes: int) -> View:
        """All that these eyes know."""
        return self.witness(eyes).view(self.believed(eyes))

    def push(self, move: Move) -> bool:
        """Make a move and show it; whether anybody but who made it may notice."""
        is_noticed = self.secret is None or move is not self.secret.quiet
        self.game.push(move)
        told, ahead = self.game.latest_events, self._look_ahead()
        for eyes, witness in self._witnesses.items():
            witness.tell(told, () if self._is_asked(eyes) else ahead)
        return is_noticed

    def go_back(self, moves: int) -> None:
        """Take back all but so many moves."""
        for _ in range(len(self.game.moves) - moves):
            self.game.pop()
        told, ahead = self.game.events, self._look_ahead()
        for eyes, witness in self._witnesses.items():
            witness.tell_anew(told, () if self._is_asked(eyes) else ahead)

    def _is_asked(self, eyes: int) -> bool:
        return self.secret is not None and self.secret.seat == eyes

    def _look_ahead(self) -> list[Event]:
        """Find out whether somebody is asked in secret now, and what the others are shown instead."""
        position = self.game.position
        question = position.question
        ahead: list[Event] = []
        if question is None or question.quiet is None:
            self.secret, self.public = None, position
        else:
            self.secret, self.public = question, position.after(question.quiet, ahead)
        return ahead
