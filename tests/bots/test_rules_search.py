"""The search for any ruleset: every decision, from the view alone, the same with the same seed, and with sense."""

from random import Random

import pytest

from claim.bots.effort import Effort
from claim.bots.rules_search import assess, search, searching
from claim.bots.rules_search.thinking import rounds
from claim.knowledge import View, view_of, worlds
from claim.rules import CLAIM, Game, Position, Ruleset
from tests.games import KINDS, random_game, random_ruleset
from tests.kit import FIVE_TENS

_FEW = Effort(iterations=20)


@pytest.fixture(params=[True, False], ids=["compiled", "plain"])
def by(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the compiled search is used (if there is one) or the plain one."""
    if not request.param:
        monkeypatch.setattr(searching, "is_built", lambda: False)
    return bool(request.param)


def decisions(kind: str, count: int) -> list[tuple[Game, View]]:
    """Games of a kind somewhere on their way, and the view of who has to move."""
    found: list[tuple[Game, View]] = []
    seed = 0
    while len(found) < count:
        lots = Random(f"{kind} {seed}")
        seed += 1
        game = random_game(lots, random_ruleset(lots, kind), moves=lots.randrange(80))
        seat = game.position.to_move
        if seat is not None and not game.position.is_chance:
            found.append((game, view_of(game, seat)))
    return found


@pytest.mark.parametrize("tuned", [True, False], ids=["tuned", "standard"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_legal_move_is_told_and_every_try_counted(kind: str, tuned: bool, by: bool) -> None:
    for _, view in decisions(kind, 6):
        found = search(view, _FEW, Random(1), tuned=tuned)
        assert list(found.visits) == list(found.shares) == list(view.legal)
        assert sum(found.visits.values()) == _FEW.iterations
        assert all(0 <= share <= 1 for share in found.shares.values())
        assert found.best in view.legal


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_finds_the_same(kind: str, by: bool) -> None:
    for _, view in decisions(kind, 3):
        assert search(view, _FEW, Random(3), tuned=True) == search(view, _FEW, Random(3), tuned=True)
        assert assess(view, _FEW, Random(3)) == assess(view, _FEW, Random(3))


@pytest.mark.parametrize("kind", KINDS)
def test_exchanging_hidden_cards_changes_nothing(kind: str, by: bool) -> None:
    for game, view in decisions(kind, 4):
        elsewhere = view_of(worlds(view).sample(Random(5)).game(), view.seat)
        assert game.position.to_move == view.seat
        assert search(view, _FEW, Random(1), tuned=True) == search(elsewhere, _FEW, Random(1), tuned=True)
        assert assess(view, _FEW, Random(1)) == assess(elsewhere, _FEW, Random(1))


@pytest.mark.parametrize("verb", ["take", "swap", "steal", "back", "give", "count"])
def test_questions_of_every_kind_are_answered(verb: str, by: bool) -> None:
    lots = Random(verb)
    while True:
        game = random_game(lots, random_ruleset(lots, "heroes"))
        while game.moves and game.pop().verb != verb:
            pass
        seat = game.position.to_move
        if game.moves and seat is not None:
            view = view_of(game, seat)
            assert view.awaits == verb
            assert search(view, Effort(iterations=20), Random(1), tuned=True).best in view.legal
            return


def test_the_move_tried_most_often_is_said_to_promise_most() -> None:
    for kind in KINDS:
        for _, view in decisions(kind, 4):
            assessed = assess(view, _FEW, Random(2))
            assert assessed.best is search(view, _FEW, Random(2), tuned=True).best
            assert set(assessed.chances) == set(view.legal)
            assert list(assessed.chances.values()) == sorted(assessed.chances.values(), reverse=True)


def test_the_last_tricks_of_a_duel_are_seen_through(by: bool) -> None:
    lots = Random(1)
    for _ in range(8):
        game = random_game(lots, random_ruleset(lots, "two"))
        while len(game.position.hands[0]) + len(game.position.hands[1]) < 6:
            game.pop()
        seat = game.position.to_move
        assert seat is not None
        view = view_of(game, seat)
        values = {move: value(game.position.after(move), seat) for move in view.legal}
        assert values[search(view, Effort(iterations=400), Random(1), tuned=True).best] == max(values.values())


def value(position: Position, seat: int) -> float:
    """What a seat of a duel gets under best play of both."""
    if position.outcome is not None:
        winners = position.outcome.winners
        return (seat in winners) / len(winners)
    values = [value(position.after(move), seat) for move in position.legal_moves()]
    return max(values) if position.to_move == seat else min(values)


def test_iterations_are_shared_out_in_rounds() -> None:
    assert list(rounds(Effort(iterations=10), 4)) == [4, 4, 2]
    assert list(rounds(Effort(seconds=1e-9), 4)) == [4]


def test_two_players_without_heroes_may_be_searched_too(by: bool) -> None:
    game = random_game(Random(1), CLAIM, moves=30)
    seat = game.position.to_move
    assert seat is not None
    assert search(view_of(game, seat), _FEW, Random(1), tuned=True).best in game.position.legal_moves()


def test_a_game_of_three_shares_the_win_among_sides(by: bool) -> None:
    ruleset = Ruleset.of(FIVE_TENS, players=3)
    game = random_game(Random(1), ruleset, moves=0)
    seat = game.position.to_move
    assert seat is not None
    found = search(view_of(game, seat), Effort(iterations=300), Random(1), tuned=False)
    mean = sum(found.shares[move] * found.visits[move] for move in found.visits) / 300
    assert 0.1 < mean < 0.7
