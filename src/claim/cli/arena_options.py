"""The options that `claim arena` and `claim ladder` have in common."""

from pathlib import Path
from typing import Annotated

import typer

from claim.cli.voice import say

__all__ = ["AllDecks", "Bots", "Csv", "Deals", "Decks", "EffortForAll", "Jobs", "Patience", "Plot", "Save"]

Bots = Annotated[list[str], typer.Argument(metavar="BOT", help=say("argument-bots"), show_default=False)]
Deals = Annotated[int, typer.Option("--deals", "-n", metavar="NUMBER", min=1, help=say("option-deals"))]
EffortForAll = Annotated[
    str | None, typer.Option("--effort", metavar="EFFORT", help=say("option-arena-effort"), show_default=False)
]
Decks = Annotated[
    list[str] | None, typer.Option("--deck", metavar="DECK", help=say("option-arena-deck"), show_default=False)
]
AllDecks = Annotated[bool, typer.Option("--all-decks", help=say("option-all-decks"))]
Jobs = Annotated[
    int | None, typer.Option("--jobs", "-j", metavar="NUMBER", min=1, help=say("option-jobs"), show_default=False)
]
Patience = Annotated[float, typer.Option("--patience", metavar="SECONDS", help=say("option-patience"))]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help=say("option-arena-save"), show_default=False)]
Csv = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help=say("option-csv"), show_default=False)]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help=say("option-plot"), show_default=False)]
