"""Servers as processes of their own, with what they use of the machine."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

__all__ = ["Served", "our_server", "served"]

_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_PATIENCE: Final = 20
_UNLIMITED: Final = dict.fromkeys(("CLAIM_REQUESTS", "CLAIM_OPEN_TABLES", "CLAIM_MESSAGES", "CLAIM_SOCKETS"), "1000000")
"""Settings under which one address may do whatever a load generator does."""


@dataclass(frozen=True, slots=True)
class Served:
    """A server that runs: its address and its process."""

    url: str
    process: int

    def processor_seconds(self) -> float:
        """What the process has used of the processor so far."""
        fields = Path(f"/proc/{self.process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def memory(self) -> int:
        """The bytes the process holds in memory now."""
        return int(Path(f"/proc/{self.process}/statm").read_text(encoding="utf-8").split()[1]) * _PAGE


@contextmanager
def our_server(folder: Path, *, committed: bool = True) -> Iterator[Served]:
    """Our own server on a new SQLite file in that folder, without limits; its log perhaps kept nowhere."""
    database = f"sqlite:///{folder / f'{len(list(folder.iterdir()))}.db'}"
    module = "claim.cli" if committed else "benchmarks.serving.uncommitted"
    environment = _UNLIMITED | {"CLAIM_DATABASE": database, "CLAIM_LOG_LEVEL": "warning"}
    with served(module, "serve", "--port", "0", environment=environment) as ours:
        yield ours


@contextmanager
def served(*command: str, environment: Mapping[str, str] = {}) -> Iterator[Served]:
    """Run `python -m COMMAND`, which prints its address when it is ready, and end it afterwards."""
    process = subprocess.Popen(
        [sys.executable, "-m", *command],
        env=dict(os.environ) | dict(environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield Served(_address(process), process.pid)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _address(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        found = _ADDRESS.search(line)
        if found:
            return found[0]
    raise RuntimeError(f"the server did not start: {''.join(said)}")
