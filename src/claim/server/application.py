"""The application: all parts of the server put together."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Router
from litestar.di import Provide
from prometheus_client.multiprocess import mark_process_dead

from claim.server.conduct import Conduct
from claim.server.database import Database
from claim.server.documented import openapi
from claim.server.folding import Standings
from claim.server.headers import secured
from claim.server.health import bots, health
from claim.server.hub import Hub
from claim.server.identity import Identity
from claim.server.limits import RateCheck
from claim.server.metrics import SHARED, Measuring, metrics
from claim.server.nudger import Nudger
from claim.server.origins import OriginCheck
from claim.server.pages import Client
from claim.server.passwords import Passwords
from claim.server.people import People
from claim.server.person_routes import Logins, PersonRoutes
from claim.server.refusing import exception_handlers
from claim.server.settings import Settings
from claim.server.sockets import table_socket
from claim.server.storage import Storage
from claim.server.table_routes import TableRoutes, own_tables

__all__ = ["application"]

_LARGEST_BODY: Final = 16_384


def application(settings: Settings) -> Litestar:
    """A server with these settings, as one process of it."""
    storage = Storage(Database(settings.database))
    people = People(storage.database)
    identity = Identity(people, settings.secret, settings.https)
    passwords = Passwords()
    hub = Hub(storage, Conduct.of(settings), Nudger.by_url(settings.redis))
    client = Client()

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await storage.open()
        try:
            await identity.open()
            await hub.open()
            yield
        finally:
            await hub.close()
            await storage.close()
            passwords.close()
            if SHARED in os.environ:
                mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]

    api = Router("/api", route_handlers=[PersonRoutes, own_tables, TableRoutes, bots, health, table_socket])
    return Litestar(
        route_handlers=[api, metrics, *client.routes()],
        middleware=[Measuring(), OriginCheck(settings.origins, settings.https), RateCheck(settings, identity)],
        lifespan=[running],
        dependencies={
            "settings": _given(settings),
            "storage": _given(storage),
            "people": _given(people),
            "identity": _given(identity),
            "passwords": _given(passwords),
            "logins": _given(Logins(settings)),
            "standings": _given(Standings(storage)),
            "hub": _given(hub),
        },
        before_send=[secured(settings.https)],
        exception_handlers=exception_handlers(client.lost),
        openapi_config=openapi(),
        request_max_body_size=_LARGEST_BODY,
        logging_config=None,
    )


def _given(part: Any) -> Provide:
    """What handlers get that ask for it by its name."""
    give: Callable[[], Any] = lambda: part  # noqa: E731  a provider is a function
    return Provide(give, sync_to_thread=False)
