"""Positions are values: they do not change, and compare, copy and come back as such."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given

import claim.rules
from claim.cards import Card
from claim.errors import IllegalMove
from claim.rules import Game, Move, Position
from claim.rules.places import PLACES, STOCK, TRICK, WAITING
from tests.games import finished_games, games, random_move, seeds


def pickled(position: Position) -> Position:
    twin: Position = pickle.loads(pickle.dumps(position))
    return twin


def pasted(position: Position) -> Position:
    twin: Position = eval(repr(position), {**vars(claim.rules), "Card": Card})
    return twin


ROUND_TRIPS: list[Callable[[Position], Position]] = [copy.copy, copy.deepcopy, pickled, pasted]


def _state(position: Position) -> tuple[object, ...]:
    """Everything about a position, by value and in order."""
    return position.piles, position.phase, position.trick_number, position.leader, position.step, position.pending


@given(games())
def test_making_a_move_changes_nothing_but_the_game(game: Game) -> None:
    position = game.position
    before, code = _state(position), hash(position)
    for move in position.legal_moves():
        position.after(move)
        position.after(move, [])
    assert _state(position) == before
    assert hash(position) == code


@given(games())
def test_listening_does_not_change_what_happens(game: Game) -> None:
    for move in game.position.legal_moves():
        assert _state(game.position.after(move)) == _state(game.position.after(move, []))


@given(finished_games())
def test_taking_moves_back_restores_every_position(game: Game) -> None:
    fresh = Game(game.ruleset, game.deal)
    histories = [(fresh.position, fresh.events)]
    for move in game.moves:
        fresh.push(move)
        histories.append((fresh.position, fresh.events))
    for move in reversed(game.moves):
        assert (game.position, game.events) == histories.pop()
        assert game.pop() is move
    assert (game.position, game.events) == histories.pop()
    assert game.moves == ()
    with pytest.raises(IllegalMove):
        game.pop()


@given(games(), seeds())
def test_after_taking_back_another_move_may_be_made(game: Game, seed: int) -> None:
    if not game.moves:
        return
    game.pop()
    move = random_move(game.position, Random(seed))
    game.push(move)
    assert game.position == Game(game.ruleset, game.deal, game.moves).position


@given(games())
def test_an_illegal_move_changes_nothing(game: Game) -> None:
    before, events, moves = game.position, game.events, game.moves
    illegal = [text for text in ("Go0", "Cy9", "take:deck", "back:no", "count:Un", "give:Go0") if
               Move.parse(text) not in before.legal_moves()]  # fmt: skip
    for text in illegal:
        with pytest.raises(IllegalMove):
            game.push(text)
    assert game.position is before
    assert (game.events, game.moves) == (events, moves)


@given(finished_games())
def test_no_position_comes_twice(game: Game) -> None:
    positions = game.positions
    assert len(set(positions)) == len(positions)
    assert all(one != other for one, other in pairwise(positions))


@given(games())
def test_the_same_moves_lead_to_the_same_position(game: Game) -> None:
    again = Game(game.ruleset, game.deal, game.moves)
    assert again.position == game.position
    assert hash(again.position) == hash(game.position)
    assert again.events == game.events


def _shuffled(position: Position, lots: Random) -> Position:
    """The position with every pile shuffled whose order means nothing."""
    piles = [
        pile if place in (STOCK, TRICK, WAITING) else tuple(lots.sample(pile, len(pile)))
        for place, pile in enumerate(position.piles)
    ]
    return replace(position, piles=tuple(piles), _legal=None)


@given(games(), seeds())
def test_the_order_of_hands_and_open_piles_means_nothing(game: Game, seed: int) -> None:
    position = game.position
    other = _shuffled(position, Random(seed))
    assert other == position
    assert hash(other) == hash(position)
    assert set(other.legal_moves()) == set(position.legal_moves())


@given(games(), seeds())
def test_equal_positions_stay_equal_whatever_is_played(game: Game, seed: int) -> None:
    """So a question must not remember in which order the hand lay from which it was put."""
    lots = Random(seed)
    one, other = game.position, _shuffled(game.position, lots)
    while not one.is_over:
        move = random_move(one, lots)
        one, other = one.after(move), other.after(move)
        assert one == other, move
        assert hash(one) == hash(other)


@given(games(), seeds())
def test_the_order_of_the_deck_matters(game: Game, seed: int) -> None:
    position = game.position
    shuffled = tuple(Random(seed).sample(position.stock, len(position.stock)))
    piles = tuple(shuffled if place == STOCK else pile for place, pile in enumerate(position.piles))
    assert (replace(position, piles=piles) == position) == (shuffled == position.stock)


@pytest.mark.parametrize("round_trip", ROUND_TRIPS)
@given(game=games(), seed=seeds())
def test_positions_are_copied_and_pickled(round_trip: Callable[[Position], Position], game: Game, seed: int) -> None:
    for position in game.positions:
        twin = round_trip(position)
        assert _state(twin) == _state(position)
        assert twin == position
        assert hash(twin) == hash(position)
    lots = Random(seed)
    one, other = game.position, round_trip(game.position)
    while not one.is_over:
        move = random_move(one, lots)
        one, other = one.after(move), other.after(move)
        assert one == other
    assert one.outcome == other.outcome


@given(games())
def test_games_are_copied_and_pickled(game: Game) -> None:
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game)), eval(repr(game), _names())):
        assert (twin.ruleset, twin.deal, twin.moves) == (game.ruleset, game.deal, game.moves)
        assert twin.position == game.position
        assert twin.events == game.events


def _names() -> dict[str, object]:
    import claim.cards
    import claim.rules

    return {**vars(claim.cards), **vars(claim.rules)}


@given(games())
def test_a_position_is_no_other_thing(game: Game) -> None:
    assert game.position != game.position.piles


def test_books_of_equal_rulesets_are_equal() -> None:
    one, other = claim.rules.Book(claim.rules.CLAIM), claim.rules.Book(claim.rules.CLAIM)
    assert one == other
    assert hash(one) == hash(other)
    assert one != claim.rules.Book(claim.rules.CLAIM_2)
    assert one != claim.rules.CLAIM


def test_the_order_of_waiting_cards_matters() -> None:
    """Of equal ones the first played is taken first (R6.14)."""
    ruleset = claim.rules.Ruleset.of("Go Kn Un Dw Tr", heroes=True)
    piles: list[tuple[Card, ...]] = [()] * PLACES
    twins = []
    for waiting in (("Tr7", "LifeStealer"), ("LifeStealer", "Tr7")):
        piles[WAITING] = tuple(map(Card.parse, waiting))
        twins.append(Position(claim.rules.book_of(ruleset), tuple(piles), claim.rules.Phase.GATHER, 2, 0))
    assert twins[0] != twins[1]
