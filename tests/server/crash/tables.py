"""Random tables of all kinds, people and bots mixed, and the people who play there whatever happens."""

import asyncio
import os
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from claim.table import Entry, Table
from claim.wire.houses import house_of
from claim.wire.tables import NewTable
from tests.games import KINDS, random_ruleset
from tests.server.crash.audit import Auditor, explained
from tests.server.crash.survivor import Survivor
from tests.server.player import House

__all__ = ["THOROUGH", "Company", "at_random", "invited"]

THOROUGH: Final = os.environ.get("CLAIM_TESTS") == "thorough"
"""Whether to play for many minutes instead of some seconds."""


def at_random(lots: Random, *, bots: bool = True, kind: str | None = None) -> NewTable:
    """A table of some kind, where one or more people play and perhaps some bots."""
    ruleset = random_ruleset(lots, kind or lots.choice(KINDS))
    sitters = ("open", "open", "random", "simple", "steady") if bots else ("open",)
    seats = ["me", *(lots.choice(sitters) for _ in range(ruleset.players - 1))]
    lots.shuffle(seats)
    return NewTable(
        deck=ruleset.deck,
        heroes=ruleset.heroes,
        hero_values=dict(ruleset.hero_values),
        tie_break="values" if ruleset.tie_break == "values" else "cards",
        seats=seats,
        open_discards=lots.random() < 0.7,
    )


@dataclass
class Company:
    """Everybody at one table: its players and a spectator."""

    house: House
    code: str
    survivors: list[Survivor]

    async def play(self, lots: Random) -> None:
        """Play the game to its end."""
        await asyncio.gather(*(survivor.survive(Random(lots.random())) for survivor in self.survivors))

    async def check(self, *, is_over: bool = True) -> None:
        """The log is sound, and everything that anybody heard or did is in it."""
        table = await self.house.table(self.code)
        log = await self.house.log(self.code)
        assert table.is_over or not is_over
        for survivor in self.survivors:
            assert survivor.sees(table) or not is_over
            assert explained(survivor, table, log) > 1
            _check_moves(survivor, table, log)


def _check_moves(survivor: Survivor, table: Table, log: list[Entry]) -> None:
    """Every move was made once, in the order in which it was decided on, unless it was refused as stale."""
    decided = [move.move for move in survivor.sent]
    for refused in survivor.refused:
        decided.remove(refused.move)
    made = _own_moves(table, log, survivor.seat)
    if not table.is_over and len(made) < len(decided):
        decided.pop()  # it is on its way
    assert made == decided, survivor.refused


def _own_moves(table: Table, log: list[Entry], seat: int) -> list[str]:
    """The moves that the person at a seat made; not the lots drawn for them."""
    fold = Table(table.house, table.deal, 0)
    moves = []
    for entry in log:
        if entry.kind == "move" and entry.seat == seat and not fold.lots():
            moves.append(entry.body)
        fold.add(entry)
    return moves


async def invited(
    houses: Sequence[House], rules: NewTable, lots: Random, *, slow: float = 0.0, audited: bool = True
) -> Company:
    """People who sit down at such a table, each at another of these houses, and one who watches.

    If it is audited, whatever they hear is looked up in the database at once.
    """
    number = sum(not bot for bot in house_of(rules).bots)
    people = [await houses[person % len(houses)].guest(f"Guest {person}") for person in range(number)]
    code = await houses[0].begun(rules, people)
    hearing = (await Auditor.of(houses[0], code)).hears if audited else None
    survivors = [
        Survivor(
            [*houses[person % len(houses) :], *houses[: person % len(houses)]],
            code,
            cookies,
            extras=lots.random() < 0.3,
            slow=slow,
            hearing=hearing,
        )
        for person, cookies in enumerate([*(guest.cookies for guest in people), {}])
    ]
    return Company(houses[0], code, survivors)
