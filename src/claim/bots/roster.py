"""The bots by name: engines for matches and research, levels for people."""

from collections.abc import Callable
from random import Random
from typing import Final

from claim.bots.bot import Bot
from claim.bots.ismcts import IsmctsBot, StandardBot
from claim.bots.levels import ExpertBot, SteadyBot, casual_bot, novice_bot
from claim.bots.master import MasterBot
from claim.bots.random_bot import RandomBot
from claim.bots.simple import SimpleBot
from claim.errors import ClaimError, shown

__all__ = ["BOTS", "LEVELS", "USUAL_LEVEL", "make_bot"]

_ENGINES: Final[dict[str, Callable[[Random], Bot]]] = {
    "random": RandomBot,
    "simple": SimpleBot,
    "standard": StandardBot,
    "ismcts": IsmctsBot,
    "master": MasterBot,
}
_LEVELS: Final[dict[str, Callable[[Random], Bot]]] = {
    "novice": novice_bot,
    "casual": casual_bot,
    "steady": SteadyBot,
    "expert": ExpertBot,
    "master": MasterBot,
}

BOTS: Final = tuple(_ENGINES)
"""The names of all engines, the weakest first."""
LEVELS: Final = tuple(_LEVELS)
"""The names of the levels, the weakest first."""
USUAL_LEVEL: Final = "steady"
"""Whom one plays who has not chosen, and who plays for somebody who has left."""


def make_bot(name: str, lots: Random) -> Bot:
    """The bot of that name, an engine or a level, drawing its lots from `lots`."""
    makers = _ENGINES | _LEVELS
    if name not in makers:
        raise ClaimError(f"there is no bot {shown(name)}; the bots are {', '.join(makers)}")
    return makers[name](lots)
