"""`/api/tables`: making tables, finding them, sitting down, and what is left of them when they are over."""

import asyncio
from typing import Annotated, Any, Final

from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, Parameter

from claim.server import clock
from claim.server.codes import tidied_code
from claim.server.documented import refusals
from claim.server.failing import Failed
from claim.server.folding import Standings, folded
from claim.server.hub import Hub
from claim.server.identity import Identity
from claim.server.info import table_info, table_line
from claim.server.records import finished_game, record_text, replay_of
from claim.server.settings import Settings
from claim.server.storage import Storage
from claim.server.stored import StoredTable
from claim.wire.tables import ClockRules, NewTable, Rematch, Replay, TableInfo, TableLine

__all__ = ["TableRoutes", "own_tables"]

_Asking = Request[Any, Any, Any]
_DAY: Final = 86_400_000
_PUBLIC_DAYS: Final = 2
"""How long a public table is listed."""

_CODE = Annotated[
    str,
    Parameter(description="The code of a table; capitals make no difference.", examples=[Example(value="K7MNQ2XA")]),
]
_NEW = Annotated[
    NewTable,
    Body(
        examples=[
            Example(summary="Claim against a bot of middling strength", value=NewTable()),
            Example(
                summary="Claim 2 with heroes, against whoever has the link, 30 seconds a move",
                value=NewTable(deck="Gn Gi Dr Tr Se", heroes=True, seats=["me", "open"], clock=ClockRules("move", 30)),
            ),
            Example(
                summary="Four players, open to all",
                value=NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "open", "expert", "open"], public=True),
            ),
        ]
    ),
]
_AGAIN = Annotated[Rematch, Body(examples=[Example(summary="The same cards, seats changed", value=Rematch("same"))])]


class TableRoutes(Controller):
    """Tables: made, found, joined, and looked at when they are over."""

    path = "/tables"
    tags = ("Tables",)

    @get(
        summary="Public tables",
        description="Tables that everybody may find, waiting for players or being played, the newest first.",
        responses=refusals(),
    )
    async def listed(
        self, request: _Asking, storage: NamedDependency[Storage], identity: NamedDependency[Identity]
    ) -> list[TableLine]:
        """The tables that everybody may find."""
        now, person = clock.now(), identity.person_of(request)
        found = await storage.public_tables(now - _PUBLIC_DAYS * _DAY)
        return [table_line(stored, person, False, stored.began or stored.created, now) for stored in reversed(found)]

    @post(
        summary="Make a table",
        description="""Everything may be left out. The game begins when no seat is open; the code is what you share.""",
        responses=refusals(400, 401, 403, 409, 413),
    )
    async def make(
        self,
        request: _Asking,
        data: _NEW,
        storage: NamedDependency[Storage],
        identity: NamedDependency[Identity],
        settings: NamedDependency[Settings],
    ) -> TableInfo:
        """Make a table."""
        person = await identity.somebody(request)
        await _refuse_too_many(storage, person.id, settings.open_tables)
        return await _info(await storage.create(person.id, data), storage, person.id, settings)

    @get("/{code:str}", summary="A table", description="Who sits there, how it stands.", responses=refusals(400, 404))
    async def look(
        self,
        request: _Asking,
        code: _CODE,
        storage: NamedDependency[Storage],
        identity: NamedDependency[Identity],
        settings: NamedDependency[Settings],
    ) -> TableInfo:
        """A table, as who asks may know it."""
        return await _info(await _table(storage, code), storage, identity.person_of(request), settings)

    @post(
        "/{code:str}/seat",
        status_code=200,
        summary="Sit down",
        description="Take an open seat. Who sits there already stays there. The last to come begins the game.",
        responses=refusals(400, 401, 403, 404, 409),
    )
    async def sit(
        self,
        request: _Asking,
        code: _CODE,
        storage: NamedDependency[Storage],
        identity: NamedDependency[Identity],
        hub: NamedDependency[Hub],
        settings: NamedDependency[Settings],
    ) -> TableInfo:
        """Sit down."""
        person = await identity.somebody(request)
        stored = await storage.take_seat(_tidied(code), person.id)
        hub.changed(stored.id)
        return await _info(stored, storage, person.id, settings)

    @delete(
        "/{code:str}/seat",
        summary="Leave",
        description="Leave before the game begins. A table that everybody has left is gone.",
        responses=refusals(400, 401, 403, 404, 409),
    )
    async def leave(
        self,
        request: _Asking,
        code: _CODE,
        storage: NamedDependency[Storage],
        identity: NamedDependency[Identity],
        hub: NamedDependency[Hub],
    ) -> None:
        """Leave a table that waits."""
        person = await identity.somebody(request)
        stored = await _table(storage, code)
        await storage.leave_seat(stored.code, person.id)
        hub.changed(stored.id)

    @post(
        "/{code:str}/rematch",
        summary="Play again",
        description="""The table where a finished game goes on, made by the first of its players who asks; the others'
seats are kept for them, and asking too is how they sit down.""",
        responses=refusals(400, 401, 403, 404, 409, 413),
    )
    async def rematch(
        self,
        request: _Asking,
        code: _CODE,
        data: _AGAIN,
        storage: NamedDependency[Storage],
        identity: NamedDependency[Identity],
        hub: NamedDependency[Hub],
        settings: NamedDependency[Settings],
    ) -> TableInfo:
        """Play again."""
        person = await identity.somebody(request)
        over = await _table(storage, code)
        finished_game(await folded(storage, over))
        if over.rematch is None:
            await _refuse_too_many(storage, person.id, settings.open_tables)
        again = await storage.rematch(over.code, person.id, data.deal == "same")
        hub.changed(over.id)
        hub.changed(again.id)
        return await _info(again, storage, person.id, settings)

    @get(
        "/{code:str}/record",
        media_type=MediaType.TEXT,
        summary="The record of a finished game",
        description="The game in the notation of `.claim` files, with all hands.",
        responses=refusals(400, 404, 409),
    )
    async def record(self, code: _CODE, storage: NamedDependency[Storage]) -> Response[str]:
        """The record of a finished game."""
        stored = await _table(storage, code)
        table = finished_game(await folded(storage, stored))
        text = await asyncio.to_thread(record_text, stored, table)
        name = f'attachment; filename="{stored.code}.claim"'
        return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})

    @get(
        "/{code:str}/replay",
        summary="A finished game move by move",
        description="Every move with all that came of it, with all hands open.",
        responses=refusals(400, 404, 409),
    )
    async def replay(
        self,
        request: _Asking,
        code: _CODE,
        storage: NamedDependency[Storage],
        identity: NamedDependency[Identity],
        settings: NamedDependency[Settings],
    ) -> Replay:
        """A finished game move by move."""
        stored = await _table(storage, code)
        table = finished_game(await folded(storage, stored))
        info = table_info(stored, table, identity.person_of(request), clock.now(), settings.grace)
        return await asyncio.to_thread(replay_of, info, table)


@get(
    "/me/tables",
    summary="Your tables",
    description="The tables where you sit: those where it is your turn first, then the latest.",
    tags=["You"],
    responses=refusals(),
)
async def own_tables(
    request: _Asking,
    storage: NamedDependency[Storage],
    identity: NamedDependency[Identity],
    standings: NamedDependency[Standings],
) -> list[TableLine]:
    """The tables where who asks sits."""
    person, now = identity.person_of(request), clock.now()
    if person is None:
        return []
    found = await storage.tables_of(person)
    games = [(stored, stored.seat_of(person) or 0) for stored in found if stored.state == "playing"]
    stands = await standings.of(games)
    ended = await storage.changed([stored.id for stored in found if stored.state == "over"])
    lines = [
        table_line(
            stored,
            person,
            stored.id in stands and stands[stored.id].my_turn,
            stands[stored.id].changed if stored.id in stands else ended.get(stored.id, stored.created),
            now,
        )
        for stored in found
    ]
    return sorted(lines, key=lambda line: (not line.my_turn, line.state == "over", -line.changed))


def _tidied(code: str) -> str:
    tidied = tidied_code(code)
    if tidied is None:
        raise Failed(404, "no-table", "there is no such table; a code has 8 letters and digits")
    return tidied


async def _table(storage: Storage, code: str) -> StoredTable:
    stored = await storage.stored(_tidied(code))
    if stored is None:
        raise Failed(404, "no-table", f"there is no table {_tidied(code)}")
    return stored


async def _info(stored: StoredTable, storage: Storage, person: int | None, settings: Settings) -> TableInfo:
    return table_info(stored, await folded(storage, stored), person, clock.now(), settings.grace)


async def _refuse_too_many(storage: Storage, person: int, most: int) -> None:
    if await storage.open_tables(person, clock.now() - _DAY) >= most:
        raise Failed(409, "too-many", f"you made {most} tables today that are not over; play or leave some of them")
