"""What random play comes to, by the rules: exactly where few moves are left, by playing where many are."""

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from random import Random

from claim.kernel import Playouts
from claim.rules import Outcome, Position

__all__ = ["chances_at", "played_from", "share_of", "shares"]

Votes = tuple[int | None, ...]
Ends = Mapping[tuple[int, Votes], Fraction]
"""How often games ended in a result, from seat 0's side, with these votes."""


def chances_at(position: Position) -> Ends:
    """How likely each result (from seat 0's side) with each vote is, if every move is as likely as the others."""
    chances: defaultdict[tuple[int, Votes], Fraction] = defaultdict(Fraction)
    _spread(position, Fraction(1), chances)
    return chances


def _spread(position: Position, chance: Fraction, chances: dict[tuple[int, Votes], Fraction]) -> None:
    if position.outcome is not None:
        chances[_ended(position.outcome)] += chance
        return
    legal = position.legal_moves()
    for move in legal:
        _spread(position.after(move), chance / len(legal), chances)


def _ended(outcome: Outcome) -> tuple[int, Votes]:
    return 0 if outcome.is_draw else 1 - 2 * outcome.winners[0], tuple(outcome.votes.values())


def played_from(position: Position, games: int, lots: Random) -> tuple[Ends, int]:
    """How many random games from here ended each way, and how many moves they took together."""
    ends: defaultdict[tuple[int, Votes], Fraction] = defaultdict(Fraction)
    moves = 0
    for _ in range(games):
        last = position
        while not last.is_over:
            last = last.after(lots.choice(last.legal_moves()))
            moves += 1
        assert last.outcome is not None
        ends[_ended(last.outcome)] += 1
    return ends, moves


def share_of(ends: Ends, faction: int | None, who: int | None) -> float:
    """The share of games that ended in a result (1, 0, -1), or with a faction's vote for a seat or nobody."""
    hits = sum(n for (result, votes), n in ends.items() if (result if faction is None else votes[faction]) == who)
    return float(hits / sum(ends.values()))


def shares(played: Playouts) -> dict[tuple[int | None, int | None], float]:
    """The same shares of what the kernel counted."""
    found: dict[tuple[int | None, int | None], float] = {
        (None, 1): played.wins[0] / played.games,
        (None, -1): played.wins[1] / played.games,
        (None, 0): played.draws / played.games,
    }
    for place, code in enumerate(played.ruleset.factions):
        for who, count in zip((0, 1, None), played.votes[code], strict=True):
            found[place, who] = count / played.games
    return found
