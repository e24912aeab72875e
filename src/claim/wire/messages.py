"""The messages of a table's socket. `docs/protocol.md` tells how they are used."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from claim.wire.events import Event
from claim.wire.tables import TableInfo

__all__ = [
    "AnswerBack", "AskBack", "Choice", "Error", "Hello", "Move", "Ping", "Pong", "Received", "Refused", "Resign",
    "Said", "Say", "Sent", "Shift", "TableChanged", "Told", "Turn", "Update", "View", "Vote",
]  # fmt: skip

Text = Annotated[str, Meta(max_length=80)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


# From a client


class _Received(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message a client may send."""


class Hello(_Received, frozen=True):
    """The first message: what you know already, and whether you want help for people (`extras`)."""

    number: Number | None = None
    """The number of the last view or update you have; you get what you missed."""
    extras: bool = False
    """Whether to send choices with outlooks, the votes board and sentences."""


class Move(_Received, frozen=True):
    """Make a move: its text, and the number of the view or update it answers."""

    number: Number
    move: Text


class Resign(_Received, frozen=True):
    """Give up."""


class AskBack(_Received, frozen=True, tag="ask-back"):
    """Ask to take your last move back."""


class AnswerBack(_Received, frozen=True, tag="answer-back"):
    """Agree or not that somebody takes a move back."""

    agree: bool


class Say(_Received, frozen=True):
    """Say one of the canned messages (`claim.table.SAYINGS`)."""

    text: Text


class Ping(_Received, frozen=True):
    """Ask for a pong."""


Received = Hello | Move | Resign | AskBack | AnswerBack | Say | Ping


# From the server


class Told(Struct, frozen=True, omit_defaults=True):
    """A sentence without a language: the name of its text, whom it is about and its values."""

    text: str
    seat: int = -1
    cards: list[str] = []
    faction: str | None = None
    phase: int = 0
    trick: int = 0


class Shift(Struct, frozen=True):
    """How an answer would change a vote: counts by side, and the side that has the vote."""

    faction: str
    before: list[int]
    after: list[int]
    vote_before: int | None
    vote_after: int | None


class Choice(Struct, frozen=True, omit_defaults=True):
    """A move one might make now, with what would come of it as far as the viewer can know."""

    move: str
    legal: bool = True
    why: Literal["follow", "collected"] | None = None
    """Why it is not legal: a faction was led that one can follow (`Turn.led`), or too few cards are collected."""
    collected: int | None = None
    """For a Treant's faction: how many cards of it one has collected."""
    outlook: Literal["wins", "loses", "ahead", "behind", "ally"] | None = None
    """Against what lies there; `ahead`, `behind` while others are still to play, `ally` when the partner wins."""
    told: list[Told] = []
    """What would happen at once, in sentences."""
    shift: Shift | None = None


class Turn(Struct, frozen=True):
    """Whose decision it is, and which."""

    to_move: int | None
    """The seat; null when the game is over."""
    awaits: str | None
    """`play`, or the verb of the answer: take, swap, steal, back, draw, give, count."""
    by: str | None
    """The card whose power asks."""
    led: str | None
    """The faction that has to be followed by who can."""
    legal: list[str]
    """Your legal moves, sorted; empty when it is not your turn."""
    clocks: list[int | None]
    """By seat, milliseconds left when this was sent; null without a clock."""
    choices: list[Choice] | None = None
    """With extras, when it is your turn: every card of your hand, or every answer."""
    ranking: list[int] | None = None
    """With extras, while a trick of more than two lies there: its seats from first to last, as it stands."""


class Vote(Struct, frozen=True):
    """A row of the votes board, as far as the viewer can know it."""

    faction: str
    values: list[list[int]]
    """By side, the values of the cards that would count now, from high to low; -1 for a card without a value."""
    laid: list[int]
    """By side, how many of these are Gnomes laid out, which Giants can still remove."""
    still_open: int | None
    """How many more cards may still be won; null in a memory game."""
    vote: int | None
    """The side that would have the vote now."""
    why: Literal["none", "same", "alone", "most", "fewest", "lowest", "higher"]
    by: list[int]
    """For most and fewest: the margin. For lowest and higher: the deciding value and the one it beats."""
    decided: bool
    """Whether nothing can change it any more; never in a memory game."""


class View(Struct, frozen=True, tag_field="type", tag="view"):
    """Everything you know: sent first, and again after moves were taken back."""

    number: int
    seat: int
    """Your seat; -1 for a spectator."""
    table: TableInfo
    phase: int
    """1, 2, or 3 when the game is over; 0 while the table waits for players."""
    trick: int
    leader: int
    piles: dict[str, list[str]]
    """What lies where (`hand 0`, `followers 0`, `score 0`, `laid 0`, `stock`, `revealed`, `trick`, `waiting`,
    `discards`, `aside`); empty piles are left out; `??` is a card you have not seen."""
    events: list[Event]
    """All events you have been shown, from the deal on."""
    turn: Turn
    votes: list[Vote] | None = None
    told: list[Told] | None = None


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """What you were shown since the message with the number before."""

    number: int
    events: list[Event]
    turn: Turn
    votes: list[Vote] | None = None
    told: list[Told] | None = None


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    """Somebody came, went, asked, agreed; the table as it is now."""

    table: TableInfo
    clocks: list[int | None]


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody said one of the canned messages."""

    seat: int
    text: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Your move was not made."""

    code: str
    """`stale`, `illegal`, `turn`, `unreadable`, `over`, `closed`."""
    text: str
    """The same for people, in English."""
    move: str
    number: int
    """The number your next move has to answer."""
    legal: list[str]


class Error(Struct, frozen=True, tag_field="type", tag="error"):
    """A message could not be taken."""

    code: str
    text: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


Sent = View | Update | TableChanged | Said | Refused | Error | Pong
