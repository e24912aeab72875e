"""The searching bots: legal, repeatable, from the view alone, within their effort, and clearly better than chance."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from claim import kernel
from claim.bots.effort import Effort
from claim.bots.ismcts import IsmctsBot, StandardBot
from claim.bots.random_bot import RandomBot
from claim.deals import dealt, legal_decks
from claim.errors import ClaimError
from claim.knowledge import View, view_of, worlds
from claim.rules import CLAIM, CLAIM_2, Game, Ruleset
from claim.solver import solve
from tests.bots.test_fast_worlds import asked
from tests.games import random_game

if not kernel.is_built():
    pytest.skip("the kernel is not compiled: tests/bots/test_rules_search.py", allow_module_level=True)

from claim.bots._ismcts import search

FEW = Effort(iterations=60)
BOTS = (StandardBot, IsmctsBot)


def views(lots: Random, ruleset: Ruleset, wanted: int) -> Iterator[View]:
    """What the seat to move sees, here and there in random games."""
    while wanted:
        game = random_game(lots, ruleset, moves=lots.randrange(52))
        if game.position.to_move is not None:
            wanted -= 1
            yield view_of(game, game.position.to_move)


@pytest.mark.parametrize("deck", legal_decks(2))
def test_in_every_deck_every_legal_move_is_tried(deck: tuple[str, ...]) -> None:
    for number, view in enumerate(views(Random(str(deck)), Ruleset.of(deck), 3)):
        for tuned in (False, True):
            found = search(view, Effort(iterations=200), number, tuned=tuned)
            assert set(found.visits) == set(found.shares) == set(view.legal)
            assert sum(found.visits.values()) == 200
            assert all(0 <= share <= 1 for share in found.shares.values())
            assert found.best in view.legal


@pytest.mark.parametrize("ruleset", [CLAIM, CLAIM_2], ids=["claim", "claim2"])
@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_finds_the_same(bot: type[IsmctsBot], ruleset: Ruleset) -> None:
    differences = 0
    for view in views(Random(3), ruleset, 10):
        first, again, other = (bot(Random(seed)).assess(view, FEW) for seed in (1, 1, 2))
        assert first == again
        assert bot(Random(1)).choose(view, FEW) == bot(Random(1)).choose(view, FEW)
        differences += first != other
    assert differences


@pytest.mark.parametrize("ruleset", [CLAIM, CLAIM_2], ids=["claim", "claim2"])
@pytest.mark.parametrize("bot", BOTS)
def test_exchanging_hidden_cards_changes_nothing(bot: type[IsmctsBot], ruleset: Ruleset) -> None:
    lots = Random(4)
    for view in views(lots, ruleset, 10):
        elsewhere = view_of(worlds(view).sample(lots).game(), view.seat)
        assert bot(Random(1)).assess(view, FEW) == bot(Random(1)).assess(elsewhere, FEW)


def test_an_effort_of_one_iteration_is_enough_for_a_move() -> None:
    for view in views(Random(5), CLAIM, 10):
        assert IsmctsBot(Random(1)).choose(view, Effort(iterations=1)) in view.legal


def test_time_ends_a_search_too() -> None:
    view = next(views(Random(6), CLAIM, 1))
    little, more = (sum(search(view, Effort(time), 1, tuned=True).visits.values()) for time in (1e-9, 0.02))
    assert little == 64 < more  # the clock is looked at every so often
    assert sum(search(view, Effort(seconds=100, iterations=10), 1, tuned=True).visits.values()) == 10


def test_a_seers_choice_is_searched() -> None:
    lots = Random(7)
    for _ in range(5):
        game = asked(lots)
        assert game.position.to_move is not None
        view = view_of(game, game.position.to_move)
        found = search(view, Effort(iterations=500), 1, tuned=True)
        assert set(found.visits) == set(view.legal)
        assert min(found.visits.values()) > 0


def test_a_won_endgame_is_seen_as_such() -> None:
    """With three tricks left the search tries everything: what it likes best is what the solver proves."""
    lots = Random(8)
    compared = 0
    while compared < 12:
        game = random_game(lots, CLAIM, moves=46)
        proven = solve(game.position, line=False)
        if len(set(proven.moves.values())) == 1:
            continue
        compared += 1
        found = search(view_of(game, proven.seat), Effort(iterations=5000), 1, tuned=True)
        assert proven.moves[found.best] == proven.value


def test_the_only_move_needs_no_thought() -> None:
    game = random_game(Random(9), CLAIM, moves=50)
    assert game.position.to_move is not None
    view = view_of(game, game.position.to_move)
    assert len(view.legal) == 1
    lots = Random(1)
    before = lots.getstate()
    assert IsmctsBot(lots).choose(view) == view.legal[0]
    assert lots.getstate() == before


def test_assessments_name_the_bots_choice_first() -> None:
    for seed, view in enumerate(views(Random(10), CLAIM_2, 60)):
        bot, other = IsmctsBot(Random(seed)), IsmctsBot(Random(seed))
        assert next(iter(bot.assess(view, FEW).chances)) == other.choose(view, FEW)


def test_whose_turn_it_is_not_has_nothing_to_search() -> None:
    game = random_game(Random(11), CLAIM, moves=3)
    assert game.position.to_move is not None
    with pytest.raises(ClaimError, match="nothing to decide"):
        search(view_of(game, 1 - game.position.to_move), FEW, 1, tuned=True)


def test_threads_can_search_at_the_same_time() -> None:
    shown = list(views(Random(12), CLAIM_2, 8))

    def found(view: View) -> object:
        return search(view, Effort(iterations=3000), 1, tuned=True)

    alone = list(map(found, shown))
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(found, shown)) == alone


@pytest.mark.parametrize("ruleset", [CLAIM, CLAIM_2], ids=["claim", "claim2"])
@pytest.mark.parametrize("bot", BOTS)
def test_it_beats_the_random_bot(bot: type[IsmctsBot], ruleset: Ruleset) -> None:
    lots = Random(2)
    points = 0.0
    for _ in range(10):
        deal = dealt(ruleset, lots)
        for seat in (0, 1):
            game = Game(ruleset, deal)
            while game.position.to_move is not None:
                player = bot(lots) if game.position.to_move == seat else RandomBot(lots)
                game.push(player.choose(view_of(game, game.position.to_move), Effort(iterations=300)))
            assert game.position.outcome is not None
            winners = game.position.outcome.winners
            points += (seat in winners) / len(winners)
    assert points >= 15  # of 20: chance gives that once in fifty times, and the bot nearly always


def test_without_the_compiled_search_the_rules_are_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = list(views(Random(13), CLAIM, 2))
    monkeypatch.setattr(kernel, "supports", lambda ruleset: False)
    for view in shown:
        assert IsmctsBot(Random(1)).choose(view, Effort(iterations=5)) in view.legal
        assert set(StandardBot(Random(1)).assess(view, Effort(iterations=5)).chances) == set(view.legal)
