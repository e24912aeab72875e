from random import Random

import pytest

from claim.cards import HIDDEN
from claim.rules import BYSTANDER, EVERYONE, Asked, Began, Carried, Counted, Dealt, Declared, Gathered, Looked, Won
from claim.rules.places import DISCARDS, REVEALED, STOCK, TRICK, WAITING, followers_of, hand_of, laid_before, score_of
from tests.games import KINDS, random_game, random_ruleset
from tests.kit import (
    CLAIM,
    CLAIM_2,
    ELVES_AND_ORCS,
    FIVE_TENS,
    carried,
    choices,
    clause,
    exchanged,
    given,
    new_game,
    told,
)

EYES = (0, 1, BYSTANDER)


# R10.1: what everybody may know


@clause("R10.1")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_cards_revealed_played_taken_discarded_and_scored(eyes: int) -> None:
    table = given(CLAIM, phase=1, hand0="Go5 Un1", hand1="Go7 Un2", revealed="Dw5", stock="Kn5 Kn6 Kn7").play(
        "Go5 Go7 Un2 Un1"
    )
    shown = table.seen_by(eyes)
    assert carried(shown, REVEALED, followers_of(1)) == "Dw5 Kn6"
    assert carried(shown, STOCK, REVEALED) == "Kn6"
    assert choices(shown) == "Go5 Go7 Un2 Un1"
    assert carried(shown, hand_of(0), TRICK) == "Go5 Un1"
    assert carried(shown, TRICK, DISCARDS) == "Go5 Go7"
    assert carried(shown, TRICK, score_of(1)) == "Un2 Un1"
    assert [(event.seat, str(event.card)) for event in told(Won, shown)] == [(1, "Go7"), (1, "Un2")]


@clause("R10.1")
def test_everybody_sees_how_many_cards_everybody_has() -> None:
    game = new_game(CLAIM)
    for eyes in EYES:
        assert [len(event.cards) for event in told(Dealt, game.events_for(eyes))] == [13, 13]


@clause("R10.1", "R4.10")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_which_trick_begins_and_who_leads_it(eyes: int) -> None:
    table = given(CLAIM, phase=1, trick=12, hand0="Go5 Kn2", hand1="Go7 Kn3").play("Go5 Go7 Kn3 Kn2")
    assert told(Began, table.seen_by(eyes)) == [Began(1, 13, 1, EVERYONE), Began(2, 1, 1, EVERYONE)]
    assert told(Began, new_game(CLAIM, leader=1).events_for(eyes)) == [Began(1, 1, 1, EVERYONE)]


@clause("R10.1", "R6.25", "R9.11", "R9.12")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_what_a_card_is_declared_to_be(eyes: int) -> None:
    table = given(ELVES_AND_ORCS, trick=13, score0="Gargoyle", played="Eo5=El Werewolf=El").play("count:Cy")
    named = [(str(event.card), event.place) for event in told(Declared, table.seen_by(eyes))]
    assert named == [("Eo5=El", TRICK), ("Werewolf=El", TRICK), ("Gargoyle=Cy", score_of(0))]


@clause("R10.1")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_that_a_seer_took_the_decks_card(eyes: int) -> None:
    table = given(CLAIM_2, phase=1, hand0="Se7", hand1="Se3", revealed="Gi5", stock="Tr1 Tr2 Tr3").play(
        "Se7 Se3 take:deck"
    )
    shown = table.seen_by(eyes)
    assert choices(shown) == "Se7 Se3 take:deck"
    assert carried(shown, STOCK, followers_of(0)) == ("Tr1" if eyes == 0 else "??")
    assert carried(shown, REVEALED, followers_of(1)) == "Gi5"


@clause("R10.1")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_a_necromancers_swap(eyes: int) -> None:
    table = given(CLAIM, phase=1, hand0="Go5 Kn2", hand1="Go7 Necromancer").play("Go5 Go7 swap:Go5")
    shown = table.seen_by(eyes)
    assert choices(shown) == "Go5 Go7 swap:Go5"
    assert carried(shown, DISCARDS, hand_of(1)) == "Go5"
    assert carried(shown, hand_of(1), DISCARDS) == "Necromancer"


@clause("R10.1")
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("answer", ["back:yes", "back:no"])
def test_everybody_sees_a_dinosaurs_return(eyes: int, answer: str) -> None:
    shown = given(CLAIM, hand0="Dinosaur", hand1="Go9").play(f"Dinosaur Go9 {answer}").seen_by(eyes)
    assert choices(shown) == f"Dinosaur Go9 {answer}"
    assert carried(shown, TRICK, hand_of(0)) == ("Dinosaur" if answer == "back:yes" else "")
    assert [event.seat for event in told(Asked, shown)] == [0]


@clause("R10.1", "R9.16")
@pytest.mark.parametrize(
    ("eyes", "drawn", "given_back"), [(0, "Kn3", "Un1"), (1, "Kn3", "Un1"), (BYSTANDER, "??", "??")]
)
def test_after_a_kraken_both_players_know_the_cards_and_nobody_else(eyes: int, drawn: str, given_back: str) -> None:
    table = given(CLAIM, hand0="Kraken Un1", hand1="Go5 Kn3 Kn4").play("Kraken Go5 draw:Kn3 give:Un1")
    shown = table.seen_by(eyes)
    assert carried(shown, hand_of(1), hand_of(0)) == drawn
    assert carried(shown, hand_of(0), hand_of(1)) == given_back
    assert choices(shown) == ("Kraken Go5" if eyes == BYSTANDER else "Kraken Go5 draw:Kn3 give:Un1")


@clause("R10.1")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_the_siren_steal_the_gargoyle_named_and_the_votes(eyes: int) -> None:
    table = given(CLAIM, trick=13, hand0="Siren", hand1="Go7", score1="Gargoyle").play(
        "Siren Go7 steal:Gargoyle count:Kn"
    )
    shown = table.seen_by(eyes)
    assert choices(shown) == "Siren Go7 steal:Gargoyle count:Kn"
    assert carried(shown, score_of(1), score_of(0)) == "Gargoyle"
    assert told(Counted, shown)[0].outcome.votes["Kn"] == 0


@clause("R10.1", "R5.3")
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(
    ("cards", "source", "target", "seen"),
    [
        ("Gi5 Tr4", laid_before(1), DISCARDS, "Gn5"),
        ("Gn7 Se1", TRICK, laid_before(0), "Gn7"),
        ("Tr8 Tr4", TRICK, WAITING, "Tr8 Tr4"),
        ("Tr8 Tr4", WAITING, score_of(0), "Tr8 Tr4 Tr2"),
        ("Gi3 Golem", TRICK, DISCARDS, "Gi3"),
        ("Death Se1", TRICK, DISCARDS, "Death Se1"),
        ("Death Se1", WAITING, DISCARDS, "Tr2"),
        ("Se2 Se1", laid_before(1), score_of(1), "Gn3 Gn5"),
    ],
)
def test_everybody_sees_where_the_cards_of_phase_two_go(
    cards: str, source: int, target: int, seen: str, eyes: int
) -> None:
    table = given(CLAIM_2, trick=13, waiting="Tr2", laid1="Gn3 Gn5", played=cards)
    assert sorted(carried(table.seen_by(eyes), source, target).split()) == sorted(seen.split())


@clause("R10.1", "R10.2")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(4))
def test_only_cards_drawn_and_a_krakens_are_carried_face_down(seed: int, kind: str) -> None:
    lots = Random(seed)
    game = random_game(lots, random_ruleset(lots, kind))
    hands = {hand_of(0), hand_of(1)}
    for event in told(Carried, game.events):
        if event.source == STOCK and event.target != REVEALED:
            assert event.target - followers_of(0) in event.seen_by
            assert BYSTANDER not in event.seen_by
            assert len(event.seen_by) <= 2
        elif {event.source, event.target} == hands:
            assert event.seen_by == {0, 1}
        else:
            assert event.seen_by == EVERYONE


# R10.2: what nobody else may know


@clause("R10.2")
def test_hands_are_seen_by_their_owners_only() -> None:
    game = new_game(CLAIM)
    for eyes in EYES:
        for event in told(Dealt, game.events_for(eyes)):
            assert set(event.cards) == ({HIDDEN} if event.seat != eyes else set(game.deal.hands[eyes]))


@clause("R10.2", "R4.6")
@pytest.mark.parametrize(("eyes", "seen"), [(0, "Kn5"), (1, "??"), (BYSTANDER, "??")])
def test_a_drawn_card_is_seen_by_who_drew_it_only(eyes: int, seen: str) -> None:
    table = given(CLAIM, phase=1, hand0="Go5", hand1="Go7", revealed="Dw5", stock="Kn5 Kn6 Kn7").play("Go5 Go7")
    assert carried(table.seen_by(eyes), STOCK, followers_of(0)) == seen


@clause("R10.2", "R4.7")
def test_with_four_each_drawn_card_is_its_drawers_secret() -> None:
    table = given(
        FIVE_TENS,
        players=4,
        phase=1,
        hand0="Go1",
        hand1="Go3",
        hand2="Go4",
        hand3="Go2",
        revealed="Un5 Dw5",
        stock="Dw1 Dw2 Dw3 Dw4",
    ).play("Go1 Go3 Go4 Go2 take:Dw5")
    for eyes in (0, 1, 2, 3, BYSTANDER):
        shown = table.seen_by(eyes)
        assert carried(shown, STOCK, followers_of(3)) == ("Dw1" if eyes == 3 else "??")
        assert carried(shown, STOCK, followers_of(0)) == ("Dw2" if eyes == 0 else "??")
        assert carried(shown, REVEALED, followers_of(1)) == "Un5"


@clause("R10.2", "R6.17")
@pytest.mark.parametrize("eyes", EYES)
def test_a_seers_look_is_the_lookers_only(eyes: int) -> None:
    table = given(CLAIM_2, phase=1, hand0="Se7", hand1="Se3", revealed="Gi5", stock="Tr1 Tr2 Tr3").play("Se7 Se3")
    (look,) = told(Looked, table.seen_by(eyes))
    assert (look.seat, str(look.card)) == (0, "Tr1" if eyes == 0 else "??")


@clause("R10.2", "R6.17")
@pytest.mark.parametrize(("eyes", "seen"), [(0, "Tr1"), (1, "Tr1"), (BYSTANDER, "??")])
def test_the_looker_knows_what_the_opponent_drew(eyes: int, seen: str) -> None:
    table = given(CLAIM_2, phase=1, hand0="Se7", hand1="Se3", revealed="Gi5", stock="Tr1 Tr2 Tr3").play(
        "Se7 Se3 take:Gi5"
    )
    assert carried(table.seen_by(eyes), STOCK, followers_of(1)) == seen


@clause("R10.2", "R6.18")
@pytest.mark.parametrize(
    ("answers", "drawers"),
    [("take:Un5", {0: ("Kn2", {0, 1}), 3: ("Kn3", {3})}), ("take:deck take:Un5", {1: ("Kn2", {1}), 3: ("Kn3", {3})})],
)
def test_with_four_the_looker_knows_the_thirds_card_but_not_the_fourths(
    answers: str, drawers: dict[int, tuple[str, set[int]]]
) -> None:
    table = given(
        FIVE_TENS,
        players=4,
        phase=1,
        hand0="Se3",
        hand1="Se9",
        hand2="Se5",
        hand3="Go9",
        revealed="Un5 Dw5",
        stock="Kn2 Kn3 Kn4 Kn5",
    ).play(f"Se3 Se9 Se5 Go9 {answers}")
    for eyes in (0, 1, 2, 3, BYSTANDER):
        for seat, (card, knowing) in drawers.items():
            assert carried(table.seen_by(eyes), STOCK, followers_of(seat)) == (card if eyes in knowing else "??")


@clause("R10.2", "R5.1")
@pytest.mark.parametrize("eyes", EYES)
def test_taking_up_the_followers_shows_no_card(eyes: int) -> None:
    table = given(CLAIM, phase=1, trick=13, hand0="Go5", hand1="Go7", followers0="Un1", followers1="Un2").play(
        "Go5 Go7"
    )
    assert told(Gathered, table.seen_by(eyes)) == [Gathered(0, EVERYONE), Gathered(1, EVERYONE)]


@clause("R10.2", "R10.4")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Un9", "Dw9"),  # the other's hand and the bottom of the deck
        ("Dw9", "Dw8"),  # the order of the deck
        ("Do9", "Dw9"),  # a card set aside and one in the deck
        ("Do9", "Un9"),  # a card set aside and one in the other's hand
        ("Kn9", "Un9"),  # a card the other drew and one in the other's hand
        ("Witch", "Warrior"),  # a hero in the other's hand and one in the deck
        ("Witch", "Death"),  # a hero in the other's hand and one that is not in the game
    ],
)
def test_exchanging_cards_that_are_hidden_from_a_seat_changes_nothing_it_sees(one: str, two: str) -> None:
    game = new_game(
        CLAIM, heroes=True, hand0="Go5 Go6 Go7", hand1="Go1 Go2 Un9 Witch",
        stock="Un1 Kn9 Un2 Kn8 Un3 Kn7 Dw8 Dw9 Warrior", aside="Do9 Do8 Do7 Do6 Do5",
    )  # fmt: skip
    for move in ("Go5", "Go1", "Go6", "Go2"):
        game.push(move)
    twin = exchanged(game, one, two)
    assert twin.deal != game.deal
    assert twin.events_for(0) == game.events_for(0)
    assert twin.position.legal_moves() == game.position.legal_moves()
