"""The peer: Bo Haglund's double dummy solver for bridge, through endplay."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

__all__ = ["DDS", "prepared_deals"]

DDS: Final = "DDS"
RANKS: Final = "AKQJT98765432"
SUITS: Final = 4
HAND: Final = 13


def prepared_deals(count: int, lots: Random) -> list[Callable[[], None]]:
    """Random bridge deals, each waiting to be solved: the tricks of best play without trumps, 13 cards each.

    `OptimalOne` finds one best card and its tricks; endplay's default mode would score every card. `SolveBoard` works
    in the thread that calls it, forgets the deal before, and is told to make do with the memory of one thread.
    """
    types, solving = import_module("endplay.types"), import_module("endplay.dds.solve")
    import_module("endplay._dds").SetMaxThreads(1)
    mode = solving.SolveMode.OptimalOne

    def prepared(deal: Any) -> Callable[[], None]:
        def solve() -> None:
            solving.solve_board(deal, mode)

        return solve

    trump, first = types.Denom.nt, types.Player.north
    return [prepared(types.Deal(_shuffled(lots), first=first, trump=trump)) for _ in range(count)]


def _shuffled(lots: Random) -> str:
    """A deal as PBN writes it."""
    cards = [(suit, rank) for suit in range(SUITS) for rank in RANKS]
    lots.shuffle(cards)
    hands = (cards[start : start + HAND] for start in range(0, len(cards), HAND))
    return "N:" + " ".join(map(_hand, hands))


def _hand(cards: list[tuple[int, str]]) -> str:
    return ".".join("".join(rank for rank in RANKS if (suit, rank) in cards) for suit in range(SUITS))
