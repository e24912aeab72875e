"""Showing people what came of many random games."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from claim.cli.simulating import Simulated
from claim.cli.voice import say
from claim.ink import open_console, style_of

__all__ = ["show_all", "show_one"]


def show_one(simulated: Simulated) -> None:
    """Votes by faction, games won, their lengths, and how long they took to play."""
    played = simulated.played
    console = open_console()
    title = say("simulate-title", games=played.games, deck=played.ruleset.deck, seed=str(simulated.seed))
    console.print(Text(title, style="bold"))
    console.print(_votes(simulated, console))
    console.print(_results(simulated))
    console.print(say("simulate-tied", share=_share(played.tied_votes, played.games)))
    least, most, mean = played.least_moves, played.most_moves, round(played.moves / played.games, 1)
    console.print(
        say("simulate-moves-same", moves=most)
        if least == most
        else say("simulate-moves", least=least, most=most, mean=mean)
    )
    _show_speed(console, played.games, played.moves, simulated.seconds)


def show_all(simulated: list[Simulated]) -> None:
    """A line for each deck."""
    console = open_console()
    first = simulated[0]
    title = say("simulate-title-all", games=first.played.games, count=len(simulated), seed=str(first.seed))
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", pad_edge=False)
    table.add_column(say("decks-codes"), no_wrap=True)
    for name in ("leader", "tied", "drawn", "moves"):
        table.add_column(say(f"simulate-column-{name}"), justify="right")
    for each in simulated:
        played = each.played
        table.add_row(
            Text(" ").join(Text(code, style=style_of(code, console)) for code in played.ruleset.factions),
            *(_share(part, played.games) for part in (played.leader_wins, played.tied_votes, played.draws)),
            say("simulate-number", number=played.moves / played.games),
        )
    console.print(table)
    _show_speed(
        console,
        sum(each.played.games for each in simulated),
        sum(each.played.moves for each in simulated),
        sum(each.seconds for each in simulated),
    )


def _show_speed(console: Console, games: int, moves: int, seconds: float) -> None:
    a_second = {"games": round(games / seconds), "moves": round(moves / seconds)}
    console.print(Text(say("simulate-speed", seconds=round(seconds, 2), **a_second), style="dim"))


def _votes(simulated: Simulated, console: Console) -> Table:
    table = _table(
        "", say("votes-final"), *(say("seat-person", seat=str(seat)) for seat in (0, 1)), say("votes-nobody")
    )
    for code, counts in simulated.played.votes.items():
        shares = (_share(count, simulated.played.games) for count in counts)
        table.add_row(Text(code, style=style_of(code, console)), say(f"factions-{code}"), *shares)
    return table


def _results(simulated: Simulated) -> Table:
    played = simulated.played
    table = _table("", *(say(f"simulate-{result}") for result in ("won", "lost", "drawn")))
    for seat in (0, 1):
        counts = (played.wins[seat], played.wins[1 - seat], played.draws)
        table.add_row(say("seat-person", seat=str(seat)), *(_share(count, played.games) for count in counts))
    counts = (played.leader_wins, played.leader_losses, played.draws)
    table.add_row(say("simulate-leader"), *(_share(count, played.games) for count in counts))
    return table


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 or column == say("votes-final") else "right")
    return table


def _share(part: int, whole: int) -> str:
    return say("simulate-percent", share=100 * part / whole)
