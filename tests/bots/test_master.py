"""The master: legal everywhere, repeatable, from the view alone, and without a mistake where there is a proof."""

from collections.abc import Iterator
from random import Random

import pytest

from claim import kernel
from claim.bots import make_bot, master
from claim.bots.effort import Effort
from claim.bots.master import MasterBot
from claim.deals import dealt
from claim.knowledge import View, view_of, worlds
from claim.rules import CLAIM, CLAIM_2, Game, Phase, Ruleset
from claim.solver import solve
from tests.games import KINDS, random_game, random_move, random_ruleset

FEW = Effort(iterations=3)
DECKS = (CLAIM, CLAIM_2, Ruleset.of("El Or Se Un Cy"), Ruleset.of("Gn Gi Do Dr Dw"))
needs_kernel = pytest.mark.skipif(not kernel.is_built(), reason="the kernel is not compiled")


def views(lots: Random, ruleset: Ruleset, wanted: int, *, phase: Phase | None = None) -> Iterator[View]:
    """What the seat to move sees, here and there in random games, where there is more than one move."""
    while wanted:
        game = random_game(lots, ruleset, moves=lots.randrange(52))
        position = game.position
        if position.to_move is None or len(position.legal_moves()) == 1 or phase not in (None, position.phase):
            continue
        wanted -= 1
        yield view_of(game, position.to_move)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_game_is_played_to_the_end(kind: str) -> None:
    lots = Random(kind)
    ruleset = random_ruleset(lots, kind)
    game = Game(ruleset, dealt(ruleset, lots))
    bot = MasterBot(lots)
    while game.position.to_move is not None:
        if game.position.is_chance:
            game.push(random_move(game.position, lots))
            continue
        view = view_of(game, game.position.to_move)
        found = bot.assess(view, FEW)
        assert set(found.chances) == set(view.legal)
        move = bot.choose(view, FEW)
        assert move in view.legal
        game.push(move)
    assert game.position.outcome is not None


def test_every_kind_of_question_is_answered() -> None:
    lots = Random(1)
    answered = set()
    for _ in range(100):
        game = random_game(lots, random_ruleset(lots, lots.choice(("heroes", "hero values"))))
        played = Game(game.ruleset, game.deal)
        for move in game.moves:
            position = played.position
            if position.question is not None and not position.is_chance:
                assert position.to_move is not None
                view = view_of(played, position.to_move)
                assert MasterBot(Random(1)).choose(view, FEW) in view.legal
                answered.add(view.awaits)
            played.push(move)
    assert answered == {"take", "swap", "steal", "back", "give", "count"}


@needs_kernel
def test_a_seers_winner_decides() -> None:
    lots = Random(2)
    asked = [view for view in views(lots, CLAIM_2, 200, phase=Phase.RECRUIT) if view.awaits == "take"]
    assert len(asked) > 5
    chosen = {MasterBot(Random(1)).choose(view, FEW).word == "deck" for view in asked}
    assert chosen == {False, True}


@needs_kernel
@pytest.mark.parametrize("ruleset", DECKS, ids=lambda ruleset: " ".join(ruleset.factions))
def test_the_same_seed_chooses_the_same(ruleset: Ruleset) -> None:
    for view in views(Random(3), ruleset, 6):
        first, again = (MasterBot(Random(1)) for _ in range(2))
        assert first.choose(view, FEW) == again.choose(view, FEW)
        assert first.assess(view, FEW) == again.assess(view, FEW)


@needs_kernel
@pytest.mark.parametrize("ruleset", DECKS, ids=lambda ruleset: " ".join(ruleset.factions))
def test_hidden_cards_have_no_say(ruleset: Ruleset) -> None:
    lots = Random(4)
    for view in views(lots, ruleset, 6, phase=Phase.RECRUIT):
        elsewhere = view_of(worlds(view).sample(lots).game(), view.seat)
        assert elsewhere == view
        here, there = (MasterBot(Random(1)) for _ in range(2))
        assert here.choose(view, FEW) == there.choose(elsewhere, FEW)
        assert here.assess(view, FEW) == there.assess(elsewhere, FEW)


@needs_kernel
@pytest.mark.parametrize("ruleset", DECKS, ids=lambda ruleset: " ".join(ruleset.factions))
def test_nothing_is_given_away_in_phase_two_and_wins_are_as_high_as_can_be(ruleset: Ruleset) -> None:
    lots = Random(5)
    won = 0
    for view in views(lots, ruleset, 8, phase=Phase.GATHER):
        position = worlds(view).sample(lots).position
        proven = solve(position, margins=True, line=False)
        move = MasterBot(Random(1)).choose(view, FEW)
        assert proven.moves[move] == proven.value
        if proven.value > 0:
            won += 1
            assert proven.margins[move] == max(proven.margins.values())
    assert won


@needs_kernel
@pytest.mark.parametrize("ruleset", DECKS, ids=lambda ruleset: " ".join(ruleset.factions))
def test_every_legal_move_is_assessed_and_proven_only_in_phase_two(ruleset: Ruleset) -> None:
    lots = Random(6)
    for view in views(lots, ruleset, 10):
        found = MasterBot(Random(1)).assess(view, FEW)
        assert set(found.chances) == set(view.legal)
        assert all(0 <= chance <= 1 for chance in found.chances.values())
        assert found.is_proven == (view.phase is Phase.GATHER)
        if found.is_proven:
            proven = solve(worlds(view).sample(lots).position, line=False)
            assert dict(found.chances) == {move: (1 + value) / 2 for move, value in proven.moves.items()}


@needs_kernel
def test_an_effort_too_small_for_a_proof_still_gives_a_move() -> None:
    estimated = 0
    for view in views(Random(7), CLAIM, 30):
        little = Effort(seconds=1e-4)
        found = MasterBot(Random(1)).assess(view, little)
        estimated += view.phase is Phase.GATHER and not found.is_proven
        assert set(found.chances) == set(view.legal)
        assert all(0 <= chance <= 1 for chance in found.chances.values())
        assert MasterBot(Random(1)).choose(view, little) in view.legal
    assert estimated


@needs_kernel
def test_near_equal_moves_of_phase_one_are_mixed() -> None:
    mixed = 0
    for view in views(Random(8), CLAIM, 12, phase=Phase.RECRUIT):
        bot = MasterBot(Random(1))
        mixed += len({bot.choose(view, Effort(iterations=20)) for _ in range(8)}) > 1
    assert mixed


def test_the_only_move_needs_no_thought() -> None:
    game = random_game(Random(9), CLAIM, moves=50)
    assert game.position.to_move is not None
    lots = Random(1)
    before = lots.getstate()
    view = view_of(game, game.position.to_move)
    assert MasterBot(lots).choose(view) == view.legal[0]
    assert lots.getstate() == before


def test_without_the_kernel_it_searches_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = list(views(Random(10), CLAIM, 3))
    monkeypatch.setattr(kernel, "supports", lambda ruleset: False)
    for view in shown:
        assert MasterBot(Random(1)).choose(view, FEW) in view.legal
        assert set(MasterBot(Random(1)).assess(view, FEW).chances) == set(view.legal)


@needs_kernel
def test_without_networks_phase_one_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(master, "_has_networks", False)
    monkeypatch.delattr(master, "choose_recruiting")
    monkeypatch.delattr(master, "assess_recruiting")
    for view in views(Random(11), CLAIM_2, 4, phase=Phase.RECRUIT):
        assert MasterBot(Random(1)).choose(view, FEW) in view.legal
        assert set(MasterBot(Random(1)).assess(view, FEW).chances) == set(view.legal)


@needs_kernel
@pytest.mark.parametrize(("seed", "moves"), [(98, 14), (108, 18), (157, 16), (194, 19), (196, 14), (230, 16)])
def test_moves_that_were_left_out_early_have_chances_too(seed: int, moves: int) -> None:
    """The best move here turned out to be worth less than by how much others had been behind it."""
    lots = Random(seed)
    game = Game(CLAIM, dealt(CLAIM, lots))
    bots = (make_bot("random", lots), make_bot("simple", lots))
    while len(game.moves) < moves:
        assert game.position.to_move is not None
        game.push(bots[game.position.to_move].choose(view_of(game, game.position.to_move)))
    found = MasterBot(Random(1)).assess(view_of(game, 0), Effort(iterations=1500))
    assert all(0 <= chance <= 1 for chance in found.chances.values())
