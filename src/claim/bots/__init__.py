"""Bots: a view in, a legal move out."""

from claim.bots.assessment import Assessment
from claim.bots.bot import Bot
from claim.bots.effort import Effort
from claim.bots.hinting import hint
from claim.bots.random_bot import RandomBot
from claim.bots.roster import BOTS, LEVELS, USUAL_LEVEL, make_bot
from claim.bots.simple import SimpleBot

__all__ = [
    "BOTS", "LEVELS", "USUAL_LEVEL", "Assessment", "Bot", "Effort", "RandomBot", "SimpleBot", "hint", "make_bot",
]  # fmt: skip
