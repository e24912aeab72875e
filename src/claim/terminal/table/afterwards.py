"""After a game: keeping it in a file of one's own."""

from datetime import datetime
from pathlib import Path

from claim.errors import ClaimError
from claim.terminal.links import Link
from claim.texts import Texts

__all__ = ["kept_in", "saved"]


async def saved(link: Link, say: Texts) -> str:
    """Save a finished game in the current folder; what there is to say about that."""
    try:
        path = kept_in(Path(), await link.record())
    except ClaimError as error:
        return str(error)
    except OSError as error:
        return say("error-write", file=str(error.filename), why=error.strerror or str(error))
    return say("saved", file=str(path))


def kept_in(folder: Path, record: str) -> Path:
    """Write a record to a new file in a folder, never over another one, and say which."""
    name = f"claim-{datetime.now():%Y%m%d-%H%M%S}"
    number = 1
    while True:
        path = folder / (f"{name}.claim" if number == 1 else f"{name}-{number}.claim")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(record)
        except FileExistsError:
            number += 1
        else:
            return path
