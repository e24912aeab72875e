"""What a client puts together from messages is what it would be told if it came new."""

from random import Random

import pytest

from claim.rules import BYSTANDER
from claim.table import Table
from claim.terminal.links import Found, HandOver, Look, Lost
from claim.terminal.sight import Sight
from claim.wire.houses import house_of
from claim.wire.messages import Error, Pong, Said, TableChanged, Update, View
from claim.wire.showing import standing_sent, update_sent, view_sent, waiting_sent
from claim.wire.tables import NewTable, SeatInfo, TableInfo
from tests.games import KINDS
from tests.table.matches import add, all_eyes, play, random_table, table_of


def info_of(table: Table, eyes: int) -> TableInfo:
    ruleset = table.house.ruleset
    rules = NewTable(
        ruleset.deck, ruleset.heroes, dict(ruleset.hero_values), seats=["me", *["open"] * (ruleset.players - 1)]
    )
    assert house_of(rules).ruleset.players == ruleset.players
    seats = [SeatInfo("person", f"Seat {seat}", None, present=True) for seat in range(ruleset.players)]
    return standing_sent(TableInfo("K7MNQ2XA", "playing", rules, seats, eyes), table)


def view_for(table: Table, eyes: int) -> View:
    return view_sent(table, eyes, info_of(table, eyes), 0, extras=True)


def update_for(table: Table, sight: Sight) -> View | Update:
    return update_sent(table, sight.seat, sight.number, 0, extras=True) or view_for(table, sight.seat)


@pytest.mark.parametrize("kind", KINDS)
def test_updates_come_to_the_same_as_a_view(kind: str) -> None:
    lots = Random(f"sight {kind}")
    table = random_table(lots, kind, moves=0)
    sights = {eyes: Sight() for eyes in all_eyes(table)}
    for eyes, sight in sights.items():
        sight.take_in(view_for(table, eyes))
    while not table.is_over:
        play(table, lots, moves=lots.randrange(1, 6))
        for eyes, sight in sights.items():
            sight.take_in(update_for(table, sight))
            whole = view_for(table, eyes)
            assert (sight.number, sight.turn, sight.votes, sight.told) == (
                whole.number, whole.turn, whole.votes, whole.told,
            )  # fmt: skip
            assert sight.is_asked == bool(whole.turn.legal)
            assert [list(map(str, pile)) for pile in sight.view.piles if pile] == list(whole.piles.values())


def begun(eyes: int = 0) -> tuple[Table, Sight]:
    table = random_table(Random(4), "claim", moves=2)
    sight = Sight()
    sight.take_in(view_for(table, eyes))
    return table, sight


def test_nothing_is_known_before_the_first_view() -> None:
    sight = Sight()
    assert (sight.table, sight.turn, sight.seat, sight.number) == (None, None, BYSTANDER, 0)
    assert not (sight.has_begun or sight.is_over or sight.is_asked)


def test_a_table_that_waits_has_not_begun() -> None:
    seats = [SeatInfo("person", "Anna", None, present=True), SeatInfo("open", "", None, present=False)]
    sight = Sight()
    sight.take_in(waiting_sent(TableInfo("K7MNQ2XA", "waiting", NewTable(seats=["me", "open"]), seats, 0)))
    assert sight.table is not None
    assert (sight.seat, sight.has_begun, sight.is_asked) == (0, False, False)


def test_who_is_given_up_is_no_longer_asked() -> None:
    table, _ = begun()
    mover = table.game.position.to_move
    assert mover is not None
    sight = Sight()
    sight.take_in(view_for(table, mover))
    assert sight.is_asked
    add(table, table.resign(1 - mover, 0))
    sight.take_in(TableChanged(info_of(table, mover), [None, None]))
    assert (sight.is_over, sight.is_asked) == (True, False)


def test_moves_taken_back_are_forgotten() -> None:
    table, sight = begun()
    table = table_of(table.game, bots=(1,))
    sight.take_in(view_for(table, 0))
    while table.game.position.to_move != 0:
        play(table, Random(1), moves=1)
    sight.take_in(update_for(table, sight))
    told = list(sight.told)
    play(table, Random(1), moves=1)
    sight.take_in(update_for(table, sight))
    assert len(sight.told) > len(told)
    add(table, table.ask_back(0, 0))
    message = update_for(table, sight)
    assert isinstance(message, View)
    sight.take_in(message)
    assert (sight.told, sight.is_asked) == (told, True)


def test_only_what_is_new_is_new() -> None:
    table, sight = begun()
    assert sight.new_from == 0
    told = len(sight.told)
    play(table, Random(2), moves=2)
    sight.take_in(update_for(table, sight))
    assert (sight.new_from, len(sight.told) > told) == (told, True)


def test_whoever_gets_the_keyboard_back_is_shown_what_they_missed() -> None:
    table, sight = begun()
    told = len(sight.told)
    play(table, Random(2), moves=1)
    sight.take_in(HandOver(1, "Ben"))
    sight.take_in(view_for(table, 1))
    assert (sight.seat, sight.new_from) == (1, 0)
    play(table, Random(2), moves=1)
    sight.take_in(HandOver(0, "Anna"))
    sight.take_in(view_for(table, 0))
    assert (sight.seat, sight.new_from) == (0, told)


def test_nobody_is_asked_while_the_keyboard_goes_round() -> None:
    table, _ = begun()
    mover = table.game.position.to_move
    assert mover is not None
    sight = Sight()
    sight.take_in(view_for(table, mover))
    for message in (HandOver(mover, "Anna"), Look()):
        sight.take_in(message)
        assert not sight.is_asked
        sight.take_in(view_for(table, mover))
        assert sight.is_asked
    assert (sight.hand_over, sight.is_looking) == (None, False)


def test_what_else_is_heard() -> None:
    _, sight = begun()
    sight.take_in(Said(1, "hello"))
    sight.take_in(Error("nothing", "there is no move to take back"))
    sight.take_in(Pong())
    assert sight.said == [Said(1, "hello")]
    sight.take_in(Lost())
    assert not sight.connected
    sight.take_in(Found())
    assert sight.connected
