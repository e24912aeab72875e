"""What a match leaves in files: records of the games, a table, a picture."""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from claim.arena.match import Match
from claim.arena.records import match_records
from claim.cli.failing import mistake, why
from claim.cli.files import write_whole
from claim.cli.voice import say

__all__ = ["refuse_lost_files", "write_csv", "write_picture", "write_records", "writing"]


def refuse_lost_files(*files: Path | None) -> None:
    """Say at once, and not after hours of play, that there is no folder for a file."""
    for file in files:
        if file is not None and not file.parent.is_dir():
            mistake(say("error-no-folder", folder=str(file.parent)))


def write_records(folder: Path, match: Match) -> None:
    """Each game into a file of its own."""
    with writing(folder):
        for name, text in match_records(match):
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, text)


def write_csv(path: Path, rows: Iterable[Mapping[str, object]]) -> None:
    """A table with a line of names first."""
    listed = list(rows)
    text = io.StringIO()
    writer = csv.DictWriter(text, list(listed[0]) if listed else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(listed)
    with writing(path):
        write_whole(path, text.getvalue())


def write_picture(path: Path, svg: str) -> None:
    """A picture."""
    with writing(path):
        write_whole(path, svg)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Tell what cannot be written as a mistake."""
    try:
        yield
    except OSError as error:
        mistake(say("error-write", file=str(error.filename or path), why=why(error)))
