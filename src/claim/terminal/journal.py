"""The journal of a game: a file to which every entry is added before anybody is told of it.

Each line is a JSON object, a tab and a checksum of all so far. The first line says what is played; one more comes for
each entry, and one for the end. What follows the last line break was being written when a process died: nobody was told
of it, and it does not count.
"""

import os
import secrets
import zlib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from claim.disk import flush_folder, lock
from claim.errors import ClaimError
from claim.table import Entry
from claim.wire.tables import NewTable

__all__ = ["SUFFIX", "Ended", "Heading", "Journal", "NotKept", "Written", "read_journal"]

SUFFIX: Final = ".game"
"""How the names of journals end."""
_FORMAT: Final = 1
_NEW: Final = ".new"
"""How the names of journals end whose first line is being written."""


class Heading(Struct, frozen=True, kw_only=True):
    """What is played, and by whom."""

    format: int = _FORMAT
    rules: NewTable
    deal: str
    """The cards, as a record without moves."""
    names: list[str]
    """By seat, what a person is called; empty for bots."""
    seed: str
    """All luck after the deal comes from this and the number of moves made."""
    began: int
    """When, in milliseconds since 1970."""


class Ended(Struct, frozen=True):
    """How a game ended, for lists."""

    result: str
    winners: tuple[int, ...]
    ended_by: str


class _Line(Struct, frozen=True, omit_defaults=True):
    """A line, by what it tells."""

    game: Heading | None = None
    entry: Entry | None = None
    ended: Ended | None = None


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(_Line)


@dataclass(frozen=True, slots=True)
class Written:
    """What a journal tells."""

    heading: Heading
    entries: Sequence[Entry]
    ended: Ended | None
    """How it ended, if that was noted; whoever made the last move may have had no time for it."""
    size: int
    """How many bytes tell it."""
    checksum: int


class NotKept(ClaimError):
    """Something could not be written, so it has not happened."""


def read_journal(data: bytes) -> Written:
    """What a journal tells; refused if it is damaged."""
    lines = data[: data.rfind(b"\n") + 1].splitlines(keepends=True)
    entries: list[Entry] = []
    heading: Heading | None = None
    ended: Ended | None = None
    checksum = 0
    for number, written in enumerate(lines, 1):
        line, checksum = _read(written, checksum, number)
        if (line.game is None) == (number == 1):
            raise ClaimError(f"line {number}: the first line says what is played, and no other does")
        heading = heading or line.game
        ended = line.ended or ended
        if line.entry is not None:
            entries.append(line.entry)
    if heading is None:
        raise ClaimError("it has not a single whole line")
    if heading.format != _FORMAT:
        raise ClaimError(f"it has format {heading.format}, and this version of the program reads {_FORMAT}")
    return Written(heading, entries, ended, sum(map(len, lines)), checksum)


def _read(written: bytes, before: int, number: int) -> tuple[_Line, int]:
    text, _, noted = written.rstrip(b"\n").rpartition(b"\t")
    checksum = zlib.crc32(text, before)
    if noted != b"%08x" % checksum:
        raise ClaimError(f"line {number}: what is written there is not what was written: its checksum is another")
    try:
        return _DECODER.decode(text), checksum
    except msgspec.DecodeError as error:
        raise ClaimError(f"line {number}: {error}; perhaps a newer version of this program wrote it") from None


class Journal:
    """The journal of one game, open and locked: as long as it is, nobody else writes there."""

    def __init__(self, file: FileIO, path: Path, written: Written) -> None:
        self.path = path
        self._file = file
        self._size = written.size
        self._checksum = written.checksum

    @classmethod
    def begun(cls, folder: Path, name: str, heading: Heading, entries: Iterable[Entry] = ()) -> "Journal":
        """A new one. It is found under its name once it is there as a whole."""
        path = folder / f"{name}-{secrets.token_hex(3)}{SUFFIX}"
        hidden = folder / f".{path.name}{_NEW}"
        data, _ = _lines([_Line(game=heading), *(_Line(entry=entry) for entry in entries)], 0)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with FileIO(hidden, "x") as file:
                _write_all(file, data)
                os.fsync(file.fileno())
            hidden.rename(path)
            flush_folder(folder)
        except OSError as error:
            raise NotKept(f"no game can be kept in {folder}: {error.strerror or error}") from None
        return cls.reopened(path)[0]

    @classmethod
    def reopened(cls, path: Path) -> tuple["Journal", Written]:
        """One that is there, to go on with, and what it tells; refused if another window has it."""
        try:
            file = FileIO(path, "r+")
        except OSError as error:
            raise ClaimError(f"{path} cannot be opened: {error.strerror or error}") from None
        try:
            lock(file)
            written = read_journal(file.read())
        except BlockingIOError:
            file.close()
            raise ClaimError("this game is being played in another window") from None
        except BaseException:
            file.close()
            raise
        return cls(file, path, written), written

    def add(self, entry: Entry) -> None:
        """Add an entry; when this returns it will be there whatever happens. `NotKept` if that cannot be."""
        self._add(_Line(entry=entry))

    def end(self, ended: Ended) -> None:
        """Note how the game ended."""
        self._add(_Line(ended=ended))

    def close(self) -> None:
        """Let others go on with it."""
        self._file.close()

    def _add(self, line: _Line) -> None:
        data, checksum = _lines([line], self._checksum)
        try:
            self._file.seek(self._size)
            self._file.truncate()  # a line that was being written when a process died
            _write_all(self._file, data)
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(self._size)
            raise NotKept(f"the game cannot be kept: {error.strerror or error}") from None
        self._size += len(data)
        self._checksum = checksum


def _lines(lines: Iterable[_Line], checksum: int) -> tuple[bytes, int]:
    """Lines as they are written after others, and the checksum of all."""
    data = b""
    for line in lines:
        text = _ENCODER.encode(line)
        checksum = zlib.crc32(text, checksum)
        data += b"%s\t%08x\n" % (text, checksum)
    return data, checksum


def _write_all(file: FileIO, data: bytes) -> None:
    while data:
        data = data[file.write(data) :]
