"""Records with wrong tags are refused, with the line where the fault is."""

from typing import Final

import pytest

from claim.errors import ClaimError, InvalidDeal, InvalidNotation, InvalidRuleset
from tests.notation.samples import changed, line_of, refused, sample, where, with_line, without

HEROES: Final = sample("hero values")
TWO: Final = sample("two")
THREE: Final = sample("three")


@pytest.mark.parametrize("tag", ["Players", "Deck", "Leader", "Hand0", "Hand1", "Hand2", "Stock"])
def test_a_missing_tag(tag: str) -> None:
    refused(without(THREE, f"[{tag} "), InvalidNotation, f"the tag {tag} is missing")


def test_missing_cards_aside() -> None:
    refused(without(HEROES, "[Aside "), InvalidNotation, "the tag Aside is missing")


@pytest.mark.parametrize("text", ["", "\n", "\ufeff", "; nothing", "Go5 Go7\n1-0", "*", '[Date "today"]'])
def test_no_tags(text: str) -> None:
    refused(text, InvalidNotation, "the tag Players is missing")


@pytest.mark.parametrize(
    "tag", ["Players", "Deck", "Heroes", "Aside", "HeroValues", "Leader", "Hand1", "Stock", "Seat0"]
)
def test_a_tag_twice(tag: str) -> None:
    first = line_of(HEROES, f"[{tag} ")
    again = HEROES.split("\n")[first - 1]
    refused(with_line(HEROES, first + 1, again), InvalidNotation, f"line {first + 1}: ", tag, f"line {first} ")


@pytest.mark.parametrize(
    "line",
    [
        "[Players 2]", '[Players "2"', 'Players "2"]', '[Players "2""]', '[ "2"]', "[]", "[", '["Players" "2"]',
        "[Players]", r'[Players "a\b"]', r'[Players "2\"]', '[Pla yers "2"]', '[Players "2"] Go5',
        '[Players "2"][Leader "0"]', '[Players  ] "2"',
    ],
)  # fmt: skip
def test_no_tag_at_all(line: str) -> None:
    number = line_of(TWO, "[Deck ")
    refused(with_line(TWO, number, line), InvalidNotation, f"line {number}: ")


def test_a_tag_after_the_moves() -> None:
    number = line_of(TWO, "II")
    refused(with_line(TWO, number, '[Date "today"]'), InvalidNotation, f"line {number}: ", "tags come first")


def test_a_tag_after_the_result() -> None:
    number = TWO.count("\n") + 1
    refused(with_line(TWO, number, '[Date "today"]'), InvalidNotation, f"line {number}: ", "tags come first")


@pytest.mark.parametrize("value", ["", "two", "-2", "2.0", "2 3", "+2", "\u0662", "9" * 5000, "0x2", "2\u00b2", "1e0"])
@pytest.mark.parametrize("tag", ["Players", "Leader"])
def test_no_number(tag: str, value: str) -> None:
    refused(changed(TWO, tag, value), InvalidNotation, where(TWO, tag))


@pytest.mark.parametrize("value", ["0", "1", "5", "99"])
def test_a_wrong_number_of_players(value: str) -> None:
    refused(changed(TWO, "Players", value), InvalidRuleset, where(TWO, "Players"), "two, three or four")


@pytest.mark.parametrize("value", ["2", "3", "99"])
def test_a_leader_who_is_not_there(value: str) -> None:
    refused(changed(TWO, "Leader", value), InvalidDeal, "seats are 0 to 1")


@pytest.mark.parametrize("value", ["", "maybe", "Yes", "NO", "true", "1"])
def test_neither_with_nor_without_heroes(value: str) -> None:
    text = changed(HEROES, "Heroes", value)
    refused(text, InvalidNotation, where(text, "Heroes"), "no or yes")


@pytest.mark.parametrize("value", ["", "votes", "Cards", "cards values"])
def test_an_unknown_tie_break(value: str) -> None:
    text = changed(TWO, "TieBreak", value)
    refused(text, InvalidNotation, where(text, "TieBreak"), "cards or values")


@pytest.mark.parametrize(
    "deck",
    [
        "", "Go", "Go Kn", "Go Kn Un Dw", "Go Kn Un Dw Dw", "Go Kn Un Dw Do Dr", "Go Gn Un Dw Do", "Go Kn Gn Gi Un",
        "Un Dw Do", "Un Dw Do Dr Tr", "Go Kn Un Dw Xx", "go kn un dw do", "El Or Eo Un Dw", "El Or Eo Un Dw Do",
        "Go Kn Un Dw Bard", "Go,Kn,Un,Dw,Do", "GoKnUnDwDo", "Go Kn Un Dw Do Go Kn Un Dw Do",
    ],
)  # fmt: skip
def test_no_legal_deck(deck: str) -> None:
    refused(changed(TWO, "Deck", deck), InvalidRuleset, where(TWO, "Deck"), "no legal deck")


@pytest.mark.parametrize("players", [3, 4])
def test_heroes_with_three_or_four(players: int) -> None:
    text = changed(sample("three" if players == 3 else "four"), "Heroes", "yes")
    refused(text, InvalidRuleset, where(text, "Heroes"), "heroes are for two players")


@pytest.mark.parametrize(
    "values",
    [
        "Death",
        "Death=",
        "Death=-1",
        "Death=x",
        "Death=8=9",
        "Death=8 Death=8",
        "Death=8,Witch=6",
        "Death = 8",
        "8",
    ],
)
def test_hero_values_that_cannot_be_read(values: str) -> None:
    refused(changed(HEROES, "HeroValues", values), InvalidNotation, where(HEROES, "HeroValues"))


@pytest.mark.parametrize("values", ["Death=21", "Death=999", "=8", "Deth=8", "death=8", "Go5=8", "Witch=6 Death=21"])
def test_hero_values_that_no_game_has(values: str) -> None:
    refused(changed(HEROES, "HeroValues", values), InvalidRuleset, where(HEROES, "HeroValues"))


def test_hero_values_without_heroes() -> None:
    text = changed(TWO, "HeroValues", "Death=8")
    refused(text, InvalidRuleset, where(text, "HeroValues"), "without heroes")


@pytest.mark.parametrize(
    ("tag", "kind"), [("Hand2", InvalidNotation), ("Hand9", InvalidNotation), ("Aside", InvalidDeal)]
)
def test_a_tag_that_has_no_place(tag: str, kind: type[ClaimError]) -> None:
    text = changed(TWO, tag, "Go5")
    refused(text, kind, where(text, tag), tag)
