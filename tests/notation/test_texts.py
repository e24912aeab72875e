"""Cards and moves: `str` is notation, `repr` can be pasted back, and nothing else is read."""

import copy
import pickle
from typing import Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from claim.cards import CARD_VALUES, FACTIONS, HEROES, HIDDEN, Card
from claim.errors import ClaimError, InvalidNotation
from claim.notation import Record
from claim.rules import Deal, Game, Move, Outcome, Ruleset, Tally
from tests.games import finished_games, games

PLAIN: Final = [Card(code, value) for code, values in CARD_VALUES.items() for value in values] + [*map(Card, HEROES)]
DECLARED: Final = [card.declare(code) for card in PLAIN if card.code == "Eo" for code in ("El", "Or")] + [
    Card(hero).declare(code) for hero in ("Werewolf", "Treant", "Gargoyle") for code in FACTIONS
]
MOVES: Final = [
    *map(Move.play, PLAIN + DECLARED),
    *(Move(verb, card) for verb in ("take", "swap", "steal", "draw", "give") for card in PLAIN),
    *map(Move.parse, ("take:deck", "swap:no", "back:yes", "back:no")),
    *(Move("count", word=code) for code in FACTIONS),
]
NO_CARDS: Final = [
    "", " ", "Go", "5", "Go10", "Go-1", "Go5 ", " Go5", "go5", "GO5", "Kn1", "Kn0", "Gn2", "Gi0", "El8", "Eo9", "Eo0",
    "Xx3", "Gob", "Goblins5", "bard", "BARD", "Buglord", "Troll", "Go5=", "Go5=Go", "=Go", "Go=5", "Eo5=", "Eo5=Un",
    "Eo5=Eo", "Eo5=El=Or", "Werewolf=", "Werewolf=Xx", "Werewolf=Bard", "Werewolf=Eo", "?", "???", "??=Go", "?? ",
    "Go5\n", "Go\u0665", "Go\u00b2", "G\u043e5", "Un\uff15", "take:Go5", "Go5:", "Go 5", "Go05", "Go5.0", "1.Go5", "I",
    "II", "*", "1-0", "Go5;",
]  # fmt: skip
NO_MOVES: Final = [
    "take:", "take:no", "take:Deck", "take:Xx3", "take:Eo5=El", "swap:", "swap:yes", "swap:deck", "steal:", "steal:no",
    "steal:Eo5=El", "back:", "back:maybe", "back:Dinosaur", "draw:", "draw:deck", "draw:Eo5=Or", "give:", "give:no",
    "count:", "count:Eo", "count:Gargoyle", "count:no", "play:Go5", "Take:Go5", "take:Go5:", ":Go5", "take::Go5",
    "take Go5", "take:Go\u0665", "look:Go5",
]  # fmt: skip


@pytest.mark.parametrize("card", [*dict.fromkeys(PLAIN), *DECLARED, HIDDEN], ids=str)
def test_cards_read_back(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert eval(repr(card), {"Card": Card}) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.copy(card) is copy.deepcopy(card) is card


def test_moves_read_back() -> None:
    for move in MOVES:
        assert Move.parse(str(move)) is move
        assert eval(repr(move), {"Move": Move}) is move
        assert pickle.loads(pickle.dumps(move)) is move
        assert copy.copy(move) is copy.deepcopy(move) is move


def test_different_things_are_written_differently() -> None:
    cards = {*PLAIN, *DECLARED, HIDDEN}
    assert len(set(map(str, cards))) == len(cards)
    assert len(set(map(str, MOVES))) == len(set(MOVES))


def test_heroes_are_read_before_factions() -> None:
    """`Treant` is no Troll and `Golem` no Goblin."""
    assert Card.parse("Treant").code == "Treant"
    assert Card.parse("Golem").code == "Golem"
    assert Card.parse("Treant").faction is None


@pytest.mark.parametrize("text", NO_CARDS)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        Card.parse(text)


@pytest.mark.parametrize("text", NO_MOVES + [text for text in NO_CARDS if text != "take:Go5"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        Move.parse(text)


@given(st.text() | st.from_regex(r"\w{0,3}[:=]?[\w?]{1,14}([:=]\w{1,3})?"))
@example("Go\u0665")
@example("take:deck")
def test_whatever_is_read_is_written_the_same(text: str) -> None:
    for kind in (Card, Move):
        try:
            found = kind.parse(text)
        except InvalidNotation as error:
            assert str(error)
        else:
            assert str(found) == text


@pytest.mark.parametrize("thing", [Card.parse("Go5"), Move.parse("take:deck")], ids=str)
def test_cards_and_moves_cannot_be_changed(thing: Card | Move) -> None:
    for name in ("code", "verb", "anything"):
        with pytest.raises(AttributeError):
            setattr(thing, name, "Kn")


@given(games())
def test_rulesets_deals_records_and_games_can_be_pasted_back(game: Game) -> None:
    names: dict[str, object] = {
        "Card": Card,
        "Deal": Deal,
        "Game": Game,
        "Move": Move,
        "Record": Record,
        "Ruleset": Ruleset,
    }
    for value in (game.ruleset, game.deal, Record.of(game)):
        assert eval(repr(value), names) == value
    assert eval(repr(game), names).position == game.position


@given(finished_games())
def test_outcomes_can_be_pasted_back(game: Game) -> None:
    outcome = game.position.outcome
    assert eval(repr(outcome), {"Outcome": Outcome, "Tally": Tally}) == outcome


@given(games())
def test_events_can_be_pasted_back(game: Game) -> None:
    import claim.rules

    names = {**vars(claim.rules), "Card": Card}
    for event in game.events:
        assert eval(repr(event), names) == event


def test_errors_are_cut_to_a_readable_length() -> None:
    for text in ("x" * 10_000, "take:" + "y" * 10_000, "Werewolf=" + "z" * 10_000):
        with pytest.raises(ClaimError) as caught:
            Move.parse(text)
        assert len(str(caught.value)) < 500
