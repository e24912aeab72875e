"""Files: records read with care, and written whole or not at all."""

import errno
import os
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from claim.disk import flush_folder
from claim.errors import ClaimError, InvalidNotation
from claim.notation import LARGEST_RECORD, Record, read_record_bytes

__all__ = ["STANDARD_STREAM", "read_bytes", "record_in", "unused", "write_whole"]

STANDARD_STREAM = "-"
"""The name that stands for standard input or output."""


def read_bytes(name: str) -> bytes:
    """A file's bytes, or standard input's; refused if there are more than a record can have."""
    if name == STANDARD_STREAM:
        if sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        data = sys.stdin.buffer.read(LARGEST_RECORD + 1)
    else:
        with open(name, "rb") as file:  # noqa: PTH123  a name as given, odd ones too
            data = file.read(LARGEST_RECORD + 1)
    if len(data) > LARGEST_RECORD:
        raise InvalidNotation(f"more than {LARGEST_RECORD} bytes: no record is that long")
    return data


def record_in(path: Path) -> Record | None:
    """The record in a file, or None where there is none."""
    with suppress(OSError, ClaimError):
        return read_record_bytes(read_bytes(str(path)))
    return None


def unused(path: Path) -> Path:
    """The path itself, or if something is there already, the next one with a number."""
    number = 2
    free = path
    while os.path.lexists(free):
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free


def write_whole(path: Path, text: str) -> None:
    """Write a file so that, whatever happens, the old one or the new one is there, complete."""
    target = Path(os.path.realpath(path))
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".tmp", dir=target.parent)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(_mode_of(target))
        os.replace(name, target)  # noqa: PTH105
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    flush_folder(target.parent)


def _mode_of(target: Path) -> int:
    """The mode of the file that is replaced, or that of any new file."""
    try:
        return stat.S_IMODE(target.stat().st_mode)
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
