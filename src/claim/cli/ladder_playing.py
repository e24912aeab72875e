"""Playing a ladder as the options say, and telling what came of it."""

import json
from pathlib import Path
from typing import Final

from claim.arena.ladder import LADDER, Ladder, ladder_fixtures
from claim.arena.ladder_report import ladder_object, ladder_plot, ladder_rows
from claim.arena.played import PlayedDeal
from claim.bots import BOTS, LEVELS
from claim.cli.arena_files import refuse_lost_files, write_csv, write_picture
from claim.cli.arena_running import run
from claim.cli.arena_terms import Wish, terms_of
from claim.cli.failing import mistakes_told
from claim.cli.voice import say

__all__ = ["ALL", "play_ladder"]

ALL: Final = (BOTS[0], *LEVELS)
"""Who plays where nobody is named: the levels, and the bot without a thought as the zero of the scale."""


def play_ladder(wish: Wish, csv: Path | None, plot: Path | None, *, as_json: bool) -> None:
    """Play a ladder, tell the ratings, and write what is to be written."""
    refuse_lost_files(csv, plot)
    terms = terms_of(wish)
    with mistakes_told():
        fixtures = ladder_fixtures(terms, wish.deals)

    def standing(deal: PlayedDeal) -> str:
        one, other = (str(terms.entrants[who]) for who in deal.lineup[:2])
        return f"{one} – {other}: {deal.score(deal.lineup[0]):g}"

    done = run(terms, fixtures, wish, LADDER, standing)
    ladder = Ladder.of(terms, done.played)
    if ladder.deals:
        if as_json:
            print(json.dumps({**ladder_object(ladder), "complete": done.is_complete}))
        else:
            from claim.cli.ladder_shown import show_ladder  # noqa: PLC0415  Rich, which programs do without

            show_ladder(ladder, done.games_now, done.seconds)
        if csv is not None:
            write_csv(csv, ladder_rows(ladder))
        if plot is not None:
            write_picture(plot, ladder_plot(ladder, say("arena-rating")))
    done.leave()
