"""The main screens, each brought to where there is something to see; whoever made them can look from any device."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, StorageState

from tests.browser.devices import DESKTOP, Device
from tests.browser.playing import SHEET, Hands
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
        """Make the tables and play them to where they are wanted."""
        host = Visitor.come(browser, origin, DESKTOP)
        host.go("/")
        host.page.get_by_role("heading").first.wait_for()
        paths = dict(PAGES)
        for name, rules in TABLES.items():
            paths[name] = f"/t/{host.new_table(**rules)}"
            _brought(name, host.hands(seed=len(paths)))
        paths["replay"] = f"{paths['end']}/replay?move=20"
        who = host.context.storage_state()
        host.context.close()
        return cls(who, paths)

    def shown(self, browser: Browser, origin: str, device: Device, name: str, **options: Any) -> Visitor:
        """Somebody who looks at a scene, once there is something to be seen."""
        visitor = Visitor.come(browser, origin, device, storage_state=self.who, **options)
        visitor.go(self.paths[name])
        _arrived(name, visitor.page)
        return visitor


NAMES = [*PAGES, *TABLES, "replay"]


def _brought(name: str, hands: Hands) -> None:
    match name:
        case "end":
            hands.play_out()
        case "gathering":
            hands.play(19)
            hands.wait()
        case "recruiting" | "three" | "four":
            hands.play(6)
            hands.wait()
        case "decision":
            while not (now := hands.wait()).asked:
                hands.make(now, next((move for move in now.moves if move.startswith("Eo")), now.moves[0]))
        case _:
            pass


def _arrived(name: str, page: Page) -> None:
    awaited = {
        "end": "[data-result] h1",
        "replay": "[data-at]",
        "waiting": "#table-link",
        "decision": f"{SHEET}, .hand-cards [data-move]",
    }.get(name, ".hand-cards [data-move]" if name in TABLES else "h1")
    page.locator(awaited).first.wait_for()
    page.wait_for_load_state("networkidle")
