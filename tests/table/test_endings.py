"""How a game at a table ends, and who plays on when somebody leaves."""

from random import Random

import pytest

from claim.notation import read_record, write_record
from claim.rules import BYSTANDER
from claim.table import STAND_IN, Clock, Refused, Table
from tests.games import random_move
from tests.kit import CLAIM, FIVE_TENS, new_game
from tests.table.matches import add, all_eyes, asked_in_secret, commit, make, play, random_table, table_of


def table_for(players: int, bots: tuple[int, ...] = ()) -> Table:
    deck = CLAIM if players == 2 else FIVE_TENS
    return table_of(new_game(deck, players=players, hand0="Go7", hand1="Go5"), bots=bots)


# Giving up


@pytest.mark.parametrize(("players", "seat", "winners"), [(2, 0, (1,)), (2, 1, (0,)), (4, 1, (0, 2)), (4, 2, (1, 3))])
def test_with_two_sides_who_resigns_lets_the_other_win(players: int, seat: int, winners: tuple[int, ...]) -> None:
    table = table_for(players)
    commit(table, 0, "Go7")
    numbers = [table.number(eyes) for eyes in all_eyes(table)]
    add(table, table.resign(seat, at=5))
    assert (table.is_over, table.ended_by, table.winners, table.result) == (True, "resigned", winners, "*")
    assert [table.number(eyes) for eyes in all_eyes(table)] == numbers
    assert (table.bot_to_move(), table.lots()) == (None, ())
    for wish in (table.resign, table.ask_back, table.bot_in, table.bot_out):
        with pytest.raises(Refused, match="the game is over") as refusal:
            wish(0, 6)
        assert refusal.value.code == "over"


def test_with_three_a_bot_plays_on_for_good() -> None:
    table = table_for(3)
    add(table, table.resign(0, at=5))
    assert (table.is_over, table.ended_by, table.winners, table.result) == (False, None, (), None)
    assert (table.standing_in, table.bot_to_move()) == (frozenset({0}), (0, STAND_IN))
    make(table, "Go7")
    for wish in (table.resign, table.ask_back, table.bot_in, table.bot_out):
        with pytest.raises(Refused, match="no person plays at seat 0") as refusal:
            wish(0, 6)
        assert refusal.value.code == "closed"
    play(table, Random(1))
    assert (table.ended_by, table.standing_in) == ("votes", frozenset({0}))


def test_an_offer_ends_with_the_game() -> None:
    table = table_for(2)
    commit(table, 0, "Go7")
    add(table, table.ask_back(0, at=1))
    add(table, table.resign(0, at=1))
    assert table.offer is None
    assert [str(move) for move in table.game.moves] == ["Go7"]


def test_one_may_resign_while_the_other_is_asked_in_secret() -> None:
    table = asked_in_secret(holder=1, leader=0)
    add(table, table.resign(0, at=1))
    assert table.winners == (1,)
    with pytest.raises(Refused, match="the game is over"):
        table.move(1, table.number(1), "swap:no", at=2)


def test_bots_do_not_resign() -> None:
    for seat in (1, BYSTANDER, 7):
        with pytest.raises(Refused, match="no person plays at seat"):
            table_for(2, bots=(1,)).resign(seat, at=0)


# The end by votes, and records


@pytest.mark.parametrize("kind", ["two", "three", "four"])
def test_a_game_that_was_played_out_has_its_result(kind: str) -> None:
    table = random_table(Random(kind), kind)
    outcome = table.game.position.outcome
    assert outcome is not None
    assert (table.ended_by, table.winners) == ("votes", outcome.winners)
    record = table.record([f"player {seat}" for seat in range(table.house.ruleset.players)], (("Date", "2026.11.16"),))
    assert record.result == table.result != "*"
    assert record.notes[0] == ("Seat0", "player 0")
    assert record.notes[-1] == ("Date", "2026.11.16")
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize("how", ["resigned", "ran out of time"])
def test_a_record_of_a_game_that_ended_early_says_how(how: str) -> None:
    table = table_of(new_game(CLAIM, hand0="Go7"), Clock("move", 30, run_out="lose"))
    commit(table, 0, "Go7")
    add(table, table.resign(1, at=0) if how == "resigned" else table.run_out(30_000))
    text = write_record(table.record(["Ann", "Bob"]))
    assert f'[Termination "seat 1 {how}"]' in text
    assert '[Result "*"]' in text
    assert read_record(text).replay().moves == table.game.moves


# Bots that stand in


def test_a_bot_plays_for_who_has_left_until_they_are_back() -> None:
    table = table_for(2)
    add(table, table.bot_in(0, at=1))
    assert (table.standing_in, table.bot_to_move()) == (frozenset({0}), (0, STAND_IN))
    with pytest.raises(Refused, match="a bot plays for seat 0 already") as refusal:
        table.bot_in(0, at=2)
    assert refusal.value.code == "nothing"
    with pytest.raises(Refused, match="a bot plays at seat 0"):
        table.move(0, 1, "Go7", at=2)
    make(table, "Go7")
    add(table, table.bot_out(0, at=3))
    assert (table.standing_in, table.bot_to_move()) == (frozenset(), None)
    with pytest.raises(Refused, match="no bot plays for seat 0"):
        table.bot_out(0, at=3)
    make(table, "Go5")
    while table.game.position.to_move != 0:
        make(table, str(random_move(table.game.position, Random(1))))
    assert table.bot_to_move() is None


def test_who_is_away_may_still_resign() -> None:
    table = table_for(2)
    add(table, table.bot_in(1, at=1))
    add(table, table.resign(1, at=2))
    assert table.winners == (0,)


def test_only_people_are_replaced() -> None:
    table = table_for(2, bots=(1,))
    for wish in (table.bot_in, table.bot_out):
        with pytest.raises(Refused, match="no person plays at seat 1"):
            wish(1, 0)
