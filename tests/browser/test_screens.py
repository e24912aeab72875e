"""Every screen on every device, light and dark: axe finds nothing, and a picture is kept to be looked at.

build/screenshots/index.html shows them all.
"""

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser import scenes
from tests.browser.axe import stumbles
from tests.browser.conftest import Look
from tests.browser.devices import DESKTOP, LANDSCAPE, PHONE, TABLET
from tools.client import CLIENT

FOLDER = CLIENT.root / "build" / "screenshots"
DEVICES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "landscape": LANDSCAPE}
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


def picture(name: str, device: str, scheme: str) -> str:
    return f"{name.replace(' ', '-')}-{device}-{scheme}.png"


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", scenes.NAMES)
def test_nobody_stumbles(look: Look, name: str, device: str) -> None:
    """It comes up dark, and light is switched on: the page follows the system."""
    page = look(name, DEVICES[device], color_scheme="dark").page
    found: list[str] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_class(re.compile(rf"\b{scheme}\b"))
        page.screenshot(path=FOLDER / picture(name, device, scheme))
        found += [f"{scheme}: {stumble}" for stumble in stumbles(page)]
    assert found == []


def test_the_pictures_are_on_one_page() -> None:
    pictures = [picture(name, device, scheme) for name in scenes.NAMES for device in DEVICES for scheme in SCHEMES]
    shown = [f'<a href="{file}"><img src="{file}" alt="{file}" height="420" loading="lazy"></a>' for file in pictures]
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "index.html").write_text("\n".join(["<!doctype html><title>Screens</title>", *shown]), encoding="utf-8")
