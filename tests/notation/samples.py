"""Records to break: canonical texts of random games, and ways to change them."""

from functools import lru_cache
from random import Random

import pytest

from claim.errors import ClaimError
from claim.notation import Record, read_record, write_record
from tests.games import random_game, random_ruleset

__all__ = ["changed", "line_of", "refused", "sample", "value_of", "where", "with_line", "without"]


@lru_cache
def sample(kind: str = "heroes", moves: int | None = None, seed: int = 0) -> str:
    """The record of a random game, finished or after so many moves."""
    lots = Random(f"{kind} {seed}")
    return write_record(Record.of(random_game(lots, random_ruleset(lots, kind), moves), (("Seat0", "Ann"),)))


def line_of(text: str, start: str) -> int:
    """The number of the first line that starts so."""
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def changed(text: str, tag: str, value: str) -> str:
    """The record with another value for a tag, which is put first if it was not there."""
    lines = text.split("\n")
    places = [number for number, line in enumerate(lines) if line.startswith(f"[{tag} ")]
    if not places:
        return f'[{tag} "{value}"]\n{text}'
    lines[places[0]] = f'[{tag} "{value}"]'
    return "\n".join(lines)


def without(text: str, start: str) -> str:
    """The record without the lines that start so."""
    return "\n".join(line for line in text.split("\n") if not line.startswith(start))


def with_line(text: str, number: int, line: str) -> str:
    """The record with one more line, which gets this number."""
    lines = text.split("\n")
    return "\n".join([*lines[: number - 1], line, *lines[number - 1 :]])


def value_of(text: str, tag: str) -> list[str]:
    """The words of a tag's value."""
    return text.split("\n")[line_of(text, f"[{tag} ") - 1].split('"')[1].split()


def where(text: str, tag: str) -> str:
    """How an error says in which line a tag stands."""
    return f"line {line_of(text, f'[{tag} ')}: "


def refused(text: str, kind: type[ClaimError], *saying: str) -> str:
    """How the reader refuses the record: with this kind of error, and these words in it."""
    with pytest.raises(ClaimError) as caught:
        read_record(text)
    assert type(caught.value) is kind, caught.value
    message = str(caught.value)
    assert message.isprintable()
    assert len(message) < 1000
    for words in saying:
        assert words in message
    return message
