"""For everyone: axe finds nothing on any screen, in either look; targets are large enough; the live region tells."""

import pytest
from playwright.sync_api import expect

from tests.browser import scenes
from tests.browser.axe import stumbles
from tests.browser.conftest import Look, Visit
from tests.browser.devices import DESKTOP, PHONE

TOO_SMALL = """() => [...document.querySelectorAll("button, a, input, select, summary")]
    .filter(element => element.checkVisibility({visibilityProperty: true}) && !element.closest("[inert], p"))
    .map(element => [element.closest("label") ?? element, element.outerHTML.slice(0, 160)])
    .map(([element, html]) => [element.getBoundingClientRect(), html])
    .filter(([{width, height}]) => width > 1 && height > 1 && (width < 43.5 || height < 43.5))
    .map(([{width, height}, html]) => `${Math.round(width)}×${Math.round(height)}: ${html}`)"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", scenes.NAMES)
def test_nobody_stumbles(look: Look, name: str, scheme: str) -> None:
    for device in (DESKTOP, PHONE):
        assert stumbles(look(name, device, color_scheme=scheme).page) == []


@pytest.mark.parametrize("button", ["Settings", "Your name"])
def test_nobody_stumbles_in_dialogues(visit: Visit, button: str) -> None:
    somebody = visit()
    somebody.page.get_by_role("button", name=button).click()
    expect(somebody.page.locator("dialog[open]")).to_be_visible()
    assert stumbles(somebody.page) == []


@pytest.mark.parametrize("name", ["home", "new table", "recruiting", "gathering", "four", "decision", "end"])
def test_targets_are_large_enough_for_fingers(look: Look, name: str) -> None:
    assert look(name, PHONE).page.evaluate(TOO_SMALL) == []


def test_the_live_region_tells_the_game(visit: Visit) -> None:
    somebody = visit()
    somebody.new_table()
    hands = somebody.hands()
    hands.play(3)
    hands.wait()
    expect(somebody.page.locator("[aria-live]").filter(has_text="wins").first).to_be_attached()


@pytest.mark.parametrize("name", ["home", "new table", "recruiting", "four", "end"])
def test_nothing_is_cut_off_at_twice_the_size(look: Look, name: str) -> None:
    """Zoom to 200 % is half the window; nothing may need scrolling sideways."""
    page = look(name, DESKTOP).page
    page.set_viewport_size({"width": DESKTOP.width // 2, "height": DESKTOP.height // 2})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
