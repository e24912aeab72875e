"""The tags of a record: one table of settings, cards and notes, read one by one."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from claim.cards import Card
from claim.errors import ClaimError, InvalidNotation, shown

__all__ = ["OWN_TAGS", "RESULT", "TAG_NAME", "Tags", "at_line"]

OWN_TAGS: Final = re.compile(r"Players|Deck|Heroes|Aside|Leader|TieBreak|HeroValues|Hand[0-9]|Stock|Result")
"""The tags that say what is played; all others are notes."""
RESULT: Final = re.compile(r"\*|(?:1/2|[01])(?:-(?:1/2|[01])){1,3}")
"""A result as it is written."""

TAG_NAME: Final = re.compile(r'[^\s"\[\];]+')
"""A tag's name."""

_TAG: Final = re.compile(
    rf'\[\s*(?P<name>{TAG_NAME.pattern})\s+"(?P<value>(?:[^"\\]|\\.)*)"\s*\]\s*(?:;.*)?', re.DOTALL
)
_ESCAPED: Final = re.compile(r'\\(["\\])')
_WHOLE_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,2}")


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """Let errors say in which line they were found."""
    try:
        yield
    except ClaimError as error:
        raise type(error)(f"line {line}: {error}") from None


class Tags:
    """The tags of a record. Each is taken once; what is left over are notes."""

    def __init__(self) -> None:
        self._values: dict[str, str] = {}
        self._lines: dict[str, int] = {}

    def add(self, content: str, line: int) -> None:
        """Read one tag: `[Players "2"]`."""
        found = _TAG.fullmatch(content)
        if found is None:
            raise InvalidNotation(f'{shown(content)} is no tag; a tag looks like [Players "2"]')
        name = found["name"]
        if name in self._lines:
            raise InvalidNotation(f"the tag {name} stands in line {self._lines[name]} already; each comes once")
        self._values[name] = _ESCAPED.sub(r"\1", found["value"])
        self._lines[name] = line

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """Let errors about a part of the game name the line of its tag."""
        try:
            yield
        except ClaimError as error:
            if error.part not in self._lines:
                raise
            raise type(error)(f"line {self._lines[error.part]}: {error}", error.part) from None

    def text(self, name: str, default: str | None = None) -> str:
        """The value of a tag; one without a default has to be there."""
        value = self._values.pop(name, default)
        if value is None:
            raise InvalidNotation(f"the tag {name} is missing")
        return value

    def number(self, name: str) -> int:
        """The value of a tag that is a whole number."""
        value = self.text(name)
        if not _WHOLE_NUMBER.fullmatch(value):
            raise self._wrong(name, f"{name} is {shown(value)}; it has to be a number")
        return int(value)

    def one_of(self, name: str, *choices: str) -> str:
        """The value of a tag that is one of a few words, the first if it is absent."""
        value = self.text(name, choices[0])
        if value not in choices:
            raise self._wrong(name, f"{name} is {shown(value)}; it has to be {' or '.join(choices)}")
        return value

    def cards(self, name: str, default: str | None = None) -> tuple[Card, ...]:
        """The value of a tag that lists cards."""
        value = self.text(name, default)
        with at_line(self._lines.get(name, 0)):
            return tuple(Card.parse(text) for text in value.split())

    def hero_values(self) -> dict[str, int]:
        """The heroes whose values differ from this edition's."""
        values: dict[str, int] = {}
        for word in self.text("HeroValues", "").split():
            name, _, value = word.partition("=")
            if not _WHOLE_NUMBER.fullmatch(value) or name in values:
                raise self._wrong("HeroValues", f"{shown(word)}: write hero values as Death=8 Witch=6, each hero once")
            values[name] = int(value)
        return values

    def result(self) -> str | None:
        """The result, if the tags name one."""
        if "Result" not in self._values:
            return None
        value = self.text("Result")
        if not RESULT.fullmatch(value):
            raise self._wrong("Result", f"Result is {shown(value)}; it is written 1-0, 1/2-1/2, 1-0-0 or *")
        return value

    def rest(self) -> tuple[tuple[str, str], ...]:
        """Every tag not taken yet: notes, unless its name is a tag of the game that has no place in this one."""
        for name in self._values:
            if OWN_TAGS.fullmatch(name):
                raise self._wrong(name, f"the tag {name} has no place here: hands are Hand0 to the last seat's")
        return tuple(self._values.items())

    def _wrong(self, name: str, what: str) -> InvalidNotation:
        return InvalidNotation(f"line {self._lines[name]}: {what}")
