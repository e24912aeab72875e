"""Measure the solver: `python -m benchmarks.solving`, a part of `make bench`."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from benchmarks.solving.contenders import bridge_contenders, groups_of, our_contenders
from benchmarks.solving.plot import as_svg
from benchmarks.solving.report import as_json, goals_table, slowest_table, times_table
from benchmarks.solving.timing import measure
from claim.errors import InvalidRuleset

PLOT = Path("build/solving.svg")
FILE_WIDTH = 120
"""Columns where no terminal says how many there are."""


def main(
    deals: Annotated[int, typer.Option(min=1, help="Deals for each box, each named deck and bridge.")] = 1000,
    per_deck: Annotated[int, typer.Option(min=1, help="Deals for each of all 105 decks.")] = 10,
    decks: Annotated[
        list[str] | None, typer.Option(metavar="DECK", help='Only this deck: "Go Kn Un Dw Do". Can be repeated.')
    ] = None,
    bridge: Annotated[bool, typer.Option(help="Measure the bridge solver too.")] = True,
    quick: Annotated[bool, typer.Option("--quick", help="A few deals, to see that it runs.")] = False,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write all times there.")] = None,
    plot_file: Annotated[Path, typer.Option("--plot", metavar="FILE", help="Where the picture goes.")] = PLOT,
) -> None:
    """Measure how long the start of phase two takes to solve, beside a bridge solver."""
    if quick:
        deals, per_deck = min(deals, 20), 1
    try:
        groups = groups_of(decks or [], deals, per_deck)
    except InvalidRuleset as error:
        raise typer.BadParameter(str(error), param_hint="--decks") from None
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    # Drawn only between two tasks: a thread that draws would be timed with them.
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as progress:
        dealing = progress.add_task("dealing", total=sum(count for sets in groups.values() for _, count in sets))
        contenders, skipped = our_contenders(groups, lambda: _advance(progress, dealing))
        if bridge:
            others, missing = bridge_contenders(deals)
            contenders += others
            skipped |= missing
        progress.remove_task(dealing)
        solving = progress.add_task("solving", total=sum(len(contender.tasks) for contender in contenders))
        results = measure(contenders, lambda: _advance(progress, solving))
    console = Console(width=None if sys.stdout.isatty() else FILE_WIDTH)
    for table in (times_table(results, skipped), slowest_table(results), goals_table(results)):
        if table.row_count or table.caption:
            console.print(table)
    if results:
        plot_file.parent.mkdir(parents=True, exist_ok=True)
        plot_file.write_text(as_svg(results), encoding="utf-8")
        console.print(f"{plot_file} written")
    if json_file is not None:
        json_file.write_text(json.dumps(as_json(results, skipped), indent=2) + "\n", encoding="utf-8")


def _advance(progress: Progress, task: TaskID) -> None:
    progress.advance(task)
    if not progress.finished and progress.tasks[-1].completed % 20 == 0:
        progress.refresh()


if __name__ == "__main__":
    typer.run(main)
