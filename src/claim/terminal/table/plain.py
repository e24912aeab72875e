"""What is shown where there is no table to see: it is on its way, it waits for players, or nobody may look."""

from collections.abc import Iterator

from textual.content import Content

from claim.terminal.blocks import stacked
from claim.terminal.links import HandOver
from claim.terminal.words import names_at
from claim.texts import Texts
from claim.wire.tables import SeatInfo, TableInfo

__all__ = ["curtain", "waiting"]


def curtain(hand_over: HandOver, say: Texts) -> Content:
    """Somebody else is to have the keyboard: nothing is to be seen until they are there."""
    return stacked(
        [
            Content.styled(say("pass-device", name=hand_over.name), "bold $gold"),
            Content(),
            Content(say("pass-ready", name=hand_over.name).strip()),
        ]
    )


def waiting(table: TableInfo, address: str | None, say: Texts) -> Content:
    """A table that waits for players: who is there, and the link to send."""
    return stacked(_waiting(table, address, say))


def _waiting(table: TableInfo, address: str | None, say: Texts) -> Iterator[Content]:
    missing = sum(seat.kind == "open" for seat in table.seats)
    is_alone = all(seat.kind == "open" or place == table.mine for place, seat in enumerate(table.seats))
    yield Content.styled(say("wait-title-alone") if is_alone else say("wait-title", count=missing), "bold $gold")
    yield Content()
    names = names_at(table, say)
    for place, seat in enumerate(table.seats):
        yield _seat(seat, names[place], say, is_own=place == table.mine)
    yield Content()
    if address is not None:
        yield Content(say("wait-send"))
        yield Content()
        yield Content.styled(f"  {address}", "bold $brand")
        yield Content()
        yield Content.assemble(f"{say('wait-code')} ", (table.code, "bold"))


def _seat(seat: SeatInfo, name: str, say: Texts, *, is_own: bool) -> Content:
    if seat.kind == "open":
        return Content.styled(f"  ◌ {say('wait-open')}", "$ink-2")
    if seat.kind == "bot":
        level = f"bot-{seat.bot}"
        bot = say(level) if level in say.names else say("bot-other", name=seat.bot or "")
        return Content(f"  ● {say('bot-seated', name=name, bot=bot)}")
    return Content(f"  ● {say('wait-you', name=name) if is_own else name}")
