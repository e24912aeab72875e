"""Efforts: written, read, refused."""

import pytest

from claim.bots.effort import Effort
from claim.errors import ClaimError


@pytest.mark.parametrize(
    ("text", "effort"),
    [
        ("1000", Effort(iterations=1000)),
        ("50ms", Effort(seconds=0.05)),
        ("0.5s", Effort(seconds=0.5)),
        ("2s", Effort(seconds=2)),
        ("1000,50ms", Effort(seconds=0.05, iterations=1000)),
    ],
)
def test_an_effort_can_be_written_and_read(text: str, effort: Effort) -> None:
    assert Effort.parse(text) == effort
    assert Effort.parse(str(effort)) == effort


@pytest.mark.parametrize(
    "text", ["", "much", "1.5", "-3", "50 ms", "1000,1000", "1s,2s", "1000,", "5m", "1e3", "9" * 5000]
)
def test_what_is_no_effort_is_refused(text: str) -> None:
    with pytest.raises(ClaimError, match="is no effort"):
        Effort.parse(text)


def test_no_effort_at_all_is_refused() -> None:
    with pytest.raises(ClaimError, match="needs seconds"):
        Effort()
    for nothing in (0.0, -1.0, float("inf"), float("nan")):
        with pytest.raises(ClaimError, match="seconds"):
            Effort(seconds=nothing)
    for none in (0, -1):
        with pytest.raises(ClaimError, match="iterations"):
            Effort(iterations=none)
    with pytest.raises(ClaimError, match="more than nothing"):
        Effort.parse("0")


def test_more_than_can_be_counted_is_refused() -> None:
    with pytest.raises(ClaimError, match="at most 1000000000000000000"):
        Effort.parse("1000000000000000001")
    assert Effort.parse("1000000000000000000").iterations == 10**18
