"""How a recorded game ended, in words."""

import re
from typing import Final

from claim.notation import Record
from claim.rules import Outcome
from claim.terminal.table.verdict import crowned
from claim.terminal.words import Words

__all__ = ["ended"]

_TERMINATION: Final = re.compile(r"seat (?P<seat>\d) (?P<how>resigned|ran out of time)")
"""What a record notes of a game that ended before its last trick."""


def ended(record: Record, outcome: Outcome | None, words: Words) -> str:
    """Who wears the crown, who gave up, or that it was never finished."""
    if outcome is not None:
        return crowned(outcome.winners, words)
    found = _TERMINATION.fullmatch(dict(record.notes).get("Termination", ""))
    if found is None or int(found["seat"]) >= record.ruleset.players:
        return words.say("replay-unfinished", moves=len(record.moves))
    seat = int(found["seat"])
    text = "end-resigned" if found["how"] == "resigned" else "end-time"
    return f"{words.say(text, **words.you(seat))} {crowned(record.ruleset.opponents_of(seat), words)}"
