"""Worlds: exactly the ways the cards may lie by what a seat has seen."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given

from claim.cards import Card
from claim.errors import ClaimError
from claim.knowledge import View, view_of, worlds
from claim.rules import BYSTANDER, CLAIM, CLAIM_2, HEROES_IN_PLAY, Deal, Game, Move, Phase, Position, Ruleset, book_of
from tests.games import KINDS, games, random_game, random_ruleset
from tests.knowledge.exchange import hidden_slots, replayed, with_faces
from tests.knowledge.likelihood import assert_drawn_as_likely


@given(games())
def test_every_sampled_world_gives_the_same_view(game: Game) -> None:
    for seat in range(game.ruleset.players):
        view = view_of(game, seat)
        for draw in range(3):
            world = worlds(view).sample(Random(draw))
            world.deal.check(book_of(game.ruleset))
            assert view_of(world.game(), seat) == view
            assert world.position == world.game().position


@given(games(kinds=("two",)))
def test_at_the_start_of_phase_two_a_duel_has_one_world(game: Game) -> None:
    if game.position.phase is not Phase.RECRUIT:
        for seat in (0, 1):
            view = view_of(game, seat)
            assert worlds(view).count() == 1
            (world,) = worlds(view)
            assert world.position == game.position


def small_views(kind: str, most_hidden: int, wanted: int) -> list[tuple[Game, View]]:
    """Views with few hidden cards, a Seer's question or a void among them as it happens."""
    found: list[tuple[Game, View]] = []
    lots = Random(kind)
    while len(found) < wanted:
        game = random_game(lots, random_ruleset(lots, kind))
        while game.moves:
            game.pop()
            view = view_of(game, lots.randrange(game.ruleset.players))
            if 2 <= len(hidden_slots(view)) <= most_hidden and lots.random() < 0.3:
                found.append((game, view))
                break
    return found


@pytest.mark.parametrize("kind", ["two", "three", pytest.param("four", marks=pytest.mark.no_cover)])
def test_enumeration_finds_exactly_what_replays_to_the_view(kind: str) -> None:
    for game, view in small_views(kind, most_hidden=6, wanted=25):
        fitting = positions_by_trial(game, view)
        found = {world.position: world.weight for world in worlds(view)}
        assert set(found) == set(fitting)
        assert len(found) == len(list(worlds(view)))
        assert game.position in found
        assert worlds(view).count() == sum(found.values())
        # weights are in proportion to the number of ways to deal the cards one by one
        scale = sum(fitting.values()) / sum(found.values())
        assert all(fitting[position] == weight * scale for position, weight in found.items())


def positions_by_trial(game: Game, view: View, heroes: tuple[Card, ...] = ()) -> Counter[Position]:
    """Where every arrangement of the hidden cards, these heroes among them, leads if it gives the same view."""
    slots = hidden_slots(view)
    known = Counter(card for card in view.seen.faces if card is not None)
    hidden = [*(view.book.deck_counts - known).elements(), *heroes]
    deal = worlds(view).sample(Random(1)).deal  # its slots are those of the view
    faces = list(worlds(view).sample(Random(1)).faces)
    led_to: Counter[Position] = Counter()
    for order in permutations(hidden):
        for slot, card in zip(slots, order, strict=True):
            faces[slot] = card
        if any(card.is_hero for card in faces[view.seen.aside_slots.start : view.seen.aside_slots.stop]):
            continue
        other = replayed(game, with_faces(deal, faces[: view.seen.unused_slots.start]), view)
        if other is not None and view_of(other, view.seat) == view:
            led_to[other.position] += 1
    return led_to


@pytest.mark.parametrize("kind", ["two", "three", "four"])
def test_sampling_is_uniform_over_the_ways_cards_can_lie(kind: str) -> None:
    for _, view in small_views(kind, most_hidden=5, wanted=4):
        expected = {world.position: world.weight for world in worlds(view)}
        lots = Random(1)
        draws = 400 * len(expected)
        drawn = Counter(worlds(view).sample(lots).position for _ in range(draws))
        assert_drawn_as_likely(drawn, expected)


@pytest.mark.no_cover
def test_with_heroes_enumeration_finds_exactly_what_replays_to_the_view() -> None:
    """Which heroes are in play is hidden too, and which cards are aside."""
    compared = 0
    for game, view in small_views("heroes", most_hidden=6, wanted=40):
        if not 1 < worlds(view).count() <= 120:
            continue
        compared += 1
        fitting = {position for heroes in hero_sets(view) for position in positions_by_trial(game, view, heroes)}
        found = {world.position: world.weight for world in worlds(view)}
        assert set(found) == fitting
        assert worlds(view).count() == sum(found.values())
        if compared == 4:
            return
    raise AssertionError("too few views with heroes unseen")


def hero_sets(view: View) -> Iterator[tuple[Card, ...]]:
    """Every choice of the heroes in play that the viewer has not seen."""
    seen = [card for card in view.seen.faces if card is not None and card.is_hero]
    unseen = [card for card in view.book.heroes if card not in seen]
    return combinations(unseen, HEROES_IN_PLAY - len(seen))


def test_voids_are_honoured_and_a_doppelganger_shows_none() -> None:
    seen_void = seen_stand_in = 0
    for seed in range(60):
        game = random_game(Random(seed), CLAIM, moves=14)
        view = view_of(game, 0)
        plays = [card.plain for card in view.discards] + [card for score in view.scores for card in score]
        seen_stand_in += any(card.code == "Do" for card in plays)
        for sample in range(10):
            hand = worlds(view).sample(Random(sample)).position.hands[1]
            for led in view.voids[1]:
                seen_void += 1
                assert not any(card.code == led for card in hand)
    assert seen_void > 50
    assert seen_stand_in > 10


def led_and_followed(led: str, played: str, hand: str) -> View:
    """Seat 0's view after it led a card and seat 1 played another, holding these as well."""
    book = book_of(CLAIM)
    mine = [Card.parse(led)]
    theirs = [Card.parse(text) for text in f"{played} {hand}".split()]
    rest = list(book.deck)
    for card in mine + theirs:
        rest.remove(card)
    while len(mine) < 13:
        mine.append(rest.pop(0))
    while len(theirs) < 13:
        theirs.append(rest.pop())
    game = Game(CLAIM, Deal(0, (tuple(mine), tuple(theirs)), tuple(rest)))
    game.push(led)
    game.push(played)
    return view_of(game, 0)


def test_standing_in_shows_no_void_and_not_following_does() -> None:
    assert led_and_followed("Un5", "Do3", "Un7").voids == (frozenset(), frozenset())
    assert led_and_followed("Un5", "Un7", "Un8").voids == (frozenset(), frozenset())
    hands = "Go0 Go0 Go0 Go0 Go0 Kn2 Kn3 Kn4 Kn5 Kn6 Kn7 Kn8"
    assert led_and_followed("Un5", "Kn9", hands).voids == (frozenset(), frozenset({"Un"}))


def test_a_card_seen_with_a_seer_lies_there_in_every_world() -> None:
    for seed in range(60):
        game = random_game(Random(seed), CLAIM_2, moves=20)
        for seat in (0, 1):
            view = view_of(game, seat)
            known = Counter(card for card in view.followers[1 - seat] if str(card) != "??")
            for sample in range(3):
                assert not known - Counter(worlds(view).sample(Random(sample)).position.followers[1 - seat])


@pytest.mark.parametrize("kind", KINDS)
def test_the_truth_is_a_world(kind: str) -> None:
    for game, view in small_views(kind, most_hidden=6 if kind in ("two", "three", "four") else 8, wanted=5):
        if worlds(view).count() < 300:
            assert game.as_shown_to(view.seat).position in {world.position for world in worlds(view)}


def test_where_somebody_may_have_been_asked_in_secret_they_said_no() -> None:
    """Worlds in which the other holds the Necromancer are as good as any: nothing has shown it (R9.9)."""
    ruleset = Ruleset.of("Go Kn Un Dw Do", heroes=True)
    secrets = 0
    for seed in range(40):
        game = random_game(Random(seed), ruleset, moves=13)
        view = view_of(game, 0)
        for sample in range(10):
            elsewhere = worlds(view).sample(Random(sample)).game()
            asked = [move for move in elsewhere.moves if move == Move.parse("swap:no")]
            secrets += len(asked) > len([move for _, move in view.moves if move in asked])
            assert view_of(elsewhere, 0) == view
    assert secrets > 5


def test_a_bystander_has_no_worlds() -> None:
    with pytest.raises(ClaimError, match="bystander"):
        worlds(view_of(random_game(Random(1), CLAIM, moves=3), BYSTANDER))
