"""Every decision in words: what is asked, what can be chosen, what would come of it and why something cannot."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from claim.cards import Card
from claim.rules import CLAIM, Ruleset
from claim.terminal.table.decisions import Decision, Option, asked, declared
from claim.terminal.table.decisions.shifts import by_effect, counts, effect_of
from claim.terminal.table.holding import Held
from claim.terminal.table.scene import Scene
from claim.wire.messages import Choice, Shift, Told, Turn
from tests.terminal.fakes import new_link, scene_of

HEROES = Ruleset.of("Go Kn Un Dw Do", heroes=True)
FOUR = Ruleset.of("Go Kn Un Dw Do Dr Se", players=4)


def scene_with(turn: Turn, ruleset: Ruleset = CLAIM) -> Scene:
    """A table at which one has this turn."""
    scene = scene_of(new_link(ruleset, 1))
    scene.sight.turn = turn
    return replace(scene, turn=turn)


def turn_with(choices: Sequence[Choice], awaits: str, led: str | None = None) -> Turn:
    legal = [choice.move for choice in choices if choice.legal]
    return Turn(0, awaits, None, led, legal, [], list(choices))


def decision(awaits: str, *choices: Choice, ruleset: Ruleset = CLAIM, told: Sequence[Told] = ()) -> Decision:
    scene = scene_with(turn_with(choices, awaits), ruleset)
    scene.sight.told += told
    found = asked(scene)
    assert found is not None
    return found


def declaration(card: str, *choices: Choice, led: str | None = None) -> Decision:
    return declared(scene_with(turn_with(choices, "play", led), HEROES), Held(Card.parse(card), choices=choices))


def moves(decided: Decision) -> list[str]:
    return [option.move for option in decided.options]


def option(decided: Decision, move: str) -> Option:
    return next(one for one in decided.options if one.move == move)


def test_seer_the_revealed_card_or_the_one_only_you_see() -> None:
    seer = decision("take", Choice("take:Kn7"), Choice("take:deck"))
    assert (seer.kind, moves(seer), seer.is_secret) == ("seer", ["take:Kn7", "take:deck"], True)
    assert seer.text == "You won with a Seer. Take one; Mira gets the other."
    assert option(seer, "take:Kn7").note == "Mira sees it go"
    assert option(seer, "take:deck").note == "stays your secret"


def test_seer_with_more_players_says_who_gets_the_other() -> None:
    told = [Told("told-takes", 0, ["Kn8"]), Told("told-takes", 2, ["Se3"])]
    seer = decision("take", Choice("take:Kn8", told=told), Choice("take:deck"), ruleset=FOUR)
    assert option(seer, "take:Kn8").note == "Ayo gets the other"


def test_pick_two_cards_and_who_takes_the_other() -> None:
    told = [Told("told-takes", 0, ["Kn8"]), Told("told-takes", 2, ["Se3"])]
    pick = decision("take", Choice("take:Kn8", told=told), Choice("take:Se3"), ruleset=FOUR)
    assert (pick.kind, pick.text) == ("pick", "Choose a follower. Ayo takes the other.")
    assert [one.title for one in pick.options] == ["Knight 8", "Seer 3"]


def test_elf_orc_the_way_that_is_not_allowed_says_why() -> None:
    ways = Choice("Eo5=El", outlook="wins"), Choice("Eo5=Or", legal=False, why="follow")
    elf_orc = declaration("Eo5", *ways, led="El")
    assert (elf_orc.kind, elf_orc.title, elf_orc.may_be_closed) == ("elf-orc", "Elf or Orc?", True)
    assert option(elf_orc, "Eo5=El").outlook == "wins"
    assert not option(elf_orc, "Eo5=Or").is_legal
    assert option(elf_orc, "Eo5=Or").note == "not now: Elves were led"


def test_werewolf_any_faction_himself_last() -> None:
    werewolf = declaration("Werewolf", Choice("Werewolf"), Choice("Werewolf=Go"), Choice("Werewolf=Kn"))
    assert moves(werewolf) == ["Werewolf=Go", "Werewolf=Kn", "Werewolf"]
    assert (option(werewolf, "Werewolf").title, option(werewolf, "Werewolf").note) == ("Himself", "plain, 4")


def test_treant_what_is_collected_first_the_others_with_their_count() -> None:
    treant = declaration(
        "Treant",
        Choice("Treant", outlook="loses"),
        Choice("Treant=Gi", legal=False, why="collected", collected=0),
        Choice("Treant=Se", legal=False, why="collected", collected=1),
        Choice("Treant=Dr", collected=4, outlook="wins", told=[Told("told-wins", 0, ["Treant"])]),
    )
    assert moves(treant) == ["Treant=Dr", "Treant=Gi", "Treant=Se", "Treant"]
    assert [option(treant, f"Treant={code}").note for code in ("Dr", "Se", "Gi")] == [
        "4 collected",
        "1 of 2 collected",
        "none collected, 2 needed",
    ]


def test_necromancer_the_cards_on_offer_and_a_no_in_secret() -> None:
    necromancer = decision("swap", Choice("swap:Kn9"), Choice("swap:no"), ruleset=HEROES)
    assert (moves(necromancer), necromancer.is_secret) == (["swap:Kn9", "swap:no"], True)
    assert "Trade the Necromancer" in necromancer.text
    nothing = decision("swap", Choice("swap:no"), ruleset=HEROES)
    assert "Nothing is on its way" in nothing.text


def test_siren_what_changes_a_vote_first() -> None:
    stays = Shift("Kn", [1, 4], [2, 3], 1, 1)
    gains = Shift("Un", [2, 3], [3, 2], 1, 0)
    choices = Choice("steal:Kn7", shift=stays), Choice("steal:Un9", shift=gains), Choice("steal:Jester")
    siren = decision("steal", *choices, ruleset=HEROES)
    assert moves(siren) == ["steal:Un9", "steal:Kn7", "steal:Jester"]
    assert [one.note for one in siren.options] == ["vote becomes yours", "Mira still leads", "no vote changes"]


def test_dinosaur_back_or_not_with_the_price() -> None:
    dinosaur = decision("back", Choice("back:no"), Choice("back:yes"), ruleset=HEROES)
    assert moves(dinosaur) == ["back:yes", "back:no"]
    assert "will never be played" in dinosaur.text


def test_kraken_the_whole_hand_the_drawn_card_marked() -> None:
    drawn = [Told("answered-draw", 0, ["Kn7"], phase=2, trick=3)]
    choices = [Choice(f"give:{card}") for card in ("Do0", "Kn7", "Go2")]
    kraken = decision("give", *choices, ruleset=HEROES, told=drawn)
    assert moves(kraken) == ["give:Go2", "give:Kn7", "give:Do0"]
    assert [one.note for one in kraken.options] == ["", "just drawn", ""]
    assert kraken.text == "You drew Kn7 from Mira’s hand. Give one card back; Mira will see it."


def test_gargoyle_before_and_after_and_whose_vote_it_becomes() -> None:
    gains, keeps = Shift("Kn", [2, 3], [4, 3], 1, 0), Shift("Go", [6, 3], [8, 3], 0, 0)
    gargoyle = decision("count", Choice("count:Go", shift=keeps), Choice("count:Kn", shift=gains), ruleset=HEROES)
    assert [(one.move, one.note) for one in gargoyle.options] == [
        ("count:Kn", "2–3 → 4–3, yours"),
        ("count:Go", "6–3 → 8–3"),
    ]


def test_nothing_is_asked_when_a_card_is_to_be_played_or_somebody_else_decides() -> None:
    play = turn_with([Choice("Go5")], "play")
    assert asked(scene_with(play)) is None
    assert asked(scene_with(changed(turn_with([], "take"), to_move=1))) is None


# What an answer does to a vote


@pytest.mark.parametrize(
    ("before", "after", "effect"),
    [
        (1, 0, "gained"),
        (None, 0, "gained"),
        (0, 1, "lost"),
        (1, None, "tied"),
        (0, 0, "mine"),
        (1, 1, "theirs"),
        (None, None, "open"),
    ],
)
def test_a_vote_is_gained_lost_or_tied_or_stays(before: int | None, after: int | None, effect: str) -> None:
    assert effect_of(Shift("Go", [2, 3], [4, 3], before, after), 0) == effect


def test_counts_begin_with_ones_own_side() -> None:
    assert (counts([2, 3], 0), counts([2, 3], 1)) == ("2–3", "3–2")


def test_what_gains_a_vote_comes_first_and_what_loses_one_last() -> None:
    def choice(move: str, before: int | None, after: int | None) -> Choice:
        return Choice(move, shift=Shift("Go", [2, 3], [4, 3], before, after))

    choices = [
        choice("lose", 0, 1),
        choice("lose by a tie", 0, None),
        choice("keep", 1, 1),
        choice("win", 1, 0),
        Choice("nothing"),
        choice("tie", 1, None),
    ]
    ranked = [one.move for one in by_effect(choices, 0)]
    assert ranked == ["win", "tie", "keep", "nothing", "lose", "lose by a tie"]
