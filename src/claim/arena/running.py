"""Playing what has not been played yet."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing, nullcontext
from pathlib import Path

from claim.arena.keeping import Keeper
from claim.arena.played import PlayedDeal
from claim.arena.terms import Fixture, Terms
from claim.arena.workers import play_all

__all__ = ["play_and_keep", "play_fixtures"]


def play_fixtures(
    terms: Terms, fixtures: Sequence[Fixture], jobs: int, keeper: Keeper | None = None
) -> Generator[PlayedDeal, None, None]:
    """Each of these deals, once: first those that were kept, then the others as they are played and kept.

    Whatever ends this, an interrupt too, what was given before has been kept.
    """
    open_fixtures = {
        (fixture.lineup, terms.rulesets[fixture.deck].deck, fixture.number): fixture for fixture in fixtures
    }
    for deal in keeper.played if keeper is not None else ():
        if open_fixtures.pop((deal.lineup, deal.deck, deal.number), None) is not None:
            yield deal
    with closing(play_all(terms, list(open_fixtures.values()), jobs)) as playing:
        for deal in playing:
            if keeper is not None:
                keeper.keep(deal)
            yield deal


def play_and_keep(
    kind: str,
    terms: Terms,
    fixtures: Sequence[Fixture],
    jobs: int,
    save: Path | None,
    when_played: Callable[[PlayedDeal], object],
) -> list[PlayedDeal]:
    """All of these deals, kept in a file of this kind if there is to be one; `when_played` is told of each."""
    played = []
    with nullcontext() if save is None else Keeper(save, kind, terms) as keeper:
        for deal in play_fixtures(terms, fixtures, jobs, keeper):
            played.append(deal)
            when_played(deal)
    return played
