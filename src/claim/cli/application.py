"""The application: its commands, and what holds for all of them."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from claim.cli.arena import arena
from claim.cli.bot_client import bot_client
from claim.cli.deal import deal
from claim.cli.decks import decks
from claim.cli.failing import MISTAKE, complain, silence_output, why
from claim.cli.hint import hint
from claim.cli.ladder import ladder
from claim.cli.play import play
from claim.cli.replay import replay
from claim.cli.rules import rules
from claim.cli.serve import serve
from claim.cli.simulate import simulate
from claim.cli.solve import solve
from claim.cli.tui import tui
from claim.cli.voice import say

__all__ = ["app", "run"]

# Help and errors are plain text: importing Rich for them would double the time they take.
app = typer.Typer(
    name="claim",
    help=say("help-claim"),
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for _command in (play, tui, serve, replay, hint, solve, simulate, arena, ladder, deal, decks, rules):
    app.command(help=say(f"help-{_command.__name__}"))(_command)
app.command(help=say("help-bot-client"))(bot_client)


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

        try:
            print(f"claim {version('claim-cards')}")
        except PackageNotFoundError:
            print("claim")
        raise typer.Exit


@app.callback()
def _claim(
    _version: Annotated[
        bool, typer.Option("--version", help=say("help-version"), callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    pass


def run() -> None:
    """Run the application. A reader that stops reading is no error worth a word; a full disk is."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
    if sys.stdout is None:  # closed before we began
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  as long as the process lasts
    try:
        try:
            app(prog_name="claim")
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        silence_output()
    except OSError as error:
        silence_output()
        complain(say("error", what=say("error-output", why=why(error))))
        sys.exit(MISTAKE)
