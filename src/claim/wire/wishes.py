"""What people may wish at a table besides a move, judged."""

from typing import assert_never

from claim.table import Entry, Table
from claim.wire.messages import AnswerBack, AskBack, Resign, Say

__all__ = ["Wish", "judged"]

Wish = Resign | AskBack | AnswerBack | Say


def judged(wish: Wish, table: Table, seat: int, at: int) -> Entry:
    """The entry to commit for what somebody wishes, or it is refused."""
    match wish:
        case Resign():
            return table.resign(seat, at)
        case AskBack():
            return table.ask_back(seat, at)
        case AnswerBack():
            return table.answer_back(seat, wish.agree, at)
        case Say():
            return table.say(seat, wish.text, at)
        case _:
            assert_never(wish)
