"""Load: people at tables for two, who move as soon as it is their turn (or at a pace), each on a socket of its own."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from claim.wire.messages import Hello, Move, Sent, Update, View

__all__ = ["Match", "echoes", "seated", "watched"]

_read = msgspec.json.Decoder(Sent).decode
_written = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Match:
    """A table for two with both its sockets, and what was seen of its moves."""

    sockets: Sequence[ClientConnection]
    lots: Random
    delays: list[float] = field(default_factory=list)
    """For each move, the seconds until the last of both had heard of it."""

    async def play(self, pause: Callable[[], float], until: float) -> None:
        """Play until the game is over or it is time to stop."""
        known = [await self._news(socket, -1) for socket in self.sockets]
        while perf_counter() < until:
            mover = next((seat for seat, view in enumerate(known) if view.turn.legal), None)
            if mover is None:
                return  # over
            await asyncio.sleep(pause())
            move = Move(known[mover].number, self.lots.choice(known[mover].turn.legal))
            sent = perf_counter()
            await self.sockets[mover].send(_written(move).decode())
            heard = zip(self.sockets, known, strict=True)
            known = await asyncio.gather(*(self._news(socket, view.number) for socket, view in heard))
            self.delays.append(perf_counter() - sent)

    async def leave(self) -> None:
        """Close both sockets."""
        await asyncio.gather(*(socket.close() for socket in self.sockets))

    async def _news(self, socket: ClientConnection, known: int) -> View | Update:
        while True:
            message = _read(await socket.recv())
            if isinstance(message, View | Update) and message.number > known:
                return message


async def seated(url: str, seed: int) -> Match:
    """A table for two strangers, connected."""
    async with (
        httpx.AsyncClient(base_url=url, verify=False) as host,
        httpx.AsyncClient(base_url=url, verify=False) as guest,
    ):
        for person, name in ((host, "Anna"), (guest, "Ben")):
            (await person.put("/api/me", json={"name": name})).raise_for_status()
        made = await host.post("/api/tables", json={"seats": ["me", "open"]})
        code = made.raise_for_status().json()["code"]
        (await guest.post(f"/api/tables/{code}/seat")).raise_for_status()
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        cookies = ["; ".join(f"{name}={value}" for name, value in person.cookies.items()) for person in (host, guest)]
    sockets = [
        await connect(address, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None)
        for cookie in cookies
    ]
    for socket in sockets:
        await socket.send(_written(Hello()).decode())
    return Match(sockets, Random(seed))


async def watched(matches: Sequence[Match], pause: Callable[[], float], seconds: float) -> None:
    """Let all matches be played for so long."""
    until = perf_counter() + seconds
    await asyncio.gather(*(match.play(pause, until) for match in matches))


async def echoes(url: str, sockets: int, message: str, seconds: float) -> int:
    """How many messages come back from a bare echo in so many seconds, on so many sockets at once."""
    until = perf_counter() + seconds

    async def talk() -> int:
        count = 0
        async with connect(url.replace("http", "ws", 1), compression=None, ping_interval=None) as socket:
            while perf_counter() < until:
                await socket.send(message)
                await socket.recv()
                count += 1
        return count

    return sum(await asyncio.gather(*(talk() for _ in range(sockets))))
