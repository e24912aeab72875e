"""`claim play`: a game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from claim.cli.failing import mistake
from claim.cli.options import Deck, Heroes, HeroValues, Leader, Players, Seed, TieBreak
from claim.cli.voice import say

__all__ = ["play"]

_FIXED_BY_DEAL = ("deck", "players", "heroes", "hero_values", "tie_break", "seed", "leader")
"""The options that have no say in a game already dealt."""


def play(
    context: typer.Context,
    deck: Deck = None,
    players: Players = 2,
    heroes: Heroes = False,
    hero_values: HeroValues = None,
    tie_break: TieBreak = "cards",
    people: Annotated[
        str | None, typer.Option("--people", "--seat", metavar="SEATS", help=say("option-people"), show_default=False)
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="BOT", help=say("option-bot"), show_default=False)
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", metavar="NAMES", help=say("option-names"), show_default=False)
    ] = None,
    seed: Seed = None,
    leader: Leader = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help=say("option-save"), show_default=False)
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help=say("option-resume"), show_default=False)
    ] = None,
) -> None:
    """Play a new game, or go on with a saved one."""
    from claim.cli import playing, settings  # noqa: PLC0415  Rich and more that help does without

    sitting = playing.Sitting(people, bot or [], names, save)
    if resume is None:
        playing.play_new(settings.Settings(deck, players, heroes, hero_values, tie_break, leader), seed, sitting)
        return
    for name in _FIXED_BY_DEAL:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            mistake(say("error-resume-option", option="--" + name.replace("_", "-")))
    playing.play_on(resume, sitting)
