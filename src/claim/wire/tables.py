"""Tables and people as the HTTP side sends and takes them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from claim.bots import USUAL_LEVEL
from claim.wire.events import Event, Outcome

__all__ = [
    "ClockRules", "Failure", "Me", "NewTable", "Password", "Person", "Rematch", "Replay", "SeatInfo", "Step",
    "TableInfo", "TableLine",
]  # fmt: skip

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Secret = Annotated[str, Meta(min_length=8, max_length=200)]


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: so many seconds for each move, or a bank for the whole game with an increment a move."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    run_out: Literal["bot", "lose"] = "bot"
    """What happens when it has run out: a bot makes the move, or the seat loses."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played. Everything may be left out: Claim against a bot of middling strength."""

    deck: Annotated[str, Meta(max_length=60)] = "Go Kn Un Dw Do"
    """Faction codes, as the notation writes a deck."""
    heroes: bool = False
    hero_values: dict[str, int] = {}
    tie_break: Literal["cards", "values"] = "cards"
    seats: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(min_length=2, max_length=4)] = field(
        default_factory=lambda: ["me", USUAL_LEVEL]
    )
    """For each seat `me` (at most once), `open`, or a bot: a level, or the name of an engine."""
    clock: ClockRules | None = None
    open_discards: bool = True
    """Whether discards may be looked through; else it is a memory game."""
    public: bool = False
    """Whether strangers find it in the list of open tables."""
    take_backs: bool = True
    """Whether moves may be taken back if the others agree."""


class SeatInfo(Struct, frozen=True):
    """A seat of a table."""

    kind: Literal["person", "bot", "open"]
    name: str
    """The person's name; empty for bots and open seats."""
    bot: str | None
    """The bot that plays here, for good or until the person is back."""
    present: bool
    """Whether somebody is connected; a bot always is."""
    bot_in: int | None = None
    """Milliseconds until a bot plays for a person who has left."""


class TableInfo(Struct, frozen=True):
    """A table, as everybody at it and everybody who has its link may know it."""

    code: str
    state: Literal["waiting", "playing", "over"]
    rules: NewTable
    seats: list[SeatInfo]
    mine: int
    """Your seat; -1 if you have none."""
    offer: int | None = None
    """The seat that asks to take its move back."""
    agreed: list[int] = []
    """The seats that have agreed to that."""
    result: str | None = None
    """The record's result once it is over: `1-0`; `*` if it ended before its last trick."""
    winners: list[int] = []
    ended_by: Literal["votes", "resigned", "time"] | None = None
    outcome: Outcome | None = None
    rematch: str | None = None
    """The code of the table where it goes on."""


class TableLine(Struct, frozen=True):
    """A table in a list."""

    code: str
    state: Literal["waiting", "playing", "over"]
    rules: NewTable
    seats: list[SeatInfo]
    mine: int
    my_turn: bool
    changed: int
    """When something last happened, in milliseconds since 1970."""
    result: str | None
    winners: list[int]


class Step(Struct, frozen=True):
    """A move of a finished game, with everything that came of it; the first step has no move."""

    seat: int | None
    move: str | None
    events: list[Event]


class Replay(Struct, frozen=True):
    """A finished game with all hands open."""

    table: TableInfo
    steps: list[Step]


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play again: a new deal, or the same with the seats changed."""

    deal: Literal["new", "same"] = "new"


class Person(Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to be called."""

    name: Name


class Password(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and the password that keeps it."""

    name: Name
    password: Secret


class Me(Struct, frozen=True):
    """Who you are here."""

    name: str
    kept: bool
    """Whether the name is kept with a password."""


class Failure(Struct, frozen=True):
    """Why a request was refused: a code for programs, a sentence in English for people."""

    code: str
    text: str
