"""Hand-made bots, well-behaved and not."""

from random import Random
from typing import NoReturn

from claim.bots.effort import Effort
from claim.knowledge import View
from claim.rules import Move

__all__ = ["Dreamer", "First", "Last", "Leaver", "Measured", "Muddled", "Stumbling"]


class First:
    """Always the first legal move by its text: no lots, no thought."""

    def __init__(self, lots: Random) -> None:
        pass

    def choose(self, view: View) -> Move:
        return min(view.legal, key=str)


class Last(First):
    """The last one."""

    def choose(self, view: View) -> Move:
        return max(view.legal, key=str)


class Stumbling(First):
    """Raises an error in phase two."""

    def choose(self, view: View) -> Move:
        if view.phase == 2:
            raise RuntimeError("I cannot go on")
        return super().choose(view)


class Leaver(First):
    """Wants to end the whole process."""

    def choose(self, view: View) -> NoReturn:
        raise SystemExit(3)


class Dreamer(First):
    """Plays a card that is in no deck for two."""

    def choose(self, view: View) -> Move:
        return Move.parse("give:Go2")


class Muddled(First):
    """Answers with something that is no move."""

    def choose(self, view: View) -> Move:
        return "Go5"  # type: ignore[return-value]


class Measured(First):
    """Can be told how much to think, and does."""

    def choose(self, view: View, effort: Effort | None = None) -> Move:
        assert effort is not None
        assert effort.iterations == 7
        return super().choose(view)
