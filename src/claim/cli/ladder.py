"""`claim ladder`: all bots play each other and are rated."""

from typing import Annotated

import typer

from claim.cli.arena_options import AllDecks, Csv, Deals, Decks, EffortForAll, Jobs, Patience, Plot, Save
from claim.cli.options import Heroes, HeroValues, Seed, TieBreak
from claim.cli.voice import say

__all__ = ["ladder"]


def ladder(
    bots: Annotated[
        list[str] | None, typer.Argument(metavar="[BOT]...", help=say("argument-ladder-bots"), show_default=False)
    ] = None,
    deals: Deals = 100,
    effort: EffortForAll = None,
    players: Annotated[int, typer.Option("--players", "-p", metavar="2|4", help=say("option-ladder-players"))] = 2,
    deck: Decks = None,
    all_decks: AllDecks = False,
    heroes: Heroes = False,
    hero_values: HeroValues = None,
    tie_break: TieBreak = "cards",
    seed: Seed = None,
    jobs: Jobs = None,
    patience: Patience = 10.0,
    save: Save = None,
    json: Annotated[bool, typer.Option("--json", help=say("option-json"))] = False,
    csv: Csv = None,
    plot: Plot = None,
) -> None:
    """Play all pairs and tell the ratings."""
    from claim.cli import arena_terms, ladder_playing, settings  # noqa: PLC0415  more than help needs

    wanted = settings.Settings(None, players, heroes, hero_values, tie_break, None)
    names = tuple(bots or ladder_playing.ALL)
    wish = arena_terms.Wish(names, effort, wanted, tuple(deck or ()), all_decks, seed, deals, jobs, patience, save)
    ladder_playing.play_ladder(wish, csv, plot, as_json=json)
