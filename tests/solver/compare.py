"""The solver held against the plain search, or against itself with abstractions off, for as long as you like.

python -m tests.solver.compare --endgames 20000 --tricks 5 [--kind KIND] [--seed S]
python -m tests.solver.compare --openings 1000 [--seed S]

Any difference is written to tests/solver/differences, where the tests find it.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final
from zlib import crc32

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from claim.rules import Position
from tests.solver.agreement import abstraction_difference, reference_difference
from tests.solver.endgames import KINDS, all_rulesets, endgames, opening
from tests.solver.positions import as_data

__all__ = ["DIFFERENCES"]

DIFFERENCES: Final = Path(__file__).parent / "differences"
"""Positions in which there once was a difference, one a file."""


def main() -> int:
    """Compare as many positions as the command line says."""
    wanted = _arguments()
    if wanted.openings:
        found = _compared(_openings(wanted.openings, wanted.seed), wanted.openings, abstraction_difference)
    else:
        positions = endgames(wanted.endgames, wanted.tricks, wanted.seed, wanted.kind)
        found = _compared(positions, wanted.endgames, reference_difference)
    print(f"{found} differences" if found else "they agree")
    return 1 if found else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.solver.compare", description="Compare the solver.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--endgames", type=int, help="with the plain search, so many of --tricks tricks")
    what.add_argument("--openings", type=int, help="with itself without abstractions, so many of all thirteen tricks")
    parser.add_argument("--tricks", type=int, default=5, choices=range(1, 14))
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


def _openings(count: int, seed: int) -> Iterator[Position]:
    lots = Random(seed)
    rulesets = all_rulesets()
    lots.shuffle(rulesets)
    for number in range(count):
        yield opening(rulesets[number % len(rulesets)], lots)


def _compared(positions: Iterator[Position], count: int, difference: Callable[[Position], str | None]) -> int:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found = 0
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("they agree", total=count)
        for position in positions:
            what = difference(position)
            if what:
                found += 1
                path = _keep(position, what)
                progress.console.print(f"{path.name}: {what}", markup=False)
                progress.update(task, description=f"{found} differences")
            progress.advance(task)
    return found


def _keep(position: Position, what: str) -> Path:
    data = json.dumps(as_data(position) | {"difference": what}, indent=1)
    DIFFERENCES.mkdir(exist_ok=True)
    path = DIFFERENCES / f"{crc32(data.encode()):08x}.json"
    path.write_text(data + "\n", encoding="utf-8")
    return path


if __name__ == "__main__":
    sys.exit(main())
