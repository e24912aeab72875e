"""Links: a place at a table, whatever is at the other end, and what is heard from there.

What comes are the wire's messages for one pair of eyes, with everything that helps people; what goes are the wire's
too. So a table at this computer and one on a server look the same from here.
"""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from claim.wire.messages import Received, Sent

__all__ = ["Found", "HandOver", "Heard", "Link", "Look", "Lost"]


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is gone; it is tried again."""


@dataclass(frozen=True, slots=True)
class Found:
    """The connection is there again; what was missed follows."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """Somebody else is to have the keyboard: cover everything until they are there, then `Link.take_seat`."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Look:
    """Whoever has the keyboard only looks now, since it has to go on to another; `Link.pass_on` when they have.

    Between tricks where a hero may ask in secret it waits for that; else it goes on by itself after a moment.
    """


Heard = Sent | Lost | Found | HandOver | Look


class Link(Protocol):
    """A place at a table."""

    @property
    def is_hosted(self) -> bool:
        """Whether the table is at this computer; else it is a server's."""

    @property
    def address(self) -> str | None:
        """The link to share, of a server's table."""

    def messages(self) -> AsyncIterator[Heard]:
        """All that is heard, from the first view on; it ends when the link is closed. To be asked for once."""

    async def send(self, message: Received) -> None:
        """Send something. What comes of it is heard like everything else; refusals too."""

    async def take_seat(self) -> None:
        """The one who was to have the keyboard is there: their view follows."""

    async def pass_on(self) -> None:
        """The one who looks has seen enough: the keyboard goes on."""

    async def values(self) -> Mapping[str, int] | None:
        """By legal move of the seat to move what it proves to be: 1 a win, 0 a draw, -1 a loss.

        None where that cannot be proven: before phase two, with heroes or more than two players, at a server's table.
        """

    async def rematch(self, deal: Literal["new", "same"]) -> "Link":
        """A place at the table where a finished game goes on: with a new deal, or the same with the seats changed."""

    async def record(self) -> str:
        """The finished game as a `.claim` file has it."""

    async def close(self) -> None:
        """Leave. The game is kept."""
