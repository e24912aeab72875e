"""What the browser knows by itself is what the library knows, and all of it comes from us."""

import re
from pathlib import Path

import claim.boxes  # noqa: F401  the heroes' values
from claim.cards import CARD_VALUES, HEROES, PAIRS, TENS
from claim.rulebook import TOPICS, card_list
from claim.rules import CLAIM, CLAIM_2, Ruleset, hero_value
from claim.rules.ruleset import MOST_HERO_VALUE, TENS_IN_DECK

WEB = Path(__file__).parent.parent / "web"
DECKS = (WEB / "src/lib/decks.ts").read_text(encoding="utf-8")
CARDS = (WEB / "src/lib/cards.ts").read_text(encoding="utf-8")


def constant(source: str, name: str) -> str:
    """What a constant of a TypeScript file is set to, as far as its closing bracket."""
    found = re.search(rf"^export const {name}\b[^=]*= (.*?);$", source, re.MULTILINE | re.DOTALL)
    assert found is not None, f"there is no constant {name}"
    return found[1]


def numbers(text: str) -> dict[str, tuple[int, ...]]:
    """The members of an object of numbers, or of lists of them."""
    return {
        name: tuple(map(int, re.findall(r"\d+", values)))
        for name, values in re.findall(r"(\w+): (\[[^\]]*\]|\d+)", text)
    }


def words(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r'"(\w+)"', text))


def test_the_browser_has_the_cards_of_the_library_in_the_same_order() -> None:
    found = numbers(constant(DECKS, "CARD_VALUES"))
    assert found == CARD_VALUES
    assert list(found) == list(CARD_VALUES)


def test_the_browser_has_the_pairs_and_tens_of_the_library() -> None:
    assert words(constant(DECKS, "PAIRS")) == tuple(code for pair in PAIRS for code in pair)
    assert words(constant(DECKS, "TENS")) == TENS
    assert numbers(constant(DECKS, "TENS_IN_DECK")) == {str(players): (n,) for players, n in TENS_IN_DECK.items()}


def test_the_browser_knows_how_many_cards_are_dealt() -> None:
    sizes = {
        str(players): (Ruleset.of((*PAIRS[0], *TENS[:wanted]), players=players).hand_size,)
        for players, wanted in TENS_IN_DECK.items()
    }
    assert numbers(constant(DECKS, "HAND_SIZES")) == sizes


def test_the_decks_known_by_name_are_those_of_the_boxes() -> None:
    for name, ruleset in (("claim", CLAIM), ("claim2", CLAIM_2)):
        found = re.search(rf"^  {name}: .*?pair: (\d), tens: \[(.*?)\]", DECKS, re.MULTILINE)
        assert found is not None
        tens = words(found[2])
        assert {*PAIRS[int(found[1])], *tens[: TENS_IN_DECK[2]]} == set(ruleset.factions)
        assert set(tens) == set(Ruleset.of((*PAIRS[0], *tens), players=4).factions) - set(PAIRS[0])


def test_the_browser_has_the_heroes_of_the_library_with_their_values() -> None:
    found = numbers(constant(CARDS, "HERO_VALUES"))
    assert found == {name: (hero_value(name),) for name in HEROES}
    assert list(found) == list(HEROES)
    assert int(constant(CARDS, "MOST_HERO_VALUE")) == MOST_HERO_VALUE


def test_the_browser_tells_values_as_the_rulebook_does() -> None:
    expected = (WEB / "tests/decks.test.ts").read_text(encoding="utf-8")
    for code in ("Go", "Gn"):
        assert f'expect(valuesInShort("{code}")).toBe("{card_list(code)}")' in expected


def test_the_browser_shows_every_topic_of_the_rules() -> None:
    screen = (WEB / "src/screens/Rules.svelte").read_text(encoding="utf-8")
    found = re.search(r"const TOPICS = \[(.*?)\]", screen)
    assert found is not None
    assert {*words(found[1]), "heroes"} == set(TOPICS)


def test_every_emblem_is_there() -> None:
    sprite = (WEB / "src/emblems.svg").read_text(encoding="utf-8")
    drawn = set(re.findall(r'<symbol id="([^"]+)"', sprite))
    assert {*CARD_VALUES, *HEROES, "back"} <= drawn
    used = re.findall(r'<Icon[^>]*? name="([a-z]+)"', "\n".join(sources().values()))
    assert {f"ui-{name}" for name in used} <= drawn


def test_no_picture_or_script_is_remote() -> None:
    for path, source in {**sources(), "index.html": (WEB / "index.html").read_text(encoding="utf-8")}.items():
        remote = [link for link in re.findall(r"https?://[^\s\"'`)]+", source) if "www.w3.org" not in link]
        assert remote == [], path


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")


def sources() -> dict[str, str]:
    """The client's own files by their path, without tests."""
    files = [file for ending in ("ts", "svelte", "css") for file in WEB.glob(f"src/**/*.{ending}")]
    return {
        file.relative_to(WEB).as_posix(): file.read_text(encoding="utf-8")
        for file in sorted(files)
        if not file.name.endswith(".test.ts")
    }
