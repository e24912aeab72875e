"""Positions that fit a view, guessed one by one."""

from random import Random

from claim.knowledge import View, World, worlds
from claim.rules import Position

__all__ = ["Guesses"]


class Guesses:
    """Draws positions in which a viewer may be.

    What is asked is the same in all of them, and known to who is asked: so the way to a question is walked once, and
    only the cards are exchanged after that.
    """

    def __init__(self, view: View, lots: Random) -> None:
        self._view = view
        self._lots = lots
        self.worlds = worlds(view)
        self._first = self.worlds.sample(lots).position

    def draw(self) -> Position:
        """One of the positions, as likely as it is."""
        return self.position_in(self.worlds.sample(self._lots))

    def position_in(self, world: World) -> Position:
        """Where the game stands in a world."""
        first, view, faces = self._first, self._view, world.faces
        piles = tuple(
            tuple([faces[slot] for slot in slots]) if place in view.hidden_places else view.piles[place]
            for place, slots in enumerate(view.seen.piles)
        )
        return Position(
            first.book, piles, first.phase, first.trick_number, first.leader, first.closing, first.step, first.pending
        )
