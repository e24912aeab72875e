"""What went wrong, said on standard error, with the exit status that goes with it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, NoReturn

import typer

from claim.cli.voice import printable, say

__all__ = ["BROKEN_RULE", "MISTAKE", "complain", "mistake", "mistakes_told", "silence_output", "why"]

BROKEN_RULE: Final = 1
"""The exit status when a record breaks a rule."""
MISTAKE: Final = 2
"""The exit status for everything that a person can put right."""


def complain(message: str) -> None:
    """Say something on standard error, if anybody listens."""
    with suppress(OSError, ValueError):
        sys.stdout.flush()
    if sys.stderr is None:  # it was closed; printing would go to standard output instead
        return
    with suppress(OSError, ValueError):
        print(printable(message), file=sys.stderr, flush=True)


def mistake(message: str) -> NoReturn:
    """Say what is wrong, and leave."""
    complain(say("error", what=message))
    raise typer.Exit(MISTAKE)


def why(error: Exception) -> str:
    """What the system says about a file, without its number."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


@contextmanager
def mistakes_told() -> Iterator[None]:
    """Tell what the library refuses as a mistake of whoever asked for it, without a stack trace."""
    from claim.errors import ClaimError  # noqa: PLC0415

    try:
        yield
    except ClaimError as error:
        mistake(str(error))


def silence_output() -> None:
    """Let nothing more be written to a reader that went away."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
