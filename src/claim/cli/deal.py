"""`claim deal`: a game dealt but not played."""

from pathlib import Path
from typing import Annotated

import typer

from claim.cli.options import Deck, Heroes, HeroValues, Leader, Players, Seed, TieBreak
from claim.cli.voice import say

__all__ = ["deal"]


def deal(
    deck: Deck = None,
    players: Players = 2,
    heroes: Heroes = False,
    hero_values: HeroValues = None,
    tie_break: TieBreak = "cards",
    seed: Seed = None,
    leader: Leader = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="PATH", help=say("option-out"), show_default=False)
    ] = None,
    count: Annotated[
        int | None, typer.Option("--count", "-n", metavar="NUMBER", help=say("option-count"), show_default=False)
    ] = None,
) -> None:
    """Write dealt records to standard output, a file or a folder."""
    from claim.cli import dealing, settings  # noqa: PLC0415  more than help needs

    wanted = settings.Settings(deck, players, heroes, hero_values, tie_break, leader)
    first = settings.drawn_seed() if seed is None else seed
    if count is None:
        dealing.deal_one(wanted, first, out)
    else:
        dealing.deal_many(wanted, first, count, out)
