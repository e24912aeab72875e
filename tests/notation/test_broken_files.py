"""Files that are cut off, not text or far too long: refused, and in time."""

from typing import Final

import pytest

from claim.errors import ClaimError, InvalidNotation
from claim.notation import LARGEST_RECORD, read_record, read_record_bytes
from tests.notation.samples import changed, sample

TWO: Final = sample("two")


@pytest.mark.parametrize("kind", ["two", "hero values"])
def test_a_record_cut_off_anywhere(kind: str) -> None:
    """It is refused, or it is a shorter record; nothing else happens."""
    data = sample(kind).encode()
    lengths = []
    for length in range(len(data)):
        try:
            record = read_record_bytes(data[:length])
            record.replay()
            lengths.append(len(record.moves))
        except ClaimError:
            continue
    assert lengths == sorted(lengths)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "latin-1", "cp1252", "utf-7", "cp037"])
def test_another_encoding(encoding: str) -> None:
    text = changed(TWO, "Seat0", "Zoë")
    with pytest.raises(InvalidNotation):
        read_record_bytes(text.encode(encoding) if encoding != "utf-7" else text.replace("[", "+AFs-").encode())


@pytest.mark.parametrize("byte", [b"\xff", b"\x80", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80"])
def test_bytes_that_are_no_text(byte: bytes) -> None:
    with pytest.raises(InvalidNotation, match=r"not UTF-8 text: byte 7 "):
        read_record_bytes(b"; name " + byte + TWO.encode())


def test_a_file_that_is_too_large() -> None:
    for noise in (b"\n", b"Go5 ", b"\x00", b"\xff", b"[", b"; "):
        with pytest.raises(InvalidNotation, match=r"no record is that long"):
            read_record_bytes(noise * LARGEST_RECORD + b"x")


NOISE: Final = [
    "Go5 ", "Go5\n", "\n", "\r", "; ", "[", "]", '[A "', '\\"', '"', "1.", "1", "1. ", ".", "=", ":", "Eo5=El", "Eo5=",
    "I ", "II\n", "* ", "1-0-", "-", "?", "??", " ", "\t", "A", "Aa1", "take:", "take:deck ", "\x00", "\u200b", "é",
    "🂡", '[A ""]\n', "[ ", "[A ",
]  # fmt: skip


@pytest.mark.parametrize("start", ["", '[A "', "[", "[A ", TWO.rstrip("\n*10/-"), "1"])
@pytest.mark.parametrize("noise", NOISE)
def test_very_much_noise(noise: str, start: str) -> None:
    """It takes time in proportion; a reader that went back and forth would never get here."""
    text = start + noise * 100_000
    try:
        read_record(text).replay()
    except ClaimError as error:
        assert len(str(error)) < 1000


def test_very_many_notes() -> None:
    notes = "".join(f'[Note{number} "{"x" * 20}"]\n' for number in range(50_000))
    assert len(read_record(notes + TWO).notes) == 50_001
