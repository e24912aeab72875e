"""Serving: the socket to listen at, the processes behind it, and their end."""

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import wait
from typing import Final, NoReturn

import structlog
import uvicorn
from litestar import Litestar
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from claim.errors import ClaimError
from claim.server.application import application
from claim.server.database import Database
from claim.server.logs import begin_logging
from claim.server.metrics import SHARED
from claim.server.migrating import migrate
from claim.server.patience import PatientRequests, PatientSockets
from claim.server.settings import Settings

__all__ = ["serve"]

_LOG: Final = structlog.get_logger()
_FAREWELL: Final = 10
"""Seconds in which answers and sockets may end when the server does."""
_BACKLOG: Final = 2048
_EVERYWHERE: Final = ("0.0.0.0", "::", "")
_LOOK_AGAIN: Final = 0.05


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to end; `ready` is called with the address once it answers."""
    begin_logging(settings)
    _allow_many_files()
    asyncio.run(_prepared(settings))
    listener = _bound(settings)
    address = _address(settings, listener)
    threading.Thread(target=_herald, args=(address, ready), daemon=True).start()
    signal.signal(signal.SIGTERM, _end)
    config = uvicorn.Config(
        partial(_process, settings),
        factory=True,
        workers=settings.workers,
        http=PatientRequests,
        ws=PatientSockets,
        ws_max_size=4 * settings.message_bytes,  # up to there the answer is an error that says so
        ws_per_message_deflate=False,  # messages are short, and packing costs more than it saves
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=_FAREWELL,
        backlog=_BACKLOG,
    )
    with listener, _shared_numbers(settings.workers):
        try:
            if settings.workers > 1:
                Multiprocess(config, [listener]).run()
            else:
                uvicorn.Server(config).run([listener])
        except KeyboardInterrupt:
            pass
    _LOG.info("ended")


def _process(settings: Settings) -> Litestar:
    """What each process serves."""
    if settings.workers > 1:
        begin_logging(settings)
        threading.Thread(target=_end_with_parent, daemon=True).start()
    return application(settings)


def _end_with_parent() -> None:
    """End when the process that watches over this one is gone, which would else keep the port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


def _end(_: int, __: object) -> NoReturn:
    """Asked to end, and everything has ended."""
    sys.exit(0)


async def _prepared(settings: Settings) -> None:
    """Bring the database up to date, so that what is wrong with it is told at once and clearly."""
    database = Database(settings.database)
    try:
        await migrate(database)
    except (SQLAlchemyError, OSError) as error:
        where = make_url(settings.database).render_as_string(hide_password=True)
        cause = getattr(error, "orig", None) or error
        raise ClaimError(f"the database {where} cannot be used: {cause}") from error
    finally:
        await database.close()


def _bound(settings: Settings) -> socket.socket:
    """A socket at the address of the settings."""
    try:
        family, _, _, _, place = socket.getaddrinfo(settings.host or None, settings.port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
    except OSError as error:
        raise ClaimError(f"nobody can listen at {settings.host} port {settings.port}: {error.strerror}") from None
    listener.set_inheritable(True)
    return listener


def _address(settings: Settings, listener: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host = "localhost" if settings.host in _EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"


def _herald(address: str, ready: Callable[[str], None]) -> None:
    """Tell that the server is ready as soon as it answers."""
    while True:
        try:
            with urllib.request.urlopen(f"{address}api/health", timeout=5):
                break
        except (urllib.error.URLError, OSError):
            time.sleep(_LOOK_AGAIN)
    ready(address)


@contextmanager
def _shared_numbers(workers: int) -> Iterator[None]:
    """A folder where several processes put their numbers together."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="claim-metrics-") as folder:
        os.environ[SHARED] = folder
        yield


def _allow_many_files() -> None:
    """Allow as many open sockets as the system grants."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
