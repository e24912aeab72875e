"""A record: a ruleset, a deal and moves, with what else was noted about the game."""

from dataclasses import dataclass

from claim.errors import IllegalMove, InvalidNotation
from claim.rules import Deal, Game, Move, Outcome, Ruleset

__all__ = ["UNFINISHED", "Record", "result_text"]

UNFINISHED = "*"


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is written down."""

    ruleset: Ruleset
    deal: Deal
    moves: tuple[Move, ...] = ()
    result: str | None = None
    """The result as written; None where the record names none."""
    notes: tuple[tuple[str, str], ...] = ()
    """All other tags, in order: who sat where, the date."""

    @classmethod
    def of(cls, game: Game, notes: tuple[tuple[str, str], ...] = ()) -> "Record":
        """The record of a game as it stands."""
        return cls(game.ruleset, game.deal, game.moves, result_text(game.position.outcome, game.ruleset.players), notes)

    def replay(self) -> Game:
        """The game with all its moves made; refused at the first illegal one, and if the result contradicts them."""
        game = Game(self.ruleset, self.deal)
        for number, move in enumerate(self.moves, 1):
            try:
                game.push(move)
            except IllegalMove as error:
                raise IllegalMove(f"move {number}: {error}") from None
        result = result_text(game.position.outcome, self.ruleset.players)
        if self.result not in (None, result):
            raise InvalidNotation(f"the result {self.result} contradicts the moves: by them it is {result}")
        return game


def result_text(outcome: Outcome | None, players: int) -> str:
    """The result as the notation writes it: `1-0`, `1/2-1/2-0`, `*`."""
    if outcome is None:
        return UNFINISHED
    won = "1/2" if outcome.is_draw else "1"
    return "-".join(won if seat in outcome.winners else "0" for seat in range(players))
