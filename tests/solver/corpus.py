"""The corpus: first positions of phase two with the value of every move, as test and benchmark data.

python -m tests.solver.corpus [--each N] [--seed S]

Phase one was played by `simple` bots. The last of each deck and tie-break was chosen because its moves differ in value,
and a few positions that take long to solve were left out, so that tests may solve the rest again.
Each line of corpus.jsonl is a position (see positions.py) with `value` and `moves`, as the seat to move sees them.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.progress import track

from claim.rules import Ruleset
from claim.solver import Budget
from tests.solver.endgames import all_rulesets, opening
from tests.solver.positions import as_data

__all__ = ["CORPUS"]

CORPUS: Final = Path(__file__).parent / "corpus.jsonl"
_ENOUGH: Final = Budget(nodes=2_000_000)


def main() -> int:
    """Write the corpus anew."""
    parser = argparse.ArgumentParser(prog="python -m tests.solver.corpus", description="Write the corpus anew.")
    parser.add_argument("--each", type=int, default=4, help="positions of each deck with each tie-break")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    lines = list(_lines(wanted.each, wanted.seed))
    CORPUS.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    print(f"{len(lines)} positions written to {CORPUS.name}")
    return 0


def _lines(each: int, seed: int) -> Iterator[str]:
    for ruleset in track(all_rulesets(), "solving", console=Console(stderr=True)):
        lots = Random(f"{ruleset.deck} {ruleset.tie_break} {seed}")
        for _ in range(each - 1):
            yield json.dumps(_solved(ruleset, lots))
        yield json.dumps(_contested(ruleset, lots))


def _contested(ruleset: Ruleset, lots: Random) -> dict[str, Any]:
    while True:
        data = _solved(ruleset, lots)
        if len(set(data["moves"].values())) > 1:
            return data


def _solved(ruleset: Ruleset, lots: Random) -> dict[str, Any]:
    from claim.solver.exact import solve_exactly  # whoever reads the corpus needs no solver

    while True:
        position = opening(ruleset, lots)
        solution = solve_exactly(position, line=False, budget=_ENOUGH)
        if solution.exact:
            break
    moves = {str(move): solution.moves[move] for move in sorted(solution.moves, key=str)}
    return as_data(position) | {"value": solution.value, "moves": moves}


if __name__ == "__main__":
    sys.exit(main())
