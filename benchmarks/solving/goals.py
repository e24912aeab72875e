"""How fast solving shall be."""

from collections.abc import Mapping
from dataclasses import dataclass

from benchmarks.solving.bridge import DDS
from benchmarks.solving.contenders import ALL_DECKS, BOXES, EVERY_MOVE, VALUE
from benchmarks.solving.timing import Summary

__all__ = ["Goal", "goals"]

Key = tuple[str, str]
"""The group and the question of a contender."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to reach, and what was reached."""

    group: str
    promise: str
    reached: float
    allowed: float
    unit: str

    @property
    def is_met(self) -> bool:
        """Whether it is reached."""
        return self.reached <= self.allowed


def goals(found: Mapping[Key, Summary]) -> list[Goal]:
    """All that can be judged by what was measured."""
    judged = []
    bridge = next((one for (group, _), one in found.items() if group == DDS), None)
    for group in (*BOXES, ALL_DECKS):
        value, every_move = found.get((group, VALUE)), found.get((group, EVERY_MOVE))
        if value is None or every_move is None:
            continue
        if group == ALL_DECKS:
            judged.append(Goal(group, f"{VALUE}: 99 % under a second", value.p99, 1000, "ms"))
        else:
            if bridge:
                judged.append(Goal(group, f"{VALUE}: mean at most half of {DDS}", value.mean / bridge.mean, 0.5, "×"))
            judged.append(Goal(group, f"{VALUE}: 99 % under 150 ms", value.p99, 150, "ms"))
        judged.append(
            Goal(group, f"{EVERY_MOVE}: mean at most 3 × that of the {VALUE}", every_move.mean / value.mean, 3, "×")
        )
    return judged
