"""The terms of a match or a ladder, from options as people give them."""

import sys
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from pathlib import Path

from claim.arena.entrant import Entrant
from claim.arena.keeping import kept_seed
from claim.arena.terms import Terms
from claim.bots.effort import Effort
from claim.cli.failing import mistake, mistakes_told, why
from claim.cli.settings import Settings, drawn_seed
from claim.cli.voice import say
from claim.deals import legal_decks
from claim.rules import Ruleset

__all__ = ["Wish", "terms_of"]


@dataclass(frozen=True, slots=True)
class Wish:
    """What the options of a match or a ladder say."""

    bots: tuple[str, ...]
    effort: str | None
    settings: Settings
    """All but the decks."""
    decks: tuple[str, ...]
    all_decks: bool
    seed: int | None
    deals: int
    jobs: int | None
    patience: float
    save: Path | None


def terms_of(wish: Wish) -> Terms:
    """The terms that the options say; a file to go on from has the seed, where none is given."""
    seed = wish.seed
    if seed is None and wish.save is not None:
        try:
            seed = kept_seed(wish.save)
        except OSError as error:
            mistake(say("error-read", file=str(wish.save), why=why(error)))
    if seed is None:
        seed = drawn_seed()
    _find_modules_here()
    with mistakes_told(), redirect_stdout(sys.stderr):  # modules may print what they like
        effort = None if wish.effort is None else Effort.parse(wish.effort)
        entrants = [Entrant.parse(bot, effort) for bot in wish.bots]
        return Terms.of(entrants, _rulesets(wish, seed), seed, wish.patience)


def _rulesets(wish: Wish, seed: int) -> tuple[Ruleset, ...]:
    first = wish.settings.ruleset(seed)
    if wish.all_decks and wish.decks:
        mistake(say("error-decks-twice"))
    if wish.all_decks:
        return tuple(replace(first, factions=deck) for deck in legal_decks(first.players))
    return tuple(replace(wish.settings, deck=deck).ruleset(seed) for deck in wish.decks) or (first,)


def _find_modules_here() -> None:
    """Let modules be found in the folder where we are, as Python itself does for scripts."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
