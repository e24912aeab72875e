"""Playing a match as the options say, and telling what came of it."""

import json
from dataclasses import dataclass
from pathlib import Path

from claim.arena.estimate import Estimate
from claim.arena.match import MATCH, Match, match_fixtures
from claim.arena.played import PlayedDeal
from claim.arena.plot import match_plot
from claim.arena.report import match_object, match_rows
from claim.cli.arena_files import refuse_lost_files, write_csv, write_picture, write_records
from claim.cli.arena_running import run
from claim.cli.arena_terms import Wish, terms_of
from claim.cli.failing import mistakes_told
from claim.cli.voice import say

__all__ = ["Files", "play_arena"]


@dataclass(frozen=True, slots=True)
class Files:
    """What is to be written beside what is told."""

    csv: Path | None = None
    plot: Path | None = None
    records: Path | None = None
    """A folder."""


def play_arena(wish: Wish, files: Files, *, as_json: bool) -> None:
    """Play a match, tell what came of it, and write what is to be written."""
    refuse_lost_files(files.csv, files.plot, folder=files.records)
    terms = terms_of(wish)
    with mistakes_told():
        fixtures = match_fixtures(terms, wish.deals)
    first = Estimate()

    def standing(deal: PlayedDeal) -> str:
        first.add(deal.score(0))
        return f"{terms.entrants[0]} {first.mean:.3f} ± {first.margin:.3f}"

    done = run(terms, fixtures, wish, MATCH, standing)
    match = Match.of(terms, done.played)
    if match.deals:
        if as_json:
            print(json.dumps({**match_object(match), "complete": done.is_complete}))
        else:
            from claim.cli.arena_shown import show_match  # noqa: PLC0415  Rich, which programs do without

            show_match(match, done.games_now, done.seconds)
        _write(match, files)
    done.leave()


def _write(match: Match, files: Files) -> None:
    if files.csv is not None:
        write_csv(files.csv, match_rows(match))
    if files.plot is not None:
        write_picture(files.plot, match_plot(match, say("arena-deals"), say("arena-score")))
    if files.records is not None:
        write_records(files.records, match)
