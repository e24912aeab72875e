"""The votes as ballots, from the surest to the closest, and what decides where they are equal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from claim.wire.events import Outcome
from claim.wire.messages import Vote

__all__ = ["Ballot", "TieBreak", "counted", "decider", "score", "standing_ballots", "tie_breaks"]

Measure = Literal["cards", "values"]
_ORDERS: Final[dict[str, tuple[Measure, ...]]] = {"cards": ("cards", "values"), "values": ("values",)}
"""What is compared after equal votes, by the table's rule."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """How one faction votes."""

    faction: str
    values: tuple[tuple[int, ...], ...]
    """By side, the values of its cards from high to low."""
    vote: int | None
    why: str | None = None
    """Why; None where the board did not say."""
    by: tuple[int, ...] = ()

    @property
    def sureness(self) -> float:
        """How far the vote was from going elsewhere: in cards, and below 1 where only values decided."""
        match self.why:
            case "none":
                return float("inf")
            case "same":
                return 0
            case "higher" | "lowest":
                return (abs(self.by[0] - self.by[1]) + 1) / 100
            case "fewest":
                return self.by[0]
            case _:
                most, second, *_ = sorted(map(len, self.values), reverse=True)
                return most - second


@dataclass(frozen=True, slots=True)
class TieBreak:
    """A measure that decides between sides with equal votes, and what each of those has of it."""

    measure: Measure
    counts: tuple[tuple[int, int], ...]
    """Sides and their numbers."""


def counted(outcome: Outcome, board: Iterable[Vote]) -> list[Ballot]:
    """The ballots of a game whose votes were counted; the board knows why each went where it went."""
    rows = {(vote.faction, vote.vote): vote for vote in board}
    ballots = []
    for tally in outcome.tallies:
        row = rows.get((tally.faction, tally.vote))
        why, by = (None, ()) if row is None else (row.why, tuple(row.by))
        ballots.append(Ballot(tally.faction, _frozen(tally.values), tally.vote, why, by))
    return _surest_first(ballots)


def standing_ballots(board: Iterable[Vote]) -> list[Ballot]:
    """The votes as they stood when the game ended early."""
    ballots = [Ballot(vote.faction, _frozen(vote.values), vote.vote, vote.why, tuple(vote.by)) for vote in board]
    return _surest_first(ballots)


def score(ballots: Iterable[Ballot], sides: int) -> list[int]:
    """How many votes each side has."""
    votes = [ballot.vote for ballot in ballots]
    return [votes.count(side) for side in range(sides)]


def decider(ballots: Sequence[Ballot], outcome: Outcome) -> str | None:
    """The faction that made the difference: the closest one that voted for a side which won by a single vote."""
    if len(outcome.winning_sides) != 1 or outcome.decided_by != "votes":
        return None
    winner, closest = outcome.winning_sides[0], ballots[-1]
    counts = score(ballots, len(closest.values))
    others = [count for side, count in enumerate(counts) if side != winner]
    return closest.faction if closest.vote == winner and counts[winner] - max(others) == 1 else None


def tie_breaks(outcome: Outcome, rule: str) -> list[TieBreak]:
    """What was compared, in order, after the votes were equal."""
    if outcome.decided_by == "votes":
        return []
    order = _ORDERS[rule]
    if outcome.decided_by == "cards":
        order = order[: order.index("cards") + 1]
    return [_compared(outcome, measure) for measure in order]


def _compared(outcome: Outcome, measure: Measure) -> TieBreak:
    sides = range(len(outcome.tallies[0].values))
    won = [[tally.values[side] for tally in outcome.tallies if tally.vote == side] for side in sides]
    most = max(map(len, won))
    counts = [
        (side, sum(len(values) if measure == "cards" else sum(max(value, 0) for value in values) for values in held))
        for side, held in enumerate(won)
        if len(held) == most
    ]
    return TieBreak(measure, tuple(counts))


def _surest_first(ballots: list[Ballot]) -> list[Ballot]:
    return sorted(ballots, key=lambda ballot: ballot.sureness, reverse=True)


def _frozen(values: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(map(tuple, values))
