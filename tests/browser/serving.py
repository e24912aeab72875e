"""`claim serve` as a process of its own, on a free port, with a database that outlives it."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 30.0


class Server:
    """A server that can be ended in both ways and started again where it was."""

    def __init__(self, folder: Path, grace: int = 60) -> None:
        self.folder = folder
        self._grace = grace
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "claim.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port)],
                cwd=self.folder,
                env=self._settings(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        patient_until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > patient_until:
                raise RuntimeError(f"the server does not answer:\n{self.log.read_text(encoding='utf-8')}")
            time.sleep(0.05)

    def stop(self) -> None:
        """End it as one asks a server to end."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it and all its workers without a chance to say or save anything."""
        self._end(signal.SIGKILL)

    @property
    def log(self) -> Path:
        """What it wrote."""
        return self.folder / "server.log"

    def _settings(self) -> dict[str, str]:
        """The environment: bots that do not dawdle, and room for many people from one address."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("CLAIM_")}
        return environment | {
            "CLAIM_DATABASE": f"sqlite:///{self.folder / 'tables.db'}",
            "CLAIM_PACE": "0",
            "CLAIM_GRACE": str(self._grace),
            "CLAIM_REQUESTS": "100000",
            "CLAIM_SOCKETS": "1000",
        }

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None or process.poll() is not None:
            return
        if how is signal.SIGKILL:
            os.killpg(process.pid, how)
        else:
            process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise


def _free_port() -> int:
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        return int(port.getsockname()[1])
