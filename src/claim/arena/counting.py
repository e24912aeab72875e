"""What can be counted in any deals: times, and games lost by failing."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from claim.arena.forfeit import Forfeit
from claim.arena.played import PlayedDeal

__all__ = ["Ballot", "Lost", "lost_games", "milliseconds_of"]


@dataclass(slots=True)
class Ballot:
    """How often a faction's vote went where."""

    games: int = 0
    holders: Counter[int] = field(default_factory=Counter)
    """By entrant; partners of a team both have it."""
    nobody: int = 0


@dataclass(frozen=True, slots=True)
class Lost:
    """A game that an entrant lost by failing."""

    entrant: int
    deal: PlayedDeal
    game: int
    """The game's number in its deal."""
    forfeit: Forfeit


def lost_games(deals: Sequence[PlayedDeal]) -> list[Lost]:
    """The games that somebody lost by failing."""
    return [
        Lost(game.seats[game.forfeit.seat], deal, number, game.forfeit)
        for deal in deals
        for number, game in enumerate(deal.games)
        if game.forfeit is not None
    ]


def milliseconds_of(entrant: int, deals: Sequence[PlayedDeal]) -> list[float]:
    """What each move of an entrant took: processor time, or for a program time by the clock."""
    return [
        time
        for deal in deals
        for game in deal.games
        for who, times in zip(game.seats, game.milliseconds, strict=True)
        for time in times
        if who == entrant
    ]
