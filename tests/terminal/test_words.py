"""Words: what seats, sides and cards are called, and what is told, from one pair of eyes in every language."""

import pytest
from rich.color import Color, ColorSystem
from rich.console import Console

from claim.cards import HIDDEN, Card
from claim.rules import BYSTANDER, CLAIM, Ruleset, book_of
from claim.terminal.cards import SIXTEEN, Inks
from claim.terminal.words import Words, names_at
from claim.texts import Texts, languages
from claim.wire.messages import Told
from claim.wire.tables import NewTable, SeatInfo, TableInfo

FOUR = Ruleset.of("Go Kn Un Dw Do Dr Se", players=4)
HEROES = Ruleset.of("Go Kn Un Dw Do", heroes=True, hero_values={"Kraken": 3})
NAMES = ("Zoe", "Mira", "Ayo", "Jon")


def words(ruleset: Ruleset = CLAIM, seat: int = 0, language: str = "en") -> Words:
    return Words(Texts(language), ruleset, NAMES[: ruleset.players], seat)


# Seats and sides


def test_ones_own_seat_is_you_and_others_have_names() -> None:
    assert [words().name(seat) for seat in (0, 1)] == ["You", "Mira"]
    assert [words(seat=BYSTANDER).name(seat) for seat in (0, 1)] == ["Zoe", "Mira"]


def test_partners_share_a_side_and_ones_own_comes_first() -> None:
    assert [words(FOUR, 1).side_name(side) for side in words(FOUR, 1).sides] == ["You + Jon", "Ayo + Zoe"]
    assert [words(FOUR, 1).mark(seat) for seat in range(4)] == ["▲", "●", "▲", "●"]


def test_who_only_watches_sees_it_from_the_first_seat() -> None:
    watching = words(FOUR, BYSTANDER)
    assert (watching.home, watching.others, watching.own_side) == (0, (1, 2, 3), 0)
    assert not watching.is_own(BYSTANDER)


def test_people_bots_and_open_seats_are_called_what_they_are() -> None:
    seats = [
        SeatInfo("person", "Zoe", None, present=True),
        SeatInfo("bot", "", "steady", present=True),
        SeatInfo("open", "", None, present=False),
    ]
    table = TableInfo("CODE", "waiting", NewTable(), seats, mine=0)
    assert names_at(table, Texts()) == ("Zoe", "Mira", "open seat")


# Cards


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("Kn7", "Knight 7"),
        ("Eo5=El", "Elf/Orc 5 as Elf"),
        ("BugLord", "Bug Lord"),
        ("Werewolf=Go", "Werewolf as Goblin"),
    ],
)
def test_cards_have_names(card: str, name: str) -> None:
    assert words().card(Card.parse(card)) == name


def test_a_hero_is_worth_what_the_table_says() -> None:
    assert [words(HEROES).value(Card(hero)) for hero in ("Kraken", "Golem")] == [3, 6]
    assert words().card(HIDDEN) == "Hidden card"


# What happened


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (Told("told-leads", 0, ["Go5"]), "You lead with Go5."),
        (Told("told-leads", 1, ["Go5"]), "Mira leads with Go5."),
        (Told("told-revealed", cards=["Go5", "Kn3"]), "Go5 Kn3 are revealed."),
        (Told("answered-count", 1, faction="Kn"), "Mira counts the Gargoyle as two Knights."),
        (Told("told-gathered"), "The followers are taken up: phase two."),
    ],
)
def test_sentences_are_told_to_whoever_listens(told: Told, sentence: str) -> None:
    assert words().tell(told) == sentence


@pytest.mark.parametrize("language", languages())
def test_sentences_can_be_told_in_every_language(language: str) -> None:
    spoken = words(language=language)
    texts = [name for name in spoken.say.names if name.startswith(("told-", "answered-"))]
    sentences = [spoken.tell(Told(text, 1, ["Go5"], "Kn")) for text in texts]
    assert len(texts) > 20
    assert all(sentences)
    assert sum("Go5" in sentence for sentence in sentences) > 15


# Colours


def test_a_chip_has_its_factions_colours_and_always_its_code() -> None:
    inks = Inks(Console(color_system="truecolor"))
    chip = inks.chip(Card.parse("Go5"))
    assert chip.plain == "Go5"
    assert [span.style for span in chip.spans] == ["#fff8ec on #506402"]
    assert inks.of_card(Card.parse("Eo5=El")) == inks.style("El")


def test_sixteen_colours_are_found_again_when_colours_are_reduced() -> None:
    reduced = [Color.parse(colour).downgrade(ColorSystem.STANDARD).number for colour in SIXTEEN]
    assert reduced == list(range(16))
    sixteen = Inks(Console(color_system="standard", force_terminal=True))
    styles = [sixteen.style(code) for code in ("Go", "Kn", "Un", "Dw", "Do")]
    assert len(set(styles)) == 5
    assert all(colour in SIXTEEN for style in styles for colour in style.split(" on "))


def test_a_pile_is_grouped_by_what_its_cards_count_as() -> None:
    ruleset = Ruleset.of("El Or Cy Dr Do", heroes=True)
    pile = map(Card.parse, ["Kraken", "Dr5", "Eo3=El", "El1", "Dr2", "??"])
    assert Inks(Console()).grouped(pile, book_of(ruleset)).plain == "Dr 2 5  El 1 3  Kraken"


def test_cards_in_a_sentence_are_inked() -> None:
    inked = Inks(Console(color_system="truecolor")).inked("Mira leads with Go5, not Gold.")
    assert [inked.plain[span.start : span.end] for span in inked.spans] == ["Go5"]
