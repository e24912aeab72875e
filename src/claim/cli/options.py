"""The options that several commands have in common."""

from typing import Annotated

import typer

from claim.cli.voice import say

__all__ = ["Deck", "HeroValues", "Heroes", "Leader", "Players", "Seed", "TieBreak"]

Deck = Annotated[str | None, typer.Option("--deck", metavar="DECK", help=say("option-deck"), show_default=False)]
Players = Annotated[int, typer.Option("--players", "-p", metavar="2|3|4", help=say("option-players"))]
Heroes = Annotated[bool, typer.Option("--heroes/--no-heroes", help=say("option-heroes"))]
HeroValues = Annotated[
    str | None, typer.Option("--hero-values", metavar="VALUES", help=say("option-hero-values"), show_default=False)
]
TieBreak = Annotated[str, typer.Option("--tie-break", metavar="cards|values", help=say("option-tie-break"))]
Seed = Annotated[int | None, typer.Option("--seed", metavar="NUMBER", help=say("option-seed"), show_default=False)]
Leader = Annotated[int | None, typer.Option("--leader", metavar="SEAT", help=say("option-leader"), show_default=False)]
