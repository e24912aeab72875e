"""Fingers: whatever card of a hand is lifted, each of the others can still be touched."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.devices import LANDSCAPE, PHONE, TABLET, Device
from tests.browser.playing import OPEN

SMALL_PHONE = Device(320, 568, touch=True)
STRIP, TOP = 40, 28
"""Pixels of every card that a finger finds, from its left edge and from its upper one."""

# The cards of the hand that something else lies over, somewhere at that corner.
_COVERED = """([strip, low, hand]) => [...document.querySelectorAll(hand)].filter(card => {
    const { left, top } = card.getBoundingClientRect()
    const at = [4, strip / 2, strip].flatMap(x => [8, low].map(y => [left + x, top + y]))
    return at.some(([x, y]) => document.elementFromPoint(x, y)?.closest(hand) !== card)
}).map(card => card.dataset.move)"""


@pytest.mark.parametrize(
    "device", [PHONE, SMALL_PHONE, LANDSCAPE, TABLET], ids=["phone", "small phone", "landscape", "tablet"]
)
def test_no_card_is_covered_by_the_one_that_is_lifted(visit: Visit, device: Device) -> None:
    somebody = visit("/", device)
    somebody.new_table()
    somebody.hands().wait()
    hand = ".hand-cards [data-move]"
    cards = somebody.page.locator(hand)
    assert cards.count() == 13
    for at in range(13):
        card = cards.nth(at)
        place = card.bounding_box()
        assert place is not None
        somebody.page.touchscreen.tap(place["x"] + STRIP / 2, place["y"] + TOP / 2)
        covered = somebody.page.evaluate(_COVERED, [STRIP, TOP, hand])
        assert covered == [], f"with {card.get_attribute('data-move')} lifted"
        if card.evaluate(f"card => card.matches({OPEN!r})"):
            assert "up" in str(card.get_attribute("class")).split()
