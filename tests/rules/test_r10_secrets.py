from random import Random

import pytest

from claim.deals import dealt, legal_decks
from claim.errors import ClaimError, IllegalMove, NotYet
from claim.rules import BYSTANDER, EVERYONE, Asked, Chosen, Event, Game, Move, Ruleset, for_eyes_of
from tests.kit import CLAIM, CLAIM_2, choices, clause, exchanged, given, new_game, told

EYES = (0, 1, BYSTANDER)


# R10.3: nothing betrays the Necromancer's question


def asked_in_secret() -> Game:
    """Seat 1 holds the Necromancer and has just been asked."""
    game = new_game(
        CLAIM,
        heroes=True,
        hand0="Go5 Kn2",
        hand1="Go7 Kn3 Necromancer",
        stock="Un1 Un2 Un3 Un4 Un5 Un6 Un7 Un8 Warrior",
    )
    game.push("Go5")
    game.push("Go7")
    return game


@clause("R10.3", "R9.9")
@pytest.mark.parametrize("eyes", [0, BYSTANDER])
def test_while_the_question_is_open_others_see_what_they_would_see_after_a_no(eyes: int) -> None:
    game = asked_in_secret()
    meanwhile = game.events_for(eyes)
    assert game.as_shown_to(eyes).position.question is None
    assert game.as_shown_to(eyes).position.trick_number == 2
    game.push("swap:no")
    assert game.events_for(eyes) == meanwhile
    assert not any("swap" in choices((event,)) for event in meanwhile)
    assert not told(Asked, meanwhile)


@clause("R10.3", "R9.9")
def test_the_holder_sees_the_question_and_the_no() -> None:
    game = asked_in_secret()
    assert game.as_shown_to(1) is game
    assert [(event.seat, str(event.by)) for event in told(Asked, game.events_for(1))] == [(1, "Necromancer")]
    game.push("swap:no")
    assert choices(game.events_for(1)) == "Go5 Go7 swap:no"


@clause("R10.3", "R9.9")
@pytest.mark.parametrize("eyes", [0, BYSTANDER])
def test_a_swap_only_adds_to_what_others_have_been_shown(eyes: int) -> None:
    game = asked_in_secret()
    meanwhile = game.events_for(eyes)
    game.push("swap:Go5")
    shown = game.events_for(eyes)
    assert shown[: len(meanwhile)] == meanwhile
    assert choices(shown[len(meanwhile) :]) == "swap:Go5"
    assert len(shown) == len(meanwhile) + 3


@clause("R10.3")
@pytest.mark.parametrize("eyes", [0, BYSTANDER])
def test_no_running_number_betrays_who_holds_the_necromancer(eyes: int) -> None:
    holds, holds_not = asked_in_secret(), exchanged(asked_in_secret(), "Necromancer", "Warrior")
    assert holds_not.position.question is None
    assert len(holds.events_for(eyes)) == len(holds_not.events_for(eyes))
    assert holds.events_for(eyes) == holds_not.events_for(eyes)
    for moves in ("swap:no", "Kn3 Kn2", "swap:no"):
        for move in moves.split():
            holds.push(move)
            if not move.startswith("swap"):
                holds_not.push(move)
        assert holds.events_for(eyes) == holds_not.events_for(eyes)


@clause("R10.3", "R9.9")
def test_a_question_with_no_answer_but_no_stays_secret_too() -> None:
    game = new_game(CLAIM, heroes=True, hand0="Un5", hand1="Un7 Necromancer", stock="Go1 Go2 Go3 Go4 Warrior")
    game.push("Un5")
    game.push("Un7")
    twin = exchanged(game, "Necromancer", "Warrior")
    assert game.position.question is not None
    assert twin.position.question is None
    assert game.events_for(0) == twin.events_for(0)


# R10.4: nothing else gives anything away


@clause("R10.4", "R10.3")
@pytest.mark.parametrize("move", ["Eo5=El", "swap:no", "take:deck", "Warrior"])
def test_a_refused_move_says_the_same_whether_or_not_a_secret_question_is_open(move: str) -> None:
    asked = asked_in_secret()
    answered = asked_in_secret()
    answered.push("swap:no")
    errors = []
    for game in (asked, answered):
        with pytest.raises(IllegalMove) as refusal:
            game.play(0, move)
        errors.append(str(refusal.value))
    assert errors == [f"{move}: it is not the turn of seat 0"] * 2


@clause("R10.4", "R10.3")
def test_who_leads_next_may_decide_while_the_other_is_asked_in_secret() -> None:
    game = new_game(CLAIM, heroes=True, hand0="Go7 Kn2", hand1="Go5 Necromancer", stock="Un1 Un2 Un3 Un4 Warrior")
    game.play(0, "Go7")
    game.play(1, "Go5")
    assert game.position.to_move == 1
    own = game.as_shown_to(0).position.hands[0]
    with pytest.raises(IllegalMove) as refusal:
        game.play(0, "Go5")
    assert str(refusal.value) == f"Go5 is not legal here; legal: {' '.join(sorted(map(str, set(own))))}"
    with pytest.raises(NotYet, match="hold this move"):
        game.play(0, "Kn2")
    assert [str(move) for move in game.moves] == ["Go7", "Go5"]
    game.play(1, Move.parse("swap:no"))
    game.play(0, "Kn2")


@clause("R10.4")
def test_a_move_out_of_turn_is_refused_and_so_is_one_for_chance() -> None:
    table = given(CLAIM, heroes=True, phase=2, hand0="Kraken Go1", hand1="Go5 Kn2").play("Kraken Go5")
    assert table.position.is_chance
    assert {str(move) for move in table.position.lots} == {"draw:Kn2"}
    game = new_game(CLAIM, hand0="Go7", hand1="Go5")
    with pytest.raises(IllegalMove, match="Go5: it is not the turn of seat 1"):
        game.play(1, "Go5")
    for seat in (2, -2):
        with pytest.raises(ClaimError, match="seats are 0 to 1"):
            game.play(seat, "Go5")


@clause("R10.4")
def test_what_is_shown_does_not_tell_who_else_saw_it() -> None:
    table = given(CLAIM_2, phase=1, hand0="Se7", hand1="Se3", revealed="Gi5", stock="Tr1 Tr2 Tr3").play(
        "Se7 Se3 take:Gi5"
    )
    for eyes in EYES:
        assert {event.seen_by for event in table.seen_by(eyes)} == {EVERYONE}
        assert {event.seen_by for event in new_game(CLAIM).events_for(eyes)} == {EVERYONE}


@clause("R10.4")
def test_a_secret_choice_and_a_secret_question_are_not_shown_at_all() -> None:
    table = given(CLAIM, phase=1, hand0="Go5 Kn2", hand1="Go7 Necromancer").play("Go5 Go7 swap:no")
    secret = [event for event in table.events if isinstance(event, Asked | Chosen) and event.seen_by == {1}]
    assert len(secret) == 2
    assert [for_eyes_of(event, eyes) for event in secret for eyes in (0, BYSTANDER)] == [None] * 4


@clause("R10.4")
@pytest.mark.parametrize("seed", range(12))
def test_what_was_shown_is_never_taken_back(seed: int) -> None:
    lots = Random(seed)
    ruleset = Ruleset.of(lots.choice(legal_decks(2)), heroes=True)
    game = Game(ruleset, dealt(ruleset, lots))
    shown: dict[int, tuple[Event, ...]] = dict.fromkeys(EYES, ())
    while not game.position.is_over:
        for eyes in EYES:
            now = game.events_for(eyes)
            assert now[: len(shown[eyes])] == shown[eyes]
            shown[eyes] = now
        game.push(lots.choice(game.position.legal_moves()))


@clause("R10.4")
def test_a_game_shown_to_somebody_is_another_game_that_may_go_on_by_itself() -> None:
    game = asked_in_secret()
    shown = game.as_shown_to(0)
    shown.push("Kn3")
    assert game.position.question is not None
    assert [str(move) for move in game.moves] == ["Go5", "Go7"]
