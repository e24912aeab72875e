import pickle

import pytest

from claim.cards import CARD_VALUES, FACTIONS, HEROES, PAIRS, TENS, Card, faction_cards
from claim.errors import InvalidNotation
from tests.kit import CLAIM, clause, given, over


def values_of(code: str) -> list[int]:
    return sorted(card.number for card in faction_cards((code,)) if card.number is not None)


@clause("R1.1")
def test_there_are_fourteen_goblins_five_of_them_zeros() -> None:
    assert values_of("Go") == [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]


@clause("R1.2")
def test_there_are_eight_knights_from_two_to_nine() -> None:
    assert values_of("Kn") == [2, 3, 4, 5, 6, 7, 8, 9]


@clause("R1.3", "R1.4", "R1.5", "R1.8", "R1.9", "R1.10", "R1.14")
@pytest.mark.parametrize("code", ["Un", "Dw", "Do", "Dr", "Tr", "Se", "Cy"])
def test_every_ten_has_the_cards_zero_to_nine(code: str) -> None:
    assert values_of(code) == list(range(10))
    assert code in TENS


@clause("R1.6")
def test_there_are_thirteen_gnomes_three_of_each_odd_value_and_one_nine() -> None:
    assert values_of("Gn") == [1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9]


@clause("R1.7")
def test_there_are_nine_giants_two_of_each_odd_value_and_one_nine() -> None:
    assert values_of("Gi") == [1, 1, 3, 3, 5, 5, 7, 7, 9]


@clause("R1.11", "R1.12")
@pytest.mark.parametrize("code", ["El", "Or"])
def test_elves_and_orcs_have_seven_cards_each(code: str) -> None:
    assert values_of(code) == [1, 2, 3, 4, 5, 6, 7]


@clause("R1.13")
def test_eight_two_suited_cards_come_along_with_elves_and_orcs() -> None:
    both = faction_cards(("El", "Or"))
    assert sorted(str(card) for card in both if card.code == "Eo") == [f"Eo{value}" for value in range(1, 9)]
    assert not any(card.code == "Eo" for code in ("El", "Or") for card in faction_cards((code,)))


@clause("R1.13")
def test_a_two_suited_card_is_no_faction_until_it_is_declared() -> None:
    assert Card.parse("Eo5").faction is None
    assert Card.parse("Eo5=El").faction == "El"
    assert Card.parse("Eo5=Or").faction == "Or"
    with pytest.raises(InvalidNotation, match="cannot be declared 'Kn'"):
        Card.parse("Eo5=Kn")
    assert "Eo" not in FACTIONS


@clause("R1.15")
def test_there_are_eighteen_heroes_one_of_each() -> None:
    assert len(HEROES) == len(set(HEROES)) == 18
    assert all(Card.parse(name).is_hero and Card.parse(name).faction is None for name in HEROES)
    with pytest.raises(ValueError, match="fewer of these: Witch"):
        given(CLAIM, hand0="Witch", hand1="Witch")


@clause("R1.15")
def test_a_heros_name_is_read_before_a_factions_code() -> None:
    assert Card.parse("Treant").code == "Treant"
    assert Card.parse("Golem").code == "Golem"
    assert not Card.parse("Tr5").is_hero


@clause("R1.16")
@pytest.mark.parametrize("pair", PAIRS)
def test_every_pair_has_twenty_two_cards(pair: tuple[str, str]) -> None:
    assert len(faction_cards(pair)) == 22


@clause("R1.16")
@pytest.mark.parametrize("code", TENS)
def test_every_ten_has_ten_cards(code: str) -> None:
    assert len(faction_cards((code,))) == 10


@clause("R1.16")
def test_equal_cards_are_one_and_the_same() -> None:
    goblin = Card.parse("Go0")
    assert goblin is Card("Go", 0)
    assert pickle.loads(pickle.dumps(goblin)) is goblin
    assert Card.parse("Eo3=El").plain is Card.parse("Eo3")


@clause("R1.16")
def test_equal_cards_in_a_hand_are_one_move_and_one_of_them_is_played() -> None:
    table = given(CLAIM, hand0="Go0 Go0 Go0 Kn2", hand1="Go1")
    assert table.legal() == "Go0 Kn2"
    assert table.play("Go0").hand(0) == "Go0 Go0 Kn2"


@clause("R1.16")
def test_positions_that_differ_only_in_the_order_of_a_pile_are_equal() -> None:
    one = given(CLAIM, hand0="Go0 Kn2 Go0", hand1="Un3", score0="Un1 Un2").position
    two = given(CLAIM, hand0="Kn2 Go0 Go0", hand1="Un3", score0="Un2 Un1").position
    assert one == two
    assert hash(one) == hash(two)
    assert one != given(CLAIM, hand0="Kn2 Go0", hand1="Un3", score0="Un2 Un1").position
    assert one != "Go0 Go0 Kn2"


@clause("R1.17")
@pytest.mark.parametrize("text", ["Unicorn", "Bonus", "+1", "Artifact"])
def test_cards_of_other_expansions_are_no_cards_of_this_game(text: str) -> None:
    with pytest.raises(InvalidNotation, match="is no card; a card is a faction code and a value"):
        Card.parse(text)


@clause("R1.17")
def test_fourteen_factions_and_heroes_are_all_there_is() -> None:
    assert len(CARD_VALUES) == 14
    assert sum(map(len, CARD_VALUES.values())) == 3 * 22 + 7 * 10


@pytest.mark.parametrize(
    "text", ["", "Go", "Go10", "Kn1", "Gn2", "El8", "Eo0", "go5", "Go5=", "Go5=Kn", "Witch5", "Foo", "??=Go", "Gо5"]
)
@clause("R1.1", "R1.2", "R1.6", "R1.11", "R1.13")
def test_what_is_not_on_the_cards_is_no_card(text: str) -> None:
    with pytest.raises(InvalidNotation):
        Card.parse(text)


@clause("R1.16")
def test_cards_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="a card cannot be changed"):
        Card.parse("Go5").number = 6


@clause("R1.5")
def test_a_doppelganger_counts_by_its_own_number() -> None:
    assert over(CLAIM, score0="Do9", score1="Do8").vote("Do") == 0
