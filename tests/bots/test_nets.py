"""The compiled networks: they are shown what they should be shown, and say what the weights say."""

import signal
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from claim import kernel
from claim.bots.effort import Effort
from claim.deals import legal_decks
from claim.errors import ClaimError
from claim.kernel import Board
from claim.knowledge import View, view_of, worlds
from claim.rules import CLAIM, CLAIM_2, Game, Phase, Ruleset
from tests.bots.plain_nets import UNIT, Told, boundary_value, networks, plain_chances, plain_value, weights_file
from tests.games import random_game

if not kernel.is_built():
    pytest.skip("the networks are not compiled", allow_module_level=True)

from claim.bots.nets._nets import Networks, value
from claim.bots.nets._recruit import likelihoods, weigh

ONCE = Effort(iterations=1)


def recruiting(lots: Random, ruleset: Ruleset) -> Game:
    """A random game somewhere in phase one."""
    while True:
        game = random_game(lots, ruleset, moves=lots.randrange(28))
        if game.position.phase is Phase.RECRUIT:
            return game


def kinds_of(game: Game) -> set[str]:
    """What is special about a position, as far as the networks are shown it."""
    position, told = game.position, Told.of(game)
    kinds = {f"seat {position.to_move}", "reply" if position.trick else "lead"}
    kinds |= {"a Seer asks"} if position.question is not None else set()
    kinds |= {"declared"} if any(card.declared for card in position.trick) else set()
    kinds |= {"void"} if any(told.voids) else set()
    kinds |= {"scored"} if any(position.scores) else set()
    kinds |= {"open"} if position.to_move is not None and told.open[1 - position.to_move] else set()
    return kinds | {f"copies of {card}" for card in position.hands[0] if position.hands[0].count(card) > 1}


def test_the_policy_is_shown_what_its_seat_has_seen() -> None:
    lots = Random(1)
    kinds: Counter[str] = Counter()
    decks = [*legal_decks(2), *[CLAIM_2.factions] * 20, *[CLAIM.factions] * 5]
    for number, deck in enumerate(decks):
        game = recruiting(lots, Ruleset.of(deck))
        assert game.position.to_move is not None
        kinds.update(kinds_of(game))
        chances, _ = weigh(view_of(game, game.position.to_move), ONCE, number)
        assert chances == pytest.approx(plain_chances(game), abs=2e-3)
    assert {"seat 0", "seat 1", "lead", "reply", "a Seer asks", "declared", "void", "scored", "open"} <= set(kinds)
    assert {"copies of Gn5", "copies of Go0"} <= set(kinds)


def test_the_value_is_shown_how_the_cards_lie() -> None:
    lots = Random(3)
    for deck in (*legal_decks(2)[::3], *[CLAIM_2.factions] * 20):
        position = recruiting(lots, Ruleset.of(deck)).position
        assert value(Board.of(position)) == pytest.approx(plain_value(position), abs=2e-3)


def test_the_boundarys_value_is_shown_hands_and_score_piles() -> None:
    lots = Random(4)
    for deck in legal_decks(2)[::3]:
        position = next(one for one in random_game(lots, Ruleset.of(deck)).positions if one.phase is Phase.GATHER)
        assert value(Board.of(position)) == pytest.approx(boundary_value(position), abs=2e-3)


def test_the_last_card_of_phase_one_is_worth_what_phase_two_is() -> None:
    lots = Random(5)
    game = random_game(lots, CLAIM, moves=25)
    assert game.position.to_move is not None
    view = view_of(game, game.position.to_move)
    chances, found = weigh(view, Effort(iterations=400), 1)
    (move,) = view.legal
    sign = 1 if view.seat == 0 else -1
    values = [sign * boundary_value(worlds(view).sample(lots).position.after(move)) for _ in range(100)]
    assert chances == {move: 1}
    assert found.visits == {move: 400}
    assert 2 * found.shares[move] - 1 == pytest.approx(sum(values) / len(values), abs=0.2)


def test_every_move_is_tried_and_the_better_ones_more_often() -> None:
    lots = Random(6)
    left_out = 0
    for number in range(20):
        game = recruiting(lots, CLAIM)
        assert game.position.to_move is not None
        view = view_of(game, game.position.to_move)
        chances, few = weigh(view, ONCE, number)
        assert set(chances) == set(few.visits) == set(view.legal)
        assert set(few.visits.values()) == {1}
        _, many = weigh(view, Effort(iterations=4000), number)
        assert 4000 <= sum(many.visits.values()) < 4000 + len(view.legal)
        assert min(many.visits.values()) >= min(32, 4000 // len(view.legal))
        behind = [move for move in view.legal if many.visits[move] < many.visits[many.best]]
        assert all(many.shares[move] < many.shares[many.best] for move in behind)
        left_out += len(behind)
    assert left_out > 20


def test_the_policy_is_shown_what_happens_as_it_plays_on() -> None:
    lots = Random(12)
    answers = 0
    for deck in (*legal_decks(2)[::4], *[CLAIM_2.factions] * 5):
        game = random_game(lots, Ruleset.of(deck))
        starts = Board.of(game.positions[0])
        moves = [
            move for move, position in zip(game.moves, game.positions, strict=False) if position.phase is Phase.RECRUIT
        ]
        answers += sum(move.verb == "take" for move in moves)
        told = []
        again = Game(game.ruleset, game.deal)
        for move in moves:
            told.append(plain_chances(again)[move])
            again.push(move)
        assert likelihoods(starts, moves) == pytest.approx(told, abs=2e-3)
    assert answers > 10


def test_the_same_seed_finds_the_same() -> None:
    game = recruiting(Random(6), CLAIM)
    view = view_of(game, game.position.to_move or 0)
    assert weigh(view, Effort(iterations=300), 1) == weigh(view, Effort(iterations=300), 1)
    assert weigh(view, Effort(iterations=300), 1) != weigh(view, Effort(iterations=300), 2)


def test_threads_can_ask_at_the_same_time() -> None:
    lots = Random(8)
    shown = [view_of(game, game.position.to_move or 0) for game in (recruiting(lots, CLAIM_2) for _ in range(8))]

    def weighed(view: View) -> object:
        return weigh(view, Effort(iterations=30), 1)

    alone = list(map(weighed, shown))
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(weighed, shown)) == alone


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no such signals here")
def test_a_long_search_can_be_interrupted() -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    game = recruiting(Random(9), CLAIM)
    view = view_of(game, game.position.to_move or 0)
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        with pytest.raises(KeyboardInterrupt):
            weigh(view, Effort(seconds=20), 1)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_what_the_networks_do_not_know_is_refused() -> None:
    late = random_game(Random(7), CLAIM, moves=30)
    early = random_game(Random(7), CLAIM, moves=3)
    assert late.position.to_move is not None
    assert early.position.to_move is not None
    for view in (view_of(late, late.position.to_move), view_of(early, 1 - early.position.to_move)):
        with pytest.raises(ClaimError, match="nothing to decide"):
            weigh(view, ONCE, 1)
    with pytest.raises(ClaimError, match="there is the solver"):
        value(Board.of(late.position))


def test_a_file_of_other_or_broken_networks_is_refused() -> None:
    raw = weights_file()
    Networks(raw)
    for broken, why in (
        (b"", "no file"), (raw[:3], "no file"), (raw[:20], "cut off"), (raw[:-2], "cut off"),
        (raw + b"xx", "cut off"),
        (raw + 2 * raw[networks()[0].at :], "4 judges end after"),
        (raw[:8] + b"\0\0\0\0" + raw[12:], "it should be from"), (raw[:12] + b"\0\0\0\1" + raw[16:], "wide"),
        (raw[:24] + b"\xff\x7b" + raw[26:], "a weight of"),
    ):  # fmt: skip
        with pytest.raises(ClaimError, match=why):
            Networks(broken)


def test_sums_of_the_first_layer_fit_into_sixteen_bits() -> None:
    most_inputs = 52 + 1 + 3 * 5
    for net in networks():
        for bias, weights in zip(net.first_bias, zip(*net.first, strict=True), strict=True):
            assert abs(bias) + sum(sorted(map(abs, weights))[-most_inputs:]) < 2**15 / UNIT
