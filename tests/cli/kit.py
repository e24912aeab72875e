"""Running the command line in tests: in this process, or as a process of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from typer.testing import CliRunner, Result

import claim
from claim.cli.application import app
from claim.notation import Record, read_record, write_record
from claim.rules import Game, Ruleset
from tests.games import random_game

__all__ = ["CARD", "ENVIRONMENT", "claim_process", "only_record", "record_file", "run", "run_process", "said"]

CARD: Final = re.compile(r"\b(?:Go|Kn|Un|Dw|Do|Gn|Gi|Dr|Tr|Se|El|Or|Eo|Cy)\d\b")
ENVIRONMENT: Final = os.environ | {"PYTHONPATH": str(Path(claim.__file__).parent.parent), "TERM": "dumb"}


def run(*arguments: str | Path, typed: str | Sequence[str] = "") -> Result:
    """The command line with these arguments, and these lines typed."""
    lines = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=lines)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def claim_process(*arguments: str | Path, cwd: Path) -> subprocess.Popen[str]:
    """The command line as a process, to be talked to."""
    return subprocess.Popen(
        [sys.executable, "-m", "claim.cli", *map(str, arguments)],
        cwd=cwd,
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def run_process(*arguments: str | Path, cwd: Path, typed: str = "") -> tuple[int, str, str]:
    """The exit status, output and complaints of the command line as a process."""
    process = claim_process(*arguments, cwd=cwd)
    out, err = process.communicate(typed, timeout=60)
    return process.returncode, out, err


def said(result: Result) -> str:
    """What was said on standard error, in one line."""
    return " ".join(result.stderr.split())


def only_record(folder: Path) -> Record:
    """The one record in a folder."""
    (file,) = folder.glob("*.claim")
    return read_record(file.read_text(encoding="utf-8"))


def record_file(path: Path, seed: int = 1, ruleset: Ruleset | None = None, moves: int | None = None) -> Game:
    """A random game, written to a file."""
    game = random_game(Random(seed), ruleset, moves)
    path.write_text(write_record(Record.of(game)), encoding="utf-8")
    return game
