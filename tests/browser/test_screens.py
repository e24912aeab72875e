"""Every screen on every device, light and dark: axe finds nothing, and a picture is kept to be looked at.

build/screenshots/index.html shows them all.
"""

import pytest

from tests.browser import scenes
from tests.browser.axe import stumbles
from tests.browser.conftest import Look
from tests.browser.devices import DESKTOP, LANDSCAPE, PHONE, TABLET
from tools.client import CLIENT

FOLDER = CLIENT.root / "build" / "screenshots"
DEVICES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "landscape": LANDSCAPE}
SCHEMES = ("light", "dark")


def picture(name: str, device: str, scheme: str) -> str:
    return f"{name.replace(' ', '-')}-{device}-{scheme}.png"


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("name", scenes.NAMES)
def test_nobody_stumbles(look: Look, name: str, scheme: str) -> None:
    found: list[str] = []
    for device, screen in DEVICES.items():
        page = look(name, screen, color_scheme=scheme).page
        page.screenshot(path=FOLDER / picture(name, device, scheme))
        found += [f"{device}: {stumble}" for stumble in stumbles(page)]
    assert found == []


def test_the_pictures_are_on_one_page() -> None:
    pictures = [picture(name, device, scheme) for name in scenes.NAMES for device in DEVICES for scheme in SCHEMES]
    shown = [f'<a href="{file}"><img src="{file}" alt="{file}" height="420" loading="lazy"></a>' for file in pictures]
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "index.html").write_text("\n".join(["<!doctype html><title>Screens</title>", *shown]), encoding="utf-8")
