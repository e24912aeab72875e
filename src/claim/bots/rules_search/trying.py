"""The same search, compiled: some hundred times as many tries."""

from contextlib import suppress
from random import Random
from typing import Final, NamedTuple

from claim import kernel
from claim.bots.effort import Effort
from claim.bots.findings import Findings
from claim.bots.rules_search.guesses import Guesses
from claim.bots.rules_search.sense import sense_of
from claim.bots.rules_search.thinking import rounds
from claim.knowledge import View

_is_built = False
if kernel.is_built():
    with suppress(ImportError):  # somebody compiled the kernel and not this
        from claim.bots.rules_search._tries import Tries

        _is_built = True

__all__ = ["Manner", "is_built", "search_compiled"]

_TRIES_PER_WORLD: Final = 4
"""Guessing a world takes as long as some tries."""


class Manner(NamedTuple):
    """How to search."""

    curiosity: float
    """How much moves are explored that have brought little so far."""
    whims: float
    """How often a game is played on by any move instead of a sensible one."""
    trust: float
    """For how many tries of a move the first guess about it counts."""
    bias: float
    """By how much that guess favours the most sensible move over the least."""


def is_built() -> bool:
    """Whether it can be used."""
    return _is_built


def search_compiled(view: View, effort: Effort, lots: Random, manner: Manner) -> Findings:
    """Search as long as the effort allows."""
    sense = sense_of(view.book)
    tries = Tries(view.book)
    weights = sense.weights._replace(whims=manner.whims)
    tries.use(weights, sense.appeals, sense.staying, manner.curiosity, manner.trust, manner.bias)
    guesses = Guesses(view, lots)
    for count in rounds(effort, _TRIES_PER_WORLD):
        tries.stand(guesses.draw())
        tries.grow(count, lots.getrandbits(64))
    found = tries.found()
    brought = {move: found.get(tries.code(move), (0, 0.0)) for move in view.legal}
    mean = sum(total for _, total in brought.values()) / sum(visits for visits, _ in brought.values())
    return Findings(
        {move: visits for move, (visits, _) in brought.items()},
        {move: total / visits if visits else mean for move, (visits, total) in brought.items()},
    )
