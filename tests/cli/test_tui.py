"""`claim tui` as a process in a terminal, and what it says where it cannot open one."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.kit import ENVIRONMENT, record_file, run, run_process, said

PATIENCE = 30.0


class Terminal:
    """A process in a terminal of 80×24."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "claim.cli", "tui", *arguments],
            env={**ENVIRONMENT, "TERM": "xterm-256color", "CLAIM_HOME": str(home), **environment},
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        self.written = ""

    def until(self, text: str) -> None:
        """Wait until something was written."""
        patient_until = time.monotonic() + PATIENCE
        while text not in self.written:
            assert time.monotonic() < patient_until, f"{text!r} is not to be seen: {self.written[-2000:]!r}"
            self._read(0.1)

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def ended(self) -> int:
        """The exit status, once it has ended."""
        patient_until = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < patient_until, "it does not end"
            self._read(0.1)
        return self.process.returncode

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._master)

    def _read(self, seconds: float) -> None:
        if select.select([self._master], [], [], seconds)[0]:
            try:
                self.written += os.read(self._master, 65536).decode(errors="replace")
            except OSError:  # the other end is closed
                time.sleep(seconds)


@contextmanager
def terminal(home: Path, *arguments: str, **environment: str) -> Iterator[Terminal]:
    opened = Terminal(home, *arguments, **environment)
    try:
        yield opened
    finally:
        opened.close()


def test_it_opens_its_home_and_leaves_without_a_trace(tmp_path: Path) -> None:
    with terminal(tmp_path) as screen:
        screen.until("Play now")
        screen.press("q")
        assert screen.ended() == 0
        assert "\x1b[?1049l" in screen.written, "the screen is given back"
        assert "Traceback" not in screen.written
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_kept_though_the_terminal_is_closed(tmp_path: Path) -> None:
    with terminal(tmp_path, CLAIM_LANG="de") as screen:
        screen.until("Jetzt spielen")
        screen.press("p")
        screen.until("Phase eins")
        screen.process.kill()
    with terminal(tmp_path) as screen:
        screen.until("trick 1 of 13")
        screen.press("q")
        assert screen.ended() == 0


def test_without_colours_not_one_is_written(tmp_path: Path) -> None:
    with terminal(tmp_path, NO_COLOR="1") as screen:
        screen.until("Play now")
        screen.press("q")
        screen.ended()
        assert "38;" not in screen.written
        assert "48;" not in screen.written


@pytest.mark.parametrize(("moves", "text"), [(None, "Replay"), (12, "This game is not over")])
def test_a_record_is_shown_or_played_on(moves: int | None, text: str, tmp_path: Path) -> None:
    record_file(tmp_path / "game.claim", moves=moves)
    with terminal(tmp_path, str(tmp_path / "game.claim")) as screen:
        screen.until(text)
        if moves:
            screen.press("\r")
            screen.until("Your")  # turn, or a card on its way
        screen.press("q")
        screen.until("New table")
        screen.press("q")
        assert screen.ended() == 0


def test_a_link_asks_for_a_name(tmp_path: Path) -> None:
    with terminal(tmp_path, "http://127.0.0.1:9/t/K7MNQ2XA") as screen:
        screen.until("Join a table")
        screen.press("Anna\r")
        screen.until("cannot be reached")
        screen.press("\x1b")
        screen.until("New table")
        screen.press("q")
        assert screen.ended() == 0


# Where it cannot be opened


def test_without_a_terminal_it_says_so(tmp_path: Path) -> None:
    status, out, err = run_process("tui", cwd=tmp_path)
    assert (status, out) == (2, "")
    assert "needs a terminal" in err


@pytest.mark.parametrize("text", ["", "nonsense", '[Players "2"]\n'])
def test_something_else_than_a_record_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "game.claim").write_text(text)
    refused = run("tui", tmp_path / "game.claim")
    assert refused.exit_code == 2
    assert "game.claim cannot be read" in said(refused)


def test_a_record_that_breaks_a_rule_is_refused(tmp_path: Path) -> None:
    game = record_file(tmp_path / "game.claim", moves=8)
    text = (tmp_path / "game.claim").read_text()
    (tmp_path / "game.claim").write_text(text.replace(f" {game.moves[1]}", f" {game.moves[0]}", 1))
    refused = run("tui", tmp_path / "game.claim")
    assert refused.exit_code == 2


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    refused = run("tui", tmp_path / "none.claim")
    assert refused.exit_code == 2
    assert "No such file" in said(refused)


WITHOUT_TEXTUAL = """
import sys
sys.modules["textual"] = None
from claim.cli import main
main()
"""


def test_what_to_install_is_told() -> None:
    command = [sys.executable, "-c", WITHOUT_TEXTUAL, "tui"]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert 'pip install "claim-cards[terminal]"' in done.stderr
