"""`claim bot-client`: a bot that plays on a server, over the network."""

from typing import Annotated

import typer

from claim.cli.failing import mistake
from claim.cli.options import Deck, Heroes, HeroValues, Seed, TieBreak
from claim.cli.voice import say

__all__ = ["bot_client"]


def bot_client(
    url: Annotated[str, typer.Argument(metavar="URL", help=say("argument-url"), show_default=False)],
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help=say("option-client-bot"))] = "steady",
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help=say("option-client-name"), show_default=False)
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="NUMBER", min=1, help=say("option-games"))] = 1,
    new: Annotated[
        str | None, typer.Option("--new", metavar="SEATS", help=say("option-new"), show_default=False)
    ] = None,
    deck: Deck = None,
    heroes: Heroes = False,
    hero_values: HeroValues = None,
    tie_break: TieBreak = "cards",
    seed: Seed = None,
) -> None:
    """Play games on a server with one of our bots."""
    try:
        from claim.cli import bot_playing, settings  # noqa: PLC0415  more than help needs
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "claim":
            raise
        mistake(say("error-client-extra", module=str(error.name)))

    def wanted(players: int) -> settings.Settings:
        return settings.Settings(deck, players, heroes, hero_values, tie_break, None)

    table = None if new is None else bot_playing.wanted_table(new, wanted)
    bot_playing.play_games(url, bot, name or bot, games, table, seed)
