"""The votes: as they stand, and as they are counted at the end."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from claim.cli.seats import Seats
from claim.cli.voice import say
from claim.ink import style_of
from claim.rules import BYSTANDER, Outcome, Ruleset, Tally
from claim.table.board import reason

__all__ = ["result_words", "votes_table"]

_WITHOUT_VALUE = "G"
"""A Gargoyle's card, which has no value."""


def votes_table(
    tallies: tuple[Tally, ...],
    ruleset: Ruleset,
    seats: Seats,
    console: Console,
    viewer: int = BYSTANDER,
    *,
    final: bool = False,
) -> Table:
    """A row for each faction: what every side has of it, and whose vote it is."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="dim", padding=(0, 1))
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    own = 0 if viewer == BYSTANDER else ruleset.side_of(viewer)
    sides = sorted(range(ruleset.sides), key=lambda side: side != own)
    for side in sides:
        table.add_column(seats.side_name(side, ruleset, viewer))
    table.add_column(say("votes-final") if final else say("votes-now"))
    if final:
        table.add_column(say("votes-why"))
    for tally in tallies:
        table.add_row(
            Text(tally.faction, style=style_of(tally.faction, console)),
            say(f"factions-{tally.faction}"),
            *(_values(tally.values[side]) for side in sides),
            _vote(tally, ruleset, seats, viewer),
            *([_why(tally)] if final else []),
        )
    return table


def _values(values: tuple[int, ...]) -> Text:
    if not values:
        return Text("–", style="dim")
    listed = " ".join(str(value) if value >= 0 else _WITHOUT_VALUE for value in values)
    return Text.assemble((str(len(values)), "bold"), (f": {listed}", ""))


def _vote(tally: Tally, ruleset: Ruleset, seats: Seats, viewer: int) -> Text:
    if tally.vote is None:
        return Text(say("votes-nobody") if any(tally.values) else "–", style="dim")
    mine = viewer != BYSTANDER and ruleset.side_of(viewer) == tally.vote
    return Text(seats.side_name(tally.vote, ruleset, viewer), style="bold" if mine else "")


def _why(tally: Tally) -> str:
    """Why the vote goes where it goes."""
    why, by = reason(tally)
    if why in ("lowest", "higher"):
        return say(f"why-{why}", value=_shown(by[0]), other=_shown(by[1]))
    return say(f"why-{why}")


def _shown(value: int) -> str:
    return str(value) if value >= 0 else _WITHOUT_VALUE


def result_words(outcome: Outcome, ruleset: Ruleset, seats: Seats, viewer: int = BYSTANDER) -> str:
    """Who wears the crown, and by what."""
    counts = [sum(tally.vote == side for tally in outcome.tallies) for side in range(ruleset.sides)]
    best = max(counts)
    names = [seats.side_name(side, ruleset, viewer) for side in outcome.winning_sides]
    if outcome.is_draw:
        return say("result-draw", names=", ".join(names), votes=best)
    side = outcome.winning_sides[0]
    others = "-".join(str(count) for other, count in enumerate(counts) if other != side)
    mine = viewer != BYSTANDER and ruleset.side_of(viewer) == side
    who = {"you": "team" if ruleset.players == 4 else "yes"} if mine else {"you": "no"}
    won = say("result-won", **who, name=names[0], score=f"{best}-{others}")
    return won if outcome.decided_by == "votes" else f"{won} {say(f'result-by-{outcome.decided_by}')}"
