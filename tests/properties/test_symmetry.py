"""No seat and no copy of a card is special."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from claim.rules import Deal, Game, Move, Position
from claim.rules.places import SEATS, STOCK
from tests.games import finished_games, games, seeds


def _turned(deal: Deal, by: int) -> Deal:
    """The deal with everybody moved so many seats on."""
    players = len(deal.hands)
    hands = tuple(deal.hands[(seat - by) % players] for seat in range(players))
    return Deal((deal.leader + by) % players, hands, deal.stock, deal.aside)


def _turned_place(place: int, by: int, players: int) -> int:
    if place >= STOCK or place % SEATS >= players:
        return place
    return place - place % SEATS + (place % SEATS + by) % players


def _piles(position: Position) -> list[Counter[object]]:
    return [Counter(pile) for pile in position.piles]


@given(finished_games(), st.integers(1, 3))
def test_seats_turned_turn_the_game(game: Game, by: int) -> None:
    """R3.4: everybody moves on by a seat or more, with the lead; the same moves lead to the same end, moved on."""
    players, sides = game.ruleset.players, game.ruleset.sides
    turned = Game(game.ruleset, _turned(game.deal, by), game.moves)
    for one, other in zip(game.positions, turned.positions, strict=True):
        assert (one.phase, one.trick_number) == (other.phase, other.trick_number)
        assert other.to_move == (None if one.to_move is None else (one.to_move + by) % players)
        assert set(one.legal_moves()) == set(other.legal_moves())
        piles = _piles(other)
        assert _piles(one) == [piles[_turned_place(place, by, players)] for place in range(len(piles))]
    one_end, other_end = game.position.outcome, turned.position.outcome
    assert one_end is not None
    assert other_end is not None
    assert other_end.winners == tuple(sorted((seat + by) % players for seat in one_end.winners))
    assert other_end.votes == {
        faction: None if side is None else (side + by) % sides for faction, side in one_end.votes.items()
    }
    assert other_end.decided_by == one_end.decided_by


@given(games())
def test_equal_cards_are_one_move(game: Game) -> None:
    """R1.16"""
    moves = game.position.legal_moves()
    assert len(set(map(str, moves))) == len(set(moves)) == len(moves)
    assert all(Move.parse(str(move)) is move for move in moves)
    assert not any(move.card and "=" in str(move) for move in moves if move.verb != "play")


@given(games(kinds=("two", "three", "four")))
def test_the_leader_may_play_every_card(game: Game) -> None:
    """R4.3"""
    position = game.position
    if position.question is None and not position.trick and position.to_move is not None:
        hand = set(position.hands[position.to_move])
        assert {move.card.plain for move in position.legal_moves() if move.card} == hand


@given(games(), seeds())
def test_the_order_in_which_hands_are_dealt_means_nothing(game: Game, seed: int) -> None:
    deal, lots = game.deal, Random(seed)
    hands = tuple(tuple(lots.sample(hand, len(hand))) for hand in deal.hands)
    aside = tuple(lots.sample(deal.aside, len(deal.aside)))
    shuffled = Deal(deal.leader, hands, deal.stock, aside)
    assert shuffled == deal
    assert hash(shuffled) == hash(deal)
    assert Game(game.ruleset, shuffled, game.moves).position == game.position
