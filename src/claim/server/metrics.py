"""Numbers about the server for Prometheus. They name no table and no person."""

import os
import time
from ipaddress import ip_network
from typing import Any, Final

import structlog
from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Send
from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector

from claim.server.addresses import asker_of
from claim.server.failing import Failed
from claim.server.settings import Settings

__all__ = ["COMMITTED", "COMMITTING", "LIVE_TABLES", "SHARED", "SOCKETS", "THINKING", "Measuring", "metrics"]

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder where several processes put their numbers together."""

_LOG: Final = structlog.get_logger()
_FINE: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

REQUESTS: Final = Histogram(
    "claim_request_seconds", "Time to answer a request", ("method", "route", "status"), buckets=_FINE
)
COMMITTED: Final = Counter("claim_entries", "Entries committed to logs of tables", ("kind",))
COMMITTING: Final = Histogram("claim_commit_seconds", "Time of a transaction of the log", buckets=_FINE)
SOCKETS: Final = Gauge("claim_sockets", "Open sockets", multiprocess_mode="livesum")
LIVE_TABLES: Final = Gauge("claim_live_tables", "Tables with somebody connected", multiprocess_mode="livesum")
THINKING: Final = Histogram("claim_bot_seconds", "Time until a bot has decided, with waiting for its turn", ("bot",))


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=True)
def metrics(request: Request[Any, Any, Any], settings: NamedDependency[Settings]) -> Response[bytes]:
    """All numbers, of all processes where there are several; for who watches over the server."""
    asker = asker_of(request, settings.proxies)
    if asker is None or not any(asker in ip_network(network) for network in settings.metrics):
        raise Failed(403, "metrics", "the numbers are not for everybody; the setting metrics says for whom")
    registry = REGISTRY
    if SHARED in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8"))


class Measuring(ASGIMiddleware):
    """Notes how each request was answered, by route: in numbers, and for who debugs in the log."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Any, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let the request pass, and note how it went."""
        status = 500
        began = time.perf_counter()

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, noting)
        except Failed as failed:
            status = failed.status
            raise
        finally:
            taken = time.perf_counter() - began
            route = scope["path_template"]
            REQUESTS.labels(scope["method"], route, status).observe(taken)
            _LOG.debug("answered", method=scope["method"], route=route, status=status, ms=round(taken * 1000, 1))
