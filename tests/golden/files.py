"""The files: one for each registered power."""

from pathlib import Path
from typing import Final

from claim.errors import ClaimError
from claim.notation import Record, read_record, write_record
from claim.rules import powers
from tests.golden.playthrough import playthrough
from tests.golden.powers import found_game, shows

__all__ = ["FOLDER", "file_of", "kept_or_found", "told"]

FOLDER: Final = Path(__file__).parent


def file_of(code: str) -> Path:
    """Where the playthrough of a power is kept."""
    return FOLDER / f"{code}.claim"


def told(code: str, record: Record) -> str:
    """The text of a file: the record, with the story as comments."""
    power = powers()[code]
    head = f"{code}: {(type(power).__doc__ or '').strip()} ({power.clauses})"
    story = "".join(f"; {line}\n" for line in playthrough(record.replay()))
    return f"; {head}\n{write_record(record)}\n{story}"


def kept_or_found(code: str) -> Record:
    """The record of the file there is, if it is still one that shows the power; else of a new game."""
    try:
        record = read_record(file_of(code).read_text(encoding="utf-8"))
        if shows(code, record):
            return record
    except (OSError, ClaimError):
        pass
    return found_game(code)
