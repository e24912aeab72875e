"""Reading records: everything the notation allows, and a clear word about what it does not."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from claim.cards import HIDDEN
from claim.errors import InvalidNotation
from claim.notation.record import Record
from claim.notation.tags import RESULT, Tags, at_line
from claim.rules import Deal, Move, Ruleset, book_of

__all__ = ["LARGEST_RECORD", "read_record", "read_record_bytes"]

LARGEST_RECORD: Final = 1_000_000
"""No game comes near this many bytes."""

_TRICK_NUMBER: Final = re.compile(r"\d+\.", re.ASCII)
_PHASE_MARKS: Final = ("I", "II")
_LINE_ENDS: Final = re.compile(r"\r\n|\n|\r")


def read_record_bytes(data: bytes) -> Record:
    """The record in a file's bytes: UTF-8, with or without a byte order mark."""
    if len(data) > LARGEST_RECORD:
        raise InvalidNotation(f"more than {LARGEST_RECORD} bytes: no record is that long")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidNotation(f"not UTF-8 text: byte {error.start} cannot be read") from None
    return read_record(text)


def read_record(text: str) -> Record:
    """The record written in `text`. Whether its moves are legal shows when it is replayed."""
    tags = Tags()
    moves: list[Move] = []
    late: list[Move] = []
    result: str | None = None
    for number, line in enumerate(_LINE_ENDS.split(text.removeprefix("\ufeff")), 1):
        content = line.strip()
        with at_line(number):
            if content.startswith("["):
                if moves or result is not None:
                    raise InvalidNotation("a tag after the moves; tags come first")
                tags.add(content, number)
                continue
            for word in _words(content):
                if result is not None and RESULT.fullmatch(word):
                    raise InvalidNotation(f"{word} after the result {result}; the result comes last and once")
                if result is not None:
                    late.append(_move(word))
                elif RESULT.fullmatch(word):
                    result = word
                else:
                    moves.append(_move(word))
    record = _record(tags, tuple(moves), result)
    return _with_late_moves(record, tuple(late)) if late else record


def _with_late_moves(record: Record, late: tuple[Move, ...]) -> Record:
    """Moves after the result: illegal if the game was over, and else the result was no result."""
    if record.replay().position.is_over:
        return replace(record, moves=record.moves + late)
    raise InvalidNotation(f"{late[0]} after the result {record.result}; the result comes last")


def _words(content: str) -> Iterator[str]:
    for word in content.partition(";")[0].split():
        move = _TRICK_NUMBER.sub("", word, count=1) if _TRICK_NUMBER.match(word) else word
        if move and move not in _PHASE_MARKS:
            yield move


def _move(word: str) -> Move:
    move = Move.parse(word)
    if move.card is HIDDEN:
        raise InvalidNotation(f"{word} has a hidden card: this is one seat's own record and cannot be replayed")
    return move


def _record(tags: Tags, moves: tuple[Move, ...], result: str | None) -> Record:
    ruleset = _ruleset(tags)
    deal = _deal(tags, ruleset)
    noted = tags.result()
    if noted is not None and result is not None and noted != result:
        raise InvalidNotation(f"two results: the tag says {noted}, the moves end with {result}")
    return Record(ruleset, deal, moves, result or noted, tags.rest())


def _ruleset(tags: Tags) -> Ruleset:
    players = tags.number("Players")
    deck = tags.text("Deck")
    heroes = tags.one_of("Heroes", "no", "yes") == "yes"
    tie_break = tags.one_of("TieBreak", "cards", "values")
    hero_values = tags.hero_values()
    with tags.blamed():
        return Ruleset.of(deck, players=players, heroes=heroes, tie_break=tie_break, hero_values=hero_values)


def _deal(tags: Tags, ruleset: Ruleset) -> Deal:
    hands = tuple(tags.cards(f"Hand{seat}") for seat in range(ruleset.players))
    aside = tags.cards("Aside", None if ruleset.heroes else "")
    deal = Deal(tags.number("Leader"), hands, tags.cards("Stock"), aside)
    with tags.blamed():
        deal.check(book_of(ruleset))
    return deal
