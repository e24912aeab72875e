"""The application: its commands, and what holds for all of them."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from claim.cli.deal import deal
from claim.cli.decks import decks
from claim.cli.failing import silence_output
from claim.cli.play import play
from claim.cli.replay import replay
from claim.cli.rules import rules
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
for _command in (play, replay, deal, decks, rules):
    app.command(help=say(f"help-{_command.__name__}"))(_command)


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
    """Run the application; a reader that stops reading is no error worth a word."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
    try:
        app(prog_name="claim")
    finally:
        try:
            if sys.stdout is not None:
                sys.stdout.flush()
        except OSError:
            silence_output()
