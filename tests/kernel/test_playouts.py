"""Random games of the kernel: each different move as likely, the same for the same seed, beside other threads."""

import threading
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import sleep

import pytest

from claim import CLAIM, CLAIM_2, ClaimError, Ruleset
from claim.kernel import Board, Playouts, playouts, simulate, simulate_by_rules
from claim.rules import Position
from tests.games import random_game
from tests.kernel.chances import chances_at, played_from, share_of, shares
from tests.kernel.compare import DECKS

GAMES = 200_000
FEW_DECKS = [CLAIM, CLAIM_2, Ruleset.of("El Or Cy Dr Do", tie_break="values"), Ruleset.of("Gn Gi Do Tr Se")]


def deck_of(ruleset: Ruleset) -> str:
    return ruleset.deck


def endgame(ruleset: Ruleset, lots: Random, moves_left: int) -> Position:
    game = random_game(lots, ruleset)
    return game.positions[-1 - moves_left]


# Chances


@pytest.mark.parametrize("deck", DECKS[::7])
def test_an_endgame_is_played_out_by_its_exact_chances(deck: str) -> None:
    """Counts lie within five standard deviations of what all lines, weighed by the rules, say."""
    lots = Random(deck)
    for left in (5, 6):  # three tricks, the first begun or not
        position = endgame(Ruleset.of(deck), lots, left)
        chances = chances_at(position)
        found = shares(playouts(Board.of(position), GAMES, lots.getrandbits(64)))
        for (faction, who), share in found.items():
            expected = share_of(chances, faction, who)
            assert abs(share - expected) <= 5 * (expected * (1 - expected) / GAMES) ** 0.5 + 1e-12, (position, faction)


@pytest.mark.parametrize("ruleset", FEW_DECKS, ids=deck_of)
def test_games_from_phase_one_end_as_often_in_each_way_as_by_the_rules(ruleset: Ruleset) -> None:
    lots = Random(ruleset.deck)
    games = 600
    position = random_game(lots, ruleset, moves=lots.randrange(14, 20)).position
    ends, moves = played_from(position, games, lots)
    played = playouts(Board.of(position), GAMES, 1)
    for (faction, who), share in shares(played).items():
        assert abs(share_of(ends, faction, who) - share) <= 5 * (max(share * (1 - share), 1 / games) / games) ** 0.5
    assert moves / games == pytest.approx(played.moves / played.games, abs=0.3)


@pytest.mark.parametrize("ruleset", FEW_DECKS, ids=deck_of)
def test_simulated_games_are_like_those_of_the_rules(ruleset: Ruleset) -> None:
    games = 600
    fast, slow = simulate(ruleset, GAMES, 1), simulate_by_rules(ruleset, games, Random(1))
    of_rules = shares(slow)
    for key, share in shares(fast).items():
        assert abs(of_rules[key] - share) <= 5 * (max(share * (1 - share), 1 / games) / games) ** 0.5, key
    assert slow.moves / games == pytest.approx(fast.moves / GAMES, abs=0.3)
    assert fast.least_moves <= slow.least_moves <= slow.most_moves <= fast.most_moves


def test_equal_cards_are_one_move_and_a_two_suited_card_two() -> None:
    """The last trick but one: what is led decides the rest, so that shares of results show how leads are drawn."""
    lots = Random(11)
    seen = set()
    for deck in ("Go Kn Un Dw Do", "Gn Gi Un Dw Do", "El Or Un Dw Do"):
        for _ in range(200):
            position = endgame(Ruleset.of(deck), lots, 6)
            hand = position.hands[position.leader]
            if len(set(hand)) == len(hand) and not any(card.code == "Eo" for card in hand):
                continue
            seen.add(deck)
            chances = chances_at(position)
            win = share_of(chances, None, 1)
            found = playouts(Board.of(position), 20_000, 5).wins[0] / 20_000
            assert abs(found - win) <= 5 * (win * (1 - win) / 20_000) ** 0.5 + 1e-12
    assert len(seen) == 3


# Counting


@pytest.mark.parametrize("ruleset", FEW_DECKS, ids=deck_of)
def test_games_are_counted_once(ruleset: Ruleset) -> None:
    for games in (0, 1, 2, 3, 5, 1001):
        played = simulate(ruleset, games, 4)
        assert played.games == games
        assert sum(played.wins) + played.draws == games
        assert played.leader_wins + played.leader_losses + played.draws == games
        assert all(sum(held) == games for held in played.votes.values())
        assert list(played.votes) == list(ruleset.factions)
        assert 52 * games <= played.moves
        assert played.least_moves * games <= played.moves <= played.most_moves * games
        assert played.tied_votes >= played.draws


def test_without_seers_every_game_has_fifty_two_moves() -> None:
    played = simulate(CLAIM, 1000, 1)
    assert (played.moves, played.least_moves, played.most_moves) == (52_000, 52, 52)
    assert simulate(CLAIM_2, 1000, 1).most_moves > 52


def test_counts_of_one_ruleset_add_up() -> None:
    one, two = simulate(CLAIM_2, 100, 1), simulate(CLAIM_2, 200, 2)
    both = one + two
    assert both.games == 300
    assert both.moves == one.moves + two.moves
    assert both.votes["Tr"] == tuple(map(sum, zip(one.votes["Tr"], two.votes["Tr"], strict=True)))
    assert Playouts(CLAIM_2) + one == one == one + Playouts(CLAIM_2)
    with pytest.raises(ValueError, match="cannot be counted together"):
        _ = one + simulate(CLAIM, 1, 1)


def test_a_game_that_is_over_is_counted_as_it_ended() -> None:
    position = random_game(Random(3), CLAIM).position
    board = Board.of(position)
    played = playouts(board, 10, 1)
    assert (played.wins[0] - played.wins[1], played.moves) == (10 * (board.result or 0), 0)
    assert board.playout(1) == board.result


# Seeds and threads


def test_a_seed_gives_the_same_games() -> None:
    board = Board.of(random_game(Random(3), CLAIM_2, moves=20).position)
    assert playouts(board, 500, 9) == playouts(board, 500, 9)
    assert playouts(board, 500, 9) != playouts(board, 500, 10)
    assert simulate(CLAIM, 500, 9) == simulate(CLAIM, 500, 9)
    assert simulate(CLAIM, 500, 9) != simulate(CLAIM, 500, 10)
    assert [board.playout(seed) for seed in range(20)] == [board.playout(seed) for seed in range(20)]
    assert len({board.playout(seed) for seed in range(200)}) > 1


def test_playing_out_leaves_the_board_as_it_is() -> None:
    board = Board.of(random_game(Random(3), CLAIM_2, moves=21).position)
    before = board.position()
    playouts(board, 100, 1)
    board.playout(1)
    assert board.position() == before


def test_threads_do_not_disturb_each_other() -> None:
    board = Board.of(random_game(Random(3), CLAIM_2, moves=21).position)
    alone = [playouts(board, 20_000, seed) for seed in range(8)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda seed: playouts(board, 20_000, seed), range(8))) == alone


def test_other_threads_go_on_meanwhile() -> None:
    """If the games held Python's lock this thread would wake up only after them."""
    thread = threading.Thread(target=simulate, args=(CLAIM, 2_000_000, 1))
    thread.start()
    sleep(0.02)
    assert thread.is_alive()
    thread.join()


@pytest.mark.parametrize("games", [-1, -(10**30)])
def test_fewer_games_than_none_are_refused(games: int) -> None:
    with pytest.raises(ClaimError, match="none or more"):
        simulate(CLAIM, games, 1)


def test_what_is_no_number_is_refused() -> None:
    with pytest.raises(TypeError):
        simulate(CLAIM, 1, "seed")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        playouts(CLAIM, 1, 1)  # type: ignore[arg-type]
