"""Playing deals with a bar that tells how it stands, until they are played or somebody interrupts."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Final

import typer

from claim.arena.keeping import Keeper
from claim.arena.played import PlayedDeal
from claim.arena.running import play_fixtures
from claim.arena.terms import Fixture, Terms
from claim.arena.workers import processors
from claim.cli.arena_files import writing
from claim.cli.arena_terms import Wish
from claim.cli.failing import complain, mistake, mistakes_told
from claim.cli.voice import printable, say
from claim.errors import ClaimError

__all__ = ["Run", "run"]

_INTERRUPTED: Final = 130
Standing = Callable[[PlayedDeal], str]
"""How it stands after one more deal, in a line."""


@dataclass(slots=True)
class Run:
    """What came of playing: the deals, and what ended it early, if anything did."""

    wanted: int
    save: Path | None
    played: list[PlayedDeal] = field(default_factory=list)
    games_before: int = 0
    """Games of deals that had been kept."""
    seconds: float = 0.0
    interrupted: bool = False
    failure: ClaimError | None = None

    @property
    def is_complete(self) -> bool:
        """Whether everything was played."""
        return len(self.played) == self.wanted

    @property
    def games_now(self) -> int:
        """How many games were played now."""
        return sum(len(deal.games) for deal in self.played) - self.games_before

    def leave(self) -> None:
        """If something ended it early, say what, and leave with the exit status for that."""
        if self.failure is not None:
            mistake(printable(str(self.failure)))
        if not self.interrupted:
            return
        numbers = {"played": len(self.played), "wanted": self.wanted}
        if self.save is None:
            complain(say("arena-interrupted", **numbers))
        else:
            complain(say("arena-interrupted-kept", file=str(self.save), **numbers))
        raise typer.Exit(_INTERRUPTED)


def run(terms: Terms, fixtures: Sequence[Fixture], wish: Wish, kind: str, standing: Standing) -> Run:
    """Play these deals. An interrupt ends it, and what was played is there."""
    done = Run(len(fixtures), wish.save)
    jobs = processors() if wish.jobs is None else wish.jobs
    began = perf_counter()
    with (
        _kept(wish.save, kind, terms) as keeper,
        _progress(len(fixtures), standing) as watch,
        redirect_stdout(sys.stderr),  # where bots may print what they like
    ):
        kept = set() if keeper is None else set(map(id, keeper.played))
        try:
            for deal in play_fixtures(terms, fixtures, jobs, keeper):
                done.played.append(deal)
                done.games_before += len(deal.games) if id(deal) in kept else 0
                watch(deal)
        except KeyboardInterrupt:
            done.interrupted = True
        except ClaimError as error:
            done.failure = error
    done.seconds = perf_counter() - began
    return done


@contextmanager
def _kept(save: Path | None, kind: str, terms: Terms) -> Iterator[Keeper | None]:
    if save is None:
        yield None
        return
    with mistakes_told(), writing(save), Keeper(save, kind, terms) as keeper:
        yield keeper


@contextmanager
def _progress(deals: int, standing: Standing) -> Iterator[Callable[[PlayedDeal], None]]:
    """A bar on standard error, where somebody watches it."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda deal: None
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False) as progress:
        task = progress.add_task(say("simulate-progress"), total=deals)
        yield lambda deal: progress.update(task, advance=1, description=printable(standing(deal)))
