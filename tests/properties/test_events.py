"""The events tell the whole game, and each seat's share of them tells no more than it may know (R10)."""

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings

from claim.cards import HIDDEN, Card
from claim.rules import BYSTANDER, Asked, Carried, Chosen, Counted, Deal, Dealt, Declared, Event, Game, Gathered, Looked
from claim.rules.places import (
    ASIDE,
    DISCARDS,
    PLACES,
    REVEALED,
    STOCK,
    TRICK,
    WAITING,
    followers_of,
    hand_of,
    laid_before,
    score_of,
)
from tests.games import finished_games, games, seeds

OPEN = {REVEALED, TRICK, WAITING, DISCARDS, *map(score_of, range(4)), *map(laid_before, range(4))}


def _eyes(game: Game) -> tuple[int, ...]:
    return BYSTANDER, *range(game.ruleset.players)


# The whole truth


def _told(deal: Deal, events: tuple[Event, ...]) -> list[tuple[Card, ...]]:
    """The piles, put together from the deal's deck and the events alone."""
    piles: list[list[Card]] = [[] for _ in range(PLACES)]
    piles[STOCK], piles[ASIDE] = list(deal.stock), list(deal.aside)
    for event in events:
        match event:
            case Dealt(seat, cards):
                piles[hand_of(seat)] = list(cards)
            case Carried(card, source, target):
                piles[source].remove(next(lying for lying in piles[source] if lying.plain is card.plain))
                piles[target].append(card)
            case Declared(card, place):
                piles[place][piles[place].index(card.plain)] = card
            case Gathered(seat):
                piles[hand_of(seat)], piles[followers_of(seat)] = piles[followers_of(seat)], []
            case _:
                pass
    return [tuple(pile) for pile in piles]


@given(finished_games())
def test_the_events_reproduce_the_piles(game: Game) -> None:
    replayed = Game(game.ruleset, game.deal)
    assert tuple(_told(game.deal, replayed.events)) == replayed.position.piles
    for move in game.moves:
        replayed.push(move)
        assert tuple(_told(game.deal, replayed.events)) == replayed.position.piles


@given(finished_games())
def test_every_move_is_told_and_the_outcome_last(game: Game) -> None:
    assert tuple(event.move for event in game.events if isinstance(event, Chosen)) == game.moves
    last = game.events[-1]
    assert isinstance(last, Counted)
    assert last.outcome == game.position.outcome


# What each seat sees


def _may_see(event: Event, eye: int, looked: tuple[int, Card] | None) -> bool:
    """Whether R10 opens all of an event to a seat or a bystander. `looked`: who saw the deck's top card with a Seer."""
    match event:
        case Dealt(seat):
            return eye == seat
        case Looked(seat):
            return eye == seat
        case Carried(card, source, target):
            if source in OPEN or target in OPEN:
                return True
            if source == STOCK:  # drawn as a follower
                return target == followers_of(eye) or (looked is not None and looked == (eye, card))
            return eye in (source, target)  # from hand to hand: a Kraken (R9.16)
        case Asked(seat, by):
            return eye == seat or str(by) != "Necromancer"  # R9.9
        case Chosen(seat, move):
            if move.verb in ("draw", "give"):
                return eye != BYSTANDER
            return eye == seat or str(move) != "swap:no"
        case _:
            return True


def _expected(events: tuple[Event, ...], eye: int) -> Iterator[tuple[object, ...] | None]:
    """What an eye should be shown of each event: its content with hidden cards covered, or None."""
    looked: tuple[int, Card] | None = None
    for event in events:
        opened = _may_see(event, eye, looked)
        match event:
            case Looked(seat, card):
                looked = seat, card
                yield type(event), seat, card if opened else HIDDEN
            case Carried(card, source, target):
                yield type(event), card if opened else HIDDEN, source, target
                if source == STOCK:
                    looked = None  # it was the top card; what lies below nobody has seen
            case Dealt(seat, cards):
                yield type(event), seat, cards if opened else (HIDDEN,) * len(cards)
            case _:
                yield _content(event) if opened else None


def _content(event: Event) -> tuple[object, ...]:
    fields = [getattr(event, name) for name in event.__match_args__ if name != "seen_by"]
    return type(event), *fields


@given(finished_games())
def test_each_eye_sees_what_it_may_and_no_more(game: Game) -> None:
    for eye in _eyes(game):
        expected = [content for content in _expected(game.events, eye) if content is not None]
        assert [_content(event) for event in game.events_for(eye)] == expected


@given(games())
def test_nobody_is_told_who_else_saw_something(game: Game) -> None:
    for eye in _eyes(game):
        assert len({event.seen_by for event in game.events_for(eye)}) == 1


@settings(max_examples=settings().max_examples // 4)
@given(finished_games())
def test_what_was_shown_is_never_taken_back(game: Game) -> None:
    replayed = Game(game.ruleset, game.deal)
    shown = {eye: replayed.events_for(eye) for eye in _eyes(game)}
    for move in game.moves:
        replayed.push(move)
        for eye in _eyes(game):
            now = replayed.events_for(eye)
            assert now[: len(shown[eye])] == shown[eye]
            shown[eye] = now


@given(finished_games(kinds=("heroes",)))
def test_a_secret_question_shows_nowhere(game: Game) -> None:
    """R9.9, R10.3: to the others it is as if it had been answered with no already."""
    replayed = Game(game.ruleset, game.deal)
    for move in game.moves:
        question = replayed.position.question
        if question is not None and question.quiet is not None:
            others = [eye for eye in _eyes(game) if eye != question.seat]
            asked = [(replayed.events_for(eye), replayed.as_shown_to(eye).position) for eye in others]
            replayed.push(question.quiet)
            assert [(replayed.events_for(eye), replayed.position) for eye in others] == asked
            replayed.pop()
        replayed.push(move)


@given(games(), seeds())
def test_nobody_is_shown_the_order_of_the_deck_or_the_cards_aside(game: Game, seed: int) -> None:
    """R10.2: exchanged among each other, they leave everything shown so far as it is."""
    below = game.position.stock[1:]  # the top card may have been seen with a Seer
    unseen = [*below, *game.deal.aside]
    heroes = [card for card in unseen if card.is_hero]
    factions = [card for card in unseen if not card.is_hero]
    lots = Random(seed)
    lots.shuffle(factions)
    aside = tuple(factions[: len(game.deal.aside)])
    rest = factions[len(aside) :] + heroes
    lots.shuffle(rest)
    stock = game.deal.stock[: len(game.deal.stock) - len(below)] + tuple(rest)
    other = Game(game.ruleset, Deal(game.deal.leader, game.deal.hands, stock, aside), game.moves)
    for eye in _eyes(game):
        assert other.events_for(eye) == game.events_for(eye)
