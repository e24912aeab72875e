"""A table is its deal and its log: folding the log anew gives the same table, whatever was done at it."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from claim.errors import NotYet
from claim.rules import Ruleset
from claim.table import Clock, Entry, Refused, Table
from tests.games import rulesets, seeds
from tests.table.company import Company, everything
from tests.table.matches import table_for

CLOCKS = (None, Clock("move", 20), Clock("bank", 60, 1), Clock("bank", 30, run_out="lose"), Clock("move", 9, 0, "lose"))
STEPS = 100


@given(rulesets(), seeds(), st.sampled_from(CLOCKS), st.sets(st.integers(0, 3), max_size=2))
def test_folding_the_log_anew_gives_the_same_table(
    ruleset: Ruleset, seed: int, clock: Clock | None, bots: set[int]
) -> None:
    lots = Random(seed)
    table = table_for(ruleset, lots, clock, bots)
    company = Company(table, lots)
    for _ in range(STEPS):
        company.act()
    anew = Table(table.house, table.deal, 0, company.log)
    for now in (company.now, company.now + 5000):
        assert everything(anew, now) == everything(table, now)
    for entry in company.log:
        if entry.kind == "move":
            for number in range(1, table.number(entry.seat)):
                assert attempted(anew, entry, number) == attempted(table, entry, number)


def attempted(table: Table, entry: Entry, number: int) -> object:
    """What comes of sending a move again."""
    try:
        return table.move(entry.seat, number, entry.body, entry.at)
    except (Refused, NotYet) as refused:
        return str(refused)
