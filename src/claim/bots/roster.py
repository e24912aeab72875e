"""The bots by name."""

from collections.abc import Callable
from random import Random
from typing import Final

from claim.bots.bot import Bot
from claim.bots.random_bot import RandomBot
from claim.bots.simple import SimpleBot
from claim.errors import ClaimError, shown

__all__ = ["BOTS", "make_bot"]

_MAKERS: Final[dict[str, Callable[[Random], Bot]]] = {"random": RandomBot, "simple": SimpleBot}

BOTS: Final = tuple(_MAKERS)
"""The names of all bots, the weakest first."""


def make_bot(name: str, lots: Random) -> Bot:
    """The bot of that name, drawing its lots from `lots`."""
    if name not in _MAKERS:
        raise ClaimError(f"there is no bot {shown(name)}; the bots are {', '.join(BOTS)}")
    return _MAKERS[name](lots)
