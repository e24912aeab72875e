"""PostgreSQL and Redis of our own for tests: on free ports of this machine, in folders that are removed afterwards."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

__all__ = ["NotHere", "free_port", "postgresql", "redis"]

PATIENCE = 30.0
_ORDINARY_USERS = ("postgres", "nobody")


class NotHere(Exception):
    """This machine has no such service to start."""


def free_port() -> int:
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        return int(port.getsockname()[1])


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a new PostgreSQL server, without the name of a database."""
    binaries = _postgresql_binaries()
    with _folder() as folder, _as_ordinary_user(folder) as user:
        data, port = folder / "data", free_port()
        made = subprocess.run(
            [*user, binaries / "initdb", "-D", data, "-U", "claim", "--auth=trust", "--no-sync", "-E", "UTF8"],
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode:
            raise NotHere(f"initdb fails: {made.stderr.strip()}")
        settings = {"port": port, "listen_addresses": "127.0.0.1", "unix_socket_directories": folder, "fsync": "off"}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with _running([*user, str(binaries / "postgres"), "-D", str(data), *options], folder, signal.SIGINT):
            ask = [str(binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
            _wait_until(lambda: subprocess.run(ask, check=False).returncode == 0, folder)
            yield f"postgresql://claim@127.0.0.1:{port}"


@contextmanager
def redis() -> Iterator[str]:
    """The URL of a new Redis server."""
    found = shutil.which("redis-server")
    if found is None:
        raise NotHere("there is no redis-server")
    with _folder() as folder, _as_ordinary_user(folder) as user:
        port = free_port()
        options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        with _running([*user, found, *options], folder, signal.SIGTERM):
            _wait_until(lambda: _answers(port), folder)
            yield f"redis://127.0.0.1:{port}"


def _postgresql_binaries() -> Path:
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    found = installed[-1] if installed else shutil.which("initdb")
    if found is None:
        raise NotHere("PostgreSQL is not installed: there is no initdb")
    return Path(found).parent


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder that other users can reach, unlike those of pytest."""
    with tempfile.TemporaryDirectory(prefix="claim-service-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@contextmanager
def _as_ordinary_user(folder: Path) -> Iterator[list[str]]:
    """What to put before a command: services refuse to run as root."""
    if os.geteuid() != 0:
        yield []
        return
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = next((known[name] for name in _ORDINARY_USERS if name in known), None)
    if user is None or shutil.which("setpriv") is None:
        raise NotHere("we are root, and there is no other user to run it as")
    os.chown(folder, user.pw_uid, user.pw_gid)
    yield ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


@contextmanager
def _running(command: Sequence[str], folder: Path, ending: signal.Signals) -> Iterator[None]:
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        yield
    finally:
        process.send_signal(ending)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1) as connection:
            connection.sendall(b"PING\r\n")
            return connection.recv(7) == b"+PONG\r\n"
    except OSError:
        return False


def _wait_until(ready: Callable[[], bool], folder: Path) -> None:
    patient_until = time.monotonic() + PATIENCE
    while not ready():
        if time.monotonic() > patient_until:
            raise NotHere(f"it does not start: {(folder / 'log').read_text(errors='replace')}")
        time.sleep(0.02)
