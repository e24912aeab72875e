"""A match: entrants who play the same deals from every seat, and what came of it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from claim.arena.counting import Ballot, Lost, lost_games, milliseconds_of
from claim.arena.entrant import Entrant
from claim.arena.estimate import Estimate
from claim.arena.played import PlayedDeal, PlayedGame
from claim.arena.running import play_and_keep
from claim.arena.terms import PATIENCE, Fixture, Terms, sitting
from claim.cards import FACTIONS
from claim.rules import Ruleset

__all__ = ["MATCH", "Match", "match_fixtures", "play_match"]

MATCH: Final = "arena"
"""What a file of a match says it is."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match as far as it has been played."""

    terms: Terms
    lineup: tuple[int, ...]
    """The entrants' numbers as they sit in the first game of each deal."""
    deals: tuple[PlayedDeal, ...]

    @classmethod
    def of(cls, terms: Terms, played: Sequence[PlayedDeal]) -> "Match":
        """The match of these deals, however they are ordered."""
        lineup = sitting(len(terms.entrants), terms.rulesets[0].players)
        order = {ruleset.deck: number for number, ruleset in enumerate(terms.rulesets)}
        return cls(terms, lineup, tuple(sorted(played, key=lambda deal: (deal.number, order[deal.deck]))))

    @property
    def games(self) -> Iterator[PlayedGame]:
        """All games."""
        return (game for deal in self.deals for game in deal.games)

    @property
    def complete_games(self) -> list[PlayedGame]:
        """The games that were played to their end."""
        return [game for game in self.games if game.forfeit is None]

    def score(self, entrant: int, deck: str | None = None) -> Estimate:
        """An entrant's share of the win, over all deals or over those of a deck."""
        return Estimate.of(deal.score(entrant) for deal in self.deals if deck in (None, deal.deck))

    @property
    def split(self) -> int:
        """The deals in which the same seats won, whoever sat there."""
        return sum(deal.is_split for deal in self.deals)

    @property
    def lengths(self) -> list[int]:
        """How many moves the games had."""
        return [len(game.moves) for game in self.complete_games]

    @property
    def votes(self) -> dict[str, Ballot]:
        """By faction, who had its vote how often."""
        ballots = {code: Ballot() for code in FACTIONS if any(code in each.factions for each in self.terms.rulesets)}
        sides = self.terms.rulesets[0].sides
        for game in self.complete_games:
            for faction, side in game.votes.items():
                ballot = ballots[faction]
                ballot.games += 1
                if side is None:
                    ballot.nobody += 1
                else:
                    ballot.holders.update(set(game.seats[side::sides]))
        return ballots

    def milliseconds(self, entrant: int) -> list[float]:
        """What each move of an entrant took: processor time, or for a program time by the clock."""
        return milliseconds_of(entrant, self.deals)

    @property
    def lost(self) -> list[Lost]:
        """The games that somebody lost by failing."""
        return lost_games(self.deals)


def match_fixtures(terms: Terms, deals: int) -> list[Fixture]:
    """The deals of a match: so many of each deck, the decks in turn."""
    lineup = sitting(len(terms.entrants), terms.rulesets[0].players)
    return [Fixture(lineup, deck, number) for number in range(deals) for deck in range(len(terms.rulesets))]


def play_match(
    entrants: Sequence[Entrant | str],
    rulesets: Ruleset | Sequence[Ruleset],
    deals: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    patience: float = PATIENCE,
    save: Path | None = None,
    when_played: Callable[[PlayedDeal], object] = lambda deal: None,
) -> Match:
    """Play so many deals of each ruleset, each from every seat, and say what came of it.

    `save` names a file in which every deal is kept when it is played; those that are there already are not played
    again. With several `jobs`, the script that calls this has to guard its main part (`if __name__ == "__main__":`).
    """
    terms = Terms.of(entrants, rulesets, seed, patience)
    return Match.of(terms, play_and_keep(MATCH, terms, match_fixtures(terms, deals), jobs, save, when_played))
