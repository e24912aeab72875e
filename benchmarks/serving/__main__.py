"""Measure the server: `python -m benchmarks.serving`, a part of `make bench`."""

import asyncio
import json
import tempfile
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from benchmarks.serving.crowd import Crowd, crowd
from benchmarks.serving.page import Loaded, chromium, pages_loaded
from benchmarks.serving.processes import our_server
from benchmarks.serving.rates import ECHO, rates, ratio


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How often each server has its turn.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.5, help="How long a turn lasts.")] = 4,
    games: Annotated[int, typer.Option(min=20, help="Live games for latency and memory.")] = 500,
    quick: Annotated[bool, typer.Option("--quick", help="One short round, to see that it runs.")] = False,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the results there.")] = None,
) -> None:
    """Measure moves a processor second beside an echo, latency and memory with many games, and the page."""
    if quick:
        rounds, seconds, games = 1, 1, 40
    browser = chromium()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
        tempfile.TemporaryDirectory() as at,
    ):
        folder = Path(at)
        task = progress.add_task("rates", total=rounds * 3)
        speeds = asyncio.run(rates(folder, rounds, seconds, lambda: progress.advance(task)))
        progress.update(task, description=f"{games} live games")
        many = asyncio.run(crowd(folder, games, 5 * seconds))
        progress.update(task, description="page", total=rounds, completed=0)
        pages = {}
        if browser:
            with our_server(folder) as server:
                pages = pages_loaded(server.url, browser, rounds, lambda: progress.advance(task))
    for table in (_rates_table(speeds), _crowd_table(many), _pages_table(pages)):
        Console().print(table)
    if json_file is not None:
        results = {"rates": speeds, "crowd": asdict(many), "pages": {name: asdict(one) for name, one in pages.items()}}
        json_file.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


def _rates_table(speeds: Mapping[str, list[float]]) -> Table:
    table = _table("In a second of the server's processor time, median of the rounds", "", "a second", f"× {ECHO}")
    for name, own in speeds.items():
        table.add_row(name, f"{median(own):,.0f}", "" if name == ECHO else f"{ratio(own, speeds[ECHO]):.2f}")
    return table


def _crowd_table(many: Crowd) -> Table:
    table = _table(f"{many.games} live games, {many.moves_a_second:,.0f} moves a second", "", "")
    for name, milliseconds in many.milliseconds.items():
        table.add_row(f"from a move to its last recipient, {name}", f"{milliseconds:.1f} ms")
    table.add_row("memory a live game", f"{many.bytes_a_game / 1024:,.0f} KB")
    return table


def _pages_table(pages: Mapping[str, Loaded]) -> Table:
    title = "Until a card can be clicked" if pages else "Until a card can be clicked: skipped, there is no Chromium"
    table = _table(title, "", "seconds", "KB", "requests")
    for name, one in pages.items():
        table.add_row(name, f"{one.seconds:.2f}", f"{one.bytes / 1024:.0f}", str(one.requests))
    return table


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(column, justify="right" if column != columns[0] else "left")
    return table


if __name__ == "__main__":
    typer.run(main)
