"""What can be wished of the training."""

import argparse
import os
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Options"]


@dataclass(frozen=True)
class Options:
    """How long, how much at once, how boldly; where from and where to."""

    minutes: float
    finish: float
    round: float
    games: int
    boundaries: int
    processes: int
    solver: list[str]
    rate: float
    last_rate: float
    entropy: float
    last_entropy: float
    claim: float
    claim_2: float
    go_on: Path | None
    out: Path
    weights: Path | None

    @staticmethod
    def parse(about: str | None) -> "Options":
        """As the command line has them."""
        parser = argparse.ArgumentParser(
            prog="python -m train", description=about, formatter_class=argparse.ArgumentDefaultsHelpFormatter
        )
        add = parser.add_argument
        others = max(1, (os.cpu_count() or 1) - 1)
        add("--minutes", type=float, default=9, help="how long all of it may take")
        add("--finish", type=float, default=2.5, help="minutes of these for the values, once the policy stays as it is")
        add("--round", type=float, default=45, help="seconds of a round")
        add("--games", type=int, default=32768, help="games side by side")
        add("--boundaries", type=int, default=200_000, help="labels wished for in a round")
        add("--processes", type=int, default=others, help="processes that label")
        add("--solver", type=shlex.split, default=[sys.executable], help="a Python with the compiled solver")
        add("--rate", type=float, default=5e-4, help="how fast to learn, at first")
        add("--last-rate", type=float, default=5e-5, help="how fast to learn, in the end")
        add("--entropy", type=float, default=0.02, help="how much mixed moves are liked, at first")
        add("--last-entropy", type=float, default=0.004, help="how much mixed moves are liked, in the end")
        add("--claim", type=float, default=0.3, help="the share of Claim in the games played")
        add("--claim-2", type=float, default=0.2, help="the share of Claim 2; the rest is spread over all decks")
        add("--go-on", type=Path, help="a folder written before, to go on from")
        add("--out", type=Path, default=Path("build/train"), help="where to keep networks and labels")
        add("--weights", type=Path, help="where to write the weights as the package has them")
        return Options(**vars(parser.parse_args()))
