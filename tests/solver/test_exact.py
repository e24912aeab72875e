"""The compiled solver: the same answers as the plain search, as itself without abstractions, and in every thread."""

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from claim.rules import CLAIM, CLAIM_2, Position, Ruleset
from claim.solver import Budget, Solution, Unsolvable, solve
from claim.solver.exact import solve_exactly
from claim.solver.reference import search
from tests.kit import given
from tests.solver.agreement import abstraction_difference, reference_difference
from tests.solver.compare import DIFFERENCES
from tests.solver.corpus import CORPUS
from tests.solver.endgames import KINDS, all_rulesets, endgames, opening
from tests.solver.lines import line_fault
from tests.solver.positions import as_data, from_data

SMALL = {1: 20, 2: 40, 3: 60, 4: 50, 5: 12}
"""By tricks, how many endgames of each kind are compared."""
OPENINGS = (26, 21) if os.environ.get("CLAIM_TESTS") == "thorough" else (26,)
"""Seeds of whole deals. Among those of 21 is one that takes minutes without abstractions."""
PLAINLY_SOLVED = 6
"""The plain search solves so many tricks in a moment."""


def openings(count: int, seed: int) -> Iterator[Position]:
    lots = Random(seed)
    for ruleset in lots.sample(all_rulesets(), count):
        yield opening(ruleset, lots)


# The plain search


@pytest.mark.parametrize("tricks", SMALL)
@pytest.mark.parametrize("kind", KINDS)
def test_it_agrees_with_the_plain_search(kind: str, tricks: int) -> None:
    for position in endgames(SMALL[tricks], tricks, 11, kind):
        assert reference_difference(position) is None, as_data(position)


def test_it_agrees_with_the_plain_search_on_six_tricks() -> None:
    for position in endgames(15, 6, 12):
        assert reference_difference(position) is None, as_data(position)


@pytest.mark.parametrize("path", sorted(DIFFERENCES.glob("*.json")), ids=lambda path: path.stem)
def test_what_was_wrong_once_is_right_now(path: Path) -> None:
    position = from_data(json.loads(path.read_text(encoding="utf-8")))
    assert abstraction_difference(position) is None
    if len(position.hands[0]) <= PLAINLY_SOLVED:
        assert reference_difference(position) is None


# Itself


@pytest.mark.parametrize("seed", OPENINGS)
def test_abstractions_change_nothing_in_all_thirteen_tricks(seed: int) -> None:
    for position in openings(6, seed):
        assert abstraction_difference(position, moves=False) is None, as_data(position)


@pytest.mark.parametrize(
    ("tricks", "kind"), [(8, None), (10, "played at random"), (10, "level"), (10, "copies"), (10, "few values")]
)
def test_abstractions_change_nothing_in_many_tricks(tricks: int, kind: str | None) -> None:
    for position in endgames(60, tricks, 22, kind):
        assert abstraction_difference(position) is None, as_data(position)


def test_the_corpus_is_solved_as_it_was() -> None:
    lines = CORPUS.read_text(encoding="utf-8").splitlines()
    decks = set()
    for line in lines:
        data = json.loads(line)
        decks.add((data["deck"], data.get("tie_break", "cards")))
    assert len(decks) == 210
    for line in Random(len(lines)).sample(lines, 60):
        data = json.loads(line)
        solution = solve_exactly(from_data(data), line=False)
        assert solution.value == data["value"], line
        assert {str(move): value for move, value in solution.moves.items()} == data["moves"], line


def test_values_follow_from_each_other() -> None:
    for position in openings(4, 23):
        whole = solve_exactly(position)
        for move, value in whole.moves.items():
            after = position.after(move)
            sign = 1 if after.to_move == position.to_move else -1
            assert solve_exactly(after, moves=False, line=False).value == sign * value, as_data(position)


# Asking for less, and with a budget


def test_what_is_not_asked_for_is_not_there() -> None:
    position = next(endgames(1, 6, 3, "level"))
    whole = solve_exactly(position, margins=True)
    assert whole.exact
    assert whole.moves.keys() == whole.margins.keys() == set(position.legal_moves())
    assert len(whole.line) == 12
    bare = solve_exactly(position, moves=False, line=False)
    assert (bare.moves, bare.margins, bare.line) == ({}, {}, ())
    assert (bare.value, bare.seat, bare.exact) == (whole.value, whole.seat, True)
    assert bare.nodes > 0
    assert bare.seconds >= 0


def test_an_unfinished_answer_says_so_and_keeps_to_its_nodes() -> None:
    for position in openings(6, 31):
        whole = solve_exactly(position)
        for nodes in (1, 100, 1000):
            cut = solve_exactly(position, budget=Budget(nodes=nodes))
            assert cut.nodes < nodes + 100
            assert cut.exact == (cut.moves == whole.moves and len(cut.line) == 26)
            assert cut.moves.items() <= whole.moves.items()
        enough = solve_exactly(position, budget=Budget(nodes=100_000_000, seconds=600))
        assert (enough.exact, enough.value, enough.moves) == (True, whole.value, whole.moves)


def test_time_is_respected() -> None:
    for position in openings(6, 32):
        begun = perf_counter()
        cut = solve_exactly(position, margins=True, budget=Budget(seconds=0.001))
        assert perf_counter() - begun < 0.5
        assert not cut.exact
        assert solve_exactly(position, margins=True).exact  # and it is none the worse for it


# Threads


def test_threads_get_the_same_answers() -> None:
    positions = [*openings(4, 41), *endgames(60, 7, 42)]
    expected = [_answer(solve_exactly(position)) for position in positions]

    def one_after_the_other(seed: int) -> list[tuple[int, object, bool]]:
        places = list(range(len(positions)))
        Random(seed).shuffle(places)
        answers = {place: _answer(solve_exactly(positions[place])) for place in places}
        return [answers[place] for place in range(len(positions))]

    with ThreadPoolExecutor(8) as threads:
        for answers in threads.map(one_after_the_other, range(8)):
            assert answers == expected


def _answer(solution: Solution) -> tuple[int, object, bool]:
    return solution.value, dict(solution.moves), solution.exact


# Choosing a solver


def test_solve_takes_the_compiled_solver() -> None:
    for position in openings(3, 51):
        solution = solve(position)
        assert solution.exact
        assert line_fault(position, solution) is None


@pytest.mark.parametrize("ruleset", [CLAIM, CLAIM_2, Ruleset.of("El Or Cy Dr Do")], ids=lambda ruleset: ruleset.deck)
def test_without_it_the_plain_search_stands_in(ruleset: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(position for position in endgames(300, 4, 52, "anything") if position.ruleset == ruleset)
    expected = solve(position, margins=True)
    plain = search(position, margins=True)
    assert (plain.value, plain.moves, plain.margins) == (expected.value, expected.moves, expected.margins)
    with monkeypatch.context() as nothing_compiled:
        nothing_compiled.setattr("claim.kernel.is_built", lambda: False)
        assert solve(position, margins=True).nodes == plain.nodes
    monkeypatch.setitem(sys.modules, "claim.solver.exact", None)  # the kernel alone is compiled
    assert solve(position, margins=True).nodes == plain.nodes


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(Unsolvable, match="phase one"):
        solve(given(phase=1, hand0="Go1", hand1="Go2").position)
    with pytest.raises(Unsolvable, match="heroes"):
        solve(given(trick=13, hand0="Death", hand1="Go2").position)
    with pytest.raises(Unsolvable, match="in trick 12"):
        solve_exactly(given(trick=12, hand0="Go1", hand1="Go2").position)
