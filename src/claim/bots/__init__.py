"""Bots: a view in, a legal move out."""

from claim.bots.bot import Bot
from claim.bots.random_bot import RandomBot
from claim.bots.roster import BOTS, make_bot
from claim.bots.simple import SimpleBot

__all__ = ["BOTS", "Bot", "RandomBot", "SimpleBot", "make_bot"]
