"""Texts: everything people read, from the Fluent files under `locale/`, in the language they chose."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["DEFAULT_LANGUAGE", "LOCALE", "MissingText", "Texts", "chosen_language", "languages"]

LOCALE: Final = Path(__file__).parent / "locale"
"""A folder for each language, with its `.ftl` files."""
DEFAULT_LANGUAGE: Final = "en"

_WISHES: Final = ("CLAIM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_ENTRY: Final = re.compile(
    r"^(?P<name>[A-Za-z][\w-]*)[ \t]*=[ \t]*(?P<first>[^\n]*)(?P<rest>(?:\n(?:[ \t][^\n]*)?)*)", re.MULTILINE
)
_LONGEST_VALUE: Final = 500
"""Fluent refuses values that are much longer; these are filled in by us."""
_NOT_PLAIN: Final = re.compile(r"[{}]|^[ \t]+\.", re.MULTILINE)


class MissingText(LookupError):
    """A text was asked for that is not there, or not with these values."""


def languages(folder: Path = LOCALE) -> tuple[str, ...]:
    """The languages there are."""
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir()))


def chosen_language(environment: Mapping[str, str], known: tuple[str, ...] | None = None) -> str:
    """The language asked for by CLAIM_LANG, or by the system's settings; English where it is not there."""
    known = languages() if known is None else known
    wish = next((environment[name] for name in _WISHES if environment.get(name)), "")
    tag = re.split(r"[.@]", wish, maxsplit=1)[0].replace("_", "-")
    for candidate in (tag, tag.partition("-")[0].lower()):
        if candidate in known:
            return candidate
    return DEFAULT_LANGUAGE


class Texts:
    """The texts of one language: `texts("told-plays", you="no", name="Mira", card="Go5")`.

    Most texts are plain, and those are read without the Fluent library, which takes longer to load than all of them.
    """

    def __init__(self, language: str = DEFAULT_LANGUAGE, folder: Path = LOCALE) -> None:
        self.language = language
        self._files = sorted((folder / language).glob("*.ftl"))

    def __call__(self, name: str, /, **values: str | float) -> str:
        """The text of this name, with these values in it."""
        plain = self._plain.get(name)
        if plain is not None:
            return plain
        if name not in self.names:
            raise MissingText(f"there is no text {name!r} in {self.language!r}")
        return self._formatted(name, values)

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of all texts."""
        return frozenset(name for name, _ in self._entries)

    @cached_property
    def _sources(self) -> tuple[str, ...]:
        return tuple(file.read_text(encoding="utf-8") for file in self._files)

    @cached_property
    def _entries(self) -> tuple[tuple[str, str | None], ...]:
        """Every text's name and, if it is plain, its value."""
        return tuple(entry for source in self._sources for entry in _entries_of(source))

    @cached_property
    def _plain(self) -> dict[str, str]:
        return {name: value for name, value in self._entries if value is not None}

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  takes a tenth of a second

        bundle = FluentBundle([self.language], use_isolating=False)
        for source in self._sources:
            bundle.add_resource(FluentResource(source))
        return bundle

    def _formatted(self, name: str, values: Mapping[str, str | float]) -> str:
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise MissingText(f"the text {name!r} in {self.language!r} has no value of its own")
        long = {key: value for key, value in values.items() if len(str(value)) > _LONGEST_VALUE}
        marks = {key: f"\ue000{key}\ue001" for key in long}
        text, errors = self._bundle.format_pattern(pattern, {**values, **marks})
        if errors:
            raise MissingText(f"the text {name!r} in {self.language!r} cannot be put together: {errors[0]}")
        filled = str(text)
        for key, value in long.items():
            filled = filled.replace(marks[key], str(value))
        return filled


def _entries_of(source: str) -> Iterator[tuple[str, str | None]]:
    for entry in _ENTRY.finditer(source):
        first, rest = entry["first"], entry["rest"].rstrip()
        if _NOT_PLAIN.search(first) or _NOT_PLAIN.search(rest):
            yield entry["name"], None
        else:
            yield entry["name"], _dedented(first, rest)


def _dedented(first: str, rest: str) -> str:
    """A plain pattern's text: the common indent of its further lines is no part of it."""
    lines = rest.split("\n")[1:]
    indent = min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip()), default=0)
    block = [line[indent:] if line.strip() else "" for line in lines]
    return "\n".join([first, *block] if first else block).strip()
