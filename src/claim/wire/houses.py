"""What is agreed for a table: from the wire's words to the rules, with a clear word about what cannot be played."""

from functools import lru_cache
from secrets import SystemRandom
from typing import Final

from claim.bots import BOTS, LEVELS
from claim.deals import dealt
from claim.errors import ClaimError, shown
from claim.notation import Record, read_record, write_record
from claim.rules import Deal
from claim.table import Clock, House
from claim.wire.reading import ruleset_read as ruleset_of
from claim.wire.tables import NewTable

__all__ = ["ME", "OPEN", "checked", "deal_read", "deal_written", "drawn", "house_of", "ruleset_of"]

_MOST_REMEMBERED: Final = 1000

ME: Final = "me"
"""The seat of whoever makes the table."""
OPEN: Final = "open"
"""A seat for whoever comes."""


def checked(rules: NewTable) -> NewTable:
    """The same rules, with the deck in its order; refused if no such game can be played."""
    for wish in rules.seats:
        if wish not in (ME, OPEN, *LEVELS, *BOTS):
            raise ClaimError(f"a seat is {ME!r}, {OPEN!r} or a bot ({', '.join(LEVELS)}), not {shown(wish)}", "seats")
    if rules.seats.count(ME) > 1:
        raise ClaimError(f"{ME!r} stands at {rules.seats.count(ME)} seats; you can only have one", "seats")
    return NewTable(
        deck=ruleset_of(rules).deck,
        heroes=rules.heroes,
        hero_values=rules.hero_values,
        tie_break=rules.tie_break,
        seats=rules.seats,
        clock=rules.clock,
        open_discards=rules.open_discards,
        public=rules.public,
        take_backs=rules.take_backs,
    )


def house_of(rules: NewTable) -> House:
    """The house of a table with these rules."""
    clock = rules.clock
    return House(
        ruleset_of(rules),
        tuple(None if wish in (ME, OPEN) else wish for wish in rules.seats),
        None if clock is None else Clock(clock.kind, clock.seconds, clock.increment, clock.run_out),
        rules.open_discards,
        rules.take_backs,
    )


def drawn(rules: NewTable) -> Deal:
    """A deal that nobody could foresee."""
    return dealt(ruleset_of(rules), SystemRandom())


def deal_written(rules: NewTable, deal: Deal) -> str:
    """A deal as it is stored: a record without moves."""
    return write_record(Record(ruleset_of(rules), deal))


@lru_cache(_MOST_REMEMBERED)
def deal_read(text: str) -> Deal:
    """The deal that was stored so; tables in play are read again and again."""
    return read_record(text).deal
