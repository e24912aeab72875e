"""Keeping a game: where it is saved, and never over another one."""

import os
from datetime import datetime
from pathlib import Path

from claim.cli.failing import mistake, why
from claim.cli.files import record_in, unused, write_whole
from claim.cli.voice import say
from claim.notation import Record, write_record

__all__ = ["Keeper", "NotSaved"]


class NotSaved(Exception):
    """The game could not be saved; the message says why."""


class Keeper:
    """Saves one game: to the file that was named, or to a new one in the current folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._own: dict[Path, str] = {}
        """What this game's files held when they were last read or written."""

    @classmethod
    def new(cls, wish: Path | None, seed: str) -> "Keeper":
        """For a new game. A file that is there already is another game's."""
        path = wish or Path()
        if wish is None or path.is_dir():
            path = unused(path / f"claim-{datetime.now():%Y%m%d-%H%M%S}-{seed}.claim")
        if os.path.lexists(path):
            mistake(say("error-save-exists", file=str(path)))
        _check_folder(path)
        return cls(path)

    @classmethod
    def resumed(cls, path: Path, text: str, wish: Path | None, seed: str) -> "Keeper":
        """For a game that was read from a file: it is saved there again, unless another file is named."""
        if wish is not None and not (wish.exists() and wish.samefile(path)):
            return cls.new(wish, seed)
        _check_folder(path)
        keeper = cls(path)
        keeper._own[path.resolve()] = text
        return keeper

    def save(self, record: Record, wish: Path | None = None) -> Path:
        """Save the game as it stands and say where."""
        path = wish or self.path
        if path.is_dir():
            path = path / self.path.name
        text = write_record(record)
        if os.path.lexists(path) and not self._may_replace(path, record):
            if wish is not None:
                raise NotSaved(say("error-save-exists", file=str(path)))
            path = self.path = unused(path)
        try:
            write_whole(path, text)
        except (OSError, ValueError) as error:
            raise NotSaved(say("error-write", file=str(path), why=why(error))) from error
        self._own[path.resolve()] = text
        return path

    def _may_replace(self, path: Path, record: Record) -> bool:
        """Whether a file holds this very game, or an earlier stage of it."""
        try:
            if self._own.get(path.resolve()) == path.read_text(encoding="utf-8"):
                return True
        except (OSError, ValueError):
            return False
        there = record_in(path)
        if there is None or (there.ruleset, there.deal) != (record.ruleset, record.deal):
            return False
        return there.moves == record.moves[: len(there.moves)]


def _check_folder(path: Path) -> None:
    """Refuse before the game what would fail after it."""
    folder = path.parent
    if not folder.is_dir():
        mistake(say("error-no-folder", folder=str(folder)))
    if not os.access(folder, os.W_OK | os.X_OK):
        mistake(say("error-folder", folder=str(folder)))
