"""Records read back to what was written, and may be laid out in any way the notation allows."""

import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.errors import ClaimError
from claim.notation import Record, read_record, read_record_bytes, result_text, write_record
from claim.rules import Game
from tests.games import KINDS, finished_games, games, seeds
from tests.notation.samples import sample, with_line, without

NAMES = st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,12}", fullmatch=True).map(lambda name: f"X{name}")
VALUES = st.text(st.characters(codec="utf-8", exclude_characters="\r\n"))
NOTES = st.dictionaries(NAMES, VALUES, max_size=4).map(lambda notes: tuple(notes.items()))


@given(games(), NOTES)
def test_records_read_back(game: Game, notes: tuple[tuple[str, str], ...]) -> None:
    record = Record.of(game, notes)
    text = write_record(record)
    assert read_record(text) == record
    assert read_record_bytes(text.encode()) == record
    assert read_record(text).replay().position == game.position


@given(games())
def test_there_is_one_way_to_write_a_record(game: Game) -> None:
    text = write_record(Record.of(game))
    assert write_record(read_record(text)) == text
    assert write_record(Record.of(read_record(text).replay())) == text


@given(games())
def test_the_canonical_text_has_one_trick_a_line(game: Game) -> None:
    tags, _, rest = write_record(Record.of(game)).partition("\n\n")
    assert all(re.fullmatch(r'\[\w+ ".*"\]', line) for line in tags.split("\n"))
    *lines, result, end = rest.split("\n")
    assert end == ""
    assert result == result_text(game.position.outcome, game.ruleset.players)
    assert all(re.fullmatch(r"I|II|\d+\.( \S+)+", line) for line in lines)
    tricks = sorted({(position.phase, position.trick_number) for position in game.positions[: len(game.moves)]})
    assert [int(line.partition(".")[0]) for line in lines if "." in line] == [number for _, number in tricks]


@given(finished_games())
def test_a_result_may_be_missing(game: Game) -> None:
    """Also from a record that is written again: `*` would contradict the moves of a finished game."""
    record = Record(game.ruleset, game.deal, game.moves)
    assert record.replay().position == game.position
    again = read_record(write_record(record))
    assert again.moves == game.moves
    assert again.replay().position == game.position


# Ways to lay out a record


def _in_one_line(text: str) -> str:
    tags, _, moves = text.partition("\n\n")
    return f"{tags}\n{' '.join(moves.split())}"


def _one_move_a_line(text: str) -> str:
    tags, _, moves = text.partition("\n\n")
    return "\n".join([tags, *moves.split()])


def _only_moves(text: str) -> str:
    tags, _, moves = text.partition("\n\n")
    return "\n".join([tags, *(word for word in moves.split() if not re.fullmatch(r"\d+\.|I|II", word))])


def _commented(text: str) -> str:
    return "; a game\n" + text.replace("\n", ' ; Go5 [X "y"] 1-0 ; \\" ü\n')


def _spaced(text: str) -> str:
    tags, _, moves = text.partition("\n\n")
    tags = re.sub(r"^\[(\w+) (.*)\]$", r"\t [  \1 \t  \2  ] ", tags, flags=re.MULTILINE)
    return f"\n\n  {tags}\n\n{moves}".replace(" \n", " \n\n  \t\n")


def _marked_anywhere(text: str) -> str:
    tags, _, moves = text.partition("\n\n")
    words = moves.split()
    marked = [f"{word} {'I' if number % 2 else 'II'} {number}." for number, word in enumerate(words[:-1])]
    return f"{tags}\nII\nI\n{' '.join(marked)} 7. II {words[-1]} ; over"


LAYOUTS: dict[str, Callable[[str], str]] = {
    "as written": lambda text: text,
    "CRLF": lambda text: text.replace("\n", "\r\n"),
    "CR": lambda text: text.replace("\n", "\r"),
    "byte order mark": lambda text: "\ufeff" + text,
    "byte order mark and CRLF": lambda text: "\ufeff" + text.replace("\n", "\r\n"),
    "no last line end": lambda text: text.rstrip("\n"),
    "many line ends": lambda text: text.replace("\n", "\n\n\n"),
    "no empty line after the tags": lambda text: text.replace("\n\n", "\n"),
    "glued trick numbers": lambda text: re.sub(r"^(\d+\.) ", r"\1", text, flags=re.MULTILINE),
    "wrong trick numbers": lambda text: re.sub(r"^\d+\. ", "12345678901234567890. ", text, flags=re.MULTILINE),
    "tabs": lambda text: re.sub(r"^(\d+\..*)$", lambda line: line[1].replace(" ", "\t \t"), text, flags=re.MULTILINE),
    "one line": _in_one_line,
    "one move a line": _one_move_a_line,
    "only moves": _only_moves,
    "comments": _commented,
    "space around tags": _spaced,
    "marks anywhere": _marked_anywhere,
    "no result tag": lambda text: without(text, "[Result "),
    "tags in another order": lambda text: (
        "\n".join(reversed(text.split("\n\n")[0].split("\n"))) + text[text.index("\n\n") :]
    ),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_record_may_be_laid_out_in_many_ways(kind: str, layout: str) -> None:
    text = sample(kind)
    laid_out = LAYOUTS[layout](text)
    assert read_record(laid_out) == read_record(text)
    assert read_record_bytes(laid_out.encode()) == read_record(text)


@pytest.mark.parametrize("kind", KINDS)
def test_a_result_at_the_end_may_be_missing(kind: str) -> None:
    text = sample(kind)
    tagged = text[: text.rstrip().rindex("\n")]
    assert read_record(tagged) == read_record(text)
    bare = read_record(without(tagged, "[Result "))
    assert bare.result is None
    assert bare.replay().moves == read_record(text).moves


@given(seeds())
def test_factions_may_be_named_in_any_order(seed: int) -> None:
    text = sample("four")
    deck = re.search(r'\[Deck "(.*)"\]', text)
    assert deck is not None
    factions = deck[1].split()
    Random(seed).shuffle(factions)
    assert read_record(text.replace(deck[1], " ".join(factions))) == read_record(text)


def test_defaults_may_be_written_out() -> None:
    text = without(sample("two"), "[TieBreak ")
    written = '[Heroes "no"]\n[TieBreak "cards"]\n' + text
    assert read_record(written) == read_record(text)
    assert read_record(text).ruleset.tie_break == "cards"
    assert not read_record(text).ruleset.heroes


@pytest.mark.parametrize(
    ("written", "value"),
    [
        (r"Ann \"Ace\" Lee", 'Ann "Ace" Lee'),
        (r"C:\\games\\", "C:\\games\\"),
        (r"\\\"", '\\"'),
        (r"\\\\", "\\\\"),
        ("a ; b ] [c", "a ; b ] [c"),
        ("", ""),
        ("  two  blanks ", "  two  blanks "),
        ("Zoë 🂡 \u2028 \x0b", "Zoë 🂡 \u2028 \x0b"),
    ],
)
def test_notes_are_kept_to_the_letter(written: str, value: str) -> None:
    text = with_line(sample("two"), 1, f'[Event "{written}"] ; a note')
    record = read_record(text)
    assert dict(record.notes)["Event"] == value
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    "tag", ['[Aside ""]', '[Hand2 ""]', '[Hand9 "Go5"]', '[HeroValues ""]', '[_x "y"]', '[Eo "1"]']
)
def test_whatever_is_read_can_be_written(tag: str) -> None:
    try:
        record = read_record(with_line(sample("two"), 1, tag))
    except ClaimError as error:
        assert str(error).startswith("line 1: ")
    else:
        assert read_record(write_record(record)) == record


def test_notes_keep_their_order() -> None:
    text = '[Zeta "1"]\n[Alpha "2"]\n' + sample("two")
    assert [name for name, _ in read_record(text).notes] == ["Zeta", "Alpha", "Seat0"]


@pytest.mark.parametrize(
    "notes",
    [
        (("Seat0", "Ann\nLee"),),
        (("Seat0", "Ann\r\nLee"),),
        (("Seat0", "Ann\r"),),
        (("Seat0", '"]\n[Seat1 "Bob'),),
        (("Seat 0", "Ann"),),
        (("", "Ann"),),
        (("Größe", "Ann"),),
        (("Seat0]", "Ann"),),
        (("Seat0", "Ann"), ("Seat0", "Bob")),
        (("Players", "2"),),
        (("Leader", "0"),),
        (("Result", "1-0"),),
        (("Heroes", "no"),),
        (("TieBreak", "values"),),
        (("HeroValues", ""),),
    ],
    ids=str,
)
def test_notes_that_could_not_be_read_back_are_not_written(notes: tuple[tuple[str, str], ...]) -> None:
    """Somebody's name must not make a file that nobody can read."""
    record = Record.of(read_record(without(sample("two"), "[TieBreak ")).replay(), notes)
    try:
        text = write_record(record)
    except ClaimError:
        return
    assert read_record(text) == record
