"""Decks and deals: seeded, complete, and dealt to whom they belong."""

import random
from collections import Counter
from random import Random

import pytest

from claim.deals import BOXES, box_deck, box_of, dealt, legal_decks, random_deck
from claim.errors import InvalidRuleset
from claim.rules import CARDS_ASIDE, Deal, Ruleset, book_of
from tests.kit import CLAIM, FIVE_TENS, clause

TABLES = [(2, CLAIM, False), (2, CLAIM, True), (3, FIVE_TENS, False), (4, FIVE_TENS, False)]


@clause("R2.2", "R2.3")
@pytest.mark.parametrize(("players", "number"), [(2, 105), (3, 63), (4, 63)])
def test_there_are_so_many_legal_decks(players: int, number: int) -> None:
    decks = legal_decks(players)
    assert len({frozenset(deck) for deck in decks}) == len(decks) == number
    for deck in decks:
        assert Ruleset.of(deck, players=players).factions == deck


@clause("R2.2", "R2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_legal_deck_may_be_drawn(players: int) -> None:
    lots = Random(11)
    drawn = {random_deck(players, lots) for _ in range(2000)}
    assert drawn == set(legal_decks(players))
    with pytest.raises(InvalidRuleset):
        random_deck(5, lots)


@pytest.mark.parametrize(("players", "deck", "heroes"), TABLES)
@clause("R2.4", "R3.1")
def test_a_deal_is_a_legal_one_of_its_ruleset(players: int, deck: str, heroes: bool) -> None:
    ruleset = Ruleset.of(deck, players=players, heroes=heroes)
    book = book_of(ruleset)
    for seed in range(20):
        deal = dealt(ruleset, Random(seed))
        deal.check(book)
        assert [len(hand) for hand in deal.hands] == [ruleset.hand_size] * players
        assert len(deal.stock) == len(book.deck) - players * ruleset.hand_size
        assert len(deal.aside) == (CARDS_ASIDE if heroes else 0)


@pytest.mark.parametrize(("players", "deck", "heroes"), TABLES)
@clause("R3.3")
def test_the_same_lots_deal_the_same_cards(players: int, deck: str, heroes: bool) -> None:
    ruleset = Ruleset.of(deck, players=players, heroes=heroes)
    assert dealt(ruleset, Random(5)) == dealt(ruleset, Random(5))
    assert dealt(ruleset, Random(5)) != dealt(ruleset, Random(6))


@clause("R3.3")
def test_naming_the_leader_changes_nothing_else() -> None:
    ruleset = Ruleset.of(FIVE_TENS, players=4)
    drawn = dealt(ruleset, Random(5))
    for leader in range(4):
        named = dealt(ruleset, Random(5), leader)
        assert named.leader == leader
        assert (named.hands, named.stock) == (drawn.hands, drawn.stock)


@clause("R3.3")
def test_lots_are_drawn_only_from_what_is_passed_in() -> None:
    random.seed(1)
    before = random.getstate()
    dealt(Ruleset.of(CLAIM, heroes=True), Random(5))
    random_deck(2, Random(5))
    assert random.getstate() == before


@clause("R3.1")
def test_every_card_reaches_every_place() -> None:
    lots = Random(3)
    ruleset = Ruleset.of(CLAIM)
    places: dict[str, Counter[str]] = {"hand 0": Counter(), "hand 1": Counter(), "stock": Counter()}
    for _ in range(400):
        deal = dealt(ruleset, lots)
        for place, pile in zip(places, (*deal.hands, deal.stock), strict=True):
            places[place].update(map(str, pile))
    for seen in places.values():
        assert set(seen) == {str(card) for card in book_of(ruleset).deck}
    assert 60 < places["hand 0"]["Kn9"] < 140
    assert 150 < places["stock"]["Kn9"] < 250


@clause("R3.1")
def test_hands_are_sorted_by_faction_and_value_and_the_deck_is_not() -> None:
    deal = dealt(Ruleset.of(CLAIM), Random(5))
    for hand in deal.hands:
        assert list(hand) == sorted(hand, key=lambda card: card.order)
    assert list(deal.stock) != sorted(deal.stock, key=lambda card: card.order)


@clause("R3.1", "R2.4")
def test_the_order_of_a_hand_and_of_the_cards_aside_means_nothing() -> None:
    one = dealt(Ruleset.of(CLAIM, heroes=True), Random(5))
    hands = tuple(tuple(reversed(hand)) for hand in one.hands)
    assert Deal(one.leader, hands, one.stock, tuple(reversed(one.aside))) == one
    assert Deal(one.leader, one.hands, tuple(reversed(one.stock)), one.aside) != one


@clause("R2.2", "R2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("box", BOXES)
def test_the_deck_of_a_box_is_legal_for_any_number_of_players(box: str, players: int) -> None:
    deck = box_deck(box, players)
    assert deck in legal_decks(players)
    assert set(box_deck(box, 2)) <= set(deck)
    assert box_of(reversed(deck), players) == box
    assert [other for other in legal_decks(players) if box_of(other, players)] == [
        other for other in legal_decks(players) if other in {box_deck(name, players) for name in BOXES}
    ]
