"""Showing a recorded game to people: hands, tricks, what each card did, and the votes."""

from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from claim.cli.ballots import result_words, votes_table
from claim.cli.seats import Seats
from claim.cli.telling import pages
from claim.cli.tricks import tricks_table
from claim.cli.voice import printable, say
from claim.ink import chips, open_console
from claim.notation import Record
from claim.rules import Deal, Game, Phase, tallies_of

__all__ = ["shown_record"]


def shown_record(record: Record) -> str:
    """The game in words and tables, as wide and colourful as standard output is."""
    game = record.replay()
    seats = Seats.noted(record.notes, game.ruleset.players)
    console = open_console()
    with console.capture() as captured:
        for part in _parts(game, record, seats, console):
            console.print(part)
    return captured.get()


def _parts(game: Game, record: Record, seats: Seats, console: Console) -> Iterator[RenderableType]:
    yield _heading(record)
    yield Padding(_hands(game.deal, seats, console), (0, 0, 1, 0))
    told = pages(game.events, seats)
    for phase in (Phase.RECRUIT, Phase.GATHER):
        tricks = [page for page in told if page.phase is phase and page.plays]
        if tricks:
            yield tricks_table(say(f"phase-{phase:d}"), tricks, game.ruleset.players, seats, console)
    yield from _end(game, seats, console)


def _heading(record: Record) -> Text:
    ruleset = record.ruleset
    factions = ", ".join(say(f"factions-{code}") for code in ruleset.factions)
    lines = [say("replay-game", players=ruleset.players, factions=factions)]
    if ruleset.heroes:
        lines.append(say("replay-heroes"))
    if ruleset.hero_values:
        values = " ".join(f"{name}={value}" for name, value in ruleset.hero_values)
        lines.append(say("replay-hero-values", values=values))
    if ruleset.tie_break != "cards":
        lines.append(say("replay-tie-values"))
    lines += [printable(f"{name}: {value}") for name, value in record.notes]
    return Text("\n".join(lines) + "\n")


def _hands(deal: Deal, seats: Seats, console: Console) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for seat, hand in enumerate(deal.hands):
        table.add_row(seats.name(seat), chips(hand, console))
    table.add_row(say("deck"), chips(deal.stock, console))
    if deal.aside:
        table.add_row(say("aside"), chips(deal.aside, console))
    return table


def _end(game: Game, seats: Seats, console: Console) -> Iterator[RenderableType]:
    yield Text(say("replay-signs") + "\n", style="dim")
    position = game.position
    outcome = position.outcome
    if outcome is None:
        yield Text(say("replay-unfinished", moves=len(game.moves)))
        held = [score + laid for score, laid in zip(position.scores, position.laid, strict=True)]
        tallies = tallies_of(held, position.book)
        yield votes_table(tallies, game.ruleset, seats, console)
        return
    yield votes_table(outcome.tallies, game.ruleset, seats, console, final=True)
    yield Text("\n" + result_words(outcome, game.ruleset, seats), style="bold")
