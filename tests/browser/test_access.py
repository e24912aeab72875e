"""For everyone: dialogues, targets for fingers, the live region, twice the size. `test_screens.py` has axe."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import stumbles
from tests.browser.conftest import Look, Visit
from tests.browser.devices import DESKTOP, PHONE, TABLET

# Controls that a finger misses: smaller than 44 pixels across or down, and not hit all around their middle either (a
# target may be larger than what is drawn). Links in a line of text may be smaller, and cards of a hand overlap: the
# width of their strips is tested with the hand's layout.
TOO_SMALL = """() => {
    const controls = [...document.querySelectorAll("button, a, input, select, summary")].filter(element =>
        element.checkVisibility({visibilityProperty: true}) && !element.closest("[inert], p, .hand-cards"))
    const missed = element => {
        const target = element.closest("label") ?? element
        const {x, y, width, height} = target.getBoundingClientRect()
        const around = [[0, -21], [0, 21], [-21, 0], [21, 0]].map(([across, down]) =>
            document.elementFromPoint(x + width / 2 + across, y + height / 2 + down))
        return (width < 43.5 || height < 43.5) && around.some(hit => hit && !target.contains(hit))
    }
    return controls.filter(missed).map(element => element.outerHTML.slice(0, 160))
}"""


@pytest.mark.parametrize("button", ["Settings", "Your name"])
def test_nobody_stumbles_in_dialogues(visit: Visit, button: str) -> None:
    somebody = visit()
    somebody.page.get_by_role("button", name=button).click()
    expect(somebody.page.locator("dialog[open]")).to_be_visible()
    assert stumbles(somebody.page) == []


@pytest.mark.parametrize("name", ["home", "new table", "recruiting", "gathering", "three", "four", "decision", "end"])
def test_targets_are_large_enough_for_fingers(look: Look, name: str) -> None:
    for device in (PHONE, TABLET):
        assert look(name, device).page.evaluate(TOO_SMALL) == []


def test_the_live_region_tells_the_game(visit: Visit) -> None:
    somebody = visit()
    somebody.new_table()
    hands = somebody.hands()
    hands.play(3)
    hands.wait()
    told = somebody.page.locator("[aria-live]").filter(has_text=re.compile(r"\bwins? with\b"))
    expect(told.first).to_be_attached()


@pytest.mark.parametrize("name", ["home", "new table", "recruiting", "four", "end"])
def test_nothing_is_cut_off_at_twice_the_size(look: Look, name: str) -> None:
    """Zoom to 200 % is half the window; nothing may need scrolling sideways."""
    page = look(name, DESKTOP).page
    page.set_viewport_size({"width": DESKTOP.width // 2, "height": DESKTOP.height // 2})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
