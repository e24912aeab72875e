"""Telling: the right sentences, the same ones for live play as for the whole story, without a language."""

from random import Random

import pytest
from hypothesis import given as whenever

from claim.cards import HIDDEN
from claim.rules import BYSTANDER, EVERYONE, Began, Dealt, Event, Game, Ruleset
from claim.table.telling import Kind, Told, tell
from tests.games import KINDS, games, random_game, random_move, random_ruleset
from tests.kit import CLAIM_2, ELVES_AND_ORCS, GIANTS_AND_TENS, Scene, given, new_game
from tests.test_texts import messages, variables


def all_eyes(game: Game) -> list[int]:
    return [BYSTANDER, *range(game.ruleset.players)]


def written(told: Told) -> str:
    """A sentence in short: `wins 0 Go5`."""
    kind = told.text.removeprefix("told-")
    about = [] if told.seat == BYSTANDER else [str(told.seat)]
    return " ".join([kind, *about, *map(str, told.cards), *([told.faction] if told.faction else [])])


def sentences(scene: Scene, seat: int = BYSTANDER) -> list[str]:
    """What a seat is told since the table was set, from the end of the first trick on."""
    position = scene.position
    began = Began(2 if position.phase != 1 else 1, position.trick_number, 0, EVERYONE)
    told = tell([began, *scene.seen_by(seat)])
    return [written(one) for one in told if one.kind in (Kind.WON, Kind.THEN)]


# Live and afterwards


@pytest.mark.parametrize("kind", KINDS)
def test_live_play_is_told_as_the_whole_story_is(kind: str) -> None:
    lots = Random(kind)
    for _ in range(6):
        game = random_game(lots, random_ruleset(lots, kind), moves=0)
        live: dict[int, list[Told]] = {eyes: [] for eyes in all_eyes(game)}
        heard = dict.fromkeys(live, 0)
        while True:
            for eyes, told in live.items():
                events = game.events_for(eyes)
                told += tell(events, heard[eyes])
                heard[eyes] = len(events)
            if game.position.is_over:
                break
            game.push(random_move(game.position, lots))
        for eyes, told in live.items():
            assert told == tell(game.events_for(eyes))


@whenever(games())
def test_a_tale_may_be_taken_up_anywhere(game: Game) -> None:
    events = game.events_for(0)
    whole = tell(events)
    for start in range(len(events) + 1):
        assert tell(events, start) == [told for told in whole if told.at >= start]


@whenever(games())
def test_nothing_before_the_trick_on_the_table_is_looked_at(game: Game) -> None:
    events: list[Event] = list(game.events_for(0))
    start = max(number for number, event in enumerate(events) if isinstance(event, Began))
    nonsense: list[Event] = [Dealt(0, (), EVERYONE)] * start
    assert tell([*nonsense, *events[start:]], len(events) - 1) == tell(events, len(events) - 1)


@whenever(games())
def test_sentences_say_which_trick_they_are_about_and_where_they_begin(game: Game) -> None:
    events = game.events_for(0)
    trick = (0, 0)
    tricks = []
    for event in events:
        trick = (event.phase, event.trick) if isinstance(event, Began) else trick
        tricks.append(trick)
    assert all((told.phase, told.trick) == tricks[told.at] for told in tell(events))


# The words


def test_every_sentence_has_a_text_with_the_values_it_is_given() -> None:
    lots = Random(5)
    told = {
        (one.text, one.seat == BYSTANDER, one.faction is None)
        for kind in KINDS
        for _ in range(12)
        for one in tell(random_game(lots, random_ruleset(lots, kind)).events)
    }
    assert len(told) > 20
    texts = messages("en")
    for text, is_about_nobody, has_no_faction in told:
        values = {"card", "cards", "count"}
        values |= set() if is_about_nobody else {"you", "name"}
        values |= set() if has_no_faction else {"faction"}
        assert variables(texts[text]) <= values, text


# Which sentences


def test_cards_that_go_the_same_way_are_told_together() -> None:
    assert sentences(given(played="Go5 Kn7")) == ["wins 1 Kn7", "collects 1 Go5 Kn7"]


def test_dwarves_that_go_to_the_loser_are_told_apart() -> None:
    assert sentences(given(played="Go5 Dw7")) == ["wins 0 Go5", "collects 0 Go5", "gets 1 Dw7"]


def test_undead_of_phase_one_are_scored_and_the_rest_of_the_discards_is_not_told() -> None:
    table = given(phase=1, played="Un5 Go7", revealed="Kn3", stock="Dw1 Go1 Go2")
    assert sentences(table) == ["wins 0 Un5", "takes 0 Kn3", "draws-unseen 1 ??", "scores 0 Un5"]
    assert "draws 1 Dw1" in sentences(table, seat=1)


def test_a_troll_that_waits_is_told_after_the_one_that_is_taken() -> None:
    assert sentences(given(CLAIM_2, played="Tr5 Tr7")) == ["wins 1 Tr7", "collects 1 Tr7", "waits Tr5"]


def test_a_troll_that_waited_is_told_as_such() -> None:
    table = given(CLAIM_2, played="Tr5 Dr7", waiting="Tr8")
    assert sentences(table) == ["wins 0 Tr5", "collects 0 Dr7", "takes-waiting 0 Tr8", "waits Tr5"]


def test_what_waits_is_told_before_a_question_is_answered() -> None:
    table = given(CLAIM_2, hand0="Siren", hand1="Tr5", waiting="Tr8", score1="Dr3", trick=12, leader=0).play(
        "Siren Tr5"
    )
    before = ["wins 1 Tr5", "collects 1 Siren", "takes-waiting 1 Tr8", "waits Tr5"]
    assert sentences(table) == before
    assert sentences(table.play("steal:Dr3")) == [*before, "answered-steal 0 Dr3"]


def test_trolls_that_nobody_is_there_to_take_have_waited_in_vain() -> None:
    table = given(CLAIM_2, played="Death Dr7", waiting="Tr8 Tr2", trick=13)
    assert sentences(table) == ["wins 0 Death", "discarded Death Dr7", "waited-in-vain Tr8 Tr2"]


def test_giants_strike_before_each_opponent() -> None:
    table = given(
        GIANTS_AND_TENS, players=4, played="Gi5 Gi3 Gi1 Gn7", laid0="Gn5", laid1="Gn5 Gn3", laid2="Gn3", laid3="Gn5"
    )
    assert sentences(table) == [
        "wins 0 Gi5",
        "collects 0 Gi5 Gi3 Gi1",
        "lays 0 Gn7",
        "loses-gnome 1 Gn5",
        "loses-gnome 3 Gn5",
        "loses-gnome 1 Gn3",
    ]


@pytest.mark.parametrize(
    ("table", "answer", "sentence"),
    [
        (given(hand0="Kraken Go1", hand1="Kn3 Go2", trick=3).play("Kraken Kn3"), "draw:Go2", "answered-draw 0 Go2"),
        (given(hand0="Dinosaur Go1", hand1="Warrior Go2").play("Dinosaur Warrior"), "back:yes", "answered-back-yes 0"),
        (given(hand0="Dinosaur Go1", hand1="Warrior Go2").play("Dinosaur Warrior"), "back:no", "answered-back-no 0"),
        (given(hand0="Go1", hand1="Gargoyle", trick=13).play("Go1 Gargoyle"), "count:Kn", "answered-count 0 Kn"),
    ],
)
def test_answers_are_told_with_their_card_or_faction(table: Scene, answer: str, sentence: str) -> None:
    assert sentence in sentences(table.play(answer), seat=0)


def test_leads_plays_and_reveals_have_kinds_of_their_own() -> None:
    game = new_game(hand0="Go5", hand1="Go7", stock="Un1 Un2 Un3")
    game.push("Go5")
    game.push("Go7")
    told = [(one.kind, written(one)) for one in tell(game.events_for(1))]
    assert told == [
        (Kind.REVEALED, "revealed Un1"),
        (Kind.PLAYED, "leads 0 Go5"),
        (Kind.PLAYED, "plays 1 Go7"),
        (Kind.WON, "wins 1 Go7"),
        (Kind.THEN, "takes 1 Un1"),
        (Kind.THEN, "draws-unseen 0 ??"),
        (Kind.REVEALED, "revealed Un3"),
    ]


def test_a_seers_look_shows_the_card_to_its_player_alone() -> None:
    game = new_game(CLAIM_2, hand0="Se5", hand1="Se3", stock="Dr1 Dr2 Dr3")
    game.push("Se5")
    game.push("Se3")
    assert written(tell(game.events_for(0))[-1]) == "looks 0 Dr2"
    assert written(tell(game.events_for(1))[-1]) == "looks-unseen 0 ??"
    start = len(game.events_for(0))
    game.push("take:deck")
    assert [written(one) for one in tell(game.events_for(0), start)] == ["draws 0 Dr2", "takes 1 Dr1", "revealed Dr3"]


def test_the_change_of_phase_is_told_once() -> None:
    game = random_game(Random(1), Ruleset.of(ELVES_AND_ORCS))
    told = [one for one in tell(game.events) if one.kind is Kind.PHASE]
    assert [(written(one), one.phase, one.trick) for one in told] == [("gathered", 1, 13)]


def test_only_unseen_cards_are_hidden() -> None:
    lots = Random(2)
    for kind in KINDS:
        game = random_game(lots, random_ruleset(lots, kind))
        for eyes in all_eyes(game):
            hidden = {one.text for one in tell(game.events_for(eyes)) if HIDDEN in one.cards}
            assert hidden <= {"told-draws-unseen", "told-looks-unseen"}
