"""A board: made from positions, deals and views, and refusing what it cannot be or do."""

import pickle
from collections import Counter
from random import Random

import pytest

from claim import CLAIM, CLAIM_2, ClaimError, Game, IllegalMove, Move, Ruleset, dealt, view_of, worlds
from claim.kernel import Board, supports
from claim.rules import Phase, Position, book_of
from claim.rules.places import DISCARDS
from tests.games import play_on, random_game
from tests.kernel.compare import DECKS
from tests.kit import Scene, given

DEALS = 4000


def finished(board: Board) -> Board:
    lots = Random(1)
    while not board.is_over:
        board.play(lots.choice(board.legal_moves()))
    return board


# What is played


def test_every_deck_for_two_is_supported_and_nothing_else() -> None:
    assert all(supports(Ruleset.of(deck, tie_break=tie)) for deck in DECKS for tie in ("cards", "values"))
    assert not supports(Ruleset.of(CLAIM.factions, heroes=True))
    assert not supports(Ruleset.of("Go Kn Un Dw Do Dr Se", players=3))


@pytest.mark.parametrize(
    "ruleset",
    [Ruleset.of("Go Kn Un Dw Do", heroes=True), *(Ruleset.of("Go Kn Un Dw Do Dr Se", players=n) for n in (3, 4))],
)
def test_other_games_are_refused(ruleset: Ruleset) -> None:
    with pytest.raises(ClaimError, match="the kernel plays games of two without heroes"):
        Board.dealt(ruleset, 1)
    with pytest.raises(ClaimError, match="the kernel plays games of two without heroes"):
        Board.of(Position.start(book_of(ruleset), dealt(ruleset, Random(1))))


# Deals


def test_a_seed_deals_the_same_and_another_seed_something_else() -> None:
    assert Board.dealt(CLAIM, 7).position() == Board.dealt(CLAIM, 7).position()
    assert len({Board.dealt(CLAIM, seed).position() for seed in range(100)}) == 100
    assert Board.dealt(CLAIM, -1).position() == Board.dealt(CLAIM, 2**64 - 1).position()


def test_a_dealt_board_stands_before_the_first_move_of_a_deal_of_its_ruleset() -> None:
    position = Board.dealt(CLAIM_2, 3, leader=1).position()
    assert (position.phase, position.trick_number, position.leader) == (Phase.RECRUIT, 1, 1)
    assert [len(pile) for pile in (*position.hands, position.revealed, position.stock)] == [13, 13, 1, 25]
    cards = Counter(card for pile in position.piles for card in pile)
    assert cards == position.book.deck_counts


def test_every_card_is_dealt_everywhere_as_often() -> None:
    """With four thousand deals a count lies within five standard deviations of what is expected."""
    places: Counter[tuple[str, str]] = Counter()
    for seed in range(DEALS):
        position = Board.dealt(Ruleset.of("El Or Un Dw Do"), seed).position()
        places[f"leader {position.leader}", ""] += 1
        places["revealed", str(position.revealed[0])] += 1
        places["next", str(position.stock[0])] += 1
        places["last", str(position.stock[-1])] += 1
        places.update(("hand 0", str(card)) for card in position.hands[0])
        places.update(("hand 1", str(card)) for card in position.hands[1])
    chances = {"hand 0": 1 / 4, "hand 1": 1 / 4, "leader 0": 1 / 2, "leader 1": 1 / 2}
    assert len(places) == 2 + 5 * 52
    for (place, card), found in places.items():
        chance = chances.get(place, 1 / 52)
        allowed = 5 * (DEALS * chance * (1 - chance)) ** 0.5
        assert abs(found - DEALS * chance) < allowed, (place, card, found)


@pytest.mark.parametrize("leader", [2, -1])
def test_there_are_two_seats(leader: int) -> None:
    with pytest.raises(ClaimError, match="seats are 0 and 1"):
        Board.dealt(CLAIM, 1, leader)


# Positions and views


def test_a_board_is_made_by_naming_what_it_shows() -> None:
    with pytest.raises(TypeError, match=r"Board\.of"):
        Board()


def test_a_copy_goes_its_own_way() -> None:
    board = Board.dealt(CLAIM, 1)
    before = board.position()
    finished(board.copy())
    assert board.position() == before


def test_a_board_can_be_sent_elsewhere_also_while_a_seer_looks() -> None:
    lots = Random(2)
    board = Board.dealt(CLAIM_2, 1)
    asked = False
    while not board.is_over:
        there = pickle.loads(pickle.dumps(board))
        assert there.position() == board.position()
        assert set(there.legal_moves()) == set(board.legal_moves())
        asked |= board.legal_moves()[0].verb == "take"
        board.play(lots.choice(board.legal_moves()))
    assert asked
    assert repr(board).startswith("Board.of(Position(")


@pytest.mark.parametrize(
    "scene",
    [
        given(hand0="Go1", hand1="Go2", trick=5),
        given(hand0="Go1 Go3", hand1="Go2", trick=13),
        given(hand0="Go1", hand1="Go2", followers0="Un3", trick=13),
        given(hand0="Go1", hand1="Go2", trick=13, phase=1),
    ],
)
def test_a_position_without_the_cards_to_play_on_is_refused(scene: Scene) -> None:
    with pytest.raises(ClaimError, match="in trick"):
        Board.of(scene.position)


def test_a_position_with_a_card_too_many_is_refused() -> None:
    position = Board.dealt(CLAIM, 1).position()
    piles = list(position.piles)
    piles[DISCARDS] = (next(card for card in position.hands[0] if position.book.deck_counts[card] == 1),)
    with pytest.raises(ClaimError, match="no such card, or not as many of it"):
        Board.of(Position(position.book, tuple(piles), Phase.RECRUIT, 1, 0))


@pytest.mark.parametrize("ruleset", [CLAIM, CLAIM_2, Ruleset.of("El Or Cy Dr Do")], ids=lambda ruleset: ruleset.deck)
def test_a_view_gives_a_board_of_one_of_its_worlds(ruleset: Ruleset) -> None:
    lots = Random(5)
    for _ in range(20):
        game = random_game(lots, ruleset, moves=lots.randrange(26))
        view = view_of(game, 0)
        position = Board.seen(view, Random(3)).position()
        assert position == worlds(view).sample(Random(3)).position
        assert Counter(position.hands[0]) == Counter(view.hand)


def test_in_phase_two_there_is_one_world() -> None:
    lots = Random(6)
    game = random_game(lots, CLAIM, moves=30)
    assert game.position.phase is Phase.GATHER
    boards = [Board.seen(view_of(game, seat), lots) for seat in (0, 1)]
    assert all(board.position() == game.position for board in boards)


# Moves


@pytest.mark.parametrize("text", ["take:deck", "take:Go5", "Eo3=El", "Witch", "back:no"])
def test_an_illegal_move_is_refused_with_the_legal_ones_and_changes_nothing(text: str) -> None:
    board = Board.dealt(CLAIM, 1)
    before = board.position()
    legal = " ".join(sorted(map(str, board.legal_moves())))
    with pytest.raises(IllegalMove, match=f"{text} is not legal here; legal: {legal}"):
        board.play(Move.parse(text))
    assert board.position() == before


def test_a_card_that_does_not_follow_is_refused() -> None:
    board = Board.of(given(trick=12, hand0="Go1 Un1", hand1="Go2 Kn2").play("Go1").position)
    with pytest.raises(IllegalMove, match="Kn2 is not legal here; legal: Go2"):
        board.play(Move.parse("Kn2"))


def test_while_a_seer_looks_no_card_is_played() -> None:
    lots = Random(2)
    board = Board.dealt(CLAIM_2, 1)
    while board.legal_moves()[0].verb != "take":
        board.play(lots.choice(board.legal_moves()))
    position = board.position()
    with pytest.raises(IllegalMove, match="legal: take:"):
        board.play(Move.play(position.hands[0][0]))
    board.play(Move.parse("take:deck"))
    assert board.position() == position.after(Move.parse("take:deck"))


def test_a_game_that_is_over_has_a_result_and_no_moves() -> None:
    board = Board.dealt(CLAIM, 1)
    assert (board.votes, board.result) == (None, None)
    finished(board)
    assert board.votes is not None
    assert set(board.votes) == set(CLAIM.factions)
    assert board.result in (1, 0, -1)
    assert board.phase is Phase.OVER
    with pytest.raises(IllegalMove, match="the game is over"):
        board.play(Move.parse("Go1"))


def test_a_game_of_the_rules_can_be_followed_from_anywhere() -> None:
    lots = Random(9)
    game = Game(CLAIM_2, dealt(CLAIM_2, lots))
    while not game.position.is_over:
        board = Board.of(game.position)
        rest = play_on(Game(CLAIM_2, game.deal, game.moves), lots)
        for move in rest.moves[len(game.moves) :]:
            board.play(move)
        assert board.position() == rest.position
        play_on(game, lots, 5)
