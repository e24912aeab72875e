"""How much a second of the server's processor time is good for: echoes, moves, and moves without the commit."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Final

from benchmarks.serving.load import echoes, seated, watched
from benchmarks.serving.processes import Served, our_server, served

__all__ = ["COMMITTED", "ECHO", "UNCOMMITTED", "rates", "ratio"]

ECHO: Final = "a bare echo, round trips"
UNCOMMITTED: Final = "moves, log kept nowhere"
COMMITTED: Final = "moves, each committed"
MESSAGE: Final = "x" * 400
"""As long as an update usually is."""
TABLES: Final = 30
"""Tables that are played at once."""


async def rates(folder: Path, rounds: int, seconds: float, after_turn: Callable[[], None]) -> dict[str, list[float]]:
    """By server, its speed in each round; the servers take turns."""
    speeds: dict[str, list[float]] = {ECHO: [], UNCOMMITTED: [], COMMITTED: []}
    with ExitStack() as running:
        echo = running.enter_context(served("benchmarks.serving.echo"))
        servers = {
            UNCOMMITTED: running.enter_context(our_server(folder, committed=False)),
            COMMITTED: running.enter_context(our_server(folder)),
        }
        for number in range(rounds):
            started = echo.processor_seconds()
            count = await echoes(echo.url, 2 * TABLES, MESSAGE, seconds)
            speeds[ECHO].append(count / (echo.processor_seconds() - started))
            after_turn()
            for name, server in servers.items():
                speeds[name].append(await _moves_a_second(server, seconds, number))
                after_turn()
    return speeds


async def _moves_a_second(server: Served, seconds: float, number: int) -> float:
    matches = [await seated(server.url, TABLES * number + seed) for seed in range(TABLES)]
    started = server.processor_seconds()
    await watched(matches, lambda: 0, seconds)
    spent = server.processor_seconds() - started
    for match in matches:
        await match.leave()
    return sum(len(match.delays) for match in matches) / spent


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the ratios within each round."""
    return median(own / other for own, other in zip(ours, theirs, strict=True))
