"""What a seat knows: its view of a game, and the worlds that fit it."""

from claim.knowledge.view import View, view_of
from claim.knowledge.worlds import World, Worlds, worlds

__all__ = ["View", "World", "Worlds", "view_of", "worlds"]
