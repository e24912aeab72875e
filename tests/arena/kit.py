"""What several tests of the arena need."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

from claim.arena import Match, PlayedDeal

__all__ = ["CLUMSY", "EXAMPLE", "FIRST", "LAST", "clumsy", "games_of"]

FIRST: Final = "tests.arena.bots:First"
LAST: Final = "tests.arena.bots:Last"
CLUMSY: Final = Path(__file__).parent / "clumsy.py"
EXAMPLE: Final = Path(__file__).parent.parent.parent / "examples" / "miser.py"


def clumsy(fault: str) -> str:
    """A program that plays three moves and then shows this fault."""
    return f"program:{sys.executable} -S {CLUMSY} {fault}"


def games_of(match: Match) -> list[PlayedDeal]:
    """The deals without the times, which are never twice the same."""
    return [replace(deal, games=tuple(replace(game, milliseconds=()) for game in deal.games)) for deal in match.deals]
