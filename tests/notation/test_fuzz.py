"""Anything may be in a file: the reader answers with a record or an error of our own, whatever it is given."""

from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from claim.cards import CARD_VALUES, HEROES
from claim.errors import ClaimError
from claim.notation import Record, read_record, read_record_bytes, trace, write_record
from tests.games import KINDS, seeds
from tests.notation.samples import sample

WORDS = [
    *(f"{code}{value}" for code, values in CARD_VALUES.items() for value in set(values)), *HEROES, "??", "*", "1-0",
    "0-1", "1/2-1/2", "I", "II", "1.", "7.Go5", ";", "[", "]", '"', "\\", "\n", "\r\n", "\t", "take:deck", "swap:no",
    "back:yes", "count:Go", "=", ":", "Eo5=El", "Werewolf=Go", "Treant=Do", '[Players "2"]\n', '[Players "3"]\n',
    '[Heroes "yes"]\n', '[Leader "0"]\n', '[Result "*"]\n', '[Hand0 "Go5"]\n', '[Stock ""]\n',
    '[Deck "Go Kn Un Dw Do"]\n', "\ufeff", "\x00", "é",
]  # fmt: skip
MANY = settings(max_examples=settings().max_examples * 5)


def _survives(text: str) -> None:
    """It is refused with an error of our own, or it can be replayed or is refused then; and then written and read."""
    try:
        record = read_record(text)
        game = record.replay()
    except ClaimError as error:
        assert str(error)
        return
    assert len(list(trace(record))) == len(record.moves) + 1
    own = Record.of(game, record.notes)
    assert read_record(write_record(own)) == own


@MANY
@given(st.text())
def test_any_text(text: str) -> None:
    _survives(text)


@MANY
@given(st.lists(st.sampled_from(WORDS), max_size=60).map(" ".join) | st.lists(st.sampled_from(WORDS)).map("".join))
def test_any_words(text: str) -> None:
    _survives(text)


@MANY
@given(st.binary())
@example(b"\xef\xbb\xbf")
@example(b"\xff\xfe[\x00")
def test_any_bytes(data: bytes) -> None:
    try:
        record = read_record_bytes(data)
    except ClaimError as error:
        assert str(error)
    else:
        _survives(write_record(record))


def _edited(text: str, lots: Random) -> str:
    """The text with something left out, doubled, exchanged or put in."""
    here, there = sorted(lots.sample(range(len(text) + 1), 2))
    there = min(there, here + lots.choice((1, 3, 20, 200)))
    match lots.randrange(6):
        case 0:
            return text[:here] + text[there:]
        case 1:
            return text[:there] + text[here:]
        case 2:
            return text[:here] + lots.choice(WORDS) + text[there:]
        case 3:
            return text[:here] + f" {lots.choice(WORDS)} " + text[here:]
        case 4:
            lines = text.split("\n")
            one, other = lots.randrange(len(lines)), lots.randrange(len(lines))
            lines[one], lines[other] = lines[other], lines[one]
            return "\n".join(lines)
        case _:
            words = text.split(" ")
            one, other = lots.randrange(len(words)), lots.randrange(len(words))
            words[one], words[other] = words[other], words[one]
            return " ".join(words)


@MANY
@given(st.sampled_from(KINDS), st.sampled_from((None, 0, 10, 40)), seeds(), st.integers(1, 4))
def test_any_edit_of_a_record(kind: str, moves: int | None, seed: int, edits: int) -> None:
    lots = Random(seed)
    text = sample(kind, moves, seed % 5)
    for _ in range(edits):
        text = _edited(text, lots)
    _survives(text)


@MANY
@given(st.sampled_from(KINDS), seeds(), st.integers(1, 4))
def test_any_damage_to_the_bytes(kind: str, seed: int, hits: int) -> None:
    lots = Random(seed)
    data = bytearray(sample(kind).encode())
    for _ in range(hits):
        data[lots.randrange(len(data))] = lots.randrange(256)
    try:
        read_record_bytes(bytes(data)).replay()
    except ClaimError as error:
        assert str(error)
