"""`claim hint`: the best move of a position and the chances of all, for people and for programs."""

from typing import Annotated

import typer

from claim.cli.failing import mistakes_told
from claim.cli.voice import say

__all__ = ["hint"]


def hint(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help=say("argument-files"), show_default=False)],
    at: Annotated[int | None, typer.Option("--at", metavar="NUMBER", help=say("option-at"), show_default=False)] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="SEAT", help=say("option-hint-seat"), show_default=False)
    ] = None,
    effort: Annotated[
        str | None, typer.Option("--effort", metavar="EFFORT", help=say("option-hint-effort"), show_default=False)
    ] = None,
    json: Annotated[bool, typer.Option("--json", help=say("option-json"))] = False,
) -> None:
    """Say what to do in a position of each record; those refused are named on standard error."""
    from claim.bots import Effort  # noqa: PLC0415  more than help needs
    from claim.cli.hinting import Wish, hint_all  # noqa: PLC0415

    with mistakes_told():
        wanted = None if effort is None else Effort.parse(effort)
    raise typer.Exit(hint_all(files, Wish(at, seat, wanted), as_json=json))
