"""Showing a solution to people: what best play leads to, each move's value, and the best line trick by trick."""

from collections.abc import Iterator

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from claim.cli.ballots import result_words, votes_table
from claim.cli.seats import Seats
from claim.cli.solving import Solved
from claim.cli.telling import pages
from claim.cli.tricks import tricks_table
from claim.cli.voice import say
from claim.ink import chip, inked, open_console
from claim.rules import Game, Move, Phase
from claim.solver import Solution

__all__ = ["shown_solution"]

_RESULTS = {1: "win", 0: "draw", -1: "loss"}


def shown_solution(solved: Solved) -> str:
    """The answer in words and tables, as wide and colourful as standard output is."""
    console = open_console()
    seats = Seats.noted(solved.record.notes, 2)
    with console.capture() as captured:
        for part in _parts(solved, seats, console):
            console.print(part)
    return captured.get()


def _parts(solved: Solved, seats: Seats, console: Console) -> Iterator[RenderableType]:
    game, solution = solved.game, solved.solution
    yield inked(_turn(game, seats), console)
    yield Text(_verdict(solution, seats), style="bold")
    cost = {"nodes": solution.nodes, "milliseconds": round(solution.seconds * 1000)}
    yield Text(say("solve-proved", **cost) if solution.exact else say("solve-unfinished", **cost), style="dim")
    yield _moves(game, solution, console)
    if solution.line:
        yield from _line(solved, seats, console)


def _turn(game: Game, seats: Seats) -> str:
    position = game.position
    name = seats.name(position.to_move or 0)
    if position.trick:
        return say("solve-follows", trick=position.trick_number, name=name, card=str(position.trick[0]))
    return say("solve-leads", trick=position.trick_number, name=name)


def _verdict(solution: Solution, seats: Seats) -> str:
    if not solution.exact and not solution.moves:
        return say("solve-unknown")
    return say(f"solve-best-{_RESULTS[solution.value]}", name=seats.name(solution.seat))


# The moves


def _moves(game: Game, solution: Solution, console: Console) -> Table:
    """A row for each legal move, the best first; what is not known has a question mark."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(say("solve-move"))
    table.add_column(say("solve-result"))
    if solution.margins:
        for measure in ("votes", "cards", "values"):
            table.add_column(say(f"solve-{measure}"), justify="right")
    for move in sorted(game.position.legal_moves(), key=lambda move: _rank(move, solution)):
        card = move.card
        assert card is not None
        value = solution.moves.get(move)
        table.add_row(
            chip(card, console),
            "?" if value is None else say(f"solve-{_RESULTS[value]}"),
            *(_margin(move, solution) if solution.margins else ()),
        )
    return table


def _rank(move: Move, solution: Solution) -> tuple[int, tuple[int, ...], int]:
    assert move.card is not None
    margin = solution.margins.get(move)
    by_margin = () if margin is None else (-margin.votes, -margin.cards, -margin.values)
    return -solution.moves.get(move, -2), by_margin, move.card.order


def _margin(move: Move, solution: Solution) -> Iterator[str]:
    """The margin's measures with their signs, as far as the ones before are equal."""
    margin = solution.margins.get(move)
    is_open = margin is not None
    for measure in (0, 0, 0) if margin is None else (margin.votes, margin.cards, margin.values):
        yield (f"{measure:+}" if measure else "0") if is_open else ""
        is_open = is_open and measure == 0


# The line


def _line(solved: Solved, seats: Seats, console: Console) -> Iterator[RenderableType]:
    """The tricks from the one on the table on, and the votes in the end."""
    game = Game(solved.record.ruleset, solved.record.deal, (*solved.game.moves, *solved.solution.line))
    first = solved.game.position.trick_number
    told = [page for page in pages(game.events, seats) if page.phase is Phase.GATHER and page.trick >= first]
    table = tricks_table(say("solve-line"), [page for page in told if page.plays], 2, seats, console)
    table.caption, table.caption_justify = say("replay-signs"), "left"
    yield table
    outcome = game.position.outcome
    if outcome is not None:
        yield votes_table(outcome.tallies, game.ruleset, seats, console, final=True)
        yield Text("\n" + result_words(outcome, game.ruleset, seats))
