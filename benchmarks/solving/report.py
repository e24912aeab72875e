"""What was measured, as tables for people and as JSON for programs."""

import platform
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from statistics import fmean

from rich import box
from rich.table import Table
from rich.text import Text

from benchmarks.solving.bridge import DDS
from benchmarks.solving.contenders import ALL_DECKS, VALUE
from benchmarks.solving.goals import Goal, goals
from benchmarks.solving.timing import Summary, Timed, summary

__all__ = ["as_json", "goals_table", "slowest_table", "times_table"]

SLOWEST = 5


def times_table(results: Sequence[Timed], skipped: Mapping[str, str]) -> Table:
    """A row for each contender."""
    found = _summaries(results)
    bridge = _bridge(found)
    notes = [
        "value: win, draw or loss of phase two, 13 tricks; phase one was played by the simple bot.",
        "every move: the same for each legal move.",
        f"{DDS}: the bridge solver of endplay, `OptimalOne`, no trump, random deals, one thread.",
        "± is the standard error of the mean.",
        *(f"Skipped: {name}, {reason}." for name, reason in skipped.items()),
    ]
    table = _table("Milliseconds of processor time a deal", "deals", "question", caption="\n".join(notes))
    for column in ("n", "median", "mean", "±", "p90", "p99", "max", "nodes, median", f"mean × {DDS}"):
        table.add_column(column, justify="right", style="dim" if column == "±" else None)
    for (group, question), one in found.items():
        times = [_number(time) for time in (one.median, one.mean, one.error, one.p90, one.p99, one.most)]
        nodes = "" if one.median_nodes is None else f"{one.median_nodes:,.0f}"
        ratio = f"{one.mean / bridge.mean:.3f}" if bridge and group != DDS else ""
        table.add_row(group, question, str(one.count), *times, nodes, ratio)
    return table


def goals_table(results: Sequence[Timed]) -> Table:
    """What shall be reached, and what was."""
    table = _table("Goals", "deals", "goal")
    table.add_column("measured", justify="right")
    for goal in goals(_summaries(results)):
        colour = "green" if goal.is_met else "red"
        table.add_row(goal.group, goal.promise, Text(f"{_number(goal.reached)} {goal.unit}", style=colour))
    return table


def slowest_table(results: Sequence[Timed]) -> Table:
    """The decks that take longest, where there are many."""
    table = _table("The slowest decks, value", "deck")
    for column in ("n", "mean", "max"):
        table.add_column(column, justify="right")
    for deck, times in _by_deck(results)[:SLOWEST]:
        table.add_row(deck, str(len(times)), _number(fmean(times)), _number(max(times)))
    return table


def as_json(results: Sequence[Timed], skipped: Mapping[str, str]) -> dict[str, object]:
    """Everything, with the time of each deal."""
    found = _summaries(results)
    bridge = _bridge(found)
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "processor": platform.processor() or platform.machine(),
        "results": [
            {
                "deals": result.contender.group,
                "question": result.contender.question,
                **asdict(found[_key(result)]),
                "ratio_of_means_to_dds": found[_key(result)].mean / bridge.mean if bridge else None,
                "milliseconds": result.milliseconds,
                "nodes": result.nodes,
                "decks": result.contender.labels,
            }
            for result in results
        ],
        "goals": [_goal(goal) for goal in goals(found)],
        "decks_by_mean": {deck: fmean(times) for deck, times in _by_deck(results)},
        "skipped": dict(skipped),
    }


def _goal(goal: Goal) -> dict[str, object]:
    return {**asdict(goal), "is_met": goal.is_met}


def _summaries(results: Sequence[Timed]) -> dict[tuple[str, str], Summary]:
    return {_key(result): summary(result) for result in results}


def _key(result: Timed) -> tuple[str, str]:
    return result.contender.group, result.contender.question


def _bridge(found: Mapping[tuple[str, str], Summary]) -> Summary | None:
    return next((one for (group, _), one in found.items() if group == DDS), None)


def _by_deck(results: Sequence[Timed]) -> list[tuple[str, list[float]]]:
    """The times for the value by deck, of the group with all decks; the slowest deck first."""
    times = defaultdict(list)
    for result in results:
        if _key(result) == (ALL_DECKS, VALUE):
            for deck, milliseconds in zip(result.contender.labels, result.milliseconds, strict=True):
                times[deck].append(milliseconds)
    return sorted(times.items(), key=lambda pair: -fmean(pair[1]))


def _number(value: float) -> str:
    return f"{value:.2f}" if value < 10 else f"{value:,.1f}" if value < 1000 else f"{value:,.0f}"


def _table(title: str, *columns: str, caption: str = "") -> Table:
    table = Table(
        title=title,
        caption=Text(caption) if caption else None,
        title_justify="left",
        caption_justify="left",
        box=box.SIMPLE_HEAD,
    )
    for column in columns:
        table.add_column(column)
    return table
