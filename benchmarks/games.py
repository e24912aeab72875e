"""Random games with our own engine: moves a second, dealing included."""

from random import Random

from benchmarks.measuring import Contender, Spent, timed
from claim.deals import dealt
from claim.rules import CLAIM, CLAIM_2, Position, Ruleset, book_of

__all__ = ["RULESETS", "contenders"]

RULESETS = {
    "Claim": CLAIM,
    "Claim 2": CLAIM_2,
    "Claim with heroes": Ruleset.of("Go Kn Un Dw Do", heroes=True),
    "Claim, three players": Ruleset.of("Go Kn Un Dw Do Tr Se", players=3),
    "Claim, four players": Ruleset.of("Go Kn Un Dw Do Tr Se", players=4),
}


def contenders() -> list[Contender]:
    return [_contender(name, ruleset) for name, ruleset in RULESETS.items()]


def _contender(name: str, ruleset: Ruleset) -> Contender:
    def work(lots: Random) -> Spent:
        return timed(lambda: play_randomly(ruleset, lots))

    return Contender(name, "moves", work)


def play_randomly(ruleset: Ruleset, lots: Random) -> int:
    """Deal and play a game to its end; the number of moves."""
    position = Position.start(book_of(ruleset), dealt(ruleset, lots))
    moves = 0
    while not position.is_over:
        position = position.after(lots.choice(position.lots or position.legal_moves()))
        moves += 1
    return moves
