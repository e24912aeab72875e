"""A `claim serve` of its own: real processes that are killed, started again at the same place, and looked at."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

import httpx

from claim.server.database import Database
from claim.server.storage import Storage
from tests.server.player import House
from tests.server.services import free_port

__all__ = ["UNLIMITED", "Server", "serving", "watching"]

PATIENCE: Final = 60.0
"""Seconds in which a server has to start or to end."""
ROOT: Final = Path(__file__).parents[3]
UNLIMITED: Final[dict[str, object]] = {
    "pace": 0, "requests": 1_000_000, "messages": 1_000_000, "sockets": 10_000, "open_tables": 1_000_000,
    "logins": 1_000_000,
}  # fmt: skip
"""Settings with the limits out of the way."""
_CARD: Final = re.compile(r"\b(?:[A-Z][a-z][0-9]\b|take:|swap:|steal:|give:|draw:|count:|back:)")
_NOT_OURS: Final = "Invalid UTF-8 sequence received"
"""What the server library calls an error, though it is the client's."""
_TOKEN: Final = re.compile(r"1\.[0-9]+\.[0-9]+\.[A-Za-z0-9_-]{20}")


class Server:
    """One server at one port, on one database. Whatever it logs is kept, over all its lives."""

    def __init__(
        self, folder: Path, database: str, *options: str, module: Sequence[str] = ("claim.cli",), **settings: object
    ) -> None:
        self.folder = folder
        self.database = database
        self.module = module
        """What is run, with its first arguments: `claim.cli`, or something that breaks it on purpose."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._options = [
            "--port", str(self.port), "--database", database, "--set", "log=json",
            *(word for name, value in settings.items() for word in ("--set", f"{name}={value}")), *options,
        ]  # fmt: skip
        self._log = folder / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None, "it does not run"
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def log(self) -> str:
        """Everything it has said so far."""
        return self._log.read_text(errors="replace")

    def start(self) -> None:
        """Let it start; it answers a little later."""
        assert not self.is_running
        clean = {name: value for name, value in os.environ.items() if not name.startswith("CLAIM_")}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *self.module, "serve", *self._options],
                cwd=ROOT,
                env=clean,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # its workers can be told from other processes
            )

    async def answers(self) -> None:
        """Wait until it answers."""
        async with httpx.AsyncClient(base_url=self.url, trust_env=False) as web:
            patient_until = time.monotonic() + PATIENCE
            while True:
                try:
                    if (await web.get("/api/health", timeout=5)).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
                assert self.is_running, f"it ended by itself: {self.log[-2000:]}"
                assert time.monotonic() < patient_until, f"it does not answer: {self.log[-2000:]}"

    def kill(self) -> None:
        """Let it die at once, whatever it does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    async def dead(self) -> None:
        """Wait until it has died at once, in the midst of what it did."""
        assert self._process is not None
        status = await asyncio.to_thread(self._process.wait, PATIENCE)
        assert status == -signal.SIGKILL, f"it ended by itself: {self.log[-2000:]}"

    async def revive(self) -> None:
        """Start it again at the same place."""
        self.start()
        await self.answers()

    def end(self) -> None:
        """Ask it to end, and see to it that it does, with all its workers."""
        if self._process is None:
            return
        if self.is_running:
            self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        finally:
            left = self.workers_left(5.0)
            for pid in left:
                os.kill(pid, signal.SIGKILL)
        assert not left, f"{len(left)} processes outlived their server: {self.log[-2000:]}"

    # What the system says about it

    @property
    def workers(self) -> list[int]:
        """The ids of the processes that it has started and that still run."""
        return [pid for pid in _session(self.pid) if pid != self.pid]

    def workers_left(self, seconds: float) -> list[int]:
        """Those that still run after so many seconds; none have to."""
        until = time.monotonic() + seconds
        while (left := self.workers) and time.monotonic() < until:
            time.sleep(0.05)
        return left

    @property
    def open_files(self) -> int:
        """How many files and sockets it has open."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    @property
    def memory(self) -> int:
        """How many bytes of memory it takes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def check_log(self, *secrets: str, trouble: bool = False) -> None:
        """Nothing that it logged is a card, a move, a token, or one of these; and unless it had trouble, no error."""
        log = self.log
        assert not _CARD.search(log), _around(log, _CARD)
        assert not _TOKEN.search(log), "a token is in the log"
        for secret in secrets:
            assert secret not in log, f"{secret} is in the log"
        assert "Traceback" not in log, log[-3000:]
        broken = [line for line in log.splitlines() if '"level": "error"' in line and _NOT_OURS not in line]
        assert trouble or not broken, broken[:3]


def _around(text: str, pattern: re.Pattern[str]) -> str:
    found = pattern.search(text)
    return "" if found is None else text[max(0, found.start() - 100) : found.end() + 100]


def _session(leader: int) -> Iterator[int]:
    """The processes of a session, by the process that leads it."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == leader and fields[0] != "Z":
                yield int(folder.name)


@contextmanager
def _ended(server: Server) -> Iterator[Server]:
    try:
        yield server
    finally:
        server.end()


@asynccontextmanager
async def serving(
    folder: Path, database: str, *options: str, module: Sequence[str] = ("claim.cli",), **settings: object
) -> AsyncIterator[Server]:
    """A server that runs and answers, with limits out of the way unless they are set; it is ended in any case."""
    server = Server(folder, database, *options, module=module, **{**UNLIMITED, **settings})
    with _ended(server):
        server.start()
        await server.answers()
        yield server


@asynccontextmanager
async def watching(server: Server) -> AsyncIterator[House]:
    """The house of a server, with its database as only tests may look at it."""
    database = Database(server.database)
    try:
        yield House(server.url, Storage(database))
    finally:
        await database.close()
