from random import Random

import pytest

from claim.cards import HEROES, Card, faction_cards
from claim.deals import dealt, legal_decks
from claim.errors import InvalidDeal, InvalidRuleset
from claim.rules import CLAIM as CLAIM_RULES
from claim.rules import CLAIM_2 as CLAIM_2_RULES
from claim.rules import MOST_HERO_VALUE, Deal, Game, Ruleset, book_of
from tests.kit import CLAIM, CLAIM_2, FIVE_TENS, cards, clause, new_game


@clause("R2.1")
def test_claim_and_claim_2_are_fixed_decks_of_fifty_two() -> None:
    assert CLAIM_RULES == Ruleset.of(CLAIM)
    assert CLAIM_2_RULES == Ruleset.of(CLAIM_2)
    assert len(book_of(CLAIM_RULES).deck) == len(book_of(CLAIM_2_RULES).deck) == 52


@clause("R2.2")
def test_two_players_mix_one_pair_and_three_tens_in_105_ways() -> None:
    decks = legal_decks(2)
    assert len(decks) == len(set(decks)) == 105
    assert all(len(faction_cards(deck)) == 52 for deck in decks)
    assert all(Ruleset.of(deck).factions == deck for deck in decks)


@clause("R2.3")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_mix_one_pair_and_five_tens_in_63_ways(players: int) -> None:
    decks = legal_decks(players)
    assert len(decks) == len(set(decks)) == 63
    assert all(len(faction_cards(deck)) == 72 for deck in decks)
    assert all(Ruleset.of(deck, players=players).factions == deck for deck in decks)


@clause("R2.2")
def test_the_order_in_which_factions_are_named_means_nothing() -> None:
    assert Ruleset.of("Do Dw Un Kn Go") == Ruleset.of(CLAIM)
    assert Ruleset.of(["Do", "Dw", "Un", "Kn", "Go"]).deck == CLAIM


@clause("R2.4")
def test_five_heroes_replace_five_cards_set_aside() -> None:
    deal = dealt(Ruleset.of(CLAIM, heroes=True), Random(7))
    in_play = [card for pile in (*deal.hands, deal.stock) for card in pile]
    heroes = [card for card in in_play if card.is_hero]
    assert len(in_play) == 52
    assert len(heroes) == len(set(heroes)) == 5
    assert len(deal.aside) == 5
    assert not any(card.is_hero for card in deal.aside)
    together = [*deal.aside, *(card for card in in_play if not card.is_hero)]
    assert sorted(map(str, together)) == sorted(map(str, faction_cards(tuple(CLAIM.split()))))


@clause("R2.4")
def test_every_hero_may_be_drawn_and_every_faction_card_set_aside() -> None:
    lots = Random(1)
    deals = [dealt(Ruleset.of(CLAIM, heroes=True), lots) for _ in range(300)]
    drawn = {card.code for deal in deals for pile in (*deal.hands, deal.stock) for card in pile if card.is_hero}
    aside = {card for deal in deals for card in deal.aside}
    assert drawn == set(HEROES)
    assert aside == set(faction_cards(tuple(CLAIM.split())))


@clause("R2.4")
def test_heroes_reach_hands_and_stock_alike() -> None:
    lots = Random(2)
    deals = [dealt(Ruleset.of(CLAIM, heroes=True), lots) for _ in range(50)]
    for pile in (0, 1):
        assert any(card.is_hero for deal in deals for card in deal.hands[pile])
    assert any(deal.stock[0].is_hero for deal in deals)
    assert any(deal.stock[-1].is_hero for deal in deals)


@clause("R2.5")
@pytest.mark.parametrize(
    ("players", "deck"),
    [
        (2, "Go Kn Un Dw"),
        (2, "Go Kn Un Dw Do Dr"),
        (2, "Go Kn Gn Gi Un"),
        (2, "Go Kn Un Un Dw"),
        (2, "Go Gi Un Dw Do"),
        (2, "Go Kn Un Dw Xx"),
        (2, "Un Dw Do Dr Tr"),
        (2, "El Or Eo Un Dw"),
        (2, ""),
    ],
)
def test_any_other_deck_for_two_is_refused_saying_what_is_legal(players: int, deck: str) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        Ruleset.of(deck, players=players)
    assert repr(deck) in str(refusal.value)
    assert "For two players a deck is one pair (Go Kn, Gn Gi, El Or) and three different tens of" in str(refusal.value)
    assert "Un Dw Do Dr Tr Se Cy" in str(refusal.value)


@clause("R2.5")
@pytest.mark.parametrize(("players", "word"), [(3, "three"), (4, "four")])
def test_a_deck_for_two_is_refused_with_more_players(players: int, word: str) -> None:
    with pytest.raises(InvalidRuleset, match=f"For {word} players a deck is one pair .* and five different tens"):
        Ruleset.of(CLAIM, players=players)


@clause("R2.5")
@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(InvalidRuleset, match=f"{players} players: Claim is for two, three or four"):
        Ruleset.of(CLAIM, players=players)
    with pytest.raises(InvalidRuleset, match=f"{players} players: Claim is for two, three or four"):
        legal_decks(players)


@clause("R2.4", "R2.5")
@pytest.mark.parametrize("players", [3, 4])
def test_heroes_are_refused_with_three_or_four(players: int) -> None:
    with pytest.raises(InvalidRuleset, match=f"heroes are for two players, not {players}"):
        Ruleset.of(FIVE_TENS, players=players, heroes=True)


@clause("R2.5")
def test_settings_that_do_not_exist_are_refused_saying_which_do() -> None:
    with pytest.raises(InvalidRuleset, match="unknown tie-break 'coins'; it is 'cards' or 'values'"):
        Ruleset.of(CLAIM, tie_break="coins")
    with pytest.raises(InvalidRuleset, match="there is no hero 'Wizard'; the heroes are Bard"):
        Ruleset.of(CLAIM, heroes=True, hero_values={"Wizard": 3})
    with pytest.raises(InvalidRuleset, match="Death=21: a hero's value is from 0 to 20"):
        Ruleset.of(CLAIM, heroes=True, hero_values={"Death": MOST_HERO_VALUE + 1})
    with pytest.raises(InvalidRuleset, match="Death=-1: a hero's value is from 0 to 20"):
        Ruleset.of(CLAIM, heroes=True, hero_values={"Death": -1})
    with pytest.raises(InvalidRuleset, match="hero values without heroes"):
        Ruleset.of(CLAIM, hero_values={"Death": 8})
    with pytest.raises(InvalidRuleset, match="given twice: Death Death"):
        Ruleset(2, tuple(CLAIM.split()), heroes=True, hero_values=(("Death", 1), ("Death", 2)))


# Deals that are not of the deck


def wrong_deal(deal: Deal, *, heroes: bool = False, deck: str = CLAIM, players: int = 2) -> str:
    with pytest.raises(InvalidDeal) as refusal:
        deal.check(book_of(Ruleset.of(deck, heroes=heroes, players=players)))
    return str(refusal.value)


@clause("R2.1", "R2.5")
def test_a_deal_with_a_card_too_many_and_one_missing_is_refused_naming_both() -> None:
    right = new_game(CLAIM, hand0="Go5").deal
    hand = tuple(Card.parse("Go6") if card is Card.parse("Go5") else card for card in right.hands[0])
    wrong = Deal(0, (hand, right.hands[1]), right.stock)
    assert wrong_deal(wrong) == "these are not the cards of Go Kn Un Dw Do: Go6 too many, Go5 missing"
    with pytest.raises(InvalidDeal, match="Go6 too many, Go5 missing"):
        Game(Ruleset.of(CLAIM), wrong)


@clause("R2.1", "R2.5")
def test_surplus_and_missing_cards_are_listed_in_order() -> None:
    right = new_game(CLAIM, hand0="Go9 Kn3 Go1 Kn8").deal
    wrong = {"Go9": "Un9", "Kn3": "Do2", "Go1": "Dw3", "Kn8": "Un1"}
    hand = tuple(Card.parse(wrong.get(str(card), str(card))) for card in right.hands[0])
    refusal = wrong_deal(Deal(0, (hand, right.hands[1]), right.stock))
    assert refusal.endswith("Do2 Dw3 Un1 Un9 too many, Go1 Go9 Kn3 Kn8 missing")


@clause("R2.4", "R2.5")
def test_a_deal_with_the_wrong_heroes_is_refused() -> None:
    right = new_game(CLAIM, heroes=True, stock="Bard Witch Siren Death Golem").deal
    twice = Deal(0, right.hands, (*cards("Bard Bard Siren Death Golem"), *right.stock[5:]), right.aside)
    assert "five different ones are in play" in wrong_deal(twice, heroes=True)
    fewer = Deal(0, right.hands, (*right.aside, *right.stock[5:]), cards("Bard Witch Siren Death Golem"))
    assert "only faction cards are set aside" in wrong_deal(fewer, heroes=True)
    unheroic = new_game(CLAIM).deal
    assert "Aside has 0 instead of 5" in wrong_deal(unheroic, heroes=True)


@clause("R2.4")
def test_a_deal_with_heroes_is_refused_in_a_game_without() -> None:
    deal = new_game(CLAIM, heroes=True).deal
    assert "Aside has 5 instead of 0" in wrong_deal(deal)


@clause("R2.5")
def test_a_deal_with_a_hidden_card_is_refused() -> None:
    right = new_game(CLAIM).deal
    wrong = Deal(0, (right.hands[0][1:] + cards("??"), right.hands[1]), right.stock)
    assert "Hand0 has a hidden card (??)" in wrong_deal(wrong)


@clause("R2.2")
def test_hero_values_are_kept_in_the_order_of_the_heroes() -> None:
    one = Ruleset.of(CLAIM, heroes=True, hero_values={"Death": 8, "Bard": 1})
    two = Ruleset.of(CLAIM, heroes=True, hero_values={"Bard": 1, "Death": 8})
    assert one == two
    assert one.hero_values == (("Bard", 1), ("Death", 8))
