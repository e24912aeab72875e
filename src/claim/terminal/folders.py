"""Where things are kept at this computer."""

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

__all__ = ["data_folder"]

_VARIABLE: Final = "CLAIM_HOME"
"""The variable that names another folder."""


def data_folder() -> Path:
    """The folder for games, settings and what servers know us by; it need not be there yet."""
    named = os.environ.get(_VARIABLE)
    return Path(named).expanduser() if named else user_data_path("claim", appauthor=False)
