"""`claim solve`: what best play of both leads to, for people and for programs."""

from typing import Annotated

import typer

from claim.cli.voice import say

__all__ = ["solve"]


def solve(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help=say("argument-files"), show_default=False)],
    at: Annotated[int | None, typer.Option("--at", metavar="NUMBER", help=say("option-at"), show_default=False)] = None,
    margins: Annotated[bool, typer.Option("--margins", help=say("option-margins"))] = False,
    json: Annotated[bool, typer.Option("--json", help=say("option-json"))] = False,
    nodes: Annotated[
        int | None, typer.Option("--nodes", metavar="NUMBER", min=1, help=say("option-nodes"), show_default=False)
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="NUMBER", min=0, help=say("option-seconds"), show_default=False)
    ] = None,
) -> None:
    """Solve a position of each record; those refused are named on standard error."""
    from claim.cli.solving import Wish, solve_all  # noqa: PLC0415  more than help needs
    from claim.solver import Budget  # noqa: PLC0415

    raise typer.Exit(solve_all(files, Wish(at, margins, Budget(nodes, seconds)), as_json=json))
