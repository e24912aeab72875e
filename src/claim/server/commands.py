"""Commands: what a client wants to be done at a live table."""

from functools import partial
from typing import Final, assert_never

from claim.server import clock
from claim.server.holding import Attempt
from claim.server.live import LiveTable
from claim.server.recipients import Recipient, encoded
from claim.table import Entry, Refused, Table
from claim.wire.messages import AnswerBack, AskBack, Error, Hello, Move, Ping, Pong, Received, Resign, Say
from claim.wire.wishes import Wish, judged

__all__ = ["obey"]

_PONG: Final = encoded(Pong())


async def obey(live: LiveTable, recipient: Recipient, message: Received) -> None:
    """Do what somebody at a table asks for, or tell them why not."""
    match message:
        case Move() | Resign() | AskBack() | AnswerBack() | Say() if live.table is None:
            recipient.tell(encoded(Error("waiting", "the game has not begun: it waits for players")))
        case Move():
            attempt = Attempt(recipient, message.number, message.move, clock.now())
            async with live.lock:
                await live.move(attempt)
        case Ping():
            recipient.tell(_PONG)
        case Hello():
            async with live.lock:
                recipient.extras = message.extras
                live.admit(recipient, message.number)
        case Resign() | AskBack() | AnswerBack() | Say():
            await _try(live, recipient, message)
        case _:
            assert_never(message)


async def _try(live: LiveTable, recipient: Recipient, wish: Wish) -> None:
    seat = recipient.eyes
    try:
        if not isinstance(wish, Resign) and not live.may_talk(seat):
            raise Refused("rate", "that was much at once; wait a few seconds")
        async with live.lock:
            await live.commit(partial(_judged, wish, seat))
    except Refused as refused:
        recipient.tell(encoded(Error(refused.code, str(refused))))


def _judged(wish: Wish, seat: int, table: Table) -> Entry:
    return judged(wish, table, seat, clock.now())
