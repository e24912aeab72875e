"""Positions of phase two as data: piles in notation, nothing that follows from the rest.

    {"deck": "Go Kn Un Dw Do", "trick": 12, "leader": 1, "hands": ["Go5 Kn3", "Go7 Un3"], "scores": [ … ], …}

What is empty, and a tie-break by cards, is left out; the discards are the cards that are nowhere else.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from claim.cards import Card
from claim.rules import Phase, Pile, Position, Ruleset, book_of
from claim.rules.places import DISCARDS, PLACES, TRICK, WAITING, hand_of, laid_before, score_of

__all__ = ["as_data", "from_data", "set_up"]


def set_up(
    ruleset: Ruleset,
    trick: int,
    leader: int,
    hands: Sequence[Pile],
    scores: Sequence[Pile] = ((), ()),
    laid: Sequence[Pile] = ((), ()),
    waiting: Pile = (),
    played: Pile = (),
) -> Position:
    """A position of phase two with these piles, all other cards discarded."""
    book = book_of(ruleset)
    piles: list[Pile] = [()] * PLACES
    for seat in range(2):
        piles[hand_of(seat)] = hands[seat]
        piles[score_of(seat)] = scores[seat]
        piles[laid_before(seat)] = laid[seat]
    piles[WAITING] = waiting
    piles[TRICK] = played
    there = Counter(card.plain for pile in piles for card in pile)
    if there - book.deck_counts:
        raise ValueError(f"more cards than the deck has: {' '.join(map(str, there - book.deck_counts))}")
    piles[DISCARDS] = tuple((book.deck_counts - there).elements())
    return Position(book, tuple(piles), Phase.GATHER, trick, leader)


def as_data(position: Position) -> dict[str, Any]:
    """The position as data."""
    data: dict[str, Any] = {"deck": position.ruleset.deck}
    if position.ruleset.tie_break != "cards":
        data["tie_break"] = position.ruleset.tie_break
    data |= {"trick": position.trick_number, "leader": position.leader, "hands": _all_written(position.hands)}
    for name, piles in (("scores", position.scores), ("laid", position.laid)):
        if any(piles):
            data[name] = _all_written(piles)
    for name, pile in (("waiting", position.waiting), ("played", position.trick)):
        if pile:
            data[name] = " ".join(map(str, pile))
    return data


def from_data(data: Mapping[str, Any]) -> Position:
    """The position of this data; what else stands there does not matter."""
    return set_up(
        Ruleset.of(data["deck"], tie_break=data.get("tie_break", "cards")),
        data["trick"],
        data["leader"],
        _all_read(data["hands"]),
        _all_read(data.get("scores", ("", ""))),
        _all_read(data.get("laid", ("", ""))),
        _read(data.get("waiting", "")),
        _read(data.get("played", "")),
    )


def _all_written(piles: Sequence[Pile]) -> list[str]:
    return [" ".join(map(str, sorted(pile, key=lambda card: card.order))) for pile in piles]


def _all_read(piles: Sequence[str]) -> list[Pile]:
    return [_read(pile) for pile in piles]


def _read(pile: str) -> Pile:
    return tuple(map(Card.parse, pile.split()))
