"""Keeping what was played: a file with a line for the terms and one for each deal, to go on from later."""

import json
import os
from io import BufferedRandom
from pathlib import Path
from typing import Any, Final, Self

from claim.arena.played import PlayedDeal
from claim.arena.terms import Terms
from claim.disk import lock
from claim.errors import ClaimError, shown

__all__ = ["Keeper", "kept_seed"]

_VERSION: Final = 1
_BEGINNING: Final = b'{"claim":'


class Keeper:
    """A file of played deals. What is in it when it is opened is `played`; `keep` adds a deal, safe at once."""

    def __init__(self, path: Path, kind: str, terms: Terms) -> None:
        self.path = path
        self.terms = terms
        self.played: list[PlayedDeal] = []
        self._file = _opened(path)
        try:
            self._take_up(kind)
        except BaseException:
            self._file.close()
            raise

    def keep(self, deal: PlayedDeal) -> None:
        """Write a deal behind the others."""
        self._write(deal.as_object())

    def close(self) -> None:
        """Nothing more will be kept."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _take_up(self, kind: str) -> None:
        lines = self._file.read().split(b"\n")
        torn = lines.pop()  # nothing, unless writing was cut short
        if lines:
            self._refuse_other(lines[0], kind)
            self.played = [self._deal(number, line) for number, line in enumerate(lines[1:], 2)]
        elif torn and not torn.startswith(_BEGINNING):
            raise ClaimError(f"{self.path} is no file of the arena")
        if torn:
            self._file.seek(-len(torn), os.SEEK_END)
            self._file.truncate()
        if not lines:
            self._write({"claim": kind, "version": _VERSION, **self.terms.as_object()})

    def _refuse_other(self, line: bytes, kind: str) -> None:
        header = _header(line)
        if header is None:
            raise ClaimError(f"{self.path} is no file of the arena")
        ours = {"claim": kind, "version": _VERSION, **self.terms.as_object()}
        other = [name for name in ours if header.get(name) != ours[name]]
        if other:
            found = "; ".join(f"{name} {json.dumps(header.get(name))}, not {json.dumps(ours[name])}" for name in other)
            raise ClaimError(f"{self.path} was played on other terms: {found}")

    def _deal(self, number: int, line: bytes) -> PlayedDeal:
        try:
            return PlayedDeal.from_object(_object(line) or {}, len(self.terms.entrants))
        except (AttributeError, KeyError, TypeError, ValueError):
            raise ClaimError(
                f"{self.path}, line {number}: no deal, but {shown(line.decode(errors='replace'))}"
            ) from None

    def _write(self, told: dict[str, Any]) -> None:
        self._file.write(json.dumps(told, separators=(",", ":")).encode() + b"\n")
        self._file.flush()


def kept_seed(path: Path) -> int | None:
    """The seed of what a file keeps; None where there is no such file yet."""
    if not path.is_file():
        return None
    with path.open("rb") as file:
        header = _header(file.readline())
    return None if header is None else header["seed"]


def _opened(path: Path) -> BufferedRandom:
    """The file, new or as it is, for reading and then writing at its end."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
    file = os.fdopen(descriptor, "r+b")
    try:
        lock(file)
    except BlockingIOError:
        file.close()
        raise ClaimError(f"{path} is being written by another match: wait for its end, or take another file") from None
    return file


def _header(line: bytes) -> dict[str, Any] | None:
    header = _object(line)
    return header if header is not None and "claim" in header and isinstance(header.get("seed"), int) else None


def _object(line: bytes) -> dict[str, Any] | None:
    try:
        told = json.loads(line)
    except ValueError:
        return None
    return told if isinstance(told, dict) else None
