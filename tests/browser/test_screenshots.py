"""Pictures of the main screens, to be looked at: build/screenshots/index.html shows them all."""

import pytest

from tests.browser import scenes
from tests.browser.conftest import Look
from tests.browser.devices import DESKTOP, LANDSCAPE, PHONE, TABLET
from tools.client import CLIENT

FOLDER = CLIENT.root / "build" / "screenshots"
DEVICES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "landscape": LANDSCAPE}
SCHEMES = ("light", "dark")


def picture(name: str, device: str, scheme: str) -> str:
    return f"{name.replace(' ', '-')}-{device}-{scheme}.png"


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("device", DEVICES)
def test_pictures(look: Look, device: str, scheme: str) -> None:
    for name in scenes.NAMES:
        page = look(name, DEVICES[device], color_scheme=scheme).page
        page.screenshot(path=FOLDER / picture(name, device, scheme))


def test_the_pictures_are_on_one_page() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures = [picture(name, device, scheme) for name in scenes.NAMES for device in DEVICES for scheme in SCHEMES]
    shown = "\n".join(
        f'<a href="{file}"><img src="{file}" alt="{file}" height="420" loading="lazy"></a>' for file in pictures
    )
    (FOLDER / "index.html").write_text(f"<!doctype html><title>Screens</title>\n{shown}\n", encoding="utf-8")
