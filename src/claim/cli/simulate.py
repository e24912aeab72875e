"""`claim simulate`: many random games of a deck, counted."""

from typing import Annotated

import typer

from claim.cli.options import Deck, Seed, TieBreak
from claim.cli.voice import say

__all__ = ["simulate"]


def simulate(
    deck: Deck = None,
    every: Annotated[bool, typer.Option("--all", help=say("option-all"))] = False,
    tie_break: TieBreak = "cards",
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="NUMBER", min=1, help=say("option-random-games"))
    ] = 100_000,
    seed: Seed = None,
    json: Annotated[bool, typer.Option("--json", help=say("option-json"))] = False,
) -> None:
    """Play random games for two without heroes, and say whose votes and games they were."""
    from claim.cli import settings, simulating  # noqa: PLC0415  more than help needs

    wanted = settings.Settings(deck, 2, False, None, tie_break, None)
    first = settings.drawn_seed() if seed is None else seed
    simulating.simulate_decks(wanted, first, games, every=every, as_json=json)
