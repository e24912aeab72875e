"""Somebody at a browser: a context with its own cookies, a page, and hands that fit the device."""

from dataclasses import dataclass
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.devices import Device
from tests.browser.playing import Fingers, Hands, Mouse
from tests.browser.watching import Watch

_SEND = """async ([method, path, body]) => {
    const answer = await fetch(path, {
        method, body: JSON.stringify(body), headers: {"Content-Type": "application/json"},
    })
    return answer.json()
}"""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who came to a server with a browser."""

    context: BrowserContext
    page: Page
    watch: Watch
    device: Device
    origin: str

    @classmethod
    def come(cls, browser: Browser, origin: str, device: Device, **options: Any) -> Self:
        """Open a window of the device's size. Cards do not fly and English is spoken, unless options say otherwise."""
        context = browser.new_context(
            **device.options(), **{"base_url": origin, "locale": "en-GB", "reduced_motion": "reduce"} | options
        )
        context.set_default_timeout(30_000)
        watch = Watch(context, origin)
        return cls(context, context.new_page(), watch, device, origin)

    def go(self, path: str) -> None:
        """Go to a page of the server."""
        self.page.goto(path)

    def send(self, method: str, path: str, body: object) -> Any:
        """Ask the server something as the page would, and return its answer."""
        return self.page.evaluate(_SEND, [method, path, body])

    def open_table(self, **rules: object) -> str:
        """Make a table without the form for it; its code."""
        self.send("PUT", "/api/me", {"name": "Ada"})
        code: str = self.send("POST", "/api/tables", rules)["code"]
        return code

    def new_table(self, **rules: object) -> str:
        """Make a table without the form for it, and go there; its code."""
        code = self.open_table(**rules)
        self.go(f"/t/{code}")
        return code

    def hands(self, seed: int = 1) -> Hands:
        """Hands to play with: fingers or a mouse."""
        return Fingers(self.page, seed) if self.device.touch else Mouse(self.page, seed)
