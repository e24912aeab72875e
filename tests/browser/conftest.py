"""A browser and a server for each process that tests; contexts and pages for each test, watched."""

import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser import chromium
from tests.browser.devices import DESKTOP, Device
from tests.browser.scenes import Scenes
from tests.browser.serving import Server
from tests.browser.visitor import Visitor
from tools.client import CLIENT

HERE = Path(__file__).parent
FAILURES = CLIENT.root / "build" / "failures"
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


# Once for each process. Not for the whole session: while Playwright runs, no other test can have an event loop.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        expect.set_options(timeout=20_000)
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = chromium.executable(playwright.chromium)
    if found is None:
        pytest.skip("no Chromium on this machine: install chromium, or run `.venv/bin/playwright install chromium`")
    browser = playwright.chromium.launch(executable_path=found, args=chromium.SWITCHES)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of this process use."""
    yield from _served(Server(tmp_path_factory.mktemp("server")))


@pytest.fixture(scope="package")
def scenes(browser: Browser, server: Server) -> Scenes:
    """Tables in all states, to be looked at."""
    return Scenes.made(browser, server.address)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be ended and started again."""
    yield from _served(Server(tmp_path))


@pytest.fixture
def hasty_server(tmp_path: Path) -> Iterator[Server]:
    """A server where a bot plays a second after somebody has left."""
    yield from _served(Server(tmp_path, grace=1))


def _served(server: Server) -> Iterator[Server]:
    if not CLIENT.built.exists():
        pytest.skip("the web client is not built: `make web` builds it")
    server.start()
    yield server
    server.stop()


# For each test


class Visit(Protocol):
    """Somebody new comes: a context of its own, on a device, at a path of the server."""

    def __call__(
        self, path: str = "/", device: Device = DESKTOP, at: Server | None = None, **options: Any
    ) -> Visitor: ...


class Look(Protocol):
    """Somebody looks at a scene by its name, from a device."""

    def __call__(self, name: str, device: Device = DESKTOP, **options: Any) -> Visitor: ...


@pytest.fixture
def visitors(request: pytest.FixtureRequest) -> Iterator[list[Visitor]]:
    """All who came during a test. What goes wrong for any of them is wrong."""
    visitors: list[Visitor] = []
    yield visitors
    if request.node.stash.get(FAILED, False):
        _keep_pictures(visitors, request.node.name)
    wrongs = [wrong for visitor in visitors for wrong in visitor.watch.unforgiven]
    for visitor in visitors:
        visitor.context.close()
    assert not wrongs, "\n".join(wrongs)


@pytest.fixture
def visit(browser: Browser, server: Server, visitors: list[Visitor]) -> Visit:
    def come(path: str = "/", device: Device = DESKTOP, at: Server | None = None, **options: Any) -> Visitor:
        visitors.append(Visitor.come(browser, (at or server).address, device, **options))
        visitors[-1].go(path)
        return visitors[-1]

    return come


@pytest.fixture
def look(browser: Browser, server: Server, scenes: Scenes, visitors: list[Visitor]) -> Look:
    def come(name: str, device: Device = DESKTOP, **options: Any) -> Visitor:
        visitors.append(scenes.shown(browser, server.address, device, name, **options))
        return visitors[-1]

    return come


def _keep_pictures(visitors: list[Visitor], test: str) -> None:
    for number, visitor in enumerate(visitors, 1):
        name = re.sub(r"\W+", "-", test).strip("-")
        visitor.page.screenshot(path=FAILURES / f"{name}-{number}.png")
