"""Records with wrong cards are refused."""

from typing import Final

import pytest

from claim.errors import InvalidDeal, InvalidNotation
from tests.notation.samples import changed, refused, sample, value_of, where

HEROES: Final = sample("hero values")
TWO: Final = sample("two")
THREE: Final = sample("three")


@pytest.mark.parametrize("card", ["Go10", "Xx1", "Bart", "go5", "5", "Go5,Kn3", "Eo5=Un", "take:Go5"])
@pytest.mark.parametrize("tag", ["Hand0", "Hand1", "Stock", "Aside"])
def test_an_unknown_card(tag: str, card: str) -> None:
    cards = [card, *value_of(HEROES, tag)[1:]]
    refused(changed(HEROES, tag, " ".join(cards)), InvalidNotation, where(HEROES, tag))


@pytest.mark.parametrize("tag", ["Hand0", "Hand1", "Stock", "Aside"])
def test_a_hidden_card(tag: str) -> None:
    cards = ["??", *value_of(HEROES, tag)[1:]]
    refused(changed(HEROES, tag, " ".join(cards)), InvalidDeal, "hidden card")


@pytest.mark.parametrize("tag", ["Hand0", "Hand1", "Stock", "Aside"])
@pytest.mark.parametrize("many", [0, 1, -1])
def test_too_many_or_too_few_cards(tag: str, many: int) -> None:
    cards = value_of(HEROES, tag)
    text = changed(HEROES, tag, " ".join([*cards, cards[0]] if many == 1 else cards[:many]))
    refused(text, InvalidDeal, f"{len(cards)}")


@pytest.mark.parametrize(
    ("tag", "value"),
    [
        ("Leader", "2"),
        ("Stock", "Go5"),
        ("Aside", "Go5"),
        ("Hand0", "Go5"),
        ("Hand1", " ".join(["??", *value_of(HEROES, "Hand1")[1:]])),
    ],
    ids=["leader", "stock", "aside", "hand", "hidden card"],
)
def test_a_deal_that_is_wrong_in_one_tag_names_its_line(tag: str, value: str) -> None:
    refused(changed(HEROES, tag, value), InvalidDeal, where(HEROES, tag))


@pytest.mark.parametrize("text", [TWO, THREE, HEROES])
def test_cards_of_another_deck(text: str) -> None:
    """One card of the stock is another than it should be."""
    stock = value_of(text, "Stock")
    of_factions = [card for card in stock if card[-1].isdigit()]
    others = ["Go1", "Gn1", "El1", *of_factions[1:]]
    wrong = next(card for card in others if card[:2] not in value_of(text, "Deck"))
    for card in (wrong, of_factions[1]):
        mended = [card if one == of_factions[0] else one for one in stock]
        refused(changed(text, "Stock", " ".join(mended)), InvalidDeal, "too many", "missing")


def test_heroes_in_a_game_without() -> None:
    stock = ["Bard", *value_of(TWO, "Stock")[1:]]
    refused(changed(TWO, "Stock", " ".join(stock)), InvalidDeal, "Bard")


def test_a_declared_card_in_a_hand() -> None:
    text = next(
        text for text in (sample("two", None, seed) for seed in range(100)) if "Eo" in " ".join(value_of(text, "Hand0"))
    )
    hand = [f"{card}=El" if card.startswith("Eo") else card for card in value_of(text, "Hand0")]
    refused(changed(text, "Hand0", " ".join(hand)), InvalidDeal)


def test_the_same_hero_twice() -> None:
    everywhere = [
        (tag, card) for tag in ("Hand0", "Hand1", "Stock") for card in value_of(HEROES, tag) if card.isalpha()
    ]
    (tag, one), (_, other) = everywhere[0], everywhere[-1]
    cards = [other if card == one else card for card in value_of(HEROES, tag)]
    refused(changed(HEROES, tag, " ".join(cards)), InvalidDeal, "five different")


def test_a_hero_among_the_cards_aside() -> None:
    aside = ["Bard", *value_of(HEROES, "Aside")[1:]]
    refused(changed(HEROES, "Aside", " ".join(aside)), InvalidDeal)
