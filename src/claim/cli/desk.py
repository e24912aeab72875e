"""The desk: where lines are read from people, and where signals to stop arrive."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

from rich.console import Console

from claim.cli.voice import printable, say

__all__ = ["Desk", "Stopped"]

_STOPPING: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
_FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what could be scrolled back to."""
_BLANK_LINES: Final = 100


class Stopped(Exception):
    """Nobody will type any more: the input ended, the terminal was closed, or a signal came."""

    def __init__(self, number: int | None = None) -> None:
        super().__init__(number)
        self.signal = number


class Desk:
    """Asks people for lines.

    A signal to stop is noted at once but takes effect only where a game is whole: while a line is awaited, or where
    `check` is called.
    """

    def __init__(self, console: Console) -> None:
        self.console = console
        self._waiting = False
        self._signal: int | None = None
        self._typed = sys.stdin is not None and sys.stdin.isatty()
        if self._typed:
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415  lets people edit what they type

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Heed signals to stop for as long as this lasts."""
        before = {number: signal.signal(number, self._note) for number in _STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self._signal = number
        if self._waiting:
            raise Stopped(number)

    def check(self) -> None:
        """Stop here if a signal has come."""
        if self._signal is not None:
            raise Stopped(self._signal)

    def ask(self, prompt: str) -> str:
        """The next line that somebody types."""
        self.check()
        self._waiting = True
        try:
            self.check()
            return printable(self._line(prompt).strip())
        except (EOFError, OSError):
            self.check()
            raise Stopped from None
        finally:
            self._waiting = False

    def _line(self, prompt: str) -> str:
        if self._typed:
            self.console.file.flush()
            return input(prompt)
        self.console.file.write(prompt)
        self.console.file.flush()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        self.console.file.write(f"{printable(line.rstrip())}\n")
        return line

    def hand_over(self, name: str) -> None:
        """Hide everything, and wait until somebody else has the device."""
        self._forget()
        self.console.print(say("pass-device", name=name))
        self.ask(say("pass-ready", name=name))
        self._forget()

    def _forget(self) -> None:
        if self.console.is_dumb_terminal:
            self.console.file.write("\n" * _BLANK_LINES)
        elif self.console.is_terminal:
            self.console.file.write(_FORGET)
        self.console.file.flush()
