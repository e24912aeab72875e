"""Connections by hand, byte by byte: what no decent client sends."""

import asyncio
import base64
import os
import socket
import struct
from collections.abc import Mapping
from typing import Final, Self

from tests.server.crash.process import Server

__all__ = ["BINARY", "CLOSE", "CONTINUED", "PING", "TEXT", "RawSocket", "frame", "handshake", "said_raw"]

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PATIENCE: Final = 20.0
_SHORT, _LONG = 126, 127


def frame(kind: int, content: bytes = b"", *, last: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame of a WebSocket, right or wrong."""
    head = bytes([(0x80 if last else 0) | reserved << 4 | kind])
    mask = 0x80 if masked else 0
    if len(content) < _SHORT:
        head += bytes([mask | len(content)])
    elif len(content) < 1 << 16:
        head += bytes([mask | _SHORT]) + struct.pack("!H", len(content))
    else:
        head += bytes([mask | _LONG]) + struct.pack("!Q", len(content))
    return head + (b"\0\0\0\0" if masked else b"") + content  # a mask of zeros changes nothing


def handshake(path: str, headers: Mapping[str, str]) -> bytes:
    """The request for a WebSocket at a path."""
    key = base64.b64encode(os.urandom(16)).decode()
    usual = {
        "Host": "127.0.0.1", "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": key,
    }  # fmt: skip
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**usual, **headers}.items())]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


class RawSocket:
    """A connection to a table's socket that sends what it is told, whether or not it is right."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answer: bytes) -> None:
        self._reader = reader
        self._writer = writer
        self.answer = answer
        """What was said to the request for a socket."""

    @classmethod
    async def opened(
        cls, server: Server, code: str, *, narrow: bool = False, headers: Mapping[str, str] | None = None
    ) -> Self:
        """A connection to a table; a `narrow` one takes in little that is not read."""
        line = socket.socket()
        if narrow:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", server.port))
        reader, writer = await asyncio.open_connection(sock=line, limit=4096 if narrow else 1 << 16)
        writer.write(handshake(f"/api/tables/{code}/socket", headers or {}))
        async with asyncio.timeout(PATIENCE):
            answer = await reader.readuntil(b"\r\n\r\n")
        return cls(reader, writer, answer)

    @property
    def status(self) -> int:
        return int(self.answer.split()[1])

    async def send(self, *frames: bytes) -> None:
        """Send these bytes, without waiting for what is sent back."""
        self._writer.write(b"".join(frames))
        await self._writer.drain()

    async def say(self, text: str) -> None:
        """Send a text."""
        await self.send(frame(TEXT, text.encode()))

    async def frames_until_close(self) -> tuple[list[str], int | None]:
        """The texts that come until the connection ends, and with which code it was closed; None if with none."""
        texts: list[str] = []
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    kind, content = await self.frame()
                    if kind == CLOSE:
                        return texts, struct.unpack("!H", content[:2])[0] if content else None
                    if kind == TEXT:
                        texts.append(content.decode())
            except (asyncio.IncompleteReadError, ConnectionError):
                return texts, None

    async def text(self) -> str:
        """The next text."""
        async with asyncio.timeout(PATIENCE):
            while True:
                kind, content = await self.frame()
                if kind == TEXT:
                    return content.decode()
                assert kind != CLOSE, content

    async def frame(self) -> tuple[int, bytes]:
        """The next frame."""
        first, second = await self._reader.readexactly(2)
        length = second & 0x7F
        if length == _SHORT:
            (length,) = struct.unpack("!H", await self._reader.readexactly(2))
        elif length == _LONG:
            (length,) = struct.unpack("!Q", await self._reader.readexactly(8))
        return first & 0x0F, await self._reader.readexactly(length)

    async def is_cut(self, seconds: float) -> bool:
        """Whether the other side ends the connection within so many seconds, though nothing is read of it."""
        deadline = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < deadline:
            if self._writer.is_closing() or self._reader.at_eof() or self._reader.exception() is not None:
                return True
            await asyncio.sleep(0.05)
        return False

    def abandon(self) -> None:
        """Be gone without a word."""
        self._writer.transport.abort()


async def said_raw(server: Server, request: bytes, *, more: bytes = b"", times: int = 0) -> bytes:
    """What a server answers to these bytes, and then to more of them, until it has nothing to say."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(request)
            for _ in range(times):
                writer.write(more)
                await writer.drain()
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()
