"""Measure everything and print one table."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks import games, kernel, peers, worlds
from benchmarks.measuring import measure
from benchmarks.report import as_json, as_table

TURN, QUICK_TURN = 0.4, 0.05
"""Processor seconds that each contender works in each round."""


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How often each contender has its turn.")] = 9,
    quick: Annotated[bool, typer.Option("--quick", help="Three short rounds, to see that it runs.")] = False,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write all rounds there.")] = None,
) -> None:
    """Measure random play and the sampling of worlds, beside the peers that are installed."""
    fast, unbuilt = kernel.contenders()
    found, missing = peers.contenders()
    contenders = [*fast, *games.contenders(), *found, *worlds.contenders()]
    skipped = unbuilt | missing
    rounds = min(rounds, 3) if quick else rounds
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        measuring = progress.add_task("measuring", total=rounds * len(contenders))
        results = measure(contenders, rounds, QUICK_TURN if quick else TURN, lambda: progress.advance(measuring))
    Console().print(as_table(results, skipped))
    if json_file is not None:
        json_file.write_text(json.dumps(as_json(results, skipped), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
