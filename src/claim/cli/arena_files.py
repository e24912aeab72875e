"""What a match leaves in files: records of the games, a table, a picture."""

import csv
import errno
import io
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from claim.arena.match import Match
from claim.arena.records import match_records
from claim.cli.failing import mistake, mistakes_told, why
from claim.cli.files import write_whole
from claim.cli.voice import say

__all__ = ["refuse_lost_files", "write_csv", "write_picture", "write_records", "writing"]


def refuse_lost_files(*files: Path | None, folder: Path | None = None) -> None:
    """Say at once, and not after hours of play, that a file or a folder of files cannot be written."""
    for file in files:
        if file is not None and not file.parent.is_dir():
            mistake(say("error-no-folder", folder=str(file.parent)))
        if file is not None and file.is_dir():
            _cannot_write(file, OSError(errno.EISDIR, os.strerror(errno.EISDIR)))
    if folder is not None and folder.exists() and not folder.is_dir():
        _cannot_write(folder, OSError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)))


def write_records(folder: Path, match: Match) -> None:
    """Each game into a file of its own."""
    with mistakes_told():
        for name, text in match_records(match):
            path = folder / name
            with writing(path):
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
        _cannot_write(path, error)


def _cannot_write(path: Path, error: OSError) -> NoReturn:
    mistake(say("error-write", file=str(path), why=why(error)))
