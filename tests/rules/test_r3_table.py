from random import Random

import pytest

from claim.deals import dealt
from claim.errors import InvalidDeal
from claim.rules import EVERYONE, Carried, Deal, Dealt, Phase, Ruleset, book_of
from claim.rules.places import REVEALED, STOCK, followers_of, score_of
from tests.kit import CLAIM, FIVE_TENS, cards, clause, given, new_game, told

DECKS = {2: CLAIM, 3: FIVE_TENS, 4: FIVE_TENS}


@clause("R3.1")
@pytest.mark.parametrize(("players", "hand", "stock"), [(2, 13, 26), (3, 12, 36), (4, 9, 36)])
def test_hands_and_the_face_down_deck_by_players(players: int, hand: int, stock: int) -> None:
    deal = dealt(Ruleset.of(DECKS[players], players=players), Random(3))
    assert [len(dealt_to) for dealt_to in deal.hands] == [hand] * players
    assert len(deal.stock) == stock


@clause("R3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deck_runs_out_with_the_last_trick_of_phase_one(players: int) -> None:
    game = new_game(DECKS[players], players=players)
    while game.position.phase is Phase.RECRUIT:
        assert len(game.position.stock) + len(game.position.revealed) > 0
        game.push(game.position.legal_moves()[0])
    assert game.position.stock == game.position.revealed == ()
    assert [len(hand) for hand in game.position.hands] == [game.ruleset.hand_size] * players


@clause("R3.1")
def test_deals_of_other_sizes_are_refused_saying_how_many_there_should_be() -> None:
    book = book_of(Ruleset.of(CLAIM))
    right = new_game(CLAIM).deal
    one, two = right.hands
    for wrong, what, found, right_number in [
        (Deal(0, (one[1:], two), right.stock), "Hand0", 12, 13),
        (Deal(0, (one, (*two, one[0])), right.stock), "Hand1", 14, 13),
        (Deal(0, (one, two), right.stock[1:]), "Stock", 25, 26),
        (Deal(0, (one, two), right.stock, one[:1]), "Aside", 1, 0),
    ]:
        with pytest.raises(InvalidDeal, match=f"{what} has {found} instead of {right_number}"):
            wrong.check(book)
    for hands in [(one, two, ()), (one,)]:
        with pytest.raises(InvalidDeal, match=f"{len(hands)} hands for 2 players"):
            Deal(0, hands, right.stock).check(book)


@clause("R3.2")
def test_two_and_three_play_each_alone() -> None:
    two, three = Ruleset.of(CLAIM), Ruleset.of(FIVE_TENS, players=3)
    assert [two.sides, three.sides] == [2, 3]
    assert [two.opponents_of(seat) for seat in range(2)] == [(1,), (0,)]
    assert [three.opponents_of(seat) for seat in range(3)] == [(1, 2), (0, 2), (0, 1)]


@clause("R3.2")
def test_of_four_those_opposite_are_partners() -> None:
    four = Ruleset.of(FIVE_TENS, players=4)
    assert four.sides == 2
    assert [four.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [four.opponents_of(seat) for seat in range(4)] == [(1, 3), (0, 2), (1, 3), (0, 2)]


@clause("R3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_leader_is_a_seat_named_or_drawn_with_the_deal(players: int) -> None:
    ruleset = Ruleset.of(DECKS[players], players=players)
    for seat in range(players):
        deal = dealt(ruleset, Random(5), leader=seat)
        assert deal.leader == seat
        assert new_game(DECKS[players], players=players, leader=seat).position.to_move == seat
    drawn = {dealt(ruleset, Random(seed)).leader for seed in range(60)}
    assert drawn == set(range(players))


@clause("R3.3")
@pytest.mark.parametrize("leader", [-1, 2])
def test_a_leader_who_does_not_sit_there_is_refused(leader: int) -> None:
    right = new_game(CLAIM).deal
    with pytest.raises(InvalidDeal, match=f"leader {leader}: seats are 0 to 1"):
        Deal(leader, right.hands, right.stock).check(book_of(Ruleset.of(CLAIM)))


@clause("R3.4")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_play_goes_clockwise(leader: int) -> None:
    table = given(
        FIVE_TENS, players=4, leader=leader, hand0="Go1 Kn2", hand1="Go2 Kn3", hand2="Go3 Kn4", hand3="Go4 Kn5"
    )
    seats = []
    for _ in range(4):
        assert table.to_move is not None
        seats.append(table.to_move)
        table = table.play(f"Go{table.to_move + 1}")
    assert seats == [(leader + turn) % 4 for turn in range(4)]


@clause("R3.5")
def test_hands_are_dealt_to_their_owners_only() -> None:
    game = new_game(CLAIM)
    shown = told(Dealt, game.events_for(0))
    assert shown[0].cards == game.position.hands[0]
    assert [str(card) for card in shown[1].cards] == ["??"] * 13


@clause("R3.5")
def test_score_piles_and_discards_are_face_up() -> None:
    table = given(CLAIM, phase=1, hand0="Un5 Go3", hand1="Un7 Go4").play("Un5 Un7 Go4 Go3")
    for event in told(Carried, table.events):
        is_drawn = event.source == STOCK and event.target != REVEALED
        assert (event.seen_by == EVERYONE) == (not is_drawn)
    assert {event.target for event in told(Carried, table.events)} >= {followers_of(0), score_of(1), REVEALED}


@clause("R3.5")
def test_hands_are_sorted_by_faction_and_value_with_heroes_last() -> None:
    hand = cards("Warrior Un9 Kn9 Go1 Dw0 Go0 Kn2 Un0 Bard Do3 Go9")
    assert sorted(hand, key=lambda card: card.order) == list(cards("Go0 Go1 Go9 Kn2 Kn9 Un0 Un9 Dw0 Do3 Bard Warrior"))
