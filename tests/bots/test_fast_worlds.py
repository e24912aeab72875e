"""Worlds drawn by the compiled sampler: the same as `claim.knowledge` draws, as likely each."""

from collections import Counter
from random import Random

import pytest

from claim.deals import legal_decks
from claim.kernel import is_built
from claim.knowledge import View, view_of, worlds
from claim.rules import CLAIM_2, Game, Phase, Position, Ruleset
from tests.games import random_game, random_ruleset
from tests.knowledge.exchange import hidden_slots
from tests.knowledge.likelihood import assert_drawn_as_likely

if not is_built():
    pytest.skip("the kernel is not compiled", allow_module_level=True)

from claim.bots._worlds import Sampler


def small_views(wanted: int) -> list[View]:
    """Views with few hidden cards, so that every world can be listed; every other one with a void."""
    found: list[View] = []
    lots = Random("small")
    while len(found) < wanted:
        game = random_game(lots, random_ruleset(lots, "two"), moves=26 - lots.randrange(6))
        view = view_of(game, lots.randrange(2))
        wants_void = len(found) % 2 == 1
        if 3 <= len(hidden_slots(view)) <= 5 and bool(view.voids[1 - view.seat]) >= wants_void:
            found.append(view)
    return found


def test_every_world_is_drawn_as_often_as_it_is_likely() -> None:
    for view in small_views(20):
        expected = {world.position: world.weight for world in worlds(view)}
        sampler = Sampler(view, 1)
        draws = 60 * len(expected)
        drawn = Counter(sampler.sample().position() for _ in range(draws))
        assert_drawn_as_likely(drawn, expected)


@pytest.mark.parametrize("deck", legal_decks(2))
def test_in_every_deck_a_world_fits_the_view(deck: tuple[str, ...]) -> None:
    lots = Random(str(deck))
    game = random_game(lots, Ruleset.of(deck), moves=lots.randrange(50))
    for seat in (0, 1):
        view = view_of(game, seat)
        fits(view, Sampler(view, 1).sample().position())


def fits(view: View, position: Position) -> None:
    """Hold a world against what the view shows: known cards where they are, the rest of the deck around them."""
    for shown, there in zip(view.piles, position.piles, strict=True):
        known = Counter(card for card in shown if str(card) != "??")
        assert len(shown) == len(there)
        assert known <= Counter(there)
    assert Counter(card.plain for pile in position.piles for card in pile) == view.book.deck_counts
    opponent = 1 - view.seat
    for led in view.voids[opponent]:
        assert not view.book.obliging[led] & set(position.hands[opponent])
    assert (position.leader, position.to_move, position.trick_number) == (view.leader, view.to_move, view.trick_number)


def asked(lots: Random) -> Game:
    """A game of Claim 2 in which somebody has won with a Seer and has to choose."""
    while True:
        game = random_game(lots, CLAIM_2, moves=lots.randrange(1, 26))
        if game.position.question is not None:
            return game


def test_who_looks_with_a_seer_knows_the_top_card_and_the_other_does_not() -> None:
    lots = Random(5)
    for _ in range(10):
        game = asked(lots)
        seat = game.position.to_move
        assert seat is not None
        mine, other = (Sampler(view_of(game, viewer), 1) for viewer in (seat, 1 - seat))
        assert {mine.sample().position().stock[0] for _ in range(20)} == {game.position.stock[0]}
        if len(game.position.stock) > 5:
            assert len({other.sample().position().stock[0] for _ in range(40)}) > 1
        assert mine.sample().position().legal_moves() == game.position.legal_moves()


def test_in_phase_two_there_is_one_world() -> None:
    lots = Random(6)
    for _ in range(20):
        game = random_game(lots, random_ruleset(lots, "two"), moves=lots.randrange(40, 52))
        if game.position.phase is Phase.GATHER:
            assert Sampler(view_of(game, 0), 1).sample().position() == game.position
