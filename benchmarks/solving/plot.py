"""The distributions as a picture: which part of the deals is solved within which time."""

from collections.abc import Sequence
from html import escape
from itertools import cycle
from math import ceil, floor, log10
from typing import Final

from benchmarks.solving.bridge import DDS
from benchmarks.solving.contenders import EVERY_MOVE
from benchmarks.solving.timing import Timed

__all__ = ["as_svg"]

WIDTH, HEIGHT = 900, 520
LEFT, RIGHT, TOP, BOTTOM = 70, 20, 40, 60
FONT: Final = 'font-family="sans-serif" font-size="13"'
COLOURS: Final = ("#1b6ca8", "#c1440e", "#4f7f2a", "#7b3fa0")
PEER_COLOUR: Final = "#222222"
STEPS: Final = 300
"""Points of a curve at most."""


def as_svg(results: Sequence[Timed]) -> str:
    """A curve for each contender over a logarithmic scale of time; the dashed ones are for every move."""
    times = [time for result in results for time in result.milliseconds]
    low, high = floor(log10(max(min(times), 0.001))), ceil(log10(max(times)))
    high = max(high, low + 1)

    def across(milliseconds: float) -> float:
        part = (log10(max(milliseconds, 10.0**low)) - low) / (high - low)
        return LEFT + part * (WIDTH - LEFT - RIGHT)

    def up(part: float) -> float:
        return HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {FONT}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="24" font-size="16">Deals solved within a time (processor time, one thread)</text>',
    ]
    for exponent in range(low, high + 1):
        x = across(10.0**exponent)
        drawn.append(f'<path d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#ddd"/>')
        drawn.append(
            f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{_time(10.0**exponent)}</text>'
        )
    for percent in (0, 25, 50, 75, 90, 99):
        y = up(percent / 100)
        drawn.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        drawn.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    colours = _colours(results)
    for place, result in enumerate(results):
        ordered = sorted(result.milliseconds)
        marks = sorted({round(step * (len(ordered) - 1) / STEPS) for step in range(STEPS + 1)})
        points = " ".join(f"{across(ordered[mark]):.1f},{up((mark + 1) / len(ordered)):.1f}" for mark in marks)
        style = _style(result, colours[result.contender.group])
        drawn.append(f'<polyline points="{points}" fill="none" {style}/>')
        y = TOP + 14 + 20 * place
        drawn.append(f'<path d="M{LEFT + 12} {y}h28" {style}/>')
        name = f"{result.contender.group}, {result.contender.question}"
        drawn.append(f'<text x="{LEFT + 48}" y="{y + 4}">{escape(name)}</text>')
    return "\n".join([*drawn, "</svg>"]) + "\n"


def _style(result: Timed, colour: str) -> str:
    dashed = ' stroke-dasharray="6 4"' if result.contender.question == EVERY_MOVE else ""
    return f'stroke="{colour}" stroke-width="2"{dashed}'


def _colours(results: Sequence[Timed]) -> dict[str, str]:
    """One for each group."""
    ours = dict.fromkeys(result.contender.group for result in results if result.contender.group != DDS)
    return dict(zip(ours, cycle(COLOURS), strict=False)) | {DDS: PEER_COLOUR}


def _time(milliseconds: float) -> str:
    if milliseconds < 1:
        return f"{milliseconds * 1000:g} µs"
    return f"{milliseconds:g} ms" if milliseconds < 1000 else f"{milliseconds / 1000:g} s"
