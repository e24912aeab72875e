"""Whether worlds are drawn as often as they are likely."""

from collections import Counter
from collections.abc import Mapping

from claim.rules import Position

__all__ = ["assert_drawn_as_likely"]


def assert_drawn_as_likely(drawn: Counter[Position], expected: Mapping[Position, int]) -> None:
    """Hold draws against the weights of all worlds there are: within five standard deviations of chi-square."""
    assert set(drawn) <= set(expected)
    draws, total = drawn.total(), sum(expected.values())
    surprise = sum(
        (drawn[position] - draws * weight / total) ** 2 / (draws * weight / total)
        for position, weight in expected.items()
    )
    freedom = len(expected) - 1
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5 + 10
