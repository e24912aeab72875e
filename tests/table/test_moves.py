"""Moves at a table: judged, made once, numbered for each pair of eyes."""

from random import Random

import pytest

from claim.errors import ClaimError, IllegalMove
from claim.rules import BYSTANDER, Move, Ruleset
from claim.table import STAND_IN, Clock, Entry, House, Refused, Table
from tests.games import KINDS, random_move, random_ruleset
from tests.kit import CLAIM, new_game
from tests.table.matches import add, all_eyes, commit, legal, make, play, random_table, table_for, table_of


def simple_table() -> Table:
    return table_of(new_game(CLAIM, hand0="Go7 Kn3 Go1", hand1="Go5 Kn2"))


# Everybody is shown what the rules show them


@pytest.mark.parametrize("kind", KINDS)
def test_in_whole_games_everybody_is_told_just_what_they_may_see(kind: str) -> None:
    lots = Random(kind)
    for _ in range(6):
        table = table_for(random_ruleset(lots, kind), lots)
        told = {eyes: list(table.since(eyes, 0) or table.game.events_for(eyes)) for eyes in all_eyes(table)}
        numbers = dict.fromkeys(told, 1)
        while not table.is_over:
            make(table, str(random_move(table.game.position, lots)))
            for eyes, events in told.items():
                news = table.since(eyes, numbers[eyes])
                assert news is not None
                assert table.number(eyes) == numbers[eyes] + bool(news)
                events += news
                numbers[eyes] = table.number(eyes)
                assert tuple(events) == table.game.events_for(eyes)
        assert table.ended_by == "votes"
        assert table.winners == table.game.position.outcome.winners  # type: ignore[union-attr]


def test_what_was_missed_can_be_had_from_any_number_on() -> None:
    table = random_table(Random(4), "heroes")
    for eyes in all_eyes(table):
        whole = table.game.events_for(eyes)
        for number in range(1, table.number(eyes) + 1):
            missed = table.since(eyes, number)
            assert missed is not None
            assert missed == whole[len(whole) - len(missed) :]
        assert table.since(eyes, table.number(eyes)) == ()
        assert table.since(eyes, 0) is None
        assert table.since(eyes, table.number(eyes) + 1) is None


def test_a_seat_that_is_not_there_is_shown_nothing() -> None:
    table = simple_table()
    for look in (table.number, table.view):
        with pytest.raises(ClaimError, match="seats are 0 to 1, a bystander is -1"):
            look(2)


# What a move needs


def test_a_move_becomes_an_entry_and_changes_nothing_before_it_is_added() -> None:
    table = simple_table()
    entry = table.move(0, 1, "Go7", at=5)
    assert entry == Entry(1, 5, "move", 0, "Go7")
    assert (table.length, table.number(1), table.game.moves) == (0, 1, ())
    add(table, entry)
    assert (table.length, table.number(1), table.game.moves) == (1, 2, (Move.parse("Go7"),))


@pytest.mark.parametrize(
    ("seat", "number", "move", "code", "text"),
    [
        (0, 2, "Go7", "stale", "'Go7' answers 2, but the last message was 1"),
        (0, 0, "Go7", "stale", "'Go7' answers 0, but the last message was 1"),
        (0, 1, "Go77", "unreadable", "a card is a faction code"),
        (0, 1, "fly:Go7", "unreadable", "a move is a card"),
        (0, 1, "Go5", "illegal", "Go5 is not legal here; legal: "),
        (0, 1, "take:deck", "illegal", "take:deck is not legal here"),
        (1, 1, "Go5", "turn", "Go5: it is not the turn of seat 1"),
        (BYSTANDER, 1, "Go7", "turn", "'Go7': only those who sit at the table move"),
        (BYSTANDER, 0, "Go7", "turn", "'Go7': only those who sit at the table move"),
        (BYSTANDER, 1, "fly:Go7", "turn", "'fly:Go7': only those who sit at the table move"),
    ],
)
def test_a_move_is_refused_with_its_reason(seat: int, number: int, move: str, code: str, text: str) -> None:
    table = simple_table()
    with pytest.raises(Refused, match=text) as refusal:
        table.move(seat, number, move, at=0)
    assert refusal.value.code == code
    assert (table.length, table.number(0)) == (0, 1)


def test_a_move_sent_twice_is_made_once() -> None:
    table = simple_table()
    commit(table, 0, "Go7")
    assert table.move(0, 1, "Go7", at=1) is None
    make(table, "Go5")
    assert table.move(0, 1, "Go7", at=2) is None
    assert table.move(1, 2, "Go5", at=2) is None
    assert table.length == 2


def test_another_move_for_a_number_that_was_answered_is_stale() -> None:
    table = simple_table()
    commit(table, 0, "Go7")
    with pytest.raises(Refused, match="'Kn3' answers 1, but the last message was 2"):
        table.move(0, 1, "Kn3", at=0)
    with pytest.raises(Refused, match="answers 1") as refusal:
        table.move(1, 1, "Go7", at=0)
    assert refusal.value.code == "stale"


def test_after_the_end_nothing_is_moved() -> None:
    table = random_table(Random(1), "two")
    for seat in (0, 1):
        with pytest.raises(Refused, match="the game is over") as refusal:
            table.move(seat, table.number(seat), "Go5", at=0)
        assert refusal.value.code == "over"
    assert (table.bot_to_move(), table.lots(), table.next_deadline()) == (None, (), None)


def test_the_move_that_ended_the_game_may_be_sent_twice_too() -> None:
    lots = Random(1)
    table = table_for(Ruleset.of(CLAIM), lots)
    play(table, lots, 51)
    seat = table.game.position.to_move
    assert seat is not None
    number, move = table.number(seat), legal(table).split()[0]
    commit(table, seat, move)
    assert table.is_over
    assert table.move(seat, number, move, at=0) is None


# Bots and lots


def test_a_bot_moves_at_its_own_seat_only() -> None:
    table = table_of(new_game(CLAIM, hand0="Go7", hand1="Go5 Kn2"), bots=[1])
    assert table.bot_to_move() is None
    with pytest.raises(Refused, match="no bot has to move at seat 0"):
        table.bot_move(0, Move.parse("Go7"), at=0)
    commit(table, 0, "Go7")
    assert table.bot_to_move() == (1, "random")
    with pytest.raises(Refused, match="a bot plays at seat 1") as refusal:
        table.move(1, 2, "Go5", at=0)
    assert refusal.value.code == "closed"
    with pytest.raises(Refused, match="Kn2 is not legal here; legal: Go"):
        table.bot_move(1, Move.parse("Kn2"), at=0)
    assert add(table, table.bot_move(1, Move.parse("Go5"), at=3)) == Entry(2, 3, "move", 1, "Go5")


def kraken_table() -> Table:
    """Seat 1 is about to win the first trick of phase two with a Kraken, and so draws a card of seat 0's."""
    lots = Random(0)
    ruleset = Ruleset.of(CLAIM, heroes=True)
    for seed in range(200):
        lots = Random(seed)
        table = table_for(ruleset, lots)
        while not table.is_over:
            if table.lots():
                return table
            make(table, str(random_move(table.game.position, lots)))
    raise AssertionError("no Kraken won a trick")


def test_lots_are_drawn_for_a_seat_and_by_nobody_else() -> None:
    table = kraken_table()
    seat, lots = table.game.position.to_move, table.lots()
    assert seat is not None
    assert {move.verb for move in lots} == {"draw"}
    assert len(lots) == len(table.game.position.hands[1 - seat])
    assert table.bot_to_move() is None
    with pytest.raises(Refused, match="it is not the turn") as refusal:
        table.move(seat, table.number(seat), str(lots[0]), at=0)
    assert refusal.value.code == "turn"
    with pytest.raises(Refused, match="is not legal here"):
        table.drawn(Move.parse("draw:Kraken"), at=0)
    last = table.game.moves[-1]
    entry = add(table, table.drawn(lots[0], at=7))
    assert (entry.kind, entry.seat, entry.body) == ("move", seat, str(lots[0]))
    assert table.lots() == ()
    with pytest.raises(Refused, match="there are no lots to draw"):
        table.drawn(lots[0], at=0)
    mover = table.game.positions[-3].to_move
    assert mover is not None
    assert table.move(mover, table.number(mover) - 2, str(last), at=0) is None, "a draw is nobody's move"


# The log


def test_entries_are_taken_in_order_only() -> None:
    table = simple_table()
    for number in (0, 2):
        with pytest.raises(ClaimError, match="entries are numbered without gaps"):
            table.add(Entry(number, 0, "move", 0, "Go7"))
    with pytest.raises(ClaimError, match="'dance' is no kind of entry"):
        table.add(Entry(1, 0, "dance", 0))
    with pytest.raises(ClaimError, match="not the turn of seat 1"):
        table.add(Entry(1, 0, "move", 1, "Go5"))
    with pytest.raises(IllegalMove):
        table.add(Entry(1, 0, "move", 0, "Go5"))


def test_a_house_has_a_seat_for_everybody_and_a_clock_that_is_one() -> None:
    ruleset = Ruleset.of(CLAIM)
    with pytest.raises(ClaimError, match="3 seats for 2 players"):
        House(ruleset, (None, None, None))
    for clock in (("hour", 5), ("move", 0), ("bank", 5, -1), ("bank", 5, 0, "cry")):
        with pytest.raises(ClaimError):
            Clock(*clock)
    assert House(ruleset, (None, STAND_IN)).people == (0,)


def test_canned_messages_are_said_by_people_only_and_change_nothing() -> None:
    table = table_of(new_game(CLAIM, hand0="Go7"), bots=[1])
    assert add(table, table.say(0, "hello", at=3)) == Entry(1, 3, "say", 0, "hello")
    assert (table.number(0), table.number(BYSTANDER)) == (1, 1)
    with pytest.raises(Refused, match="'you fool' cannot be said; one can say hello, good-luck") as refusal:
        table.say(0, "you fool", at=3)
    assert refusal.value.code == "unreadable"
    for seat in (1, BYSTANDER, 5):
        with pytest.raises(Refused, match="only people who sit at the table talk"):
            table.say(seat, "hello", at=3)
    add(table, table.resign(0, at=4))
    add(table, table.say(0, "good-game", at=5))
