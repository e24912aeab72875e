"""The page: its weight and the time until the first card can be clicked, beside a page that is only a button."""

from collections.abc import Callable
from dataclasses import dataclass
from shutil import which
from statistics import median
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

__all__ = ["Loaded", "chromium", "pages_loaded"]

CARD: Final = "[data-move]:not([aria-disabled=true])"
PLAY_NOW: Final = "Play now"
BARE: Final = "data:text/html,<!doctype html><title>Bare</title><button data-move=Go5>Go5</button>"


@dataclass(frozen=True, slots=True)
class Loaded:
    """What it took until a card could be clicked."""

    seconds: float
    bytes: int
    requests: int


def chromium() -> str | None:
    """Where the browser is, if there is one."""
    return next(filter(None, map(which, ("chromium", "chromium-browser", "google-chrome"))), None)


def pages_loaded(url: str, executable: str, rounds: int, after_round: Callable[[], None]) -> dict[str, Loaded]:
    """The medians for our home page with one click on *Play now*, and for a bare page, in turns and without a cache."""
    found: dict[str, list[Loaded]] = {"Play now": [], "a bare page": []}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox", "--disable-gpu"])
        for _ in range(rounds):
            found["Play now"].append(_loaded(browser, url, PLAY_NOW))
            found["a bare page"].append(_loaded(browser, BARE, None))
            after_round()
        browser.close()
    return {name: _middle(runs) for name, runs in found.items()}


def _loaded(browser: Browser, url: str, first_click: str | None) -> Loaded:
    context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    traffic = _Traffic(page)
    started = perf_counter()
    page.goto(url, wait_until="commit")
    if first_click:
        page.get_by_role("button", name=first_click).click()
    page.locator(CARD).first.wait_for()
    seconds = perf_counter() - started
    context.close()
    return Loaded(seconds, traffic.bytes, traffic.requests)


class _Traffic:
    """Counts what a page loads, as it came over the wire."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        self.requests = 0
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.webSocketFrameReceived", self._frame)

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])
        self.requests += 1

    def _frame(self, event: dict[str, Any]) -> None:
        self.bytes += len(event["response"]["payloadData"])


def _middle(runs: list[Loaded]) -> Loaded:
    return Loaded(
        median(run.seconds for run in runs),
        int(median(run.bytes for run in runs)),
        int(median(run.requests for run in runs)),
    )
