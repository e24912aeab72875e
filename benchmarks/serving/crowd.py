"""Many live games at once: how soon everybody hears of a move, and what a game holds in memory."""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import quantiles

from benchmarks.serving.load import seated, watched
from benchmarks.serving.processes import our_server

__all__ = ["Crowd", "crowd"]

PAUSE = 4.0
"""Seconds that a person thinks on average, in this crowd."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """What many live games showed."""

    games: int
    moves_a_second: float
    milliseconds: dict[str, float]
    """From sending a move until the last of both players had heard of it, by percentile."""
    bytes_a_game: int


async def crowd(folder: Path, games: int, seconds: float) -> Crowd:
    """Play that many games for two at once, at the pace of quick people."""
    with our_server(folder) as server:
        first = [await seated(server.url, seed) for seed in range(20)]
        before = server.memory()
        matches = first + [await seated(server.url, seed) for seed in range(20, games)]
        lots = Random(games)
        await watched(matches, lambda: lots.expovariate(1 / PAUSE), seconds)
        held = server.memory() - before
        for match in matches:
            await match.leave()
    delays = sorted(delay * 1000 for match in matches for delay in match.delays)
    cuts = quantiles(delays, n=1000)
    shown = {"50 %": cuts[499], "99 %": cuts[989], "99.9 %": cuts[998]}
    return Crowd(games, len(delays) / seconds, shown, held // max(1, games - len(first)))
