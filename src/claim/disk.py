"""What every room that keeps files needs of the disk."""

import os
from contextlib import suppress
from pathlib import Path

__all__ = ["flush_folder"]


def flush_folder(folder: Path) -> None:
    """Make sure that a new name in a folder is there whatever happens, where folders can be asked for that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
