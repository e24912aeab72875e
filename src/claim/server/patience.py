"""Patience with connections: who says nothing, says it too slowly, or does not read the answer is cut off.

The server library would wait forever for each of them, and keep what they do not read.
"""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

__all__ = ["PatientRequests", "PatientSockets"]

_REQUEST: Final = 10.0
"""Seconds in which a request has to arrive, from when the connection was made or its first byte came."""
_ANSWER: Final = 60.0
"""Seconds in which it has to be answered, and the answer read but for what is under way."""
_FAREWELL: Final = 12.0
"""Seconds that a closed connection may take to read what was sent to it."""


class PatientRequests(H11Protocol):
    """A connection for requests."""

    _end: asyncio.TimerHandle | None = None
    """Cuts it off."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request."""
        super().connection_made(transport)
        self._cut_in(_REQUEST)

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request."""
        if self._end is None:
            self._cut_in(_REQUEST)
        super().data_received(data)
        has_arrived = not getattr(self.cycle, "more_body", True)  # before the first request there is no cycle
        if has_arrived and self._end is not None:
            self._cut_in(_ANSWER)

    def on_response_complete(self) -> None:
        """Be patient again: the next request may come, or not."""
        self._keep()
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        """Close what is no longer needed, once the last answer is read."""
        super().timeout_keep_alive_handler()
        self._cut_in(_FAREWELL)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to a socket, which has a patience of its own."""
        self._keep()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget about it."""
        self._keep()
        super().connection_lost(exc)

    def _cut_in(self, seconds: float) -> None:
        self._keep()
        self._end = self.loop.call_later(seconds, self.transport.abort)

    def _keep(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None


class PatientSockets(WebSocketsSansIOProtocol):
    """A connection for messages."""

    _end: asyncio.TimerHandle | None = None
    """Cuts it off."""

    def handle_ping(self) -> None:
        """Answer a ping, if the answers are read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Cut off who does not answer our own pings."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve it to its end, and let that not last forever."""
        await super().run_asgi()
        self._end = self.loop.call_later(_FAREWELL, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget about it."""
        super().connection_lost(exc)
        if self._end is not None:
            self._end.cancel()
