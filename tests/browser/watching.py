"""What a page must never do: complain, fail to load something, break the security policy, or ask anybody else."""

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Request, Response


class Watch:
    """Notes everything that goes wrong in a browser context."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.wrongs: list[str] = []
        self._origin = origin
        self._forgiven = ["request failed: .*ERR_ABORTED"]  # the page was left before all of it was there
        context.on("console", self._said)
        context.on("weberror", lambda error: self._note(f"script: {_text(error.error)}"))
        context.on("request", self._asked)
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)

    def forgive(self, *patterns: str) -> None:
        """Let wrongs pass that match: a server that is down cannot be reached, and the browser says so."""
        self._forgiven += patterns

    @property
    def unforgiven(self) -> list[str]:
        """What went wrong."""
        return [wrong for wrong in self.wrongs if not any(re.search(pattern, wrong) for pattern in self._forgiven)]

    def _note(self, wrong: str) -> None:
        self.wrongs.append(wrong)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._note(f"console {message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((f"{self._origin}/", "data:", "blob:")):
            self._note(f"asked elsewhere: {request.url}")

    def _failed(self, request: Request) -> None:
        self._note(f"request failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"answer {response.status}: {response.request.method} {response.url}")


def _text(error: Error | Exception) -> str:
    return f"{error}".strip()
