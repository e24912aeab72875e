"""Halting a recorded game at a position: the last one, or the one in which a move was made."""

from collections.abc import Sequence

from claim.cli.voice import say
from claim.errors import ClaimError
from claim.rules import Game

__all__ = ["halted"]


def halted(game: Game, at: int | None, numbers: Sequence[int]) -> Game:
    """The game as far as the position in which move `at`, one of these, was made; None: as it stands."""
    if at is None and game.position.is_over:
        raise ClaimError(say("position-over", first=numbers[0], last=numbers[-1]))
    if at is not None and at not in numbers:
        raise ClaimError(say("position-other", at=at, first=numbers[0], last=numbers[-1]))
    return game if at is None else Game(game.ruleset, game.deal, game.moves[: at - 1])
