"""Telling records one after the other, and saying which are refused."""

import sys
from collections.abc import Callable, Iterable

from claim.cli.failing import BROKEN_RULE, MISTAKE, complain, silence_output, why
from claim.cli.files import read_bytes
from claim.cli.voice import say
from claim.errors import ClaimError, IllegalMove
from claim.notation import Record, read_record_bytes

__all__ = ["Telling", "tell_each"]

Telling = Callable[[str, Record], str]
"""What there is to tell of a file of this name."""


def tell_each(files: Iterable[str], telling: Telling, heading: Callable[[str], str] | None = None) -> int:
    """Tell each record on standard output, under its heading; the highest exit status counts.

    A refused file has its heading too; why it is refused stands on standard error.
    """
    status = 0
    try:
        for name in files:
            text, refusal, own_status = _told(name, telling)
            sys.stdout.write(("" if heading is None else heading(name)) + text)
            if refusal:
                complain(say("replay-refused", file=name, why=refusal))
            status = max(status, own_status)
        sys.stdout.flush()
    except BrokenPipeError:
        silence_output()
    return status


def _told(name: str, telling: Telling) -> tuple[str, str, int]:
    """What there is to tell of a file, or why it is refused, and the exit status that means."""
    try:
        return telling(name, read_record_bytes(read_bytes(name))), "", 0
    except IllegalMove as error:
        return "", str(error), BROKEN_RULE
    except ClaimError as error:
        return "", str(error), MISTAKE
    except OSError as error:
        return "", say("replay-unreadable", why=why(error)), MISTAKE
    except ValueError as error:  # a name that no file can have
        return "", say("replay-unreadable", why=str(error)), MISTAKE
