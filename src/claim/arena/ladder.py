"""A ladder: everybody plays everybody, and is rated."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

from claim.arena.entrant import Entrant
from claim.arena.estimate import Estimate, percentile
from claim.arena.played import PlayedDeal
from claim.arena.ratings import bradley_terry
from claim.arena.running import play_and_keep
from claim.arena.terms import PATIENCE, Fixture, Terms, sitting
from claim.errors import ClaimError
from claim.rules import Ruleset

__all__ = ["LADDER", "Ladder", "Rating", "ladder_fixtures", "play_ladder"]

LADDER: Final = "ladder"
"""What a file of a ladder says it is."""
_ANCHOR: Final = "random"
"""The bot whose rating is 0; where it does not play, that is the weakest."""
_RESAMPLES: Final = 400
_BLOCKS: Final = 200
"""Deals are drawn in so many blocks at most, which is as good and takes no longer for many deals."""

Scores = list[list[float]]
"""What one scored against another, in all."""


@dataclass(frozen=True, slots=True)
class Rating:
    """An entrant's rating, with its interval of 95 % confidence."""

    entrant: int
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Ladder:
    """A ladder as far as it has been played."""

    terms: Terms
    deals: tuple[PlayedDeal, ...]

    @classmethod
    def of(cls, terms: Terms, played: Sequence[PlayedDeal]) -> "Ladder":
        """The ladder of these deals, however they are ordered."""
        return cls(terms, tuple(sorted(played, key=lambda deal: (deal.number, deal.deck, deal.lineup))))

    def score(self, one: int, other: int) -> Estimate:
        """What one scored against the other."""
        return Estimate.of(deal.score(one) for deal in self.deals if {one, other} == set(deal.lineup[:2]))

    @cached_property
    def ratings(self) -> tuple[Rating, ...]:
        """The ratings, the best first. Deals are drawn anew again and again to see how far chance may move them."""
        groups = [self._scores(block) for block in self._blocks()]
        fitted = bradley_terry(_added(groups))
        names = [entrant.name for entrant in self.terms.entrants]
        anchor = names.index(_ANCHOR) if _ANCHOR in names else fitted.index(min(fitted))
        lots = Random(self.terms.seed)
        drawn = [bradley_terry(_drawn_anew(groups, lots), fitted) for _ in range(_RESAMPLES)]
        rated = [
            Rating(
                number,
                value - fitted[anchor],
                percentile([ratings[number] - ratings[anchor] for ratings in drawn], 2.5),
                percentile([ratings[number] - ratings[anchor] for ratings in drawn], 97.5),
            )
            for number, value in enumerate(fitted)
        ]
        return tuple(sorted(rated, key=lambda rating: -rating.value))

    def _blocks(self) -> list[list[PlayedDeal]]:
        """The deals in blocks, with all that was played of a deal in one: pairs that share their luck stay together."""
        blocks: dict[int, list[PlayedDeal]] = {}
        known: dict[tuple[str, int], int] = {}
        for deal in self.deals:
            place = known.setdefault((deal.deck, deal.number), len(known))
            blocks.setdefault(place % _BLOCKS, []).append(deal)
        return list(blocks.values())

    def _scores(self, deals: Sequence[PlayedDeal]) -> Scores:
        scores = [[0.0] * len(self.terms.entrants) for _ in self.terms.entrants]
        for deal in deals:
            one, other = deal.lineup[:2]
            scores[one][other] += deal.score(one)
            scores[other][one] += deal.score(other)
        return scores


def _drawn_anew(groups: Sequence[Scores], lots: Random) -> Scores:
    """As much as was played, drawn from it; and the one deal more that counts as drawn may have gone otherwise."""
    scores = _added(lots.choices(groups, k=len(groups)))
    for one, other in combinations(range(len(scores)), 2):
        more = lots.random() - 0.5
        scores[one][other] += more
        scores[other][one] -= more
    return scores


def _added(groups: Sequence[Scores]) -> Scores:
    size = len(groups[0])
    return [[sum(scores[one][other] for scores in groups) for other in range(size)] for one in range(size)]


def ladder_fixtures(terms: Terms, deals: int) -> list[Fixture]:
    """The deals of a ladder, so many of each deck; all pairs play one before any plays the next."""
    if len(terms.entrants) < 2:
        raise ClaimError("a ladder needs two bots or more")
    if len(set(terms.entrants)) < len(terms.entrants):
        raise ClaimError("a bot is there twice")
    if terms.rulesets[0].sides > 2:
        raise ClaimError("a ladder is for two sides: two players, or the teams of four")
    seats = sitting(2, terms.rulesets[0].players)
    pairs = list(combinations(range(len(terms.entrants)), 2))
    return [
        Fixture(tuple(pair[seat] for seat in seats), deck, number)
        for number in range(deals)
        for deck in range(len(terms.rulesets))
        for pair in pairs
    ]


def play_ladder(
    entrants: Sequence[Entrant | str],
    rulesets: Ruleset | Sequence[Ruleset],
    deals: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    patience: float = PATIENCE,
    save: Path | None = None,
    when_played: Callable[[PlayedDeal], object] = lambda deal: None,
) -> Ladder:
    """Let everybody play so many deals of each ruleset against everybody; the rest is as in `play_match`."""
    terms = Terms.of(entrants, rulesets, seed, patience)
    return Ladder.of(terms, play_and_keep(LADDER, terms, ladder_fixtures(terms, deals), jobs, save, when_played))
