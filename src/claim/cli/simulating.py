"""Playing many random games, and telling what came of them to people and to programs."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from claim import kernel
from claim.cli.failing import complain
from claim.cli.settings import Settings
from claim.cli.voice import say
from claim.deals import legal_decks
from claim.kernel import Playouts
from claim.rules import Ruleset

__all__ = ["Simulated", "simulate_decks"]

_AT_ONCE: Final = 100_000
"""Games between two looks at the bar, if the kernel plays."""
_AT_ONCE_BY_RULES: Final = 100
Advance = Callable[[int], None]
"""Called with how many more games have been played."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """Random games, counted, and how long they took."""

    seed: int
    played: Playouts
    seconds: float


def simulate_decks(settings: Settings, seed: int, games: int, *, every: bool, as_json: bool) -> None:
    """Random games of one deck, or as many of each deck for two, told as a table or as an object a line."""
    wanted = settings.ruleset(seed)
    decks = [Ruleset.of(deck, tie_break=wanted.tie_break) for deck in legal_decks(2)] if every else [wanted]
    if not kernel.is_built():
        complain(say("simulate-slow", why=kernel.why_not_built() or ""))
    with _progress(games * len(decks)) as advance:
        played = [_played(ruleset, games, seed, advance) for ruleset in decks]
    if as_json:
        print("\n".join(map(_object, played)))
        return
    from claim.cli.simulated import show_all, show_one  # noqa: PLC0415  Rich, which programs do without

    if every:
        show_all(played)
    else:
        show_one(played[0])


def _played(ruleset: Ruleset, games: int, seed: int, advance: Advance) -> Simulated:
    """The same games for the same seed, on every machine that has the kernel (or on all that have not)."""
    lots = Random(f"{seed} {ruleset.deck}")
    by_kernel = kernel.supports(ruleset)
    at_once = _AT_ONCE if by_kernel else _AT_ONCE_BY_RULES
    total, seconds = Playouts(ruleset), 0.0
    while total.games < games:
        more = min(at_once, games - total.games)
        began = perf_counter()
        if by_kernel:
            total += kernel.simulate(ruleset, more, lots.getrandbits(64))
        else:
            total += kernel.simulate_by_rules(ruleset, more, lots)
        seconds += perf_counter() - began
        advance(more)
    return Simulated(seed, total, seconds)


def _object(simulated: Simulated) -> str:
    played = simulated.played
    told = {
        "deck": played.ruleset.deck,
        "tie_break": played.ruleset.tie_break,
        "seed": simulated.seed,
        "games": played.games,
        "wins": played.wins,
        "draws": played.draws,
        "leader_wins": played.leader_wins,
        "tied_votes": played.tied_votes,
        "votes": played.votes,
        "moves": {"all": played.moves, "least": played.least_moves, "most": played.most_moves},
        "engine": "kernel" if kernel.supports(played.ruleset) else "rules",
        "seconds": round(simulated.seconds, 6),
    }
    return json.dumps(told)


@contextmanager
def _progress(games: int) -> Iterator[Advance]:
    """A bar on standard error, where somebody watches it."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True, redirect_stdout=False) as progress:
        task = progress.add_task(say("simulate-progress"), total=games)
        yield lambda more: progress.advance(task, more)
