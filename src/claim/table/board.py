"""The votes board: each faction's vote as it stands, and whether it can still change, as far as somebody knows."""

from dataclasses import dataclass
from typing import Literal

from claim.knowledge import View
from claim.rules import Tally, tallies_of
from claim.table._future import Future, has_own_rule

__all__ = ["Row", "Why", "reason", "votes"]

Why = Literal["none", "same", "alone", "most", "fewest", "lowest", "higher"]
"""Why a vote goes where it goes."""


@dataclass(frozen=True, slots=True)
class Row:
    """A faction's vote, as far as the viewer can know it."""

    faction: str
    values: tuple[tuple[int, ...], ...]
    """By side, the values of the cards that would count now, from high to low; -1 for a card without a value."""
    laid: tuple[int, ...]
    """By side, how many of these are laid out, where Giants can still remove them."""
    still_open: int | None
    """How many more cards may still be won; None in a memory game."""
    vote: int | None
    """The side that would have the vote now."""
    why: Why
    by: tuple[int, ...]
    """For most and fewest: the margin. For lowest and higher: the deciding value and the one it beats."""
    decided: bool
    """Whether nothing can change who has the vote, or that nobody has it; never in a memory game."""


def votes(view: View, *, memory: bool = False) -> tuple[Row, ...]:
    """The board as it stands for the viewer: a row for each faction, Gnomes laid out included.

    In a memory game it says nothing for which one would have to remember the cards that are gone.
    """
    book = view.book
    held = tallies_of([view.collected(seat) for seat in range(book.players)], book)
    laid = tallies_of(view.laid, book)
    future = None if memory else Future(view)
    rows = []
    for tally, lying in zip(held, laid, strict=True):
        why, by = reason(tally)
        rows.append(
            Row(
                tally.faction,
                tally.values,
                tuple(map(len, lying.values)),
                None if future is None else future.still_open(tally.faction),
                tally.vote,
                why,
                by,
                future is not None and future.is_settled(tally),
            )
        )
    return tuple(rows)


def reason(tally: Tally) -> tuple[Why, tuple[int, ...]]:
    """Why the vote goes where it goes, and by what (see `Row.by`)."""
    if not any(tally.values):
        return "none", ()
    if tally.vote is None:
        return "same", ()
    mine = tally.values[tally.vote]
    rivals = [values for side, values in enumerate(tally.values) if side != tally.vote and values]
    if not rivals:
        return "alone", ()
    equal = [values for values in rivals if len(values) == len(mine)]
    if has_own_rule(tally.faction):  # R6.23
        if equal:
            return "lowest", (min(mine), min(map(min, equal)))
        return "fewest", (min(map(len, rivals)) - len(mine),)
    if equal:
        return "higher", next((high, low) for high, low in zip(mine, max(equal), strict=True) if high != low)
    return "most", (len(mine) - max(map(len, rivals)),)
