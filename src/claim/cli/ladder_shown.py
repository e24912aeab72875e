"""Showing people what came of a ladder."""

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from claim.arena.counting import lost_games, milliseconds_of
from claim.arena.ladder import Ladder
from claim.cli.arena_shown import names_of, score_shown, speed_shown, table_of, times_shown, told_losses
from claim.cli.voice import say
from claim.ink import open_console

__all__ = ["show_ladder"]


def show_ladder(ladder: Ladder, games_now: int, seconds: float) -> None:
    """The ratings, the scores pair by pair, times and forfeits; last, the games played now, and how long that took."""
    console = open_console()
    for part in _parts(ladder):
        console.print(part)
    console.print(speed_shown(games_now, seconds))


def _parts(ladder: Ladder) -> Iterator[RenderableType]:
    games = sum(len(deal.games) for deal in ladder.deals)
    deals = len({(deal.deck, deal.number) for deal in ladder.deals})
    names = names_of(ladder.terms)
    yield Text(say("ladder-title", games=games, deals=deals, seed=str(ladder.terms.seed)), style="bold")
    yield _ratings(ladder, names)
    yield _scores(ladder, names)
    yield from told_losses(names, lost_games(ladder.deals))


def _ratings(ladder: Ladder, names: list[str]) -> Table:
    table = table_of("bot", "rating", "interval", "mean", "slowest", "forfeits")
    lost = lost_games(ladder.deals)
    for rating in ladder.ratings:
        table.add_row(
            names[rating.entrant],
            Text(str(round(rating.value)), style="bold"),
            f"{round(rating.low)} – {round(rating.high)}",
            *times_shown(milliseconds_of(rating.entrant, ladder.deals)),
            str(sum(each.entrant == rating.entrant for each in lost)),
        )
    return table


def _scores(ladder: Ladder, names: list[str]) -> Table:
    """What the bot of a row scored against that of a column."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(say("arena-score"))
    order = [rating.entrant for rating in ladder.ratings]
    for entrant in order:
        table.add_column(names[entrant], justify="right")
    for one in order:
        scores = (ladder.score(one, other) for other in order)
        table.add_row(names[one], *(score_shown(score) if score.count else "" for score in scores))
    return table
