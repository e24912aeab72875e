"""Taking moves back: by consent, to the asker's last decision, and never so that a secret shows."""

import pytest

from claim.knowledge import view_of
from claim.rules import BYSTANDER, Phase
from claim.table import Entry, Refused, Table
from tests.kit import CLAIM, FIVE_TENS, new_game
from tests.table.matches import add, all_eyes, asked_in_secret, commit, make, table_of


def moves(table: Table) -> str:
    return " ".join(map(str, table.game.moves))


def duel(bots: tuple[int, ...] = (), take_backs: bool = True) -> Table:
    return table_of(new_game(CLAIM, hand0="Go7 Kn3", hand1="Go5 Kn2"), bots=bots, take_backs=take_backs)


def test_a_move_is_taken_back_if_the_other_agrees() -> None:
    table = duel()
    make(table, "Go7 Go5")
    add(table, table.ask_back(0, at=1))
    assert (table.offer, table.agreed, moves(table)) == (0, frozenset(), "Go7 Go5")
    add(table, table.answer_back(1, agree=True, at=2))
    assert (table.offer, table.agreed, moves(table)) == (None, frozenset(), "")
    commit(table, 0, "Kn3")


def test_asking_and_agreeing_changes_no_number_but_taking_back_does() -> None:
    table = duel()
    make(table, "Go7 Go5")
    add(table, table.ask_back(1, at=1))
    assert {table.number(eyes) for eyes in all_eyes(table)} == {3}
    add(table, table.answer_back(0, agree=True, at=1))
    for eyes in all_eyes(table):
        assert table.number(eyes) == 4
        assert [table.since(eyes, number) for number in range(4)] == [None] * 4
        assert table.since(eyes, 4) == ()
        assert table.view(eyes) == view_of(table.game, eyes)
    make(table, "Go5")
    assert table.since(0, 3) is None
    assert table.since(0, 4) is not None


def test_a_move_made_before_it_was_taken_back_is_stale() -> None:
    table = duel()
    commit(table, 0, "Go7")
    add(table, table.ask_back(0, at=1))
    add(table, table.answer_back(1, agree=True, at=1))
    with pytest.raises(Refused, match="answers 1, but the last message was 3"):
        table.move(0, 1, "Go7", at=2)


def test_who_refuses_ends_it_and_who_asked_may_too() -> None:
    for seat in (0, 1):
        table = duel()
        make(table, "Go7 Go5")
        add(table, table.ask_back(0, at=1))
        add(table, table.answer_back(seat, agree=False, at=2))
        assert (table.offer, moves(table)) == (None, "Go7 Go5")


def test_a_new_move_ends_an_offer() -> None:
    table = duel()
    commit(table, 0, "Go7")
    add(table, table.ask_back(0, at=1))
    commit(table, 1, "Go5")
    assert table.offer is None
    with pytest.raises(Refused, match="nobody asks you") as refusal:
        table.answer_back(1, agree=True, at=2)
    assert refusal.value.code == "nothing"


def test_bots_agree_at_once() -> None:
    table = duel(bots=(1,))
    make(table, "Go7 Go5")
    add(table, table.ask_back(0, at=1))
    assert (table.offer, moves(table)) == (None, "")


def test_with_three_everybody_else_has_to_agree() -> None:
    table = table_of(new_game(FIVE_TENS, players=3, hand0="Go7", hand1="Go5", hand2="Go4"))
    make(table, "Go7 Go5")
    add(table, table.ask_back(0, at=1))
    add(table, table.answer_back(2, agree=True, at=2))
    assert (table.offer, table.agreed) == (0, frozenset({2}))
    for seat in (0, 2):
        with pytest.raises(Refused, match="nobody asks you"):
            table.answer_back(seat, agree=True, at=2)
    add(table, table.answer_back(1, agree=True, at=3))
    assert (table.offer, moves(table)) == (None, "")


def test_a_bot_that_stands_in_agrees_for_who_has_left() -> None:
    table = duel()
    commit(table, 0, "Go7")
    add(table, table.ask_back(0, at=1))
    add(table, table.bot_in(1, at=2))
    assert (table.offer, moves(table)) == (None, "")


def test_with_three_an_offer_goes_with_who_gives_up_and_needs_no_word_of_theirs() -> None:
    for seat, left in ((0, "Go7 Go5"), (1, "")):
        table = table_of(new_game(FIVE_TENS, players=3, hand0="Go7", hand1="Go5", hand2="Go4"))
        make(table, "Go7 Go5")
        add(table, table.ask_back(0, at=1))
        add(table, table.answer_back(2, agree=True, at=2))
        add(table, table.resign(seat, at=3))
        assert (table.offer, moves(table)) == (None, left)


def test_what_is_taken_back_begins_with_the_askers_last_decision() -> None:
    table = duel()
    make(table, "Go7 Go5 Kn3")
    add(table, table.ask_back(1, at=1))
    add(table, table.answer_back(0, agree=True, at=1))
    assert moves(table) == "Go7"


@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_decided_nothing_has_nothing_to_take_back(seat: int) -> None:
    with pytest.raises(Refused, match="there is no move to take back") as refusal:
        duel().ask_back(seat, at=0)
    assert refusal.value.code == "nothing"


def test_it_is_asked_only_where_it_is_allowed_and_by_one_at_a_time() -> None:
    table = duel(take_backs=False)
    commit(table, 0, "Go7")
    with pytest.raises(Refused, match="no move is taken back at this table") as refusal:
        table.ask_back(0, at=0)
    assert refusal.value.code == "closed"
    table = duel()
    make(table, "Go7 Go5")
    add(table, table.ask_back(0, at=0))
    with pytest.raises(Refused, match="seat 0 asks already"):
        table.ask_back(1, at=0)
    for seat in (BYSTANDER, 2):
        with pytest.raises(Refused, match="no person plays at seat"):
            table.ask_back(seat, at=0)
        with pytest.raises(Refused, match="no person plays at seat"):
            table.answer_back(seat, agree=True, at=0)


# Secrets


@pytest.mark.parametrize("asker", [0, 1])
@pytest.mark.parametrize("answer", [None, "swap:no"])
def test_between_tricks_where_a_secret_may_be_nobody_asks(asker: int, answer: str | None) -> None:
    table = asked_in_secret(holder=1, leader=0)
    if answer is not None:
        commit(table, 1, answer)
    with pytest.raises(Refused, match="somebody may be asked in secret") as refusal:
        table.ask_back(asker, at=0)
    assert refusal.value.code == "secret"


def test_once_the_necromancer_was_seen_they_may_ask_again() -> None:
    table = asked_in_secret(holder=1, leader=0)
    commit(table, 1, "swap:Go5")
    add(table, table.ask_back(0, at=0))
    add(table, table.answer_back(1, agree=True, at=0))
    assert moves(table) == ""


def test_a_quiet_no_is_never_where_one_goes_back_to() -> None:
    table = asked_in_secret(holder=1, leader=0)
    make(table, "swap:no Kn3")
    add(table, table.ask_back(1, at=0))
    add(table, table.answer_back(0, agree=True, at=0))
    assert moves(table) == "Go7", "as if nobody had been asked"


def test_who_leads_may_take_the_lead_back_and_nobody_is_asked_again() -> None:
    table = asked_in_secret(holder=1, leader=0)
    make(table, "swap:no Kn3")
    add(table, table.ask_back(0, at=0))
    add(table, table.answer_back(1, agree=True, at=0))
    assert moves(table) == "Go7 Go5 swap:no"
    assert {table.number(eyes) for eyes in (0, BYSTANDER)} == {5}
    commit(table, 0, "Necromancer" if "Necromancer" in map(str, table.view(0).legal) else "Kn3")


def test_a_swap_can_be_taken_back_and_others_are_shown_the_game_as_after_a_no() -> None:
    table = asked_in_secret(holder=1, leader=0)
    make(table, "swap:Go7")
    add(table, table.ask_back(1, at=0))
    add(table, table.answer_back(0, agree=True, at=0))
    assert moves(table) == "Go7 Go5"
    for eyes in all_eyes(table):
        assert table.view(eyes) == view_of(table.game, eyes)
    assert table.believed(0).to_move == 0
    number = table.number(0)
    commit(table, 1, "swap:no")
    assert table.number(0) == number
    commit(table, 0, "Kn3")
    for eyes in all_eyes(table):
        assert table.view(eyes) == view_of(table.game, eyes)


def test_against_a_bot_one_may_take_back_between_tricks() -> None:
    for holder in (0, 1):
        table = asked_in_secret(holder=holder, leader=0, bots=[1])
        entry = add(table, table.ask_back(0, at=5))
        assert entry == Entry(3, 5, "ask-back", 0)
        assert moves(table) == ""
        assert table.game.position.phase is Phase.RECRUIT
