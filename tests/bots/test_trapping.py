"""Where the opponent has a proven win the master gives nothing away, and chooses where errors are likely."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from claim import kernel
from claim.bots import gathering
from claim.bots.effort import Effort
from claim.bots.gathering import assess_gathering
from claim.bots.ismcts import IsmctsBot
from claim.knowledge import view_of
from claim.rules import CLAIM, CLAIM_2, Game, Move, Phase, Position, Ruleset
from claim.solver import Budget, Solution, solve
from tests.games import random_game

if not kernel.is_built():
    pytest.skip("the kernel is not compiled", allow_module_level=True)

from claim.bots import trapping
from claim.bots._ismcts import search, search_open
from claim.bots.trapping import trap
from claim.kernel import Board
from claim.solver.exact import Spent, asked

DECKS = (CLAIM, CLAIM_2, Ruleset.of("Gn Gi Do Dr Dw"))
NAMES = [" ".join(ruleset.factions) for ruleset in DECKS]


def lost_games(
    lots: Random, ruleset: Ruleset, wanted: int, tricks: range = range(3, 12)
) -> Iterator[tuple[Game, Solution]]:
    """Random games in phase two in which the seat to move has several best moves and does not win."""
    while wanted:
        game = random_game(lots, ruleset, moves=26 + 2 * (lots.choice(tricks) - 1) + lots.randrange(2))
        position = game.position
        if position.phase is not Phase.GATHER or len(position.legal_moves()) == 1:
            continue
        solution = solve(position, line=False)
        if solution.value <= 0 and len(best_moves(solution)) > 1:
            wanted -= 1
            yield game, solution


def best_moves(solution: Solution) -> list[Move]:
    return [move for move, value in solution.moves.items() if value == solution.value]


def value_after(position: Position, move: Move, seat: int) -> int:
    after = position.after(move)
    found = solve(after, moves=False, line=False)
    return found.value if found.seat == seat else -found.value


def errors(game: Game, solution: Solution, move: Move, times: int) -> int:
    """How often a hasty opponent gives something away right after a move."""
    twin = Game(game.ruleset, game.deal, (*game.moves, move))
    position = twin.position
    if position.to_move in (None, solution.seat) or len(position.legal_moves()) == 1:
        return 0
    view = view_of(twin, 1 - solution.seat)
    replies = [IsmctsBot(Random(seed)).choose(view, Effort(iterations=200)) for seed in range(times)]
    kept = {reply: value_after(position, reply, solution.seat) <= solution.value for reply in set(replies)}
    return sum(not kept[reply] for reply in replies)


@pytest.mark.parametrize("ruleset", DECKS, ids=NAMES)
@pytest.mark.parametrize("seconds", [None, 0.02, 1e-5, -1.0])
def test_a_trap_gives_nothing_away(ruleset: Ruleset, seconds: float | None) -> None:
    for game, solution in lost_games(Random(1), ruleset, 6):
        assert trap(game.position, solution, seconds, Random(1)) in best_moves(solution)


def test_a_draw_is_not_lost_for_a_trap() -> None:
    for game, solution in lost_games(Random(2), CLAIM, 10):
        for kept in best_moves(solution):
            values = {move: 0 if move == kept else -1 for move in solution.moves}
            assert trap(game.position, replace(solution, value=0, moves=values), 0.001, Random(1)) == kept


def test_the_same_seed_sets_the_same_trap_where_there_is_no_clock() -> None:
    chosen = set()
    for game, solution in lost_games(Random(3), CLAIM, 5):
        for seed in range(3):
            first, again = (trap(game.position, solution, None, Random(seed)) for _ in range(2))
            assert first == again
            chosen.add(first)
    assert len(chosen) > 1


def test_hasty_opponents_err_more_often_than_after_other_moves() -> None:
    trapped, others = 0.0, 0.0
    for game, solution in lost_games(Random(5), CLAIM, 40, range(3, 6)):
        trapped += errors(game, solution, trap(game.position, solution, None, Random(1)), 6)
        found = [errors(game, solution, move, 6) for move in best_moves(solution)]
        others += sum(found) / len(found)
    assert trapped > 1.5 * others > 0


def test_no_more_is_looked_at_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    looked = 0

    def clock() -> float:
        return now

    def looking(*args: object, **kwargs: object) -> object:
        nonlocal now, looked
        now += 0.01
        looked += 1
        return search_open(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(trapping, "thread_time", clock)
    monkeypatch.setattr(trapping, "search_open", looking)
    game, solution = next(
        found for found in lost_games(Random(5), CLAIM, 100, range(3, 5)) if len(best_moves(found[1])) > 6
    )
    assert trap(game.position, solution, 0.0399, Random(1)) in best_moves(solution)
    assert looked == 4
    looked = 0
    assert trap(game.position, solution, None, Random(1)) in best_moves(solution)
    assert looked > 10


def test_the_master_sets_traps_where_it_cannot_win(monkeypatch: pytest.MonkeyPatch) -> None:
    game, solution = next(lost_games(Random(6), CLAIM, 1))
    view = view_of(game, solution.seat)
    few = Effort(iterations=3)
    for move in best_moves(solution):
        monkeypatch.setattr(gathering, "trap", lambda *_, chosen=move: chosen)
        assert assess_gathering(view, few, Random(1)).best == move
    monkeypatch.setattr(gathering, "_has_traps", False)
    monkeypatch.delattr(gathering, "trap")
    assert assess_gathering(view, few, Random(1)).best in best_moves(solution)


def test_a_trap_gets_the_time_that_the_proof_left(monkeypatch: pytest.MonkeyPatch) -> None:
    game, solution = next(lost_games(Random(7), CLAIM, 1, range(8, 9)))
    given: list[float] = []

    def noted(position: Position, solution: Solution, seconds: float, lots: Random) -> Move:
        given.append(seconds)
        return best_moves(solution)[0]

    monkeypatch.setattr(gathering, "trap", noted)
    ticks = iter([10.0, 10.03])
    monkeypatch.setattr(gathering, "thread_time", lambda: next(ticks))
    assess_gathering(view_of(game, solution.seat), Effort(seconds=0.05), Random(1))
    assert given == [pytest.approx(0.02)]


@pytest.mark.parametrize("ruleset", DECKS, ids=NAMES)
def test_a_search_of_a_board_sees_what_a_search_of_the_view_sees(ruleset: Ruleset) -> None:
    effort = Effort(iterations=4000)
    for game, solution in lost_games(Random(8), ruleset, 5):
        view, board = view_of(game, solution.seat), Board.of(game.position)
        found = search_open(board, effort, 1, tuned=False)
        assert found == search_open(board, effort, 1, tuned=False)
        assert set(found.visits) == set(view.legal)
        assert sum(found.visits.values()) == effort.iterations
        expected = search(view, effort, 1, tuned=False)
        assert max(found.shares.values()) == pytest.approx(max(expected.shares.values()), abs=0.05)


@pytest.mark.parametrize("ruleset", DECKS, ids=NAMES)
def test_moves_asked_about_are_worth_what_the_solver_says(ruleset: Ruleset) -> None:
    lots = Random(9)
    seen: set[int] = set()
    for _ in range(30):
        position = random_game(lots, ruleset, moves=lots.randrange(30, 50)).position
        proven = solve(position, line=False).moves
        with asked(position) as worth:
            assert {move: worth(move) for move in reversed(list(proven))} == proven
        seen.update(proven.values())
    assert {-1, 1} <= seen


def test_asking_ends_with_the_budget() -> None:
    position = random_game(Random(10), CLAIM, moves=26).position
    with asked(position, Budget(nodes=1)) as worth, pytest.raises(Spent):
        worth(position.legal_moves()[0])
