"""A line: a socket as a table needs it. Texts come in, texts go out, and it can be hung up from elsewhere."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar.connection import WebSocket

__all__ = ["POLICY", "Line"]

POLICY: Final = 1008
"""The close code for who does not keep to the protocol."""
_FAREWELL: Final = 1.0
"""Seconds that closing may take."""


class Line:
    """An accepted socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._receive = socket.receive
        self._send = socket.send
        self._listening: asyncio.Timeout | None = None
        self._ending: tuple[int, str] | None = None
        self.is_open = True
        """Whether there is still somebody to send to."""

    async def hear(self, seconds: float | None = None) -> str | bytes | None:
        """The next message, text or not; None if there will be none, or none came in time."""
        if self._ending is not None:
            return None
        try:
            async with asyncio.timeout(seconds) as self._listening:
                event = await self._receive()
        except TimeoutError:
            return None
        finally:
            self._listening = None
        if event["type"] != "websocket.receive":
            self.is_open = False
            return None
        text = event.get("text")
        return (event.get("bytes") or b"") if text is None else text

    async def send(self, text: str) -> None:
        """Send a text."""
        await self._send({"type": "websocket.send", "text": text, "bytes": None})

    def hang_up(self, code: int, reason: str) -> None:
        """Let the connection end, for this reason; the first one counts."""
        if self._ending is None:
            self._ending = code, reason
            if self._listening is not None:
                self._listening.reschedule(0)

    async def close(self) -> None:
        """Close what is still open, for the reason it was hung up."""
        code, reason = self._ending or (1000, "")
        if self.is_open:
            self.is_open = False
            with suppress(Exception):  # who is gone needs no farewell
                async with asyncio.timeout(_FAREWELL):
                    await self._send({"type": "websocket.close", "code": code, "reason": reason})
