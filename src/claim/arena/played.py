"""What was played: games and deals, as they are kept."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from claim.arena.forfeit import Forfeit
from claim.arena.terms import seatings
from claim.rules import Move

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
    def from_object(cls, told: Mapping[str, Any], entrants: int) -> "PlayedDeal":
        """The deal that was written so, in a match of so many entrants; some error if none was."""
        deal = cls(tuple(told["lineup"]), told["deck"], told["number"], tuple(map(_game, told["games"])))
        orders = seatings(deal.lineup)
        if not set(deal.lineup) <= set(range(entrants)) or [game.seats for game in deal.games] != orders:
            raise ValueError("others played, or in other seats")
        return deal


def _game(told: Mapping[str, Any]) -> PlayedGame:
    seats = tuple(told["seats"])
    shares, times = tuple(map(float, told["shares"])), tuple(tuple(map(float, seat)) for seat in told["milliseconds"])
    if not len(seats) == len(shares) == len(times):
        raise ValueError("as many seats as shares and times")
    return PlayedGame(
        seats,
        shares,
        dict(told["votes"].items()),
        tuple(str(Move.parse(move)) for move in told["moves"]),
        times,
        None if told["forfeit"] is None else Forfeit(**told["forfeit"]),
    )
