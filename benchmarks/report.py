"""What was measured, as a table for people and as JSON for programs."""

import platform
from collections.abc import Mapping, Sequence
from itertools import groupby
from string import ascii_uppercase

from rich import box
from rich.table import Table
from rich.text import Text

from benchmarks.measuring import Measured

__all__ = ["as_json", "as_table"]


def as_table(results: Sequence[Measured], skipped: Mapping[str, str]) -> Table:
    """A row for each contender, and for ours how many times as fast as each peer they are."""
    peers = dict(zip(ascii_uppercase, _peers(results), strict=False))
    labels = {peer.contender.name: f"{letter}: {peer.contender.name}" for letter, peer in peers.items()}
    notes = [f"{letter}: {peer.contender.peer}{_goal_text(peer)}" for letter, peer in peers.items()]
    notes += [f"Skipped: {name}, {reason}." for name, reason in skipped.items()]
    table = Table(
        title="In a second of processor time, median of the rounds",
        caption=Text("\n".join(notes)),
        title_justify="left",
        caption_justify="left",
        box=box.SIMPLE_HEAD,
    )
    table.add_column("random play, then sampling")
    table.add_column("a second", justify="right")
    table.add_column("±", justify="right", style="dim")
    for letter in peers:
        table.add_column(f"× {letter}", justify="right")
    for _, section in groupby(results, _section):
        table.add_section()
        for result in section:
            table.add_row(
                labels.get(result.contender.name) or _name(result),
                f"{result.speed:,.0f} {result.contender.unit}",
                f"{result.spread:.0%}",
                *_ratio_cells(result, _peers(results)),
            )
    return table


def as_json(results: Sequence[Measured], skipped: Mapping[str, str]) -> dict[str, object]:
    """Everything, with the speed of each round."""
    peers = _peers(results)
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "results": [
            {
                "name": result.contender.name,
                "unit": result.contender.unit,
                "is_kernel": result.contender.is_kernel,
                "peer": result.contender.peer,
                "goal": result.contender.goal,
                "speed": result.speed,
                "rounds": result.speeds,
                "ratio_to": _ratios(result, peers),
            }
            for result in results
        ],
        "skipped": dict(skipped),
    }


def _peers(results: Sequence[Measured]) -> list[Measured]:
    return [result for result in results if result.contender.peer]


def _ratios(result: Measured, peers: Sequence[Measured]) -> dict[str, float]:
    """Ours to each peer's; nothing for the peers themselves, nor where another unit is counted."""
    if result.contender.peer:
        return {}
    return {
        peer.contender.name: result.ratio_to(peer) for peer in peers if peer.contender.unit == result.contender.unit
    }


def _ratio_cells(result: Measured, peers: Sequence[Measured]) -> list[Text]:
    """Against the peers with a goal, the kernel's ratio says whether it is met."""
    goals = {peer.contender.name: peer.contender.goal for peer in peers}
    cells = []
    for name, ratio in _ratios(result, peers).items():
        goal = goals[name] if result.contender.is_kernel else None
        colour = "" if goal is None else "green" if ratio >= goal else "red"
        cells.append(Text(f"{ratio:.2f}" if ratio < 10 else f"{ratio:,.0f}", style=colour))
    return cells


def _goal_text(peer: Measured) -> str:
    goal = peer.contender.goal
    return "" if goal is None else f" Goal of the kernel: {goal:,.0f} ×."


def _name(result: Measured) -> str:
    return f"kernel, {result.contender.name}" if result.contender.is_kernel else result.contender.name


def _section(result: Measured) -> tuple[str, bool, bool]:
    return result.contender.unit, bool(result.contender.peer), result.contender.is_kernel
