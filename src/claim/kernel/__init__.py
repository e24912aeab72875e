"""The kernel: the rules for two players without heroes once more, compiled, as fast as can be.

It exists for random games and for searches; `claim.rules` stays the authority, and tests hold the two together. Without
a C compiler the package installs without it: then `is_built` and `supports` say no, and the rest raises `NotBuilt`.
"""

from claim.kernel.absent import NotBuilt
from claim.kernel.counted import Playouts
from claim.kernel.plain import simulate_by_rules
from claim.rules import Ruleset

try:
    from claim.kernel._processor import suffices

    if not suffices():
        raise ImportError("it was compiled for another processor")
    from claim.kernel._engine import Board
    from claim.kernel._playouts import playouts, simulate

    _missing = None
except ImportError as error:
    from claim.kernel.absent import Board, playouts, simulate  # type: ignore[assignment]

    _missing = "it was not compiled" if isinstance(error, ModuleNotFoundError) else str(error)

__all__ = [
    "Board", "NotBuilt", "Playouts", "is_built", "playouts", "simulate", "simulate_by_rules", "supports",
    "why_not_built",
]  # fmt: skip


def is_built() -> bool:
    """Whether the compiled kernel is here and can be used."""
    return _missing is None


def why_not_built() -> str | None:
    """Why it cannot be used; None if it can."""
    return _missing


def supports(ruleset: Ruleset) -> bool:
    """Whether the kernel can play this: it is built, and these are two players without heroes."""
    return is_built() and ruleset.players == 2 and not ruleset.heroes
