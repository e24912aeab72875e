"""Cards are neither made nor lost, there is always a move, and the game ends when it should."""

from collections import Counter

from hypothesis import given

from claim.cards import Card
from claim.rules import Game, Move, Phase, Position, Won
from tests.games import finished_games, games


def _cards(position: Position) -> Counter[Card]:
    return Counter(card.plain for pile in position.piles for card in pile)


@given(finished_games())
def test_no_card_is_made_or_lost(game: Game) -> None:
    deal = game.deal
    dealt = Counter([*(card for hand in deal.hands for card in hand), *deal.stock, *deal.aside])
    for position in game.positions:
        assert _cards(position) == dealt


@given(finished_games())
def test_a_live_game_has_a_move_and_a_finished_one_has_none(game: Game) -> None:
    *live, end = game.positions
    for position, move in zip(live, game.moves, strict=True):
        assert not position.is_over
        assert position.to_move in range(game.ruleset.players)
        assert position.outcome is None
        assert move in position.legal_moves()
    assert end.is_over
    assert end.to_move is None
    assert end.legal_moves() == ()
    assert end.outcome is not None


@given(games())
def test_every_legal_move_can_be_made(game: Game) -> None:
    before = _cards(game.position)
    for move in game.position.legal_moves():
        assert _cards(game.position.after(move)) == before


@given(finished_games())
def test_the_deck_runs_out_exactly_with_phase_one(game: Game) -> None:
    """R3.1, R4.2: each trick of phase one takes a card from the deck for each player."""
    players, tricks = game.ruleset.players, game.ruleset.hand_size
    for position in game.positions:
        if position.phase is not Phase.RECRUIT:
            assert position.stock == position.revealed == ()
        elif position.question is None:
            to_come = players * (tricks - position.trick_number)
            assert len(position.stock) + len(position.revealed) == to_come + players
            assert len(position.revealed) == game.ruleset.reveals
            assert all(len(pile) == position.trick_number - 1 for pile in position.followers)
    assert any(position.phase is Phase.GATHER for position in game.positions)


@given(finished_games())
def test_each_phase_has_a_trick_for_each_card_in_hand(game: Game) -> None:
    """R4.1, R5: every trick has a card of each player and one winner."""
    players, tricks = game.ruleset.players, game.ruleset.hand_size
    plays = Counter(
        (position.phase, position.trick_number)
        for position, move in zip(game.positions, game.moves, strict=False)
        if move.verb == "play"
    )
    assert plays == {(phase, n): players for phase in (Phase.RECRUIT, Phase.GATHER) for n in range(1, tricks + 1)}
    assert sum(isinstance(event, Won) for event in game.events) == 2 * tricks


@given(finished_games())
def test_the_hands_are_empty_at_the_end(game: Game) -> None:
    """But for one card each time a beaten card came back (R9.13)."""
    returns = game.moves.count(Move.parse("back:yes"))
    end = game.position
    assert sum(map(len, end.hands)) == returns
    assert not any(map(any, (end.followers, end.laid)))
    assert end.trick == end.waiting == end.revealed == end.stock == ()


@given(finished_games(kinds=("two", "three", "four")))
def test_without_heroes_only_picks_and_plays_are_moves(game: Game) -> None:
    assert {move.verb for move in game.moves} <= {"play", "take"}


@given(finished_games())
def test_scores_only_grow_unless_a_card_is_stolen(game: Game) -> None:
    for position, later, move in zip(game.positions, game.positions[1:], game.moves, strict=False):
        if move.verb not in ("steal", "count"):
            for before, after in zip(position.scores, later.scores, strict=True):
                assert not Counter(before) - Counter(after)


@given(games())
def test_the_trick_holds_what_was_played_in_turn(game: Game) -> None:
    """R3.4: clockwise from the leader."""
    position = game.position
    if position.question is None and not position.is_over:
        assert position.to_move == (position.leader + len(position.trick)) % game.ruleset.players
        played = game.moves[len(game.moves) - len(position.trick) :] if position.trick else ()
        assert position.trick == tuple(move.card for move in played if move.verb == "play")
