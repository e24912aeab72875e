"""Keeping games at this computer: a folder with a journal for each of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from claim.errors import ClaimError
from claim.notation import Record
from claim.rules import BYSTANDER, Phase
from claim.table import Entry, Table
from claim.terminal.folders import data_folder
from claim.terminal.journal import SUFFIX, Ended, Heading, Journal, Written, read_journal
from claim.wire.houses import deal_read, house_of
from claim.wire.tables import NewTable

__all__ = ["Damaged", "KeptGame", "Shelf", "ended", "folded", "record_of"]

_GAMES: Final = "games"


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game as it was kept."""

    path: Path
    written: Written
    """All that its journal tells."""
    phase: Phase
    trick: int
    """The number of the trick in its phase; 0 when it is over."""
    ended: Ended | None
    """How it ended; None while it goes on."""

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played."""
        return self.ended is not None

    @property
    def rules(self) -> NewTable:
        """What is played."""
        return self.written.heading.rules

    @property
    def names(self) -> Sequence[str]:
        """By seat, what a person is called; empty for bots."""
        return self.written.heading.names

    @property
    def entries(self) -> Sequence[Entry]:
        """Everything that was done."""
        return self.written.entries

    @property
    def began(self) -> datetime:
        """When it began."""
        return _local_time(self.written.heading.began)

    @property
    def changed(self) -> datetime:
        """When something was last done."""
        return _local_time(max((entry.at for entry in self.entries), default=self.written.heading.began))

    def record(self) -> Record:
        """The game as it is written down, once it is over; before that nobody may see all hands."""
        return record_of(self.written.heading, folded(self.written))


@dataclass(frozen=True, slots=True)
class Damaged:
    """A file that cannot be read as a game. It is left as it is."""

    path: Path
    why: str


class Shelf:
    """The folder of games at this computer."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / _GAMES
        """It need not be there yet."""
        self._known: dict[Path, tuple[tuple[int, int], KeptGame | Damaged]] = {}
        """What was read, by the time and the size that the file had then."""

    def running(self) -> list[KeptGame]:
        """The games that are not over, the newest first."""
        return [game for game in self._games() if not game.is_over]

    def finished(self) -> list[KeptGame]:
        """The games that are over, the newest first."""
        return [game for game in self._games() if game.is_over]

    def damaged(self) -> list[Damaged]:
        """The files that cannot be read."""
        return [found for found in self._found() if isinstance(found, Damaged)]

    def begin(self, heading: Heading, entries: Sequence[Entry] = ()) -> Journal:
        """The journal of a new game."""
        return Journal.begun(self.folder, f"{_local_time(heading.began):%Y%m%d-%H%M%S}", heading, entries)

    def _games(self) -> list[KeptGame]:
        games = [found for found in self._found() if isinstance(found, KeptGame)]
        return sorted(games, key=lambda game: game.changed, reverse=True)

    def _found(self) -> Iterator[KeptGame | Damaged]:
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
            try:
                state = path.stat()
                changed = state.st_mtime_ns, state.st_size
                known = self._known.get(path)
                if known is None or known[0] != changed:
                    known = changed, _read(path)
                    self._known[path] = known
            except FileNotFoundError:
                continue  # somebody has just removed it
            except OSError as error:
                yield Damaged(path, error.strerror or str(error))
            else:
                yield known[1]


def folded(written: Written) -> Table:
    """The table of a journal; refused if what it tells could not have happened."""
    heading = written.heading
    return Table(house_of(heading.rules), deal_read(heading.deal), heading.began, written.entries)


def record_of(heading: Heading, table: Table) -> Record:
    """A game as it is written down, with who sat where; refused before it is over."""
    if not table.is_over:
        raise ClaimError("the cards are shown once the game is over")
    sitters = [name if bot is None else f"bot {bot}" for name, bot in zip(heading.names, table.house.bots, strict=True)]
    notes = ("Date", _local_time(heading.began).date().isoformat()), ("Seed", heading.seed)
    return table.record(sitters, notes)


def ended(table: Table) -> Ended | None:
    """How a game ended; None while it goes on."""
    if table.result is None or table.ended_by is None:
        return None
    return Ended(table.result, table.winners, table.ended_by)


def _read(path: Path) -> KeptGame | Damaged:
    data = path.read_bytes()
    try:
        return _kept(path, read_journal(data))
    except ClaimError as error:
        return Damaged(path, str(error))


def _kept(path: Path, written: Written) -> KeptGame:
    if written.ended is not None:  # what is over need not be folded: there may be many
        return KeptGame(path, written, Phase.OVER, 0, written.ended)
    table = folded(written)
    public, how = table.believed(BYSTANDER), ended(table)
    if how is not None:
        return KeptGame(path, written, Phase.OVER, 0, how)
    return KeptGame(path, written, public.phase, public.trick_number, None)


def _local_time(milliseconds: int) -> datetime:
    """A time of a journal, where this computer is."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone()
