"""Pictures of results, as SVG."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from claim.arena.estimate import Estimate
from claim.arena.match import Match

__all__ = ["COLOURS", "HEIGHT", "WIDTH", "match_plot", "picture"]

WIDTH: Final = 900
HEIGHT: Final = 520
COLOURS: Final = ("#1b6ca8", "#c1440e", "#4f7f2a", "#7b3fa0")
_LEFT, _RIGHT, _TOP, _BOTTOM = 60, 20, 20, 50
_TENTHS: Final = 10
_POINTS: Final = 400
"""Points of a curve at most."""

Point = tuple[int, Estimate]
"""After so many deals, the score then."""


def picture(parts: Iterator[str]) -> str:
    """A whole picture of these parts, on white."""
    size, font = f'viewBox="0 0 {WIDTH} {HEIGHT}"', 'font-family="sans-serif" font-size="13"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>', *parts, "</svg>", ""])


def match_plot(match: Match, across: str, up: str) -> str:
    """Each entrant's score after so many deals, with its interval; `across` and `up` name the axes."""
    return picture(_parts(match, across, up))


def _parts(match: Match, across: str, up: str) -> Iterator[str]:
    deals = len(match.deals)
    for tenth in range(_TENTHS + 1):
        y = _up(tenth / _TENTHS)
        yield f'<path d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}" stroke="#ddd"/>'
        yield f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth / _TENTHS:.1f}</text>'
    for count in sorted({1, deals, *range(0, deals, _step(deals))} - {0}):
        x = _across(count, deals)
        yield f'<text x="{x:.1f}" y="{HEIGHT - _BOTTOM + 20}" text-anchor="middle">{count}</text>'
    yield f'<text x="{WIDTH / 2}" y="{HEIGHT - 12}" text-anchor="middle">{escape(across)}</text>'
    upwards = f'text-anchor="middle" transform="translate(16 {HEIGHT / 2}) rotate(-90)"'
    yield f"<text {upwards}>{escape(up)}</text>"
    fair = _up(1 / match.terms.rulesets[0].sides)
    yield f'<path d="M{_LEFT} {fair:.1f}H{WIDTH - _RIGHT}" stroke="#222" stroke-dasharray="5 4"/>'
    only_first = len(match.lineup) == 2  # the other's score says the same
    for entrant, name in enumerate(match.terms.entrants[: 1 if only_first else None]):
        colour = COLOURS[entrant % len(COLOURS)]
        points = _points([deal.score(entrant) for deal in match.deals])
        yield from _curve(points, deals, colour)
        last = points[-1][1]
        text = f"{name}: {last.mean:.3f} ± {last.margin:.3f}"
        yield f'<text x="{_LEFT + 12}" y="{_TOP + 18 + 18 * entrant}" fill="{colour}">{escape(text)}</text>'


def _points(scores: Sequence[float]) -> list[Point]:
    """The running score, at not too many places."""
    marks = {1 + round(step * (len(scores) - 1) / _POINTS) for step in range(_POINTS + 1)}
    running = Estimate()
    points = []
    for count, score in enumerate(scores, 1):
        running.add(score)
        if count in marks:
            points.append((count, Estimate(running.count, running.total, running.squares)))
    return points


def _curve(points: Sequence[Point], deals: int, colour: str) -> Iterator[str]:
    low = [f"{_across(count, deals):.1f},{_up(score.low):.1f}" for count, score in points]
    high = [f"{_across(count, deals):.1f},{_up(score.high):.1f}" for count, score in points]
    mean = [f"{_across(count, deals):.1f},{_up(score.mean):.1f}" for count, score in points]
    yield f'<polygon points="{" ".join([*low, *reversed(high)])}" fill="{colour}" fill-opacity="0.15"/>'
    yield f'<polyline points="{" ".join(mean)}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _across(count: int, deals: int) -> float:
    return _LEFT + (count - 1) / max(1, deals - 1) * (WIDTH - _LEFT - _RIGHT)


def _up(score: float) -> float:
    return HEIGHT - _BOTTOM - score * (HEIGHT - _TOP - _BOTTOM)


def _step(deals: int) -> int:
    """A round number that divides the deals into not too many parts."""
    size = 1
    while size * 8 < deals:
        size = size * 5 // 2 if str(size).startswith("2") else size * 2
    return size
