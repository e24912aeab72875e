"""The guestbook: at which tables on servers somebody has sat down, to find the way back."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

__all__ = ["Guestbook", "Visit"]

_AS_LONG: Final = timedelta(days=14)
"""After that a table is not worth showing any more."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A table and when somebody last went there."""

    link: str
    at: datetime

    @property
    def code(self) -> str:
        """The table's code."""
        return self.link.rpartition("/")[2]

    @property
    def server(self) -> str:
        """Where the table is."""
        return urlsplit(self.link).netloc


class Guestbook:
    """A file with a line for each visit: when, and the link. Lines are only ever added."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def note(self, link: str, now: datetime) -> None:
        """Note a visit, where that is possible."""
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(f"{now.astimezone(UTC).isoformat(timespec='seconds')} {link}\n")

    def visits(self, now: datetime) -> list[Visit]:
        """Where somebody went lately, each table once, the latest first."""
        latest: dict[str, Visit] = {visit.link: visit for visit in self._read()}
        recent = [visit for visit in latest.values() if now - visit.at < _AS_LONG]
        return sorted(recent, key=lambda visit: visit.at, reverse=True)

    def _read(self) -> Iterator[Visit]:
        try:
            lines = self._path.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            return
        for line in lines:
            when, _, link = line.partition(" ")
            with suppress(ValueError):  # a line that was cut off
                yield Visit(link, datetime.fromisoformat(when).replace(tzinfo=UTC))
