"""The last tricks of games that the kernel does not know, looked through in every world."""

from collections.abc import Iterator
from random import Random

import pytest

from claim import kernel
from claim.bots import hint
from claim.bots.effort import Effort
from claim.bots.rules_search import assess, endings
from claim.knowledge import View, view_of, worlds
from claim.rules import Game, Phase
from claim.solver import solve
from tests.games import KINDS, random_game, random_ruleset

SMALL = 10_000_000
needs_kernel = pytest.mark.skipif(not kernel.is_built(), reason="the kernel is not compiled")


def endings_of(kind: str, wanted: int, tricks: int) -> Iterator[tuple[Game, View]]:
    """Games of a kind with at most so many tricks to play, where there is something to decide, and who decides it."""
    seed = 0
    while wanted:
        lots = Random(f"{kind} {seed}")
        seed += 1
        ruleset = random_ruleset(lots, kind)
        whole = random_game(lots, ruleset)
        left = lots.randrange(1, ruleset.players * tricks + 1)
        game = Game(ruleset, whole.deal, whole.moves[:-left])
        seat = game.position.to_move
        if seat is None or game.position.is_chance or game.position.phase is not Phase.GATHER:
            continue
        view = view_of(game, seat)
        if len(view.legal) > 1:
            wanted -= 1
            yield game, view


@needs_kernel
@pytest.mark.parametrize("kind", KINDS)
def test_compiled_values_are_those_of_the_rules(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for _, view in endings_of(kind, 8, tricks=2):
        compiled = endings.looked_through(view, SMALL)
        assert compiled is not None
        with monkeypatch.context() as plain:
            plain.setattr(endings, "_is_built", False)
            by_rules = endings.looked_through(view, SMALL)
        assert by_rules is not None
        assert compiled.chances == pytest.approx(by_rules.chances)
        assert compiled.is_proven == by_rules.is_proven


@needs_kernel
def test_values_are_those_of_the_solver() -> None:
    """Where it can say: in games of two without heroes, in which everything is known in phase two (R5.5)."""
    for game, view in endings_of("two", 24, tricks=3):
        looked = endings.looked_through(view, SMALL)
        assert looked is not None
        proven = solve(game.position, line=False)
        assert looked.chances == {move: (1 + value) / 2 for move, value in proven.moves.items()}
        assert looked.is_proven


@pytest.mark.parametrize("kind", KINDS)
def test_what_takes_too_much_is_left(kind: str) -> None:
    for _, view in endings_of(kind, 2, tricks=2):
        assert endings.looked_through(view, 1) is None


def test_phase_one_is_left() -> None:
    game = random_game(Random(1), random_ruleset(Random(1), "three"), moves=20)
    assert game.position.to_move is not None
    assert endings.looked_through(view_of(game, game.position.to_move), SMALL) is None


@needs_kernel
@pytest.mark.parametrize("kind", ["heroes", "three", "four"])
def test_the_master_makes_the_best_move_of_an_ending(kind: str) -> None:
    told = 0
    for _, view in endings_of(kind, 12, tricks=2):
        looked = endings.looked_through(view, SMALL)
        assert looked is not None
        found = assess(view, Effort(iterations=2000), Random(1))
        if found.is_proven:
            told += 1
            assert worlds(view).count() == 1
        assert looked.chances[found.best] == pytest.approx(looked.chance)
    assert told or kind != "heroes"


@needs_kernel
def test_a_hero_game_ends_with_proven_hints() -> None:
    proven = [hint(view, Effort(iterations=500)) for _, view in endings_of("heroes", 20, tricks=2)]
    assert any(found.is_proven for found in proven)
    assert all(0 <= chance <= 1 for found in proven for chance in found.chances.values())
