"""The browser that the tests drive: the machine's own, else the one that Playwright brought."""

import shutil
from pathlib import Path

from playwright.sync_api import BrowserType

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SWITCHES = [
    "--no-sandbox",  # as root there is none
    "--disable-dev-shm-usage",  # a container's shared memory is small
    "--disable-gpu",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
]


def executable(chromium: BrowserType) -> Path | None:
    """Where the browser is, if there is one."""
    for name in NAMES:
        if found := shutil.which(name):
            return Path(found)
    own = Path(chromium.executable_path)
    shells = sorted(own.parents[2].glob("chromium_headless_shell-*/*/*headless*shell*")) if len(own.parts) > 3 else []
    return own if own.exists() else shells[-1] if shells else None
