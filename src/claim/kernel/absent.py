"""What stands for the kernel where it is not built: everything says so."""

from random import Random
from typing import NoReturn

from claim.errors import ClaimError
from claim.kernel.counted import Playouts
from claim.knowledge import View
from claim.rules import Position, Ruleset

__all__ = ["Board", "NotBuilt", "playouts", "simulate"]


class NotBuilt(ClaimError):
    """The compiled kernel is needed for this, and is not here."""

    def __init__(self) -> None:
        super().__init__(
            "the compiled kernel is not here (claim.kernel.why_not_built() says why); with a C compiler on the machine "
            "install the package again, or run `python -m tools.extensions` in its sources"
        )


class Board:
    """Cannot be made without the compiled kernel."""

    def __init__(self) -> None:
        raise NotBuilt

    @staticmethod
    def of(position: Position) -> NoReturn:
        """Refused."""
        raise NotBuilt

    @staticmethod
    def dealt(ruleset: Ruleset, seed: int, leader: int | None = None) -> NoReturn:
        """Refused."""
        raise NotBuilt

    @staticmethod
    def seen(view: View, lots: Random) -> NoReturn:
        """Refused."""
        raise NotBuilt


def playouts(board: Board, count: int, seed: int) -> Playouts:
    """Refused."""
    raise NotBuilt


def simulate(ruleset: Ruleset, count: int, seed: int) -> Playouts:
    """Refused."""
    raise NotBuilt
