"""Clocks: time for a move or for the game, running out as the house has it, and never betraying a secret."""

import pytest

from claim.rules import BYSTANDER
from claim.table import STAND_IN, Clock, Refused, Table
from tests.kit import CLAIM, FIVE_TENS, new_game
from tests.table.matches import add, all_eyes, asked_in_secret, commit, make, table_of

MOVE = Clock("move", 30)
BANK = Clock("bank", 60, increment=2)


def table_with(clock: Clock | None, bots: tuple[int, ...] = ()) -> Table:
    return table_of(new_game(CLAIM, hand0="Go7 Kn3", hand1="Go5 Kn2"), clock, bots)


def test_without_a_clock_nothing_runs_out() -> None:
    table = table_with(None)
    assert table.clocks(0, 10**9) == (None, None)
    assert (table.next_deadline(), table.run_out(10**9)) == (None, None)


# Time for each move


def test_with_time_for_each_move_it_begins_anew_with_every_decision() -> None:
    table = table_with(MOVE)
    assert table.clocks(0, 0) == (30_000, 30_000)
    assert table.clocks(BYSTANDER, 12_000) == (18_000, 30_000)
    commit(table, 0, "Go7", at=12_000)
    assert table.clocks(BYSTANDER, 13_000) == (30_000, 29_000)
    assert table.next_deadline() == 42_000


def test_a_clock_never_shows_less_than_nothing_nor_more_than_there_was() -> None:
    table = table_with(MOVE)
    assert table.clocks(0, 99_000) == (0, 30_000)
    assert table.clocks(0, -5) == (30_000, 30_000)


# A bank


def test_a_bank_pays_for_what_was_thought_and_gets_its_increment() -> None:
    table = table_with(BANK)
    commit(table, 0, "Go7", at=10_000)
    assert table.clocks(0, 10_000) == (52_000, 60_000)
    assert table.clocks(0, 15_000) == (52_000, 55_000)
    commit(table, 1, "Go5", at=15_000)
    assert table.clocks(1, 15_000) == (52_000, 57_000)
    assert table.next_deadline() == 15_000 + 52_000


def test_bots_have_no_clock() -> None:
    table = table_with(BANK, bots=(1,))
    assert table.clocks(0, 0) == (60_000, None)
    commit(table, 0, "Go7", at=1000)
    assert table.next_deadline() is None
    assert table.run_out(10**9) is None
    make(table, "Go5", at=5000)
    assert table.clocks(0, 6000) == (60_000, None)


# Running out


def test_the_verdict_comes_when_it_is_due() -> None:
    table = table_with(MOVE)
    assert table.run_out(29_999) is None
    entry = table.run_out(30_000)
    assert entry is not None
    assert (entry.kind, entry.seat, entry.at, table.is_over) == ("time", 0, 30_000, False)


@pytest.mark.parametrize("clock", [Clock("move", 30), Clock("bank", 30, 2)])
def test_a_bot_decides_for_whom_time_has_run_out_and_only_once(clock: Clock) -> None:
    table = table_with(clock)
    numbers = [table.number(eyes) for eyes in all_eyes(table)]
    add(table, table.run_out(31_000))
    assert [table.number(eyes) for eyes in all_eyes(table)] == numbers
    assert table.bot_to_move() == (0, STAND_IN)
    assert (table.run_out(50_000), table.next_deadline(), table.standing_in) == (None, None, frozenset())
    with pytest.raises(Refused, match="a bot plays at seat 0") as refusal:
        table.move(0, 1, "Go7", at=31_500)
    assert refusal.value.code == "closed"
    make(table, "Go7", at=32_000)
    assert table.bot_to_move() is None
    commit(table, 1, "Go5", at=33_000)
    assert table.bot_to_move() is None
    assert table.next_deadline() == 33_000 + (30_000 if clock.kind == "move" else 2000)


def test_who_has_to_lose_on_time_loses() -> None:
    table = table_with(Clock("bank", 30, run_out="lose"))
    commit(table, 0, "Go7", at=5000)
    add(table, table.run_out(36_000))
    assert (table.is_over, table.ended_by, table.winners, table.result) == (True, "time", (0,), "*")
    assert table.clocks(BYSTANDER, 99_000) == (25_000, 0)
    assert (table.next_deadline(), table.run_out(99_000), table.bot_to_move()) == (None, None, None)


def test_with_three_a_bot_takes_the_seat_of_who_lost_on_time() -> None:
    table = table_of(new_game(FIVE_TENS, players=3, hand0="Go7"), Clock("move", 30, run_out="lose"))
    add(table, table.run_out(30_000))
    assert (table.is_over, table.standing_in, table.bot_to_move()) == (False, frozenset({0}), (0, STAND_IN))
    make(table, "Go7", at=31_000)
    with pytest.raises(Refused, match="no person plays at seat 0"):
        table.bot_out(0, at=32_000)


def test_a_bot_that_stands_in_does_not_use_up_the_persons_time() -> None:
    table = table_with(BANK)
    add(table, table.bot_in(0, at=10_000))
    assert table.clocks(BYSTANDER, 40_000) == (50_000, 60_000)
    assert table.next_deadline() is None
    add(table, table.bot_out(0, at=40_000))
    assert table.clocks(BYSTANDER, 41_000) == (49_000, 60_000)
    assert table.next_deadline() == 90_000
    add(table, table.bot_in(1, at=41_000))
    add(table, table.bot_out(1, at=42_000))
    assert table.clocks(BYSTANDER, 42_000) == (48_000, 60_000)
    add(table, table.bot_in(0, at=43_000))
    make(table, "Go7", at=44_000)
    assert table.clocks(BYSTANDER, 44_000) == (47_000, 60_000)


def test_after_a_take_back_the_decision_begins_anew() -> None:
    table = table_with(BANK)
    commit(table, 0, "Go7", at=10_000)
    add(table, table.ask_back(0, at=12_000))
    assert table.clocks(BYSTANDER, 13_000) == (52_000, 57_000)
    add(table, table.answer_back(1, agree=True, at=13_000))
    assert table.clocks(BYSTANDER, 14_000) == (51_000, 60_000)


# Secret questions


def test_while_somebody_is_asked_in_secret_the_next_leaders_clock_runs_for_the_others() -> None:
    table = asked_in_secret(holder=1, leader=0, clock=BANK)
    for eyes in (0, BYSTANDER):
        assert table.clocks(eyes, 5000) == (57_000, 62_000)
    assert table.clocks(1, 5000) == (57_000, 55_000)
    commit(table, 1, "swap:no", at=8000)
    for eyes in (0, BYSTANDER):
        assert table.clocks(eyes, 9000) == (53_000, 62_000)
    assert table.clocks(1, 9000) == (53_000, 54_000), "only who was asked is shown what that took"
    assert table.next_deadline() == 62_000


def test_a_leader_who_is_asked_in_secret_thinks_about_both_at_once() -> None:
    table = asked_in_secret(holder=0, leader=0, clock=BANK)
    commit(table, 0, "swap:no", at=8000)
    for eyes in all_eyes(table):
        assert table.clocks(eyes, 9000) == (53_000, 62_000)
    commit(table, 0, "Kn3", at=10_000)
    for eyes in all_eyes(table):
        assert table.clocks(eyes, 10_000) == (54_000, 62_000)


def test_a_swap_is_paid_by_who_made_it_and_not_by_who_leads() -> None:
    table = asked_in_secret(holder=1, leader=0, clock=BANK)
    commit(table, 1, "swap:Go7", at=8000)
    for eyes in all_eyes(table):
        assert table.clocks(eyes, 9000) == (61_000, 56_000)


def test_the_time_for_a_secret_question_ends_a_little_before_the_next_leaders() -> None:
    table = asked_in_secret(holder=1, leader=0, clock=Clock("bank", 60))
    commit(table, 1, "swap:no", at=1000)
    commit(table, 0, "Kn3", at=50_000)
    make(table, "Kn2", at=51_000)
    assert table.game.position.to_move == 1
    assert table.next_deadline() == 51_000 + 8000, "the leader has ten seconds left"
    assert table.clocks(1, 52_000) == (9000, 7000)
    assert table.clocks(0, 52_000) == (9000, 59_000)


@pytest.mark.parametrize("run_out", ["bot", "lose"])
def test_a_secret_question_that_runs_out_is_answered_unnoticed(run_out: str) -> None:
    table = asked_in_secret(holder=1, leader=0, clock=Clock("move", 30, run_out=run_out))
    before = [(table.number(eyes), table.clocks(eyes, 28_000)) for eyes in (0, BYSTANDER)]
    assert table.run_out(27_999) is None
    entry = add(table, table.run_out(28_000))
    assert (entry.kind, entry.seat, entry.body) == ("time", 1, "")
    assert [(table.number(eyes), table.clocks(eyes, 28_000)) for eyes in (0, BYSTANDER)] == before
    assert (table.is_over, table.bot_to_move(), str(table.game.moves[-1])) == (False, None, "swap:no")
    assert table.move(1, 3, "swap:no", at=28_001) is None, "too late, but what was wished"


def test_a_leader_whose_move_was_held_is_in_time_and_one_who_has_not_moved_is_not() -> None:
    held, late = (asked_in_secret(holder=1, leader=0, clock=Clock("move", 30, run_out="lose")) for _ in range(2))
    for table in (held, late):
        add(table, table.run_out(28_010))
        assert table.run_out(29_000) is None
    commit(held, 0, "Kn3", at=27_000)
    assert held.run_out(30_000) is None
    assert held.next_deadline() == 58_010
    add(late, late.run_out(30_000))
    assert (late.ended_by, late.winners) == ("time", (1,))


def test_what_secret_questions_took_counts_in_the_end() -> None:
    table = asked_in_secret(holder=1, leader=0, clock=Clock("bank", 60))
    commit(table, 1, "swap:no", at=40_000)
    commit(table, 0, "Kn3", at=41_000)
    assert table.clocks(0, 51_000) == (19_000, 50_000)
    assert table.clocks(1, 51_000) == (19_000, 10_000)
    assert table.next_deadline() == 61_000


def test_a_bot_that_leads_sets_no_limit_to_a_secret_question() -> None:
    table = asked_in_secret(holder=1, leader=0, clock=MOVE, bots=[0])
    assert table.next_deadline() == 30_000
    assert table.clocks(1, 1000) == (None, 29_000)
    assert table.clocks(BYSTANDER, 1000) == (None, 30_000)
