"""`claim tui`: a table that fills the terminal."""

from typing import Annotated

import typer

from claim.cli.failing import mistake
from claim.cli.voice import say

__all__ = ["tui"]


def tui(
    what: Annotated[
        str | None, typer.Argument(metavar="[FILE|URL]", help=say("argument-tui"), show_default=False)
    ] = None,
) -> None:
    """Open home, a record, or a table on a server."""
    try:
        from claim.cli import tui_opening  # noqa: PLC0415  Textual, and everything that it shows
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "claim":
            raise
        mistake(say("error-no-terminal", package=str(error.name)))
    tui_opening.open_terminal(what)
