"""How often one may ask is limited, by address and by person, and the counting itself is limited too."""

from typing import Any

import httpx
import pytest

from claim.server.addresses import Connection, address_of
from claim.server.failing import TooOften
from claim.server.limits import Limit
from tests.server.visitors import Visitors, visited


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def granted(limit: Limit, asker: str, times: int) -> int:
    count = 0
    for _ in range(times):
        try:
            limit.count(asker)
        except TooOften:
            break
        count += 1
    return count


def test_half_a_minutes_worth_is_granted_at_once_and_more_with_time() -> None:
    time = Time()
    limit = Limit(60, time)
    assert granted(limit, "a", 100) == 30
    with pytest.raises(TooOften) as refused:
        limit.count("a")
    assert refused.value.wait == 1
    time.now += 5
    assert granted(limit, "a", 100) == 5
    time.now += 1000
    assert granted(limit, "a", 100) == 30


def test_askers_are_counted_apart() -> None:
    limit = Limit(2, Time())
    assert granted(limit, "a", 5) == granted(limit, "b", 5) == 1


def test_who_has_to_wait_long_is_told_so() -> None:
    limit = Limit(1, Time())
    limit.count("a")
    with pytest.raises(TooOften, match="60 s"):
        limit.count("a")


def test_only_so_many_askers_are_remembered() -> None:
    limit = Limit(60, Time(), most=10)
    for asker in range(100):
        limit.count(str(asker))
    assert len(limit) == 10


@pytest.mark.parametrize(
    ("client", "forwarded", "proxies", "address"),
    [
        ("192.0.2.1", [], 0, "192.0.2.1"),
        ("192.0.2.1", ["203.0.113.9"], 0, "192.0.2.1"),
        ("192.0.2.1", ["203.0.113.9"], 1, "203.0.113.9"),
        ("192.0.2.1", ["6.6.6.6, 203.0.113.9"], 1, "203.0.113.9"),
        ("192.0.2.1", ["6.6.6.6, 203.0.113.9, 10.0.0.1"], 2, "203.0.113.9"),
        ("192.0.2.1", ["6.6.6.6", "203.0.113.9, 10.0.0.1"], 2, "203.0.113.9"),
        ("192.0.2.1", ["203.0.113.9"], 2, "192.0.2.1"),
        ("192.0.2.1", [], 1, "192.0.2.1"),
        ("192.0.2.1", ["nonsense"], 1, "unknown"),
        ("2001:db8:1:2:3:4:5:6", [], 0, "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", [], 0, "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", [], 0, "192.0.2.1"),
        ("fe80::1%eth0", [], 0, "fe80::/64"),
        (None, [], 0, "unknown"),
    ],
)
def test_the_address_is_the_one_our_own_proxies_saw(
    client: str | None, forwarded: list[str], proxies: int, address: str
) -> None:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    scope: Any = {"type": "http", "client": (client, 1234) if client else None, "headers": headers, "state": {}}
    assert address_of(Connection(scope), proxies) == address


async def statuses(visitor: httpx.AsyncClient, times: int) -> list[int]:
    return [(await visitor.get("/api/bots")).status_code for _ in range(times)]


@pytest.mark.asyncio
async def test_one_address_asks_only_so_often(sqlite_storage_url: str) -> None:
    async with visited(sqlite_storage_url, requests=4) as visitors:
        stranger = await visitors.stranger()
        assert await statuses(stranger, 12) == [200] * 10 + [429] * 2
        refused = await stranger.get("/api/bots")
        assert refused.json()["code"] == "too-often"
        assert int(refused.headers["retry-after"]) >= 1
        assert (await stranger.get("/api/health")).status_code == 200
        assert (await stranger.get("/")).status_code in (200, 503)
        assert await statuses(await visitors.stranger("192.0.2.2"), 1) == [200]


@pytest.mark.asyncio
async def test_one_person_asks_only_so_often_from_wherever(sqlite_storage_url: str) -> None:
    async with visited(sqlite_storage_url, requests=6) as visitors:
        here = await visitors.guest()
        there = await visitors.stranger("192.0.2.2")
        there.cookies = here.cookies
        assert await statuses(here, 2) + await statuses(there, 2) == [200, 200, 200, 429]


@pytest.mark.asyncio
async def test_usual_limits_let_a_page_load(visitors: Visitors) -> None:
    mira = await visitors.guest()
    assert set(await statuses(mira, 60)) == {200}
