"""The socket of a table: one connection for each seat or spectator."""

import asyncio
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

import structlog
from litestar import websocket
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from claim.server.addresses import address_of
from claim.server.codes import tidied_code
from claim.server.commands import obey
from claim.server.failing import Failed
from claim.server.hub import Hub
from claim.server.identity import Identity
from claim.server.line import POLICY, Line
from claim.server.listener import Listener
from claim.server.live import LiveTable
from claim.server.metrics import SOCKETS
from claim.server.recipients import TRY_LATER, Recipient, encoded
from claim.server.refusing import refuse_socket
from claim.server.settings import Settings
from claim.wire.messages import Error, Received

__all__ = ["table_socket"]

_LOG: Final = structlog.get_logger()
_LAST_WORDS: Final = 1.0
"""Seconds in which somebody has to read what is sent before the connection is closed."""


@websocket("/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    code: FromPath[str],
    hub: NamedDependency[Hub],
    identity: NamedDependency[Identity],
    settings: NamedDependency[Settings],
) -> None:
    """Connect somebody to a table."""
    with hub.connections.taken(address_of(socket, settings.proxies)) as is_taken:
        if not is_taken:
            await refuse_socket(socket.receive, socket.send, "too many connections")
            return
        await socket.accept()
        line = Line(socket)
        with SOCKETS.track_inprogress():
            await _attend(line, code, identity.person_of(socket), hub)
        await line.close()


async def _attend(line: Line, code: str, person: int | None, hub: Hub) -> None:
    """Hear somebody out, from their first word on. Who says nothing costs nothing but the connection."""
    first = await line.hear(hub.conduct.hello)
    if first is None:
        line.hang_up(POLICY, "no hello came")
        return
    recipient = Recipient(person, hub.conduct.room, line.hang_up)
    writing = asyncio.create_task(_write(recipient, line))
    try:
        await _talk(Listener(line, recipient, hub.conduct), first, recipient, code, hub)
    except Failed as failed:
        recipient.tell(encoded(Error(failed.code, str(failed))))
        line.hang_up(POLICY if failed.status < HTTPStatus.INTERNAL_SERVER_ERROR else TRY_LATER, failed.code)
    finally:
        if line.is_open:
            with suppress(TimeoutError):
                await asyncio.wait_for(recipient.written(), _LAST_WORDS)
        writing.cancel()
        await asyncio.wait((writing,))


async def _write(recipient: Recipient, line: Line) -> None:
    with suppress(Exception):  # the line is cut: whoever hears it finds that out too
        await recipient.write(line.send)


async def _talk(listener: Listener, first: str | bytes, recipient: Recipient, code: str, hub: Hub) -> None:
    hello = await listener.hello(first)
    if hello is None:
        return
    recipient.extras = hello.extras
    tidied = tidied_code(code)
    if tidied is None:
        raise Failed(404, "no-table", "there is no such table; a code has 8 letters and digits")
    async with hub.visit(tidied, recipient, hello.number) as live:
        while (message := await listener.message()) is not None:
            await _obeyed(live, recipient, message)


async def _obeyed(live: LiveTable, recipient: Recipient, message: Received) -> None:
    try:
        await obey(live, recipient, message)
    except Exception as error:
        _LOG.error("message failed", table=live.id, kind=type(message).__name__, error=str(type(error)), exc_info=True)
        recipient.tell(encoded(Error("broken", "something went wrong here and was noted; send it again in a moment")))
