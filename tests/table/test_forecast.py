"""The forecast: all that one might do, and what would come of it, as it then really comes and from the view alone."""

from random import Random

import pytest

from claim.cards import HIDDEN
from claim.knowledge import View, view_of, worlds
from claim.rules import BYSTANDER, Game, Move, Won
from claim.table.board import votes
from claim.table.forecast import Choice, Shift, choices
from claim.table.telling import Kind, Told, tell
from tests.games import KINDS, random_game, random_move, random_ruleset
from tests.kit import CLAIM_2, ELVES_AND_ORCS, FIVE_TENS, Scene, given, new_game
from tests.table.scenes import shown


def forecast(scene: Scene) -> dict[str, Choice]:
    """The choices of who is to move, by the text of their moves."""
    assert scene.to_move is not None
    return {str(choice.move): choice for choice in choices(shown(scene, scene.to_move))}


def written(choice: Choice) -> list[str]:
    """What would come of a choice: `wins 0 Go5`."""
    return [" ".join([told.text.removeprefix("told-"), str(told.seat), *map(str, told.cards)]) for told in choice.told]


def outlooks(scene: Scene) -> dict[str, str | None]:
    return {text: choice.outlook for text, choice in forecast(scene).items()}


def refused(scene: Scene) -> dict[str, str]:
    """Why moves are not legal."""
    return {text: choice.why or "" for text, choice in forecast(scene).items() if not choice.legal}


# Which choices there are


@pytest.mark.parametrize("kind", KINDS)
def test_the_legal_choices_are_the_legal_moves_each_once(kind: str) -> None:
    lots = Random(kind)
    for _ in range(3):
        game = random_game(lots, random_ruleset(lots, kind), moves=0)
        while not game.position.is_over:
            for eyes in (BYSTANDER, *range(game.ruleset.players)):
                view = view_of(game, eyes)
                found = choices(view)
                moves = [choice.move for choice in found]
                assert len(set(moves)) == len(moves)
                assert {choice.move for choice in found if choice.legal} == set(view.legal)
                assert all((choice.why is None) == choice.legal for choice in found)
                if view.legal and view.awaits == "play":
                    assert {move.card.plain for move in moves if move.card} == set(view.hand)
            game.push(random_move(game.position, lots))
        assert all(choices(view_of(game, eyes)) == () for eyes in range(game.ruleset.players))


def test_cards_come_as_a_hand_is_sorted() -> None:
    table = given(hand0="Werewolf Un3 Go5 Kn9 Go0 Go0 Kn2")
    assert list(forecast(table))[:6] == ["Go0", "Go5", "Kn2", "Kn9", "Un3", "Werewolf"]


def test_who_must_follow_is_told_so() -> None:
    table = given(hand0="Go5", hand1="Go1 Kn9 Do3 Siren").play("Go5")
    assert refused(table) == {"Kn9": "follow", "Siren": "follow"}


def test_an_elf_orc_card_is_always_declared() -> None:
    table = given(ELVES_AND_ORCS, hand0="El5", hand1="Eo1 Dr2").play("El5")
    assert list(forecast(table)) == ["Dr2", "Eo1=El", "Eo1=Or"]
    assert refused(table) == {"Dr2": "follow", "Eo1=Or": "follow"}


def test_a_werewolf_may_be_all_factions_of_the_game_and_itself() -> None:
    table = given(hand0="Go5", hand1="Go1 Werewolf").play("Go5")
    ways = ["Werewolf", "Werewolf=Go", "Werewolf=Kn", "Werewolf=Un", "Werewolf=Dw", "Werewolf=Do"]
    assert list(forecast(table)) == ["Go1", *ways]
    assert refused(table) == dict.fromkeys([way for way in ways if way != "Werewolf=Go"], "follow")
    assert {choice.collected for choice in forecast(table).values()} == {None}


def test_a_treant_may_be_what_is_collected_twice() -> None:
    table = given(hand0="Go5", hand1="Go1 Treant", score1="Go2 Go3 Kn4 Kn5 Un1 Bard Death", score0="Dw1 Dw2").play(
        "Go5"
    )
    found = forecast(table)
    assert refused(table) == {
        "Treant": "follow",
        "Treant=Kn": "follow",
        "Treant=Un": "collected",
        "Treant=Dw": "collected",
        "Treant=Do": "collected",
    }
    collected = {text: choice.collected for text, choice in found.items()}
    assert collected == {
        "Go1": None, "Treant": None, "Treant=Go": 2, "Treant=Kn": 2, "Treant=Un": 1, "Treant=Dw": 0, "Treant=Do": 0,
    }  # fmt: skip


def test_gnomes_laid_out_count_as_collected_for_a_treant() -> None:
    found = forecast(given(CLAIM_2, hand0="Treant", laid0="Gn3 Gn5"))
    assert (found["Treant=Gn"].legal, found["Treant=Gn"].collected) == (True, 2)


def test_in_phase_one_a_treant_is_itself() -> None:
    assert list(forecast(given(phase=1, hand0="Treant", score0="Un1 Un2"))) == ["Treant"]


# Outlooks


def test_a_lead_has_no_outlook() -> None:
    assert set(outlooks(given(hand0="Go5 Kn9 Werewolf")).values()) == {None}


def test_the_last_card_wins_or_loses() -> None:
    table = given(hand0="Go5", hand1="Kn2 Un9 Do6 Do4").play("Go5")
    assert outlooks(table) == {"Kn2": "wins", "Un9": "loses", "Do4": "loses", "Do6": "wins"}


def test_what_is_not_legal_has_no_outlook() -> None:
    assert outlooks(given(hand0="Go5", hand1="Go7 Kn9").play("Go5")) == {"Go7": "wins", "Kn9": None}


def test_while_others_are_to_play_a_card_is_ahead_or_behind() -> None:
    table = given(FIVE_TENS, players=3, hand0="Go5", hand1="Go7 Go1", hand2="Go9").play("Go5")
    assert outlooks(table) == {"Go1": "behind", "Go7": "ahead"}


def test_the_partner_is_an_ally() -> None:
    table = given(FIVE_TENS, players=4, hand0="Go5", hand1="Go1", hand2="Go2 Go7", hand3="Go3 Go6 Go9").play("Go5 Go1")
    assert outlooks(table) == {"Go2": "ally", "Go7": "ahead"}
    assert outlooks(table.play("Go2")) == {"Go3": "loses", "Go6": "wins", "Go9": "wins"}
    ahead = given(FIVE_TENS, players=4, hand0="Go1", hand1="Go5", hand2="Go2", hand3="Go3 Go6").play("Go1 Go5 Go2")
    assert outlooks(ahead) == {"Go3": "ally", "Go6": "wins"}


def test_a_jester_wins_for_who_played_it_only_if_the_lead_card_does() -> None:
    assert outlooks(given(hand0="Kn9", hand1="Jester").play("Kn9")) == {"Jester": "wins"}
    assert outlooks(given(hand0="Kn2", hand1="Jester").play("Kn2")) == {"Jester": "loses"}


# What would come of it


def test_the_trick_of_phase_one_is_told_with_what_is_drawn_hidden() -> None:
    table = given(phase=1, hand0="Un5 Go1", hand1="Un7 Un2", revealed="Kn3", stock="Dw1 Go2 Go3").play("Un5")
    found = forecast(table)
    assert written(found["Un7"]) == ["wins 1 Un7", "takes 1 Kn3", "draws-unseen 0 ??", "scores 1 Un5 Un7"]
    assert written(found["Un2"]) == ["wins 0 Un5", "takes 0 Kn3", "draws-unseen 1 ??", "scores 0 Un5 Un2"]


def test_the_trick_of_phase_two_is_told_with_giants_and_trolls() -> None:
    table = given(CLAIM_2, hand0="Gi5 Dr1", hand1="Gi7 Tr1", waiting="Tr4", laid0="Gn7 Gn7").play("Gi5")
    assert written(forecast(table)["Gi7"]) == [
        "wins 1 Gi7",
        "collects 1 Gi5 Gi7",
        "takes-waiting 1 Tr4",
        "loses-gnome 0 Gn7",
    ]


def test_nothing_is_told_of_a_lead_or_while_others_are_to_play() -> None:
    assert not any(choice.told for choice in forecast(given(hand0="Go5 Kn9")).values())
    table = given(FIVE_TENS, players=3, hand0="Go5", hand1="Go7 Go1", hand2="Go9").play("Go5")
    assert not any(choice.told for choice in forecast(table).values())


def test_a_pick_tells_who_gets_the_others() -> None:
    table = given(
        FIVE_TENS, players=3, phase=1, hand0="Go5 Un1", hand1="Go7 Un2", hand2="Go6 Un3", revealed="Dw1 Dw9"
    ).play("Go5 Go7 Go6")
    found = forecast(table)
    assert list(found) == ["take:Dw1", "take:Dw9"]
    assert written(found["take:Dw9"]) == ["takes 1 Dw9", "takes 2 Dw1", "draws-unseen 0 ??"]


def test_a_seers_pick_shows_what_was_seen() -> None:
    game = new_game(CLAIM_2, hand0="Se5", hand1="Se3", stock="Dr1 Dr2 Dr3")
    game.push("Se5")
    game.push("Se3")
    found = {str(choice.move): choice for choice in choices(view_of(game, 0))}
    assert list(found) == ["take:Dr1", "take:deck"]
    assert written(found["take:Dr1"]) == ["takes 0 Dr1", "draws 1 Dr2"]
    assert written(found["take:deck"]) == ["draws 0 Dr2", "takes 1 Dr1"]


def test_a_dinosaur_tells_what_becomes_of_the_trick() -> None:
    table = given(hand0="Dinosaur Go1", hand1="Warrior Go2").play("Dinosaur Warrior")
    found = forecast(table)
    assert list(found) == ["back:yes", "back:no"]
    assert written(found["back:yes"]) == ["collects 1 Warrior"]
    assert written(found["back:no"]) == ["collects 1 Dinosaur Warrior"]


# How votes would change


def test_what_to_steal_comes_in_the_order_of_what_it_changes() -> None:
    table = given(hand0="Siren", hand1="Un9", score0="Kn5", score1="Go1 Go2 Go3 Kn9 Kn8 Bard").play("Siren Un9")
    found = forecast(table)
    assert list(found) == [
        "steal:Kn8", "steal:Kn9", "steal:Un9", "steal:Go1", "steal:Go2", "steal:Go3", "steal:Bard", "steal:Siren",
    ]  # fmt: skip
    assert found["steal:Kn8"].shift == Shift("Kn", (1, 2), (2, 1), 1, 0)
    assert found["steal:Un9"].shift == Shift("Un", (0, 1), (1, 0), 1, 0)
    assert found["steal:Go3"].shift == Shift("Go", (0, 3), (1, 2), 1, 1)
    assert found["steal:Bard"].shift is None


def test_an_elf_orc_card_is_stolen_as_declared() -> None:
    table = given(ELVES_AND_ORCS, hand0="Siren", hand1="Dr9", score1="Eo8=Or El3").play("Siren Dr9")
    assert forecast(table)["steal:Eo8"].shift == Shift("Or", (0, 1), (1, 0), 1, 0)


def test_a_gargoyle_counts_twice_and_below_every_number() -> None:
    table = given(hand0="Go1", hand1="Gargoyle", trick=13, score0="Kn2", score1="Kn5 Kn3 Kn4 Un9 Un8").play(
        "Go1 Gargoyle"
    )
    found = forecast(table)
    assert list(found) == ["count:Go", "count:Kn", "count:Un", "count:Dw", "count:Do"]
    assert found["count:Kn"].shift == Shift("Kn", (1, 3), (3, 3), 1, 1)
    assert found["count:Un"].shift == Shift("Un", (0, 2), (2, 2), 1, 1)
    assert found["count:Dw"].shift == Shift("Dw", (0, 0), (2, 0), None, 0)


@pytest.mark.parametrize("kind", ["heroes", "hero values"])
def test_shifts_are_those_that_really_happen(kind: str) -> None:
    lots = Random(kind)
    seen = {"steal": 0, "count": 0}
    while min(seen.values()) < 3:
        game = random_game(lots, random_ruleset(lots, kind), moves=0)
        while not game.position.is_over:
            position = game.position
            if position.question is not None and position.question.moves[0].verb in seen:
                assert position.to_move is not None
                view = view_of(game, position.to_move)
                before = {row.faction: row for row in votes(view)}
                for choice in choices(view):
                    game.push(choice.move)
                    after = {row.faction: row for row in votes(view_of(game, view.seat))}
                    game.pop()
                    seen[choice.move.verb] += 1
                    changed = {code for code, row in before.items() if after[code].values != row.values}
                    shift = choice.shift
                    assert changed == (set() if shift is None else {shift.faction})
                    if shift is not None:
                        rows = before[shift.faction], after[shift.faction]
                        assert (shift.before, shift.after) == tuple(tuple(map(len, row.values)) for row in rows)
                        assert (shift.vote_before, shift.vote_after) == tuple(row.vote for row in rows)
            game.push(random_move(position, lots))


# It comes true, and tells nothing that is hidden


def really_told(game: Game, view: View, move: Move) -> list[Told]:
    """What the viewer is told of the trick when the move is made."""
    game.push(move)
    told = tell(game.events_for(view.seat), len(view.events) + 1)
    game.pop()
    here = (view.phase, view.trick_number)
    return [one for one in told if one.kind in (Kind.WON, Kind.THEN) and (one.phase, one.trick) == here]


def who_wins(game: Game, move: Move) -> int:
    game.push(move)
    winner = next(event.seat for event in reversed(game.events) if isinstance(event, Won))
    game.pop()
    return winner


@pytest.mark.parametrize("kind", KINDS)
def test_the_forecast_comes_true(kind: str) -> None:
    lots = Random(kind)
    for _ in range(8):
        game = random_game(lots, random_ruleset(lots, kind), moves=0)
        while not game.position.is_over:
            seat = game.position.to_move
            assert seat is not None
            view = view_of(game, seat)
            for choice in choices(view):
                if choice.outlook in ("wins", "loses"):
                    assert (choice.outlook == "wins") == (who_wins(game, choice.move) == seat)
                if choice.told:
                    real = really_told(game, view, choice.move)
                    assert len(real) == len(choice.told)
                    for told, happened in zip(choice.told, real, strict=True):
                        if HIDDEN in told.cards:
                            assert told.text in (happened.text, f"{happened.text}-unseen")
                            assert told.seat == happened.seat
                        else:
                            assert told == happened
            game.push(random_move(game.position, lots))


@pytest.mark.parametrize("kind", KINDS)
def test_exchanging_hidden_cards_changes_no_choice(kind: str) -> None:
    lots = Random(kind)
    compared = 0
    while compared < 40:
        game = random_game(lots, random_ruleset(lots, kind), moves=lots.randrange(60))
        seat = game.position.to_move
        if seat is None or game.position.is_chance:
            continue
        view = view_of(game, seat)
        elsewhere = worlds(view).sample(lots).game()
        compared += 1
        assert choices(view_of(elsewhere, seat)) == choices(view)
