"""What came of a ladder, for programs: as an object, as a table, as a picture."""

from collections.abc import Iterator
from html import escape
from math import ceil, floor
from typing import Any, Final

from claim.arena.counting import lost_games, milliseconds_of
from claim.arena.ladder import Ladder
from claim.arena.plot import COLOURS, HEIGHT, WIDTH, picture
from claim.arena.report import lost_objects, score_object, times_object

__all__ = ["ladder_object", "ladder_plot", "ladder_rows"]

_LEFT, _RIGHT, _TOP, _BOTTOM = 220, 40, 30, 50


def ladder_object(ladder: Ladder) -> dict[str, Any]:
    """Ratings, and the score of every pair."""
    names = [str(entrant) for entrant in ladder.terms.entrants]
    return {
        **ladder.terms.as_object(),
        "deals": len({(deal.deck, deal.number) for deal in ladder.deals}),
        "games": sum(len(deal.games) for deal in ladder.deals),
        "ratings": [
            {
                "bot": names[rating.entrant],
                "rating": round(rating.value, 1),
                "low": round(rating.low, 1),
                "high": round(rating.high, 1),
                "milliseconds": times_object(milliseconds_of(rating.entrant, ladder.deals)),
            }
            for rating in ladder.ratings
        ],
        "scores": [
            {"bot": names[one], "opponent": names[other], **score_object(ladder.score(one, other))}
            for one in range(len(names))
            for other in range(one + 1, len(names))
        ],
        "forfeits": lost_objects(ladder.terms, lost_games(ladder.deals)),
    }


def ladder_rows(ladder: Ladder) -> Iterator[dict[str, object]]:
    """A row for each bot and opponent."""
    names = [str(entrant) for entrant in ladder.terms.entrants]
    for rating in ladder.ratings:
        for other in ladder.ratings:
            if other is not rating:
                yield {
                    "bot": names[rating.entrant],
                    "rating": round(rating.value, 1),
                    "rating_low": round(rating.low, 1),
                    "rating_high": round(rating.high, 1),
                    "opponent": names[other.entrant],
                    **score_object(ladder.score(rating.entrant, other.entrant)),
                }


def ladder_plot(ladder: Ladder, across: str) -> str:
    """The ratings with their intervals, the best on top; `across` names the scale."""
    return picture(_parts(ladder, across))


_STEPS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)


def _parts(ladder: Ladder, across: str) -> Iterator[str]:
    ratings = ladder.ratings
    least, most = min(rating.low for rating in ratings), max(rating.high for rating in ratings)
    step = next((step for step in _STEPS if step * 8 >= most - least), _STEPS[-1])
    first, last = floor(least / step), max(ceil(most / step), floor(least / step) + 1)

    def x_of(value: float) -> float:
        return _LEFT + (value / step - first) / (last - first) * (WIDTH - _LEFT - _RIGHT)

    for mark in range(first, last + 1):
        x = x_of(mark * step)
        yield f'<path d="M{x:.1f} {_TOP}V{HEIGHT - _BOTTOM}" stroke="#ddd"/>'
        yield f'<text x="{x:.1f}" y="{HEIGHT - _BOTTOM + 20}" text-anchor="middle">{mark * step}</text>'
    yield f'<text x="{(WIDTH + _LEFT) / 2}" y="{HEIGHT - 12}" text-anchor="middle">{escape(across)}</text>'
    row = (HEIGHT - _TOP - _BOTTOM) / len(ratings)
    for place, rating in enumerate(ratings):
        y = _TOP + row * (place + 0.5)
        name = escape(str(ladder.terms.entrants[rating.entrant]))
        yield f'<text x="{_LEFT - 12}" y="{y + 4:.1f}" text-anchor="end">{name}</text>'
        low, high = x_of(rating.low), x_of(rating.high)
        yield f'<path d="M{low:.1f} {y:.1f}H{high:.1f}" stroke="{COLOURS[0]}" stroke-width="3"/>'
        yield f'<circle cx="{x_of(rating.value):.1f}" cy="{y:.1f}" r="6" fill="{COLOURS[0]}"/>'
        yield f'<text x="{x_of(rating.value):.1f}" y="{y - 12:.1f}" text-anchor="middle">{rating.value:.0f}</text>'
