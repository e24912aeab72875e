"""Two people at a table for two, connected."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed

from claim.wire.messages import View
from claim.wire.tables import NewTable
from tests.server.player import House, Player

__all__ = ["DUEL", "POLICY", "RESTART", "TOO_BIG", "TRY_LATER", "closed", "duel"]

DUEL: Final = NewTable(seats=["me", "open"])
POLICY, TOO_BIG, RESTART, TRY_LATER = 1008, 1009, 1012, 1013


@asynccontextmanager
async def duel(house: House) -> AsyncIterator[tuple[Player, Player]]:
    """Two people at a table, both connected: who has to move, and the other."""
    guests = await house.guests(2)
    code = await house.begun(DUEL, guests)
    async with guests[0].player(code) as one, guests[1].player(code) as other:
        for player in (one, other):
            await player.hear_a(View)
        for player in (one, other):
            await player.heard()  # that the other has come, too
        yield (one, other) if one.legal else (other, one)


async def closed(player: Player) -> tuple[int, str]:
    """Why the connection was closed."""
    with pytest.raises(ConnectionClosed) as found:
        while True:
            await player.hear()
    assert found.value.rcvd is not None
    return found.value.rcvd.code, found.value.rcvd.reason
