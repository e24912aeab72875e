"""A whole game without a mouse: Tab, arrows and Enter."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Keys


def test_play_now_by_keyboard(visit: Visit) -> None:
    somebody = visit()
    play_now = somebody.page.get_by_role("button", name="Play now")
    expect(play_now).to_be_visible()
    for _ in range(10):
        somebody.page.keyboard.press("Tab")
        if play_now.evaluate("button => button === document.activeElement"):
            break
    somebody.page.keyboard.press("Enter")
    assert Keys(somebody.page).play_out()


@pytest.mark.parametrize("rules", [{"deck": "El Or Se Tr Cy", "heroes": True}], ids=["decisions too"])
def test_a_whole_game_by_keyboard(visit: Visit, rules: dict[str, object]) -> None:
    somebody = visit()
    somebody.new_table(**rules)
    assert Keys(somebody.page, seed=6).play_out()


def test_tab_leaves_the_hand(visit: Visit) -> None:
    somebody = visit()
    somebody.new_table()
    hands = Keys(somebody.page)
    hands.wait()
    seen = set()
    for _ in range(40):
        somebody.page.keyboard.press("Tab")
        seen.add(somebody.page.evaluate("document.activeElement?.dataset.move ?? null"))
    assert None in seen
    assert len(seen) == 2, "the hand is one stop on the way of Tab"
