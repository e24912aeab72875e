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
_HEADERS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
_UNCACHED: Final = (b"cache-control", b"no-store")


def secured(https: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """A hook that puts these headers on every answer; answers that say nothing about it are not cached."""
    always = (*_HEADERS, _HTTPS) if https else _HEADERS

    async def add(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            names = {name.lower() for name, _ in headers}
            message["headers"] = [*headers, *always, *(() if b"cache-control" in names else (_UNCACHED,))]

    return add
