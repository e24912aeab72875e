"""`claim replay`: recorded games for people, and their traces for programs."""

from typing import Annotated

import typer

from claim.cli.voice import say

__all__ = ["replay"]


def replay(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help=say("argument-files"), show_default=False)],
    trace: Annotated[bool, typer.Option("--trace", help=say("option-trace"))] = False,
) -> None:
    """Replay the records; those refused are named on standard error."""
    from claim.cli.replaying import replay_all  # noqa: PLC0415  more than help needs

    raise typer.Exit(replay_all(files, as_trace=trace))
