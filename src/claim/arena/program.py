"""A program that plays one game in one seat: it is asked on standard input and answers on standard output."""

import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from threading import TIMEOUT_MAX, Thread
from time import perf_counter
from typing import Final

from claim.arena.entrant import Entrant
from claim.arena.forfeit import Failed
from claim.arena.telling import end_line, game_line, move_line
from claim.errors import ClaimError, shown
from claim.knowledge import View
from claim.rules import Move, Ruleset

__all__ = ["Program"]

_LONGEST_ANSWER: Final = 200
"""No move has as many bytes."""
_SECONDS_TO_LEAVE: Final = 0.5
"""How long a program may take to end when it is told that the game is over."""
_TIMES_EFFORT: Final = 2


class Program:
    """A player in a process of its own, started for this game alone: nobody learns a deal from the other side of it."""

    def __init__(self, entrant: Entrant, ruleset: Ruleset, seat: int, seed: int, patience: float) -> None:
        effort = entrant.effort
        thinking = 0 if effort is None or effort.seconds is None else _TIMES_EFFORT * effort.seconds
        self._limit = min(patience + thinking, TIMEOUT_MAX)
        self._first_line = game_line(ruleset, seat, seed, effort)
        self._words = entrant.words
        self._process: subprocess.Popen[bytes] | None = None
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  closed with the player

    def choose(self, view: View) -> tuple[Move, float]:
        """Its move, and the seconds by the clock that it took."""
        began = perf_counter()
        answer = self._asked(move_line(view))
        seconds = perf_counter() - began
        try:
            return Move.parse(answer.decode("utf-8").strip()), seconds
        except (ClaimError, UnicodeDecodeError):
            raise Failed("nonsense", shown(answer.decode("utf-8", "replace").strip())) from None

    def close(self, result: str) -> None:
        """Say that the game is over, and see to it that the program ends."""
        if self._process is not None:
            if self._process.poll() is None:
                with suppress(OSError):
                    self._write(end_line(result))
            with suppress(OSError):
                if self._process.stdin is not None:
                    self._process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_SECONDS_TO_LEAVE)
            self._kill()
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
        self._complaints.close()

    def _asked(self, question: str) -> bytes:
        """The line that answers a question. Whatever the program does with it, that takes no longer than the limit."""
        if self._process is None:
            self._process = self._started()
            question = self._first_line + question
        answers: list[bytes] = []
        # In a thread of its own: whatever keeps the pipes open, even outside its session, blocks only that.
        asking = Thread(target=self._ask, args=(self._process, question, answers), daemon=True)
        asking.start()
        asking.join(self._limit)
        if asking.is_alive():
            self._kill()
            raise Failed("slow", f"{self._limit:g} s")
        if not answers or not answers[0]:
            raise Failed("died", self._last_words())
        return answers[0]

    def _ask(self, process: subprocess.Popen[bytes], question: str, answers: list[bytes]) -> None:
        with suppress(OSError, ValueError):  # it ended, or was given up: that shows in what it answers
            self._write(question)
        assert process.stdout is not None
        with suppress(OSError, ValueError):
            answers.append(process.stdout.readline(_LONGEST_ANSWER))

    def _started(self) -> subprocess.Popen[bytes]:
        try:
            return subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                bufsize=0,  # or closing a pipe would wait for whoever reads from it
                start_new_session=True,
            )
        except OSError as error:
            raise Failed("died", str(error)) from None

    def _write(self, text: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        left = memoryview(text.encode())
        while left:
            left = left[self._process.stdin.write(left) :]

    def _kill(self) -> None:
        """End the program and all that it started."""
        if self._process is None:
            return
        with suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)

    def _last_words(self) -> str:
        """How the program ended, and the last line it wrote to standard error."""
        assert self._process is not None
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_SECONDS_TO_LEAVE)
        self._complaints.seek(0)
        lines = self._complaints.read().decode("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        status = self._process.returncode
        how = "it closed its output" if status is None else f"exit status {status}"
        return f"{how}: {last}" if last else how
