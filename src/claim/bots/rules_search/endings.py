"""The last tricks of phase two: every world that fits the view, looked through to the last card."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Final

from claim import kernel
from claim.bots.assessment import Assessment
from claim.bots.rules_search.guesses import Guesses
from claim.bots.rules_search.tree import shares_of
from claim.knowledge import View
from claim.rules import Move, Phase, Position

_is_built = False
if kernel.is_built():
    with suppress(ImportError):  # somebody compiled the kernel and not this
        from claim.bots.rules_search._endings import Endings

        _is_built = True

__all__ = ["POSITIONS_A_SECOND", "looked_through", "values_plainly"]

_MOST_CARDS: Final = 6
"""With more cards in a hand nothing is looked through."""
_A_WORLD: Final = 3000
"""For how many positions it counts to find a world and stand in it."""
_MOST_OF_SHARE: Final = 4
"""A world that takes more than so many times its share of the positions tells that all will take too many."""
_EQUAL: Final = 1e-9

POSITIONS_A_SECOND: Final = 12_000_000 if _is_built else 15_000
"""What is looked at in a second of processor time, about."""


def looked_through(view: View, positions: int) -> Assessment | None:
    """What each move brings, every side seeing all cards; None if that takes more than so many positions.

    It is proven for one of two players who knows where every card is: whatever the other knows, more cannot be kept
    from that player. Else it is the mean over all worlds, by how likely they are before anybody's plays tell anything.
    """
    if view.phase is not Phase.GATHER or len(view.hand) > _MOST_CARDS:
        return None
    guesses = Guesses(view, Random(0))
    count = guesses.worlds.count()
    if count * _A_WORLD > positions:
        return None
    most = _MOST_OF_SHARE * positions // count
    values = _values_compiled(view) if _is_built else values_plainly
    totals = dict.fromkeys(view.legal, 0.0)
    weights: list[int] = []
    for world in guesses.worlds:
        found = values(guesses.position_in(world), min(positions - _A_WORLD, most))
        if found is None:
            return None
        positions -= found[1] + _A_WORLD
        weights.append(world.weight)
        for move, value in found[0].items():
            totals[move] += weights[-1] * value
    chances = {move: total / sum(weights) for move, total in totals.items()}
    return Assessment(chances, is_proven=len(weights) == 1 and view.ruleset.players == 2)


def _values_compiled(view: View) -> Callable[[Position, int], tuple[dict[Move, float], int] | None]:
    board = Endings(view.book)

    def values(position: Position, positions: int) -> tuple[dict[Move, float], int] | None:
        board.stand(position)
        found = board.values(positions)
        return None if found is None else ({move: found[0][board.code(move)] for move in view.legal}, found[1])

    return values


def values_plainly(position: Position, positions: int) -> tuple[dict[Move, float], int] | None:
    """By legal move what it brings the side to move, and how many positions that took; None if more than so many."""
    assert position.to_move is not None
    side = position.ruleset.side_of(position.to_move)
    looking = _Looking(positions)
    with suppress(_TooMany):
        found = {move: looking.best(position.after(move))[side] for move in position.legal_moves()}
        return found, positions - looking.left
    return None


class _TooMany(Exception):
    """More positions would have to be looked at than may be."""


class _Looking:
    """Looking through what may follow, by the rules' own engine."""

    def __init__(self, positions: int) -> None:
        self.left = positions

    def best(self, position: Position) -> list[float]:
        """By side its share, if every side plays for its own."""
        self.left -= 1
        if self.left < 0:
            raise _TooMany
        if position.is_over:
            return shares_of(position)
        if position.is_chance:
            return _mean([self.best(position.after(move)) for move in position.lots])
        assert position.to_move is not None
        side = position.ruleset.side_of(position.to_move)
        found = []
        for move in position.legal_moves():
            found.append(self.best(position.after(move)))
            if found[-1][side] > 1 - _EQUAL:
                return found[-1]
        most = max(shares[side] for shares in found)
        return _mean([shares for shares in found if shares[side] > most - _EQUAL])


def _mean(all_shares: list[list[float]]) -> list[float]:
    return [sum(shares) / len(all_shares) for shares in zip(*all_shares, strict=True)]
