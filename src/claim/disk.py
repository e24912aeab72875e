"""What every room that keeps files needs of the disk."""

import os
import sys
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import BinaryIO, Final

__all__ = ["flush_folder", "lock"]


def flush_folder(folder: Path) -> None:
    """Make sure that a new name in a folder is there whatever happens, where folders can be asked for that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


if sys.platform == "win32":
    import msvcrt

    _BEHIND_EVERYTHING: Final = 1 << 30
    """Where no file of ours has anything: what is locked here cannot be read by others."""

    def lock(file: FileIO | BinaryIO) -> None:
        """Lock a file until it is closed or this process ends; `BlockingIOError` if somebody else has."""
        file.seek(_BEHIND_EVERYTHING)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from None
        file.seek(0)

else:
    import fcntl

    def lock(file: FileIO | BinaryIO) -> None:
        """Lock a file until it is closed or this process ends; `BlockingIOError` if somebody else has."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
