"""Players: whoever sits at a table of the arena for one game."""

import inspect
from contextlib import suppress
from random import Random
from time import thread_time
from typing import Protocol

from claim.arena.entrant import Entrant
from claim.arena.forfeit import Failed, errors_told
from claim.arena.program import Program
from claim.bots import Bot
from claim.bots.effort import Effort
from claim.errors import ClaimError, shown
from claim.knowledge import View
from claim.rules import Move, Ruleset

__all__ = ["Player", "make_player"]


class Player(Protocol):
    """Makes moves in one seat of one game."""

    def choose(self, view: View) -> tuple[Move, float]:
        """Its move, and the seconds that it took; raises `Failed` where there is none."""

    def close(self, result: str) -> None:
        """The game is over."""


def make_player(entrant: Entrant, ruleset: Ruleset, seat: int, seed: int, patience: float) -> Player:
    """A player for one game, that draws its lots by a seed; raises `Failed` where it cannot be made."""
    if entrant.kind == "program":
        return Program(entrant, ruleset, seat, seed, patience)
    try:
        return _Thinker(entrant.bot(Random(seed)), entrant.effort)
    except ClaimError as error:
        raise Failed("raised", str(error)) from error


class _Thinker:
    """A bot that thinks in this process. Its time is processor time."""

    def __init__(self, bot: Bot, effort: Effort | None) -> None:
        self._bot = bot
        self._arguments = (effort,) if effort is not None and _takes_effort(bot) else ()

    def choose(self, view: View) -> tuple[Move, float]:
        began = thread_time()
        try:
            with errors_told():
                move: object = self._bot.choose(view, *self._arguments)
                seconds = thread_time() - began
                found = "" if isinstance(move, Move) else repr(move)
        except ClaimError as error:
            raise Failed("raised", str(error)) from error
        if not isinstance(move, Move):
            raise Failed("nonsense", shown(found))
        return move, seconds

    def close(self, result: str) -> None:
        pass


def _takes_effort(bot: Bot) -> bool:
    """Whether a bot can be told how much to think; one from elsewhere need not care."""
    with suppress(TypeError, ValueError):
        inspect.signature(bot.choose).bind(None, None)
        return True
    return False
