"""The arena: bots play the same deals from every seat, so that luck cancels; matches, ladders, ratings."""

from claim.arena.entrant import Entrant
from claim.arena.estimate import Estimate
from claim.arena.forfeit import Forfeit
from claim.arena.ladder import Ladder, Rating, play_ladder
from claim.arena.match import Match, play_match
from claim.arena.played import PlayedDeal, PlayedGame
from claim.arena.terms import Terms

__all__ = [
    "Entrant", "Estimate", "Forfeit", "Ladder", "Match", "PlayedDeal", "PlayedGame", "Rating", "Terms", "play_ladder",
    "play_match",
]  # fmt: skip
