"""Playing a position on to its end, fast: at random, or with a little sense."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final

from claim.bots.rules_search.ranks import ranks_of
from claim.bots.rules_search.sense import sense_of
from claim.cards import Card
from claim.rules import Book, Move, Phase, Position
from claim.rules.places import REVEALED, TRICK

__all__ = ["Player", "played_out", "random_player", "sensible_player"]

Player = Callable[[Position, Random], Move]
"""Somebody who knows every card and chooses a move for whose turn it is."""

_WHIMS: Final = 0.25
"""How often the sensible player moves at random, so that games differ."""


def played_out(position: Position, player: Player, lots: Random) -> Position:
    """The position at the end, if this player moves for everybody."""
    while not position.is_over:
        position = position.after(lots.choice(position.lots) if position.is_chance else player(position, lots))
    return position


def random_player(position: Position, lots: Random) -> Move:
    """Any move."""
    legal = position.legal_moves()
    return legal[int(lots.random() * len(legal))]


def sensible_player(position: Position, lots: Random) -> Move:
    """Wins cheaply what is worth winning, ducks what is not; now and then anything."""
    legal = position.legal_moves()
    if len(legal) == 1:
        return legal[0]
    if lots.random() < _WHIMS:
        return legal[int(lots.random() * len(legal))]
    if position.pending:
        return _answer(position, legal)
    trick = position.piles[TRICK]
    keep = _keeping(position.book)
    wants = _is_worth_winning(position, trick)
    if not trick:
        return (max if wants else min)(legal, key=keep.__getitem__)
    book = position.book
    ranks = ranks_of(book)[trick[0].faction]
    ahead = max([ranks[card] for card in trick])
    if wants and book.players == 4 and len(trick) >= 2:
        wants = ranks[trick[-2]] < ahead or ranks[trick[-1]] == ahead  # the partner is not ahead
    better = [move for move in legal if ranks[move.card] > ahead]  # type: ignore[index]
    if wants and better:
        return (min if len(trick) == book.players - 1 else max)(better, key=keep.__getitem__)
    worse = [move for move in legal if move not in better]
    if worse:
        return min(worse, key=keep.__getitem__)
    return min(better, key=keep.__getitem__)


def _is_worth_winning(position: Position, trick: tuple[Card, ...]) -> bool:
    appeals = sense_of(position.book).appeals
    if position.phase is Phase.RECRUIT:
        prize = max([appeals[card] for card in position.piles[REVEALED]])
        return prize + 2 * sum([card.code == "Un" for card in trick]) > 0
    if position.book.players == 2:
        return sum([-1 if card.code == "Dw" else 1 for card in trick]) >= 0
    return True


def _answer(position: Position, legal: tuple[Move, ...]) -> Move:
    appeals = sense_of(position.book).appeals

    def prospect(move: Move) -> float:
        match move.verb:
            case "take":
                return appeals[move.card or position.stock[0]]
            case "give":
                return -appeals[move.card]  # type: ignore[index]
            case "swap":
                return 0.0 if move.card is None else position.book.values[move.card] - 4
            case "steal":
                return appeals[move.card]  # type: ignore[index]
            case "back":
                return float(move.word == "yes")
            case _:
                return 0.0

    return max(legal, key=prospect)


@lru_cache(maxsize=256)
def _keeping(book: Book) -> dict[Move, float]:
    """What it costs to spend a card."""
    return {
        Move.play(card): book.values[card] + (3.0 if book.powers[card].stands_in(card) else 0.0) for card in book.powers
    }
