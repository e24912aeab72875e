"""What somebody prefers at this computer, and the file in which that is kept."""

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from claim.errors import ClaimError
from claim.texts import chosen_language, languages

__all__ = ["Look", "Pace", "Settings", "SettingsFile"]

Look = Literal["dark", "light"]
"""A terminal does not tell which of the two it is, so one of them is the usual one."""
Pace = Literal["normal", "fast", "none"]

_WISH: Final = "CLAIM_LANG"
"""Where somebody says in which language to speak this time."""


class Settings(Struct, frozen=True):
    """What somebody prefers."""

    language: str = ""
    """A language's tag; empty for the system's."""
    theme: Look = "dark"
    pace: Pace = "normal"
    """How calmly bots play their cards."""
    hints: bool = True
    """Whether cards tell what would come of them."""
    zone_labels: bool = True
    """Whether the zones of the table say what they are for."""
    name: str = ""
    """What others call one; empty while nobody has asked."""

    def spoken(self, environment: Mapping[str, str]) -> str:
        """The language to speak: the one wished for this time, the one chosen, or that of the system."""
        is_chosen = self.language in languages() and not environment.get(_WISH)
        return self.language if is_chosen else chosen_language(environment)


class SettingsFile:
    """The file that keeps the settings. One that cannot be read is never written over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._is_ours = True

    def read(self) -> Settings:
        """The settings as they were kept; the usual ones where none were. Refused if there is something else."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Settings)
        except FileNotFoundError:
            return Settings()
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
            self._is_ours = False
            why = error.strerror if isinstance(error, OSError) else None
            raise ClaimError(f"{self.path}: {why or error}") from None

    def write(self, settings: Settings) -> None:
        """Keep the settings: the old file or the new one is there, complete, whatever happens."""
        if not self._is_ours:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(prefix=".settings-", suffix=".tmp", dir=self.path.parent)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
            Path(name).replace(self.path)
        except BaseException:
            with suppress(OSError):
                Path(name).unlink()
            raise
