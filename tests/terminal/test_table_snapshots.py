"""Pictures of the table: both phases, a decision and the end, in both looks and two sizes."""

from collections.abc import Callable
from random import Random

import pytest

from claim.rules import CLAIM, CLAIM_2, Ruleset
from tests.kit import CLAIM_2 as GNOMES
from tests.kit import new_game
from tests.table.matches import play
from tests.terminal.fakes import Alone, FakeLink, link_at, new_link

Compare = Callable[..., bool]
SIZES = {"80x24": (80, 24), "140x45": (140, 45)}


def played(ruleset: Ruleset, seed: int, moves: int | None = None) -> FakeLink:
    link = new_link(ruleset, seed)
    play(link.table, Random(seed), moves)
    return link


STATES: dict[str, tuple[Callable[[], FakeLink], tuple[str, ...]]] = {
    "phase-one": (lambda: played(CLAIM, 1, 9), ("home", "right")),
    "phase-two": (lambda: played(CLAIM_2, 1, 40), ("end",)),
    "decision": (lambda: link_at(new_game(GNOMES, hand0="Se7", hand1="Se3", stock="Gn3 Dr5"), "Se7 Se3"), ("down",)),
    "end": (lambda: played(CLAIM, 3), ()),
    "four": (lambda: played(Ruleset.of("Gn Gi Un Dw Do Tr Se", players=4), 4, 58), ("home",)),
}
"""By name, a seat at a table and the keys that were pressed there."""


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", STATES)
def test_the_table_looks_as_it_did(snap_compare: Compare, state: str, size: str, theme: str) -> None:
    begin, keys = STATES[state]
    assert snap_compare(Alone(begin(), theme=theme), press=keys, terminal_size=SIZES[size])
