"""Exact labels: reads boundaries of the phases and writes who wins phase two, one byte each.

`python -m train.labels IN OUT SECONDS`, with the compiled solver and nothing else, so that any Python which has it will
do. A boundary is 34 bytes: deck, leader, then hands and score piles of both seats as sets of the kernel's numbers.
"""

import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Final

from claim.deals import legal_decks
from claim.rules import Phase, Pile, Position, Ruleset, book_of
from claim.rules.places import DISCARDS, PLACES, hand_of, score_of
from claim.solver import Budget, solve

__all__ = ["BOUNDARY", "UNKNOWN", "labels"]

BOUNDARY: Final = struct.Struct("<BB4Q")
UNKNOWN: Final = 255
"""What took too long; else 0, 1 or 2: seat 1 wins, nobody, seat 0."""
_BUDGET: Final = Budget(nodes=4_000_000)


def _position(ruleset: Ruleset, leader: int, held: tuple[int, ...]) -> Position:
    book = book_of(ruleset)

    def cards(members: int) -> Pile:
        return tuple(card for number, card in enumerate(book.deck) if members >> number & 1)

    piles: list[Pile] = [()] * PLACES
    for seat in range(2):
        piles[hand_of(seat)] = cards(held[seat])
        piles[score_of(seat)] = cards(held[2 + seat])
    piles[DISCARDS] = cards((1 << len(book.deck)) - 1 & ~(held[0] | held[1] | held[2] | held[3]))
    return Position(book, tuple(piles), Phase.GATHER, 1, leader)


def labels(raw: bytes, seconds: float) -> Iterator[int]:
    """The labels of boundaries, one after the other, as many as there is time for."""
    decks = [Ruleset(2, factions) for factions in legal_decks(2)]
    end = monotonic() + seconds
    for deck, leader, *held in BOUNDARY.iter_unpack(raw):
        if monotonic() > end:
            return
        solution = solve(_position(decks[deck], leader, tuple(held)), moves=False, line=False, budget=_BUDGET)
        value = solution.value if solution.seat == 0 else -solution.value
        yield value + 1 if solution.exact else UNKNOWN


def main(source: str, target: str, seconds: str) -> None:
    """Label a file of boundaries, as many of them as there is time for."""
    Path(target).write_bytes(bytes(labels(Path(source).read_bytes(), float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
