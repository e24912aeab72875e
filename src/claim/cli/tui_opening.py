"""Opening the terminal: what is asked for is read before the screen is taken."""

import sys

from textual.screen import Screen

from claim.cli.failing import mistake, why
from claim.cli.files import read_bytes
from claim.cli.voice import say
from claim.errors import ClaimError
from claim.notation import Record, read_record_bytes
from claim.terminal.app import ClaimApp
from claim.terminal.folders import data_folder

__all__ = ["open_terminal"]

_ENDED = "Termination"
"""The tag of a game that ended before its last trick."""


def open_terminal(what: str | None) -> None:
    """Show home and, over it, what was asked for, until it is left."""
    first = None if what is None else _screen_for(what)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        mistake(say("error-no-screen"))
    ClaimApp(data_folder(), first).run()


def _screen_for(what: str) -> Screen[None]:
    if "://" in what:
        from claim.terminal.join import JoinScreen  # noqa: PLC0415  only for links

        return JoinScreen(what)
    from claim.terminal.replay import ReplayScreen, UnfinishedScreen  # noqa: PLC0415  only for records

    record = _read(what)
    is_over = record.replay().position.is_over or _ENDED in dict(record.notes)
    return ReplayScreen(record) if is_over else UnfinishedScreen(record)


def _read(file: str) -> Record:
    try:
        record = read_record_bytes(read_bytes(file))
        record.replay()
    except OSError as error:
        mistake(say("error-read", file=file, why=why(error)))
    except (ClaimError, ValueError) as error:
        mistake(say("error-read", file=file, why=str(error)))
    else:
        return record
