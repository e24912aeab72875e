"""Whole games by clicks and taps alone: all numbers of players, both boxes, the mercenaries and their heroes."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.devices import DESKTOP, LANDSCAPE, LAPTOP, PHONE, TABLET, Device
from tests.browser.playing import play_together

TABLES: dict[str, dict[str, Any]] = {
    "claim": {},
    "claim 2": {"deck": "Gn Gi Dr Tr Se"},
    "elves, orcs, cyclops": {"deck": "El Or Se Tr Cy"},
    "heroes": {"deck": "El Or Se Dr Un", "heroes": True},
    "three": {"deck": "Go Kn Un Dw Do Se Tr", "seats": ["simple", "me", "random"]},
    "four": {"deck": "Gn Gi Dr Tr Se Cy Dw", "seats": ["me", "simple", "random", "simple"]},
}


def test_play_now_and_a_whole_game_follows(visit: Visit) -> None:
    newcomer = visit("/", DESKTOP)
    newcomer.page.get_by_role("button", name="Play now").click()
    assert newcomer.hands().play_out() in {"1-0", "0-1", "1/2-1/2"}
    expect(newcomer.page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game(visit: Visit, table: str) -> None:
    somebody = visit("/", DESKTOP)
    somebody.new_table(**TABLES[table])
    result = somebody.hands().play_out()
    assert re.fullmatch(r"(1|0|1/2)(-(1|0|1/2)){1,3}", result)
    assert len(result.split("-")) == len(TABLES[table].get("seats", "12"))


@pytest.mark.parametrize(
    ("device", "table"),
    [(PHONE, "heroes"), (PHONE, "three"), (LANDSCAPE, "claim 2"), (LANDSCAPE, "four"), (TABLET, "claim")],
    ids=["phone, heroes", "phone, three", "landscape, claim 2", "landscape, four", "tablet, claim"],
)
def test_a_whole_game_by_touch(visit: Visit, device: Device, table: str) -> None:
    somebody = visit("/", device)
    somebody.new_table(**TABLES[table])
    assert somebody.hands(seed=2).play_out()


def test_a_whole_game_with_cards_that_fly(visit: Visit) -> None:
    somebody = visit("/", LAPTOP, reduced_motion="no-preference")
    somebody.new_table(deck="Gn Gi Dr Tr Se")
    assert somebody.hands(seed=3).play_out()
    expect(somebody.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_two_people_by_the_link(visit: Visit) -> None:
    host = visit("/new", DESKTOP)
    host.page.get_by_label("Seat 2").select_option("open")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Link to this table").input_value()

    guest = visit(link.removeprefix(host.origin), PHONE)
    guest.page.get_by_label("What shall the others call you?").fill("Ayo")
    guest.page.get_by_role("button", name="Join this table").tap()
    expect(host.page.get_by_text("Ayo").first).to_be_visible()

    play_together(host.hands(seed=4), guest.hands(seed=5))
    results = [person.page.locator("[data-result]").get_attribute("data-result") for person in (host, guest)]
    assert results[0] == results[1]
