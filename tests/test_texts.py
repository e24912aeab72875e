"""The texts: complete, used, the same in every language, and read the same way with and without the Fluent library."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import claim
from claim.cards import CARD_VALUES, HEROES
from claim.rulebook import TOPICS, rulebook
from claim.texts import LOCALE, MissingText, Texts, chosen_language, languages

SOURCE = Path(claim.__file__).parent
SPEAKERS = ("say", "_say", "texts", "_sentence")
"""How texts are asked for."""


WEB = Path(__file__).parent.parent / "web"
ONE_WORD = "[A-Za-z0-9-]+"


def speaking_files() -> list[Path]:
    """Where texts are named: telling names its sentences, others speak them."""
    rooms = ("cli", "table", "terminal")
    return [*sorted(file for room in rooms for file in (SOURCE / room).rglob("*.py")), SOURCE / "rulebook.py"]


def browser_sources() -> Iterator[tuple[str, str]]:
    for file in sorted((WEB / "src").rglob("*")):
        if file.suffix in {".ts", ".svelte"} and not file.name.endswith(".test.ts"):
            yield file.name, file.read_text(encoding="utf-8")


def browser_pattern(template: str) -> str:
    """What a template string can become: each value in it is one word."""
    return ONE_WORD.join(map(re.escape, re.split(r"\$\{[^}]*\}", template)))


def browser_asks() -> Iterator[tuple[str, str]]:
    """The texts the browser asks for, as patterns, with where."""
    for file, source in browser_sources():
        for asked in re.findall(r"""\bt\(\s*(?:"([^"]+)"|`([^`]+)`)""", source):
            yield file, re.escape(asked[0]) if asked[0] else browser_pattern(asked[1])


def browser_names() -> tuple[set[str], set[str]]:
    """Whatever stands in the browser's sources that may name a text: words, and patterns of words."""
    sources = [source for _, source in browser_sources()]
    words = {word for source in sources for word in re.findall(r"""["'`]([a-zA-Z][\w-]*)["'`]""", source)}
    templates = {text for source in sources for text in re.findall(r"`([a-z]+-[\w-]*\$\{[^`\s]*)`", source)}
    return words, set(map(browser_pattern, templates))


def browser_files() -> list[str]:
    """The Fluent files that are bundled for the browser."""
    listed = re.findall(r"FILES = \[([^\]]*)\]", (WEB / "plugins" / "texts.ts").read_text(encoding="utf-8"))
    return re.findall(r'"([\w-]+)"', " ".join(listed))


def entries(language: str) -> list[ftl.EntryType]:
    parser = FluentParser()
    files = sorted((LOCALE / language).glob("*.ftl"))
    return [entry for file in files for entry in parser.parse(file.read_text(encoding="utf-8")).body]


def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  the visitor's name for it
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def pattern_of(node: ast.JoinedStr) -> str:
    """What an f-string can become: each value in it is one word."""
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9]+" for part in node.values]
    return "".join(parts)


def calls() -> Iterator[tuple[str, ast.Call]]:
    for file in speaking_files():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name in SPEAKERS:
                    yield f"{file.name}:{node.lineno}", node


# What there is


@pytest.mark.parametrize("language", languages())
def test_every_file_parses_cleanly(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", languages())
def test_no_text_stands_there_twice(language: str) -> None:
    names = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", languages())
def test_all_languages_have_the_same_texts_with_the_same_values(language: str) -> None:
    ours, english = messages(language), messages("en")
    assert ours.keys() == english.keys()
    assert {name: variables(text) for name, text in ours.items()} == {
        name: variables(text) for name, text in english.items()
    }


@pytest.mark.parametrize("language", languages())
def test_every_faction_and_hero_has_a_name_and_a_rule(language: str) -> None:
    texts = Texts(language)
    for code in CARD_VALUES:
        assert all(texts(f"{kind}-{code}").strip() for kind in ("faction", "factions", "rule"))
    for name in HEROES:
        assert all(texts(f"{kind}-{name}").strip() for kind in ("hero", "rule"))
    for topic in TOPICS:
        assert all(texts(f"{kind}-{topic}").strip() for kind in ("topic", "general"))


@pytest.mark.parametrize("language", languages())
def test_plain_texts_are_what_fluent_makes_of_them(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    texts = Texts(language)
    plain = [name for name, message in messages(language).items() if not variables(message)]
    assert len(plain) > 100
    for name in plain:
        pattern = bundle.get_message(name).value
        assert pattern is not None
        assert texts(name) == bundle.format_pattern(pattern, {})[0], name


# What is used


def test_no_text_is_missing() -> None:
    names = messages("en").keys()
    missing = []
    for place, call in calls():
        asked = call.args[0]
        if isinstance(asked, ast.Constant) and asked.value not in names:
            missing.append(f"{place} {ast.unparse(asked)}")
        if isinstance(asked, ast.JoinedStr) and not any(re.fullmatch(pattern_of(asked), name) for name in names):
            missing.append(f"{place} {ast.unparse(asked)}")
    assert missing == []


def test_whatever_looks_like_a_text_is_one() -> None:
    names = messages("en").keys()
    kinds = {
        "told",
        "answered",
        "error",
        "puzzled",
        "ask",
        "screen",
        "pile",
        "why",
        "votes",
        "replay",
        "result",
        "count",
    }
    looks = re.compile(rf"(?:{'|'.join(kinds)})-[a-z-]*[a-z]")
    constants = {
        node.value
        for file in speaking_files()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and looks.fullmatch(node.value)
    }
    assert constants - names == set()


def test_no_text_is_unused() -> None:
    constants: set[str] = set()
    patterns: set[str] = set()
    for file in speaking_files():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                patterns.add(pattern_of(node))
    words, templates = browser_names()
    constants |= words
    patterns |= templates
    unused = [
        name
        for name in messages("en")
        if name not in constants and not any(re.fullmatch(pattern, name) for pattern in patterns)
    ]
    assert unused == []


def test_the_browser_misses_no_text() -> None:
    parser = FluentParser()
    bundled = [parser.parse((LOCALE / "en" / f"{file}.ftl").read_text(encoding="utf-8")) for file in browser_files()]
    names = [entry.id.name for resource in bundled for entry in resource.body if isinstance(entry, ftl.Message)]
    asked = list(browser_asks())
    assert len(asked) > 100
    assert [(file, text) for file, text in asked if not any(re.fullmatch(text, name) for name in names)] == []


def test_texts_are_given_the_values_they_name() -> None:
    texts = messages("en")
    wrong = []
    for place, call in calls():
        asked = call.args[0]
        if not isinstance(asked, ast.Constant) or asked.value not in texts:
            continue
        given = {keyword.arg for keyword in call.keywords}
        if None not in given and len(call.args) == 1 and given != variables(texts[asked.value]):
            wrong.append(f"{place} {asked.value}: given {given}, wants {variables(texts[asked.value])}")
    assert wrong == []


def test_a_missing_text_is_a_clear_error() -> None:
    with pytest.raises(MissingText, match="no text 'told-nonsense' in 'en'"):
        Texts()("told-nonsense")
    with pytest.raises(MissingText, match=r"'told-takes' in 'en' cannot be put together.*cards"):
        Texts()("told-takes", you="no", name="Mira")


def test_long_values_are_filled_in_whole() -> None:
    text = Texts()("error-write", file="x" * 5000, why="y")
    assert text == "x" * 5000 + " cannot be written: y"


# Languages


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "fr"}, "en"),
        ({"LC_MESSAGES": "fr_CA@euro", "LANG": "de"}, "fr"),
        ({"LC_ALL": "", "LANG": "de_AT"}, "de"),
        ({"CLAIM_LANG": "fr", "LC_ALL": "de_DE"}, "fr"),
        ({"CLAIM_LANG": "pt-BR", "LC_ALL": "de_DE"}, "pt-BR"),
        ({"CLAIM_LANG": "xx"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_english(environment: dict[str, str], language: str) -> None:
    assert chosen_language(environment, ("de", "en", "fr", "pt-BR")) == language


def test_another_language_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "a.ftl").write_text(
        "one = eins\ntwo =\n    zwei\n      und\n\n    drei\n# no\nthree = { $n } mal\n"
    )
    texts = Texts("xx", tmp_path)
    assert languages(tmp_path) == ("xx",)
    assert texts.names == {"one", "two", "three"}
    assert (texts("one"), texts("two"), texts("three", n=3)) == ("eins", "zwei\n  und\n\ndrei", "3 mal")


# The rulebook


def test_docs_have_the_rules_as_they_are_generated() -> None:
    page = Path(__file__).parent.parent / "docs" / "rules.md"
    assert page.read_text(encoding="utf-8") == rulebook(Texts("en")), "run `make docs`"


def test_the_rulebook_names_every_card_and_says_that_it_is_unofficial() -> None:
    page = rulebook(Texts("en"))
    assert "unofficial" in page
    for code in CARD_VALUES:
        assert f"({code})" in page
    for name in HEROES:
        assert f"`{name}`" in page
    for clause in ("R6.2,", "R6.23", "R9.18", "R10"):
        assert clause in page
