"""Tricks as a table: who led, what was played, who won, and what came of it."""

from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from claim.cards import Card
from claim.cli.seats import Seats
from claim.cli.telling import Kind, Page
from claim.cli.voice import say
from claim.ink import chip, chips, inked
from claim.rules import Phase

__all__ = ["tricks_table"]


def tricks_table(title: str, tricks: Iterable[Page], players: int, seats: Seats, console: Console) -> Table:
    """A row for each of these tricks of one phase; in phase one with the cards that were revealed."""
    pages = list(tricks)
    reveals = any(page.phase is Phase.RECRUIT for page in pages)
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", pad_edge=False)
    table.add_column("", justify="right", style="dim")
    if reveals:
        table.add_column(say("replay-revealed"))
    for seat in range(players):
        table.add_column(seats.name(seat), no_wrap=True)
    table.add_column(say("replay-then"), ratio=1)
    for page in pages:
        revealed = [chips(page.revealed, console)] if reveals else []
        played = dict(page.plays)
        plays = [_play(page, seat, played.get(seat), console) for seat in range(players)]
        then = " ".join(told.text for told in page.told if told.kind is Kind.THEN)
        table.add_row(str(page.trick), *revealed, *plays, inked(then, console))
    return table


def _play(page: Page, seat: int, card: Card | None, console: Console) -> Text:
    """A card with a sign for the lead and one for the win."""
    if card is None:
        return Text("")
    led = "›" if seat == page.leader else " "
    won = " *" if seat == page.winner else ""
    return Text.assemble((led, "dim"), chip(card, console), (won, "bold"))
