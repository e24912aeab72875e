"""The nudger: tells the other processes that something is new at a table, never what."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from msgspec import Struct
from msgspec.json import Decoder, Encoder
from redis.asyncio import Redis

__all__ = ["CHANGED", "Nudge", "Nudger"]

CHANGED: Final = -1
"""In place of a length: the table changed beside its log."""

_LOG: Final = structlog.get_logger()
_CHANNEL: Final = "claim-tables"
_AGAIN_AFTER: Final = 1.0
"""Seconds until the channel is tried again when it failed."""


class Nudge(Struct, frozen=True, array_like=True):
    """Something is new at a table: its log has this length, or it `CHANGED` beside its log."""

    sender: str
    table: int
    length: int


_encode: Final = Encoder().encode
_decode: Final = Decoder(Nudge).decode


class Nudger:
    """Sends and takes nudges over one of Litestar's channels. Without one, this process is alone.

    A nudge may be lost: whoever takes them also looks for news by itself from time to time.
    """

    def __init__(self, channel: ChannelsBackend | None, redis: Redis | None = None) -> None:
        self._channel = channel
        self._redis = redis
        self._name = secrets.token_hex(8)
        self._waiting: dict[int, Nudge] = {}
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    def by_url(cls, redis: str | None) -> "Nudger":
        """The nudger of processes that share this Redis; without one they have to look for news by themselves."""
        if redis is None:
            return cls(None)
        client = Redis.from_url(redis)
        return cls(RedisChannelsPubSubBackend(redis=client), client)

    async def open(self, take: Callable[[int, int], None]) -> None:
        """Begin to send, and to hand every nudge of another process to `take`: table and length."""
        if self._channel is not None:
            await self._channel.on_startup()
            self._tasks = [
                asyncio.create_task(self._kept_up(self._send), name="nudges sent"),
                asyncio.create_task(self._kept_up(lambda: self._listen(take)), name="nudges taken"),
            ]

    async def close(self) -> None:
        """Stop sending and taking."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        if self._channel is not None:
            with suppress(Exception):  # a channel that is gone needs no farewell
                await self._channel.on_shutdown()
        if self._redis is not None:
            await self._redis.aclose()

    def nudge(self, table: int, length: int) -> None:
        """Let the others know. Of several nudges about a table that wait, a change outlives a length."""
        if self._channel is None:
            return
        waiting = self._waiting.get(table)
        if waiting is None or waiting.length >= 0:
            self._waiting[table] = Nudge(self._name, table, length)
        self._more.set()

    async def _send(self) -> None:
        assert self._channel is not None
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                _, nudge = self._waiting.popitem()
                await self._channel.publish(_encode(nudge), (_CHANNEL,))

    async def _listen(self, take: Callable[[int, int], None]) -> None:
        assert self._channel is not None
        await self._channel.subscribe((_CHANNEL,))
        async for _, payload in self._channel.stream_events():
            nudge = _decode(payload)
            if nudge.sender != self._name:
                take(nudge.table, nudge.length)

    async def _kept_up(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # a channel that fails is tried again; meanwhile looking by oneself has to do
                _LOG.warning("nudges fail", error=type(error).__name__)
                await asyncio.sleep(_AGAIN_AFTER)
