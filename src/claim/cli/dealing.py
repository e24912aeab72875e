"""Writing deals as records, one or many."""

from pathlib import Path

from claim.cli.failing import mistake, why
from claim.cli.files import STANDARD_STREAM, write_whole
from claim.cli.settings import Settings
from claim.cli.voice import say
from claim.notation import Record, write_record

__all__ = ["deal_many", "deal_one"]


def deal_one(settings: Settings, seed: int, out: Path | None) -> None:
    """One deal, to standard output or into a new file."""
    text = _record(settings, seed)
    if out is None or str(out) == STANDARD_STREAM:
        print(text, end="")
        return
    _refuse_existing(out)
    _write(out, text)
    print(say("deal-written", file=str(out)))


def deal_many(settings: Settings, first: int, count: int, folder: Path | None) -> None:
    """Deals with one seed after the other, each into a new file of the folder."""
    if folder is None:
        mistake(say("error-count-folder"))
    if count < 1:
        mistake(say("error-count", count=str(count)))
    seeds = range(first, first + count)
    _record(settings, seeds[-1])  # a wrong deck or seed is refused before anything is written
    for seed in seeds:
        _refuse_existing(_file(folder, seed))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        mistake(say("error-write", file=str(folder), why=why(error)))
    for seed in seeds:
        _write(_file(folder, seed), _record(settings, seed))
    print(say("deal-written-many", count=count, folder=str(folder)))


def _file(folder: Path, seed: int) -> Path:
    return folder / f"claim-{seed}.claim"


def _record(settings: Settings, seed: int) -> str:
    ruleset, dealt = settings.dealt(seed)
    return write_record(Record(ruleset, dealt, notes=(("Seed", str(seed)),)))


def _refuse_existing(path: Path) -> None:
    if path.exists():
        mistake(say("error-exists", file=str(path)))


def _write(path: Path, text: str) -> None:
    try:
        write_whole(path, text)
    except OSError as error:
        mistake(say("error-write", file=str(path), why=why(error)))
