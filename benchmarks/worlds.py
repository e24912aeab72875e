"""Sampling worlds in the middle of phase one, where a seat knows least about most: worlds a second."""

from random import Random

from benchmarks.games import RULESETS
from benchmarks.measuring import Contender, Spent, timed
from claim.deals import dealt
from claim.knowledge import View, view_of, worlds
from claim.rules import Game, Phase, Ruleset

__all__ = ["contenders"]

SAMPLES = 50
"""Worlds drawn from one view. A bot thinking over a move draws about so many."""


def contenders() -> list[Contender]:
    return [_contender(name, ruleset) for name, ruleset in RULESETS.items()]


def _contender(name: str, ruleset: Ruleset) -> Contender:
    def work(lots: Random) -> Spent:
        view = middle_view(ruleset, lots)
        return timed(lambda: draw_worlds(view, lots))

    return Contender(name, "worlds", work)


def middle_view(ruleset: Ruleset, lots: Random) -> View:
    """What the seat to move knows at the start of the middle trick of phase one, after random play."""
    game = Game(ruleset, dealt(ruleset, lots))
    middle = ruleset.hand_size // 2 + 1
    while game.position.trick_number < middle:
        game.push(lots.choice(game.position.legal_moves()))
    position = game.position
    assert position.phase is Phase.RECRUIT
    assert position.to_move is not None
    return view_of(game, position.to_move)


def draw_worlds(view: View, lots: Random) -> int:
    """Find out what fits the view, and draw worlds from it with all their cards in place."""
    fitting = worlds(view)
    for _ in range(SAMPLES):
        _ = fitting.sample(lots).position
    return SAMPLES
