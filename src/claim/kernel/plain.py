"""Random games by the rules' own engine: what the kernel is compared with, and what is left where it is not built."""

from random import Random

from claim.deals import dealt
from claim.kernel.counted import Playouts
from claim.rules import Position, Ruleset, book_of

__all__ = ["simulate_by_rules"]


def simulate_by_rules(ruleset: Ruleset, count: int, lots: Random) -> Playouts:
    """Random games of a ruleset for two without heroes, each dealt anew, counted."""
    total = Playouts(ruleset)
    for _ in range(count):
        total += _game(ruleset, lots)
    return total


def _game(ruleset: Ruleset, lots: Random) -> Playouts:
    position = Position.start(book_of(ruleset), dealt(ruleset, lots))
    leader, moves = position.leader, 0
    while not position.is_over:
        position = position.after(lots.choice(position.legal_moves()))
        moves += 1
    outcome = position.outcome
    assert outcome is not None
    wins = tuple(int(outcome.winners == (seat,)) for seat in (0, 1))
    held = {0: (1, 0, 0), 1: (0, 1, 0), None: (0, 0, 1)}
    seats = list(outcome.votes.values())
    return Playouts(
        ruleset,
        games=1,
        wins=(wins[0], wins[1]),
        draws=int(outcome.is_draw),
        leader_wins=wins[leader],
        tied_votes=int(seats.count(0) == seats.count(1)),
        moves=moves,
        least_moves=moves,
        most_moves=moves,
        votes={code: held[seat] for code, seat in outcome.votes.items()},
    )
