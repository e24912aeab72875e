"""Hand-made bots, well-behaved and not."""

from asyncio import CancelledError
from random import Random
from typing import NoReturn

from claim.bots.effort import Effort
from claim.knowledge import View
from claim.rules import Move

__all__ = [
    "Chatty", "Cryptic", "Dreamer", "First", "Last", "Leaver", "Measured", "Muddled", "Mute", "Quitter",
    "Stumbling", "Unruly",
]  # fmt: skip


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


class Quitter(First):
    """Wants to end the whole process as soon as it is there."""

    def __init__(self, lots: Random) -> None:
        raise SystemExit


class Unruly(First):
    """Raises what no handler of errors expects."""

    def choose(self, view: View) -> NoReturn:
        raise CancelledError("line one\nline two\n" + 5000 * "y")


class Mute(First):
    """Raises an error that cannot be told."""

    def choose(self, view: View) -> NoReturn:
        raise _Untold


class Cryptic(First):
    """Answers with something that cannot be shown."""

    def choose(self, view: View) -> Move:
        return _Hidden()  # type: ignore[return-value]


class Chatty(First):
    """Says what it thinks."""

    def choose(self, view: View) -> Move:
        print("let me see")
        return super().choose(view)


class _Untold(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no word")


class _Hidden:
    def __repr__(self) -> str:
        raise RuntimeError("do not look")


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
