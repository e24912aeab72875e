"""The exchange that `docs/protocol.md` shows: two people at a table, and everything they send and are sent."""

import json
from random import Random
from typing import Any, Final

import msgspec

from claim.deals import dealt
from claim.rules import CLAIM
from claim.server.storage import Storage
from claim.wire.messages import AnswerBack, AskBack, Hello, Move, Ping, Received, Resign, Say, View
from claim.wire.tables import NewTable
from tests.server.player import House, Player

__all__ = ["CODE", "Exchange"]

CODE: Final = "K7MNQ2XA"
"""What the table is called in the documentation."""


class Exchange:
    """Everything that went over the sockets, as the documentation may show it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._code = ""
        self.messages: list[Any] = []

    async def take_place(self) -> None:
        """Let it happen: people come, play, say and ask for everything there is, and give up."""
        anna, ben = await self._house.guest("Anna"), await self._house.guest("Ben")
        deal = dealt(CLAIM, Random(2026), leader=0)
        dealing = Storage(self._house.storage.database, draw=lambda _: deal)
        self._code = (await dealing.create(await anna.id(), NewTable(seats=["me", "open"]))).code
        async with anna.player(self._code) as one:
            self._sent(Hello())
            await one.hear_a(View)
            await dealing.take_seat(self._code, await ben.id())
            await one.hear_a(View)
            async with ben.player(self._code) as other, Player(self._house, self._code, extras=True) as watching:
                self._sent(Hello(extras=True))
                await watching.hear_a(View)
                await other.hear_a(View)
                await self._play(one, other)
                self._received(other)
            self._received(one)

    async def _play(self, one: Player, other: Player) -> None:
        self._sent(Ping())
        await one.heard()
        await one.socket.send('{"type": "dance"}')
        await one.heard()
        await self._do(one, Move(1, "Dw1"))
        await self._do(one, Move(1, one.legal[0]))
        await other.heard()
        await self._do(other, Move(2, other.legal[0]))
        await one.heard()
        await self._do(other, Say("well-played"))
        await self._do(other, AskBack())
        await one.heard()
        await self._do(one, AnswerBack(agree=True))
        await other.heard()
        await self._do(other, Move(2, other.legal[0]))
        await one.disconnect()
        one.eyes.number = 1
        await one.connect()
        self._sent(Hello(1))
        await one.heard()
        await self._do(one, Resign())
        await other.heard()

    async def _do(self, player: Player, message: Received) -> None:
        self._sent(message)
        await player.send(message)
        await player.heard()

    def _sent(self, message: Received) -> None:
        self.messages.append(json.loads(msgspec.json.encode(message)))

    def _received(self, player: Player) -> None:
        self.messages += [json.loads(text.replace(self._code, CODE)) for text in player.texts]
