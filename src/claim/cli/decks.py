"""`claim decks`: all legal decks."""

from typing import Annotated

import typer

from claim.cli.options import Players
from claim.cli.voice import say

__all__ = ["decks"]


def decks(
    players: Players = 2, plain: Annotated[bool, typer.Option("--plain", help=say("option-plain"))] = False
) -> None:
    """List the decks for so many players."""
    from claim.cli.listing import list_decks  # noqa: PLC0415  Rich and more that help does without

    list_decks(players, plain=plain)
