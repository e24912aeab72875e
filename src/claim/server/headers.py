"""The headers of every answer: what a browser may do with it, and what it may never do."""

from collections.abc import Awaitable, Callable
from typing import Final

from litestar.types import Message, Scope

__all__ = ["secured"]

_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_PAGE: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
"""For all that a browser might show as a page."""
_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
_NO_PAGES: Final = (b"text/css", b"text/javascript")
"""Parts of pages, to which the page's own headers apply."""
_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
_UNCACHED: Final = (b"cache-control", b"no-store")


def secured(https: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """A hook that puts these headers on every answer; answers that say nothing about it are not cached."""
    always = (*_HEADERS, _HTTPS) if https else _HEADERS

    async def add(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            told = {name.lower(): value for name, value in headers}
            page = () if told.get(b"content-type", b"").startswith(_NO_PAGES) else _PAGE
            uncached = () if b"cache-control" in told else (_UNCACHED,)
            message["headers"] = [*headers, *always, *page, *uncached]

    return add
