"""What a seat knows: its view of a game, and the worlds that fit it."""

from claim.knowledge.seen import Seen
from claim.knowledge.view import View, view_at, view_of
from claim.knowledge.worlds import World, Worlds, worlds

__all__ = ["Seen", "View", "World", "Worlds", "view_at", "view_of", "worlds"]
