"""`claim arena`: bots play each other, from every seat of the same deals."""

from pathlib import Path
from typing import Annotated

import typer

from claim.cli.arena_options import (
    AllDecks,
    Bots,
    Csv,
    Deals,
    Decks,
    EffortForAll,
    Jobs,
    Patience,
    Plot,
    Save,
)
from claim.cli.options import Heroes, HeroValues, Seed, TieBreak
from claim.cli.voice import say

__all__ = ["arena"]


def arena(
    bots: Bots,
    deals: Deals = 100,
    effort: EffortForAll = None,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", metavar="2|3|4", help=say("option-arena-players"), show_default=False),
    ] = None,
    deck: Decks = None,
    all_decks: AllDecks = False,
    heroes: Heroes = False,
    hero_values: HeroValues = None,
    tie_break: TieBreak = "cards",
    seed: Seed = None,
    jobs: Jobs = None,
    patience: Patience = 10.0,
    save: Save = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FOLDER", help=say("option-records"), show_default=False)
    ] = None,
    json: Annotated[bool, typer.Option("--json", help=say("option-json"))] = False,
    csv: Csv = None,
    plot: Plot = None,
) -> None:
    """Play a match and tell the result."""
    from claim.cli import arena_playing, arena_terms, settings  # noqa: PLC0415  more than help needs

    seats = min(max(len(bots), 2), 4) if players is None else players
    wanted = settings.Settings(None, seats, heroes, hero_values, tie_break, None)
    wish = arena_terms.Wish(
        tuple(bots), effort, wanted, tuple(deck or ()), all_decks, seed, deals, jobs, patience, save
    )
    arena_playing.play_arena(wish, arena_playing.Files(csv, plot, records), as_json=json)
