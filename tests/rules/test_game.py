"""A game goes on and back; positions and moves are values."""

import pickle
from random import Random

import pytest

from claim.cards import Card
from claim.errors import IllegalMove, InvalidNotation
from claim.rules import Book, Deal, Game, Move, Phase, Position, Ruleset, book_of
from tests.games import KINDS, random_game, random_ruleset
from tests.kit import CLAIM, ELVES_AND_ORCS, cards, clause, given, new_game


def played_out(seed: int, kind: str) -> Game:
    lots = Random(seed)
    return random_game(lots, random_ruleset(lots, kind))


@clause("R4.3", "R4.4")
def test_a_move_is_pushed_as_such_or_as_its_text() -> None:
    one, two = new_game(CLAIM, hand0="Go5"), new_game(CLAIM, hand0="Go5")
    one.push("Go5")
    two.push(Move.parse("Go5"))
    assert one.position == two.position
    assert one.moves == two.moves == (Move.parse("Go5"),)
    assert one.events == two.events


@clause("R4.4")
def test_an_illegal_move_changes_nothing() -> None:
    game = new_game(CLAIM, hand0="Go5", hand1="Go7")
    before = game.position, game.moves, game.events
    with pytest.raises(IllegalMove, match="Go7 is not legal here; legal: "):
        game.push("Go7")
    with pytest.raises(InvalidNotation):
        game.push("Go77")
    assert (game.position, game.moves, game.events) == before


@clause("R4.10")
def test_moves_are_taken_back_one_by_one_to_the_very_start() -> None:
    game = played_out(1, "two")
    positions, moves, start = game.positions, game.moves, Game(game.ruleset, game.deal)
    assert len(positions) == len(moves) + 1
    for position, move in zip(reversed(positions[:-1]), reversed(moves), strict=True):
        assert game.pop() == move
        assert game.position == position
    assert (game.position, game.events) == (start.position, start.events)
    with pytest.raises(IllegalMove, match="there is no move to take back"):
        game.pop()


@clause("R4.10")
def test_a_game_tells_what_its_last_move_brought_about() -> None:
    game = new_game(CLAIM, hand0="Go5", hand1="Go7")
    dealt = game.latest_events
    assert dealt == game.events
    game.push("Go5")
    assert game.latest_events == game.events[len(dealt) :]
    game.pop()
    assert game.latest_events == dealt


@clause("R5.3", "R7.4")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_its_deal_and_its_moves(seed: int, kind: str) -> None:
    game = played_out(seed, kind)
    again = Game(game.ruleset, game.deal, game.moves)
    assert again.positions == game.positions
    assert again.events == game.events
    names = {"Game": Game, "Ruleset": Ruleset, "Deal": Deal, "Card": Card, "Move": Move}
    assert eval(repr(game), names).position == game.position
    assert (game.position.phase, game.position.legal_moves()) == (Phase.OVER, ())


@clause("R10.4")
@pytest.mark.parametrize("kind", KINDS)
def test_it_makes_no_difference_whether_anybody_listens(kind: str) -> None:
    game = played_out(5, kind)
    position = Position.start(book_of(game.ruleset), game.deal)
    for move, expected in zip(game.moves, game.positions[1:], strict=True):
        position = position.after(move)
        assert position == expected
    assert position.outcome == game.position.outcome


@clause("R1.16")
def test_positions_and_moves_are_values() -> None:
    game = played_out(2, "heroes")
    for position in game.positions[::7]:
        again = pickle.loads(pickle.dumps(position))
        assert again == position
        assert hash(again) == hash(position)
        assert again.legal_moves() == position.legal_moves()
        assert again.ruleset is position.ruleset or again.ruleset == game.ruleset
    book = book_of(game.ruleset)
    assert pickle.loads(pickle.dumps(book)) == book == Book(game.ruleset)
    assert hash(Book(game.ruleset)) == hash(book)
    assert book != book_of(Ruleset.of(CLAIM, tie_break="values"))
    assert book != game.ruleset
    assert [eval(repr(phase), {"Phase": Phase}) for phase in Phase] == list(Phase)
    move = Move.parse("take:Un5")
    assert pickle.loads(pickle.dumps(move)) is move is eval(repr(move), {"Move": Move})
    with pytest.raises(AttributeError, match="a move cannot be changed"):
        move.verb = "give"


@clause("R4.11")
def test_positions_differ_by_what_is_asked_and_by_the_order_that_matters() -> None:
    asked = given(CLAIM, phase=1, hand0="Go5 Kn2", hand1="Go7 Necromancer").play("Go5 Go7").position
    answered = asked.after(Move.parse("swap:no"))
    assert asked != answered
    one = given(CLAIM, phase=1, hand0="Go5", hand1="Go7", revealed="Un1", stock="Un2 Un3").position
    two = given(CLAIM, phase=1, hand0="Go5", hand1="Go7", revealed="Un1", stock="Un3 Un2").position
    assert one != two


@clause("R4.7", "R6.17", "R9.9", "R9.11")
@pytest.mark.parametrize(
    "text",
    ["", "take:", "take:Go", "take:no", "swap:yes", "back:Go5", "count:Eo", "count:Go5", "steal:Eo5=El", "fly:Go5"],
)
def test_what_is_no_move_is_refused_saying_how_moves_look(text: str) -> None:
    with pytest.raises(InvalidNotation, match=r"a move is a card|a card is a faction code"):
        Move.parse(text)


@clause("R4.4", "R2.2")
def test_a_position_tells_what_is_played_and_what_lies_in_the_trick() -> None:
    table = given(CLAIM, hand0="Go5", hand1="Go7").play("Go5")
    assert table.position.ruleset == Ruleset.of(CLAIM) == Ruleset(2, tuple(CLAIM.split()))
    assert table.position.trick == cards("Go5")
    assert not table.position.is_chance
    assert not table.position.is_over


@clause("R10.4")
def test_what_happened_and_what_stands_cannot_be_changed() -> None:
    game = played_out(3, "heroes")
    assert game.position.outcome is not None
    declared = given(ELVES_AND_ORCS, played="Eo5=El El3").events
    values = [
        *declared,
        *game.events,
        game.position,
        game.deal,
        game.ruleset,
        game.position.outcome,
        *game.position.outcome.tallies,
    ]
    questions = [position.question for position in game.positions if position.question is not None]
    for value in [*values, *questions]:
        for name in type(value).__dataclass_fields__:
            with pytest.raises(AttributeError):
                setattr(value, name, None)
