"""Limits: how often one may ask, by address and by person. They are counted in each process by itself."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from claim.server.addresses import Connection, address_of
from claim.server.allowance import Allowance
from claim.server.failing import TooOften
from claim.server.identity import Identity
from claim.server.refusing import refuse_socket
from claim.server.settings import Settings

__all__ = ["Limit", "RateCheck"]

_MOST_COUNTED: Final = 20_000
"""So many askers are remembered; who is forgotten has not asked for long."""
_MINUTE: Final = 60
_PEOPLE_AT_AN_ADDRESS: Final = 5


class Limit:
    """So many a minute for each asker, and half a minute's worth at once."""

    def __init__(self, a_minute: int, time: Callable[[], float] = time.monotonic, most: int = _MOST_COUNTED) -> None:
        self._at_once = max(1.0, a_minute / 2)
        self._a_second = a_minute / _MINUTE
        self._time = time
        self._most = most
        self._allowances: OrderedDict[str, Allowance] = OrderedDict()

    def count(self, asker: str) -> None:
        """Count one for this asker; refused if it is one too many."""
        now = self._time()
        allowance = self._allowances.pop(asker, None) or Allowance(self._at_once, self._a_second, asked_at=now)
        self._allowances[asker] = allowance
        if len(self._allowances) > self._most:
            self._allowances.popitem(last=False)
        if not allowance.grants(now):
            raise TooOften(math.ceil((1 - allowance.left) / self._a_second))

    def __len__(self) -> int:
        return len(self._allowances)


class RateCheck(ASGIMiddleware):
    """Refuses who asks too often, whether by one address or as one person. Pages and health cost nothing."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings, identity: Identity) -> None:
        self._identity = identity
        self._proxies = settings.proxies
        self._by_address = Limit(_PEOPLE_AT_AN_ADDRESS * settings.requests)
        self._by_person = Limit(settings.requests)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let the request pass, or refuse it."""
        try:
            self._count(scope)
        except TooOften:
            if scope["type"] == ScopeType.HTTP:
                raise
            await refuse_socket(receive, send, "too often")
            return
        await next_app(scope, receive, send)

    def _count(self, scope: Scope) -> None:
        if not scope["path"].startswith("/api/") or scope["path"] == "/api/health":
            return
        connection = Connection(scope)
        self._by_address.count(address_of(connection, self._proxies))
        person = self._identity.person_of(connection)
        if person is not None:
            self._by_person.count(str(person))
