"""A table as it is sent: typed messages that decode to what they were, and say no more than a seat may know."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from claim.rules import BYSTANDER
from claim.table import Clock, Table
from claim.wire.messages import Sent, Told, Turn, Update, View
from claim.wire.showing import turn_sent, update_sent, view_sent, waiting_sent
from claim.wire.tables import NewTable, SeatInfo, TableInfo
from tests.games import KINDS, random_move, random_ruleset
from tests.kit import CLAIM, CLAIM_2, FIVE_TENS, new_game
from tests.table.matches import add, all_eyes, asked_in_secret, commit, legal, make, play, table_for, table_of

INFO = TableInfo("ABCDEFGH", "playing", NewTable(), [SeatInfo("person", "Ann", None, present=True)] * 2, 0)


def duel(clock: Clock | None = None) -> Table:
    return table_of(new_game(CLAIM, hand0="Go7 Kn3", hand1="Go5 Kn2"), clock)


def decoded(message: View | Update) -> object:
    return msgspec.json.decode(msgspec.json.encode(message), type=Sent)


def test_while_a_table_waits_there_is_nothing_to_see() -> None:
    view = waiting_sent(INFO)
    assert (view.number, view.phase, view.piles, view.events) == (0, 0, {}, [])
    assert (view.seat, view.table) == (0, INFO)
    assert view.turn == Turn(None, None, None, None, [], [None, None])
    assert decoded(view) == view


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("extras", [False, True])
def test_updates_tell_what_the_view_tells(kind: str, extras: bool) -> None:
    lots = Random(kind)
    table = table_for(random_ruleset(lots, kind), lots)
    first = {eyes: view_sent(table, eyes, INFO, 0, extras=extras) for eyes in all_eyes(table)}
    numbers = dict.fromkeys(first, 1)
    events = {eyes: view.events[:] for eyes, view in first.items()}
    told = {eyes: view.told or [] for eyes, view in first.items()}
    while not table.is_over:
        make(table, str(random_move(table.game.position, lots)))
        for eyes, number in numbers.items():
            if table.number(eyes) == number:
                continue
            update = update_sent(table, eyes, number, 0, extras=extras)
            assert update is not None
            assert decoded(update) == update
            numbers[eyes] = update.number
            events[eyes] += update.events
            told[eyes] += update.told or []
            assert update.turn == turn_sent(table, eyes, 0, extras=extras)
            assert (update.votes is not None) == (update.told is not None) == extras
            is_own = bool(update.turn.legal)
            assert (update.turn.choices is not None) == (is_own and extras)
            if update.turn.choices is not None:
                assert sorted(choice.move for choice in update.turn.choices if choice.legal) == update.turn.legal
    for eyes, seen in events.items():
        view = view_sent(table, eyes, INFO, 0, extras=extras)
        assert (view.number, view.events, view.phase) == (numbers[eyes], seen, 3)
        assert (view.told or []) == told[eyes]
        assert decoded(view) == view


def test_a_view_says_what_lies_where_and_leaves_empty_places_out() -> None:
    table = duel()
    make(table, "Go7")
    view = view_sent(table, 1, INFO, 0)
    assert (view.number, view.seat, view.phase, view.trick, view.leader) == (2, 1, 1, 1, 0)
    assert view.piles["hand 0"] == ["??"] * 12
    assert {"Go5", "Kn2"} <= set(view.piles["hand 1"])
    assert view.piles["trick"] == ["Go7"]
    assert view.piles["stock"] == ["??"] * 25
    assert set(view.piles) == {"hand 0", "hand 1", "trick", "stock", "revealed"}
    assert (view.votes, view.told) == (None, None)


# Whose turn


def test_the_turn_is_for_who_decides_and_says_what_they_may_do() -> None:
    table = duel(Clock("move", 30))
    make(table, "Go7", at=1000)
    own, others = turn_sent(table, 1, 3000), turn_sent(table, 0, 3000)
    assert own.legal == sorted(legal(table).split())
    assert (own.to_move, own.awaits, own.by, own.led, own.clocks) == (1, "play", None, "Go", [30_000, 28_000])
    assert others == Turn(1, "play", None, None, [], own.clocks)
    assert turn_sent(table, BYSTANDER, 3000) == others


def test_no_faction_has_to_be_followed_by_who_leads_or_has_none_of_it() -> None:
    table = table_of(new_game(CLAIM, hand0="Go7", hand1="Un0 Un1 Un2 Un3 Un4 Un5 Un6 Un7 Un8 Un9 Dw0 Dw1 Dw2"))
    assert turn_sent(table, 0, 0).led is None
    make(table, "Go7")
    assert turn_sent(table, 1, 0).led is None
    assert len(turn_sent(table, 1, 0).legal) == 13


def test_with_three_or_four_extras_rank_the_cards_of_the_trick() -> None:
    table = table_of(new_game(FIVE_TENS, players=3, hand0="Go3", hand1="Go1", hand2="Go7"))
    assert turn_sent(table, 0, 0, extras=True).ranking is None
    make(table, "Go3 Go1")
    assert [turn_sent(table, eyes, 0, extras=True).ranking for eyes in (2, BYSTANDER)] == [[0, 1], [0, 1]]
    assert turn_sent(table, 2, 0).ranking is None
    make(table, "Go7")
    assert turn_sent(table, 0, 0, extras=True).ranking == [2, 0, 1]


def test_a_question_says_which_card_asks() -> None:
    table = table_of(new_game(CLAIM_2, hand0="Se9", hand1="Se3", stock="Gn1 Gi5"))
    make(table, "Se9 Se3")
    own = turn_sent(table, 0, 0, extras=True)
    assert (own.to_move, own.awaits, own.by, own.led, own.legal) == (0, "take", "Se9", None, ["take:Gn1", "take:deck"])
    assert own.choices is not None
    assert turn_sent(table, 1, 0, extras=True) == Turn(0, "take", "Se9", None, [], [None, None])


def test_a_secret_question_is_the_turn_of_who_is_asked_and_nobody_elses() -> None:
    table = asked_in_secret(holder=1, leader=0)
    asked = turn_sent(table, 1, 0)
    assert (asked.to_move, asked.awaits, asked.by) == (1, "swap", "Necromancer")
    assert asked.legal == ["swap:Go5", "swap:Go7", "swap:no"]
    for eyes in (0, BYSTANDER):
        turn = turn_sent(table, eyes, 0, extras=True)
        assert (turn.to_move, turn.awaits, turn.by) == (0, "play", None)
    assert turn_sent(table, 0, 0).legal


def test_when_it_is_over_nobody_has_the_turn() -> None:
    table = duel()
    commit(table, 0, "Go7")
    add(table, table.resign(1, at=0))
    for extras in (False, True):
        view = view_sent(table, 1, INFO, 0, extras=extras)
        assert view.phase == 3
        assert view.turn == Turn(None, None, None, None, [], [None, None])


# What is missing


def test_who_comes_back_gets_what_was_missed_or_has_to_take_everything() -> None:
    table = duel()
    make(table, "Go7 Go5")
    missed = update_sent(table, 0, 1, 0)
    assert missed is not None
    assert (missed.number, len(missed.events)) == (3, len(view_sent(table, 0, INFO, 0).events) - 4)
    nothing = update_sent(table, 0, 3, 0)
    assert nothing is not None
    assert (nothing.number, nothing.events) == (3, [])
    assert [update_sent(table, 0, number, 0) for number in (0, 4, 99)] == [None] * 3
    add(table, table.ask_back(0, at=0))
    add(table, table.answer_back(1, agree=True, at=0))
    assert update_sent(table, 0, 3, 0) is None


def test_sentences_go_on_where_they_left_off() -> None:
    table = duel()
    make(table, "Go7 Go5")
    update = update_sent(table, BYSTANDER, 2, 0, extras=True)
    assert update is not None
    assert update.told is not None
    assert update.told[0] == Told("told-plays", 1, ["Go5"], None, 1, 1)
    assert "told-wins" in [told.text for told in update.told]


@pytest.mark.parametrize("open_discards", [False, True])
def test_in_a_memory_game_the_board_does_not_remember(open_discards: bool) -> None:
    house = replace(duel().house, open_discards=open_discards)
    table = Table(house, duel().deal, 0)
    play(table, Random(1), 20)
    votes = view_sent(table, 0, INFO, 0, extras=True).votes
    assert votes is not None
    assert {vote.still_open is not None for vote in votes} == {open_discards}
