"""Pictures of the main screens, to be looked at: build/screenshots."""

import pytest

from tests.browser import scenes
from tests.browser.conftest import Look
from tests.browser.devices import DESKTOP, LANDSCAPE, PHONE, TABLET
from tools.client import CLIENT

FOLDER = CLIENT.root / "build" / "screenshots"
DEVICES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "landscape": LANDSCAPE}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("device", DEVICES)
def test_pictures(look: Look, device: str, scheme: str) -> None:
    for name in scenes.NAMES:
        page = look(name, DEVICES[device], color_scheme=scheme).page
        page.screenshot(path=FOLDER / f"{name.replace(' ', '-')}-{device}-{scheme}.png")
