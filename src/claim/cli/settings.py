"""What is to be played, from options as people give them."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from claim.cli.failing import mistake, mistakes_told
from claim.cli.naming import code_called, near_names
from claim.cli.voice import say
from claim.deals import box_deck, dealt, random_deck
from claim.rules import CLAIM, CLAIM_2, MOST_HERO_VALUE, Deal, Ruleset, book_of

__all__ = ["MOST_SEED", "Settings", "drawn_seed"]

MOST_SEED: Final = 10**18
_DRAWN_SEEDS: Final = 10**9
_NAMED_DECKS: Final = {"claim": CLAIM.factions, "claim2": CLAIM_2.factions}
_HERO_VALUE: Final = r"([A-Za-z]+(?: [A-Za-z]+)*) *= *([0-9]{1,3})"
_HERO_VALUES: Final = re.compile(rf"(?:{_HERO_VALUE}(?:[\s,]+|$))*")


@dataclass(frozen=True, slots=True)
class Settings:
    """The options that say what is played."""

    deck: str | None
    players: int
    heroes: bool
    hero_values: str | None
    tie_break: str
    leader: int | None

    def ruleset(self, seed: int) -> Ruleset:
        """What is played; a seed draws the deck, if that is the wish."""
        if not 0 <= seed <= MOST_SEED:
            mistake(say("error-seed", seed=str(seed), most=str(MOST_SEED)))
        with mistakes_told():
            return Ruleset.of(
                self._factions(seed),
                players=self.players,
                heroes=self.heroes,
                tie_break=self.tie_break,
                hero_values=_hero_values(self.hero_values or ""),
            )

    def dealt(self, seed: int) -> tuple[Ruleset, Deal]:
        """The game that a seed deals; the same deck and seed are always the same game."""
        ruleset = self.ruleset(seed)
        with mistakes_told():
            deal = dealt(ruleset, Random(seed), self.leader)
            deal.check(book_of(ruleset))
        return ruleset, deal

    def _factions(self, seed: int) -> Sequence[str]:
        wish = " ".join((self.deck or "").split()).casefold()
        if not wish:
            return box_deck("claim", self.players)
        if wish == "random":
            return random_deck(self.players, Random(f"{seed} deck"))
        if wish.replace(" ", "") in _NAMED_DECKS:
            return _NAMED_DECKS[wish.replace(" ", "")]
        return [_faction(word) for word in re.split(r"[\s,+]+", wish) if word]


def _faction(word: str) -> str:
    code = code_called(word)
    if code is None:
        near = [name for name in near_names(word) if code_called(name)]
        perhaps = say("perhaps", names=", ".join(near)) if near else ""
        mistake(say("error-faction", word=word, near=perhaps))
    return code


def _hero_values(text: str) -> dict[str, int]:
    values: dict[str, int] = {}
    if not _HERO_VALUES.fullmatch(text.strip()):
        mistake(say("error-hero-value", text=text, most=MOST_HERO_VALUE))
    for written, value in re.findall(_HERO_VALUE, text):
        name = code_called(written) or written
        if name in values:
            mistake(say("error-hero-value-twice", hero=name))
        values[name] = int(value)
    return values


def drawn_seed() -> int:
    """A seed that nobody chose."""
    return secrets.randbelow(_DRAWN_SEEDS)
