"""`claim serve` as people start it: it says where it is, ends when told, and what is wrong in one line."""

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPResponse
from pathlib import Path

import pytest
import structlog
from typer.testing import CliRunner

from claim.bots import LEVELS
from claim.cli.application import app
from claim.server.logs import begin_logging
from claim.server.settings import Settings
from tests.server.services import free_port

PATIENCE = 60


def command(*arguments: str, database: Path, **environment: str) -> "subprocess.Popen[str]":
    clean = {name: value for name, value in os.environ.items() if not name.startswith("CLAIM_")}
    return subprocess.Popen(
        [sys.executable, "-m", "claim.cli", "serve", *arguments],
        env=clean | {"CLAIM_DATABASE": f"sqlite:///{database}"} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@contextmanager
def serving(*arguments: str, database: Path, **environment: str) -> "Iterator[tuple[str, subprocess.Popen[str]]]":
    """A server of its own: what it says first, and the process."""
    process = command(*arguments, database=database, **environment)
    assert process.stdout is not None
    try:
        yield process.stdout.readline(), process
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)


def fetched(address: str, path: str) -> HTTPResponse:
    answer: HTTPResponse = urllib.request.urlopen(f"{address}{path}", timeout=PATIENCE)
    return answer


def test_it_says_where_it_is_and_ends_when_told(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there"
    with serving("--port", "0", database=folder / "tables.db") as (said, process):
        address = said.removeprefix("Claim is at ").partition(" ")[0]
        assert said == f"Claim is at {address} (Ctrl+C ends it)\n"
        with fetched(address, "api/health") as answer:
            assert answer.status == 200
            assert "server" not in answer.headers
        process.send_signal(signal.SIGINT)
        out, error = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out) == (0, "")
        assert "Traceback" not in error
    assert folder.stat().st_mode & 0o777 == 0o700


def test_several_processes_serve_one_address(tmp_path: Path) -> None:
    options = ("--port", "0", "--workers", "2", "--set", "log=json")
    with serving(*options, database=tmp_path / "tables.db") as (said, process):
        address = json.loads(said)["address"]
        for _ in range(5):
            with fetched(address, "api/bots") as answer:
                assert json.load(answer) == list(LEVELS)
        with fetched(address, "metrics") as answer:
            counted = [
                line for line in answer.read().decode().splitlines() if 'count{method="GET",route="/api/bots"' in line
            ]
        assert [line.rpartition(" ")[2] for line in counted] == ["5.0"]
        process.send_signal(signal.SIGTERM)
        out, error = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out) == (0, "")
        assert all(json.loads(line)["event"] for line in error.splitlines())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "70000"), "--port is '70000'"),
        (("--set", "grace"), "NAME=VALUE"),
        (("--set", "grce=3"), "perhaps grace is meant"),
        (("--set", "log-level=loud"), "log-level is 'loud'"),
        (("--config", "/nowhere/claim.toml"), "cannot be read"),
        (("--database", "mysql://host/claim"), "sqlite:///"),
    ],
)
def test_a_wrong_setting_is_told_in_one_line(arguments: tuple[str, ...], words: str) -> None:
    told = CliRunner().invoke(app, ["serve", *arguments])
    assert told.exit_code == 2
    assert told.stdout == ""
    assert words in told.stderr
    assert len(told.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--database", "sqlite:////proc/nowhere/tables.db"), "sqlite:////proc/nowhere/tables.db cannot be used"),
        (("--database", "postgresql://claim:hidden@127.0.0.1:1/claim"), "claim:***@127.0.0.1:1/claim cannot be used"),
        (("--host", "192.0.2.1"), "192.0.2.1 port"),
    ],
)
def test_a_place_that_cannot_be_used_is_told_in_one_line(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    process = command(*arguments, database=tmp_path / "tables.db")
    out, error = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, "")
    assert words in error
    assert len(error.splitlines()) == 1
    assert "hidden" not in error


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        port = free_port()
        other.bind(("127.0.0.1", port))
        other.listen()
        process = command("--port", str(port), database=tmp_path / "tables.db")
        _, error = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert f"port {port}" in error


def test_help_does_not_load_the_server() -> None:
    script = "import sys, claim.cli.application; print({'claim.server', 'litestar', 'msgspec'} & set(sys.modules))"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "set()"


def test_without_the_server_one_is_told_what_to_install(tmp_path: Path) -> None:
    script = (
        "import sys; sys.modules['litestar'] = None; import claim.cli; sys.argv = ['claim', 'serve']; claim.cli.main()"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert told.returncode == 2
    assert 'pip install "claim-cards[server]"' in told.stderr


# The log


@pytest.fixture
def fresh_logs() -> Iterator[None]:
    yield
    structlog.reset_defaults()


@pytest.mark.parametrize("kind", ["console", "json"])
def test_the_log_names_an_error_without_its_values(
    kind: str, capsys: pytest.CaptureFixture[str], fresh_logs: None
) -> None:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        begin_logging(Settings(database="sqlite:///unused.db", log="json" if kind == "json" else "console"))
        hand = "Go5 Kn7"
        try:
            raise ValueError(f"{hand} lies in hand 1")
        except ValueError as error:
            structlog.get_logger().error("it failed", exc_info=error)
            logging.getLogger("uvicorn.error").exception("another failed")
        logging.getLogger("aiosqlite").debug("INSERT INTO entries VALUES ('Go5')")
        structlog.get_logger().debug("too fine")
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    logged = capsys.readouterr().err
    assert "it failed" in logged
    assert "another failed" in logged
    assert "ValueError" in logged
    assert "test_serving.py" in logged
    assert "Go5" not in logged
    assert "too fine" not in logged
    if kind == "json":
        assert [json.loads(line)["level"] for line in logged.splitlines()] == ["error", "error"]
