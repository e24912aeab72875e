"""What was played: games and deals, as they are kept."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from claim.arena.forfeit import Forfeit

__all__ = ["PlayedDeal", "PlayedGame"]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game of a deal."""

    seats: tuple[int, ...]
    """By seat, the number of the entrant there."""
    shares: tuple[float, ...]
    """By seat, its side's share of the win: 1 for a win, 0 for a loss, its part of a draw."""
    votes: Mapping[str, int | None]
    """By faction, the side that has its vote; empty for a game that was not played to its end."""
    moves: tuple[str, ...]
    milliseconds: tuple[tuple[float, ...], ...]
    """By seat, what each of its moves took."""
    forfeit: Forfeit | None = None

    def score(self, entrant: int) -> float:
        """An entrant's share of the win, on average over its seats."""
        own = [share for share, who in zip(self.shares, self.seats, strict=True) if who == entrant]
        return sum(own) / len(own)


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal and its games, one for each way to rotate the seats."""

    lineup: tuple[int, ...]
    """The entrants' numbers as they sit in the first game."""
    deck: str
    number: int
    games: tuple[PlayedGame, ...]

    def score(self, entrant: int) -> float:
        """An entrant's score of this deal: its mean over the games."""
        return sum(game.score(entrant) for game in self.games) / len(self.games)

    @property
    def is_split(self) -> bool:
        """Whether the same seats won in all games, whoever sat there: the cards decided."""
        return all(game.shares == self.games[0].shares for game in self.games)

    def as_object(self) -> dict[str, Any]:
        """The deal as it is written in a file."""
        return asdict(self)

    @classmethod
    def from_object(cls, told: Mapping[str, Any]) -> "PlayedDeal":
        """The deal that was written so."""
        games = tuple(_game(game) for game in told["games"])
        return cls(tuple(told["lineup"]), told["deck"], told["number"], games)


def _game(told: Mapping[str, Any]) -> PlayedGame:
    return PlayedGame(
        tuple(told["seats"]),
        tuple(told["shares"]),
        told["votes"],
        tuple(told["moves"]),
        tuple(tuple(seat) for seat in told["milliseconds"]),
        None if told["forfeit"] is None else Forfeit(**told["forfeit"]),
    )
