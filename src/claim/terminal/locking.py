"""Locks on files, so that two windows never write the same one."""

import sys
from io import FileIO
from typing import Final

__all__ = ["lock"]

if sys.platform == "win32":
    import msvcrt

    _BEHIND_EVERYTHING: Final = 1 << 30
    """Where no file of ours has anything: what is locked here cannot be read by others."""

    def lock(file: FileIO) -> None:
        """Lock a file until it is closed or this process ends; `BlockingIOError` if somebody else has."""
        file.seek(_BEHIND_EVERYTHING)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(*error.args) from None
        file.seek(0)

else:
    import fcntl

    def lock(file: FileIO) -> None:
        """Lock a file until it is closed or this process ends; `BlockingIOError` if somebody else has."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
