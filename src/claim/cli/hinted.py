"""Showing a hint to people: what to do, and the chances of every move."""

from collections.abc import Iterator

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from claim.bots import Assessment
from claim.cli.hinting import Hinted
from claim.cli.seats import Seats
from claim.cli.voice import say
from claim.ink import inked, open_console

__all__ = ["shown_hint"]

_RESULTS = {1.0: "win", 0.5: "draw", 0.0: "loss"}


def shown_hint(hinted: Hinted) -> str:
    """The hint in words and a table, as wide and colourful as standard output is."""
    console = open_console()
    with console.capture() as captured:
        for part in _parts(hinted, console):
            console.print(part)
    return captured.get()


def _parts(hinted: Hinted, console: Console) -> Iterator[RenderableType]:
    view, assessment = hinted.view, hinted.assessment
    name = Seats.noted(hinted.record.notes, view.ruleset.players).name(view.seat)
    phase = say(f"phase-{view.phase:d}")
    yield Text(say("screen-title", phase=phase, trick=view.trick_number, tricks=view.ruleset.hand_size), style="dim")
    best = inked(say("hint-best", name=name, move=str(assessment.best)), console)
    best.stylize("bold")
    yield best
    yield Text(say("hint-proven") if assessment.is_proven else say("hint-estimated"), style="dim")
    yield _moves(assessment, console)


def _moves(assessment: Assessment, console: Console) -> Table:
    """A row for each legal move, the best first."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column(say("solve-move"))
    table.add_column(say("hint-chance"), justify="right")
    for move, chance in sorted(assessment.chances.items(), key=lambda rated: -rated[1]):
        is_certain = assessment.is_proven and chance in _RESULTS  # else luck decides, which heroes may bring (R9.16)
        told = say(f"solve-{_RESULTS[chance]}") if is_certain else f"{chance:.0%}"
        table.add_row(inked(str(move), console), told)
    return table
