"""The main screens, each brought to where there is something to see; whoever made them can look from any device."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, StorageState

from tests.browser.devices import DESKTOP, Device
from tests.browser.driving import drive
from tests.browser.playing import SHEET
from tests.browser.visitor import Visitor

TABLES: dict[str, dict[str, Any]] = {
    "recruiting": {"deck": "Gn Gi Dr Tr Un"},
    "gathering": {"deck": "Gn Gi Dr Tr Un"},
    "three": {"deck": "Go Kn Un Dw Do Se Tr", "seats": ["me", "simple", "simple"]},
    "four": {"deck": "Gn Gi Dr Tr Un Cy Dw", "seats": ["me", "simple", "simple", "simple"]},
    "decision": {"deck": "El Or Se Tr Cy"},
    "waiting": {"seats": ["me", "open"]},
    "end": {},
}
PLAYS = {"recruiting": 6, "gathering": 20, "three": 5, "four": 14}
PAGES = {
    "home": "/",
    "new table": "/new",
    "rules": "/rules",
    "rules of a faction": "/rules/Se",
    "nowhere": "/no-such-page",
}


@dataclass(frozen=True, slots=True)
class Scenes:
    """Who made the tables, and the address of each screen by its name."""

    who: StorageState
    paths: dict[str, str]

    @classmethod
    def made(cls, browser: Browser, origin: str) -> "Scenes":
        """Make the tables and bring them to where they are wanted."""
        host = Visitor.come(browser, origin, DESKTOP)
        host.go("/")
        codes = {name: host.open_table(**rules) for name, rules in TABLES.items()}
        for name, plays in PLAYS.items():
            drive(host.page, codes[name], plays=plays)
        while not drive(host.page, codes["decision"], until="asked"):
            codes["decision"] = host.open_table(**TABLES["decision"])
        drive(host.page, codes["end"], until="end")
        paths = PAGES | {name: f"/t/{code}" for name, code in codes.items()}
        paths["replay"] = f"{paths['end']}/replay?move=20"
        who = host.context.storage_state()
        host.context.close()
        return cls(who, paths)

    def shown(self, browser: Browser, origin: str, device: Device, name: str, **options: Any) -> Visitor:
        """Somebody who looks at a scene, once there is something to be seen."""
        visitor = Visitor.come(browser, origin, device, storage_state=self.who, **options)
        if name == "nowhere":
            visitor.watch.forgive("404")
        visitor.go(self.paths[name])
        _arrived(name, visitor.page)
        return visitor


NAMES = [*PAGES, *TABLES, "replay"]


def _arrived(name: str, page: Page) -> None:
    hand = ".hand-cards [data-move]"
    awaited = {
        "home": ".games li",
        "waiting": "#table-link",
        "decision": SHEET,
        "end": "[data-result] h1",
        "replay": "[data-at]",
    }
    page.locator(awaited.get(name, hand if name in TABLES else "h1")).first.wait_for()
    page.evaluate("Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => {})))")
