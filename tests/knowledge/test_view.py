"""Views: all that a seat has been shown, and nothing else (R10)."""

from random import Random

import pytest
from hypothesis import given

from claim.cards import HIDDEN
from claim.errors import ClaimError
from claim.knowledge import Seen, view_at, view_of
from claim.rules import BYSTANDER, CLAIM, CLAIM_2, Game, Phase, Ruleset
from claim.rules.places import ASIDE, STOCK, followers_of, hand_of
from tests.games import KINDS, games, random_game, random_move, random_ruleset, seeds
from tests.knowledge.exchange import faces_of, hidden_slots, replayed, with_faces


def all_eyes(game: Game) -> list[int]:
    return [BYSTANDER, *range(game.ruleset.players)]


@given(games())
def test_a_seat_sees_its_own_cards_and_every_open_pile(game: Game) -> None:
    for seat in range(game.ruleset.players):
        view = view_of(game, seat)
        position = game.as_shown_to(seat).position
        private = {STOCK, ASIDE}
        private |= {place(other) for place in (hand_of, followers_of) for other in range(4) if other != seat}
        for place, pile in enumerate(position.piles):
            shown = view.piles[place]
            assert len(shown) == len(pile)
            if place in private:
                assert all(card is HIDDEN or card in pile for card in shown)
            else:
                assert sorted(map(str, shown)) == sorted(map(str, pile))


@given(games())
def test_a_view_tells_the_state_of_play(game: Game) -> None:
    for seat in all_eyes(game):
        view, position = view_of(game, seat), game.as_shown_to(seat).position
        assert (view.phase, view.leader) == (position.phase, position.leader) or position.is_over
        assert view.trick_number == position.trick_number
        assert view.to_move == position.to_move
        assert view.outcome == position.outcome
        is_mine = position.to_move == seat and not position.is_chance
        assert view.legal == (position.legal_moves() if is_mine else ())
        assert view.awaits == (None if position.is_over else position.legal_moves()[0].verb)


@given(games())
def test_equal_histories_give_equal_views(game: Game) -> None:
    again = Game(game.ruleset, game.deal, game.moves)
    for seat in all_eyes(game):
        assert view_of(game, seat) == view_of(again, seat)
        assert str(view_of(game, seat)) == str(view_of(again, seat))


@given(games())
def test_following_events_as_they_come_gives_the_same_view(game: Game) -> None:
    for seat in all_eyes(game):
        view = view_of(game, seat)
        seen = Seen(view.book)
        halfway = len(view.events) // 2
        seen.take_in(view.events[:halfway])
        then = seen.copy()
        before = str(view_at(game.position, seat, view.events[:halfway], then))
        seen.take_in(view.events[halfway:])
        followed = view_at(game.as_shown_to(seat).position, seat, view.events, seen)
        assert (followed, str(followed), followed.moves) == (view, str(view), view.moves)
        assert str(view_at(game.position, seat, view.events[:halfway], then)) == before


def exchanged_elsewhere(game: Game, seat: int, lots: Random) -> Game | None:
    """The same moves where some cards hidden from the seat have changed places; None where that cannot be."""
    view = view_of(game, seat)
    slots = hidden_slots(view)
    faces = faces_of(game.deal)
    if len(slots) < 2:
        return None
    for _ in range(lots.randint(1, 4)):
        one, other = lots.sample(slots, 2)
        faces[one], faces[other] = faces[other], faces[one]
    if any(card.is_hero for card in faces[len(faces) - len(game.deal.aside) :]):
        return None
    return replayed(game, with_faces(game.deal, faces), view)


@pytest.mark.parametrize("kind", KINDS)
def test_exchanging_hidden_cards_changes_nothing_a_seat_is_shown(kind: str) -> None:
    lots = Random(kind)
    compared = 0
    while compared < 40:
        game = random_game(lots, random_ruleset(lots, kind), moves=lots.randrange(60))
        for seat in all_eyes(game):
            elsewhere = exchanged_elsewhere(game, seat, lots)
            if elsewhere is None or elsewhere.deal == game.deal:
                continue
            compared += 1
            view, shown = view_of(game, seat), view_of(elsewhere, seat)
            assert shown.events == view.events
            assert shown.legal == view.legal
            assert shown == view
            assert str(shown) == str(view)


def test_after_a_krakens_draw_a_bystander_knows_neither_hand() -> None:
    draws = 0
    for seed in range(200):
        game = random_game(Random(seed), Ruleset.of("Go Kn Un Dw Do", heroes=True))
        while game.moves and game.moves[-1].verb != "give":
            game.pop()
        if not game.moves:
            continue
        draws += 1
        view = view_of(game, BYSTANDER)
        assert {card for hand in view.hands for card in hand} == {HIDDEN}
        assert not any(move.verb in ("draw", "give") for _, move in view.moves)
        hands = game.position.hands
        assert all(set(view_of(game, seat).hands[1 - seat]) <= {*hands[1 - seat], HIDDEN} for seat in (0, 1))
    assert draws > 3


@given(seeds())
def test_what_is_shown_is_never_taken_back(seed: int) -> None:
    lots = Random(seed)
    game = random_game(lots, moves=0)
    before = {seat: view_of(game, seat).events for seat in all_eyes(game)}
    while not game.position.is_over:
        game.push(random_move(game.position, lots))
        for seat, events in before.items():
            now = game.events_for(seat)
            assert now[: len(events)] == events
            before[seat] = now


def test_a_secret_question_shows_nowhere() -> None:
    ruleset = Ruleset.of("Go Kn Un Dw Do", heroes=True)
    asked = 0
    for seed in range(40):
        lots = Random(seed)
        game = random_game(lots, ruleset, moves=0)
        while game.position.phase is Phase.RECRUIT:
            question = game.position.question
            if question is not None and question.quiet is not None:
                asked += 1
                others = [seat for seat in all_eyes(game) if seat != question.seat]
                meanwhile = {seat: view_of(game, seat) for seat in others}
                game.push(question.quiet)
                assert all(view_of(game, seat) == view for seat, view in meanwhile.items())
            else:
                game.push(random_move(game.position, lots))
    assert asked > 20


def test_the_card_a_seer_saw_stays_known_to_who_saw_it() -> None:
    for seed in range(30):
        lots = Random(seed)
        game = random_game(lots, CLAIM_2, moves=0)
        while game.position.phase is Phase.RECRUIT:
            question = game.position.question
            if question is None:
                game.push(random_move(game.position, lots))
                continue
            top, loser = game.position.stock[0], 1 - question.seat
            assert view_of(game, question.seat).stock[0] is top
            assert view_of(game, loser).stock[0] is HIDDEN
            game.push(question.moves[0])  # the revealed card
            view = view_of(game, question.seat)
            assert top in view.followers[loser] + view.hands[loser]
            return
    raise AssertionError("no Seer won a trick")


def test_a_bystander_sees_no_hand() -> None:
    game = random_game(Random(3), CLAIM, moves=7)
    view = view_of(game, BYSTANDER)
    assert view.hand == ()
    assert {card for hand in view.hands for card in hand} == {HIDDEN}


def test_the_trick_can_be_tried_with_a_card() -> None:
    for seed in range(20):
        game = random_game(Random(seed), CLAIM, moves=1)
        assert game.position.to_move is not None
        view = view_of(game, game.position.to_move)
        for move in view.legal:
            after = game.position.after(move)
            assert view.trick_with(move).winner.seat == after.leader


@pytest.mark.parametrize("seat", [-2, 2, 4])
def test_a_seat_that_is_not_at_the_table_has_no_view(seat: int) -> None:
    with pytest.raises(ClaimError, match="seats are 0 to 1"):
        view_of(random_game(Random(1), CLAIM, moves=3), seat)
