"""Who solves what: our solver the starts of phase two, and the bridge solver bridge."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from benchmarks.solving.bridge import DDS, prepared_deals
from benchmarks.solving.positions import SEED, starts_of_phase_two
from benchmarks.solving.timing import Contender, Task
from claim import kernel
from claim.deals import legal_decks
from claim.rules import CLAIM, CLAIM_2, Position, Ruleset
from claim.solver import solve

__all__ = ["ALL_DECKS", "BOXES", "EVERY_MOVE", "VALUE", "Groups", "bridge_contenders", "groups_of", "our_contenders"]

BOXES: Final = {"Claim": CLAIM, "Claim 2": CLAIM_2}
ALL_DECKS: Final = "all decks"
VALUE: Final = "value"
"""Win, draw or loss."""
EVERY_MOVE: Final = "every move"
"""The same for each legal move."""

Groups = dict[str, list[tuple[Ruleset, int]]]
"""By name, rulesets with the number of deals."""


def groups_of(decks: Sequence[str], deals: int, per_deck: int) -> Groups:
    """The two boxes and all decks, or the decks asked for."""
    if decks:
        return {ruleset.deck: [(ruleset, deals)] for ruleset in map(Ruleset.of, decks)}
    every = [(Ruleset.of(deck), per_deck) for deck in legal_decks(2)]
    return {**{name: [(ruleset, deals)] for name, ruleset in BOXES.items()}, ALL_DECKS: every}


def our_contenders(groups: Groups, after_each: Callable[[], None]) -> tuple[list[Contender], dict[str, str]]:
    """Two for each group, or why they are skipped."""
    if not kernel.is_built():
        return [], {"our solver": "its extension is not built"}
    contenders = []
    for group, rulesets in groups.items():
        positions = [
            position
            for ruleset, count in rulesets
            for position in starts_of_phase_two(ruleset, count, after_each=after_each)
        ]
        Random(SEED).shuffle(positions)
        labels = [position.book.ruleset.deck for position in positions]
        contenders.append(Contender(group, VALUE, [_task(one, moves=False) for one in positions], labels))
        contenders.append(Contender(group, EVERY_MOVE, [_task(one, moves=True) for one in positions], labels))
    return contenders, {}


def bridge_contenders(deals: int) -> tuple[list[Contender], dict[str, str]]:
    """The bridge solver, or why it is skipped."""
    try:
        tasks = prepared_deals(deals, Random(SEED))
    except ImportError as error:
        return [], {DDS: f"not installed ({error})"}
    return [Contender(DDS, "best card", tasks, ["bridge"] * deals)], {}


def _task(position: Position, *, moves: bool) -> Task:
    def task() -> int:
        solution = solve(position, moves=moves, line=False)
        assert solution.exact
        return solution.nodes

    return task
