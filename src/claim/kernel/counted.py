"""Random games, counted."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from claim.rules import Ruleset

__all__ = ["Playouts"]


@dataclass(frozen=True, slots=True)
class Playouts:
    """What came of many games. Those of one ruleset can be added."""

    ruleset: Ruleset
    games: int = 0
    wins: tuple[int, int] = (0, 0)
    """By seat."""
    draws: int = 0
    leader_wins: int = 0
    """Games won by the seat that led when they began."""
    tied_votes: int = 0
    """Games with as many votes on either side, so that a tie-break decided, or nothing (R7.5)."""
    moves: int = 0
    """In all games together; every card played and every answer is one."""
    least_moves: int = 0
    most_moves: int = 0
    """In one game."""
    votes: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)
    """By faction, in how many games seat 0, seat 1 or nobody had its vote."""

    @property
    def leader_losses(self) -> int:
        """Games lost by the seat that led when they began."""
        return self.games - self.draws - self.leader_wins

    def __add__(self, other: "Playouts") -> "Playouts":
        if self.ruleset != other.ruleset:
            raise ValueError(f"games of {self.ruleset.deck} and of {other.ruleset.deck} cannot be counted together")
        if not self.games or not other.games:
            return self if self.games else other
        votes = {}
        for code, mine in self.votes.items():
            zero, one, nobody = (here + there for here, there in zip(mine, other.votes[code], strict=True))
            votes[code] = zero, one, nobody
        return Playouts(
            self.ruleset,
            self.games + other.games,
            (self.wins[0] + other.wins[0], self.wins[1] + other.wins[1]),
            self.draws + other.draws,
            self.leader_wins + other.leader_wins,
            self.tied_votes + other.tied_votes,
            self.moves + other.moves,
            min(self.least_moves, other.least_moves),
            max(self.most_moves, other.most_moves),
            votes,
        )
