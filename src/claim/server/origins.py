"""Origins: only pages of this server, or of one that is trusted, may change anything here or open a socket."""

from collections.abc import Collection
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from claim.server.addresses import Connection, is_own_origin
from claim.server.failing import Failed
from claim.server.refusing import refuse_socket

__all__ = ["OriginCheck"]

_SAFE: Final = ("GET", "HEAD", "OPTIONS")


class OriginCheck(ASGIMiddleware):
    """Refuses what the page of another site asks for. Programs that are no browsers send no origin, and may ask."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, trusted: Collection[str], https: bool) -> None:
        self._trusted = frozenset(trusted)
        self._https = https

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let the request pass, or refuse it."""
        if scope["type"] == ScopeType.HTTP:
            if scope["method"] not in _SAFE and not self._may_ask(scope):
                raise Failed(
                    403, "origin", "this page belongs to another site; only this server's own may ask for that"
                )
        elif not self._may_ask(scope):
            await refuse_socket(receive, send, "another site's page")
            return
        await next_app(scope, receive, send)

    def _may_ask(self, scope: Scope) -> bool:
        headers = Connection(scope).headers
        origin = headers.get("origin")
        if origin is None or origin in self._trusted:
            return True
        return is_own_origin(origin, headers.get("host", ""), self._https)
