"""Random games with the kernel: moves a second, dealing included."""

from random import Random

from benchmarks.measuring import Contender, Spent, timed
from claim import kernel
from claim.rules import CLAIM, CLAIM_2, Ruleset

__all__ = ["contenders"]

RULESETS = {
    "Claim": CLAIM,
    "Claim 2": CLAIM_2,
    "Elves, Orcs and Cyclopes": Ruleset.of("El Or Cy Dr Do"),
}
GAMES = 5000
"""Games a call: some milliseconds, so that the clock costs nothing."""


def contenders() -> tuple[list[Contender], dict[str, str]]:
    """One for each ruleset, or why they are skipped."""
    if not kernel.is_built():
        return [], {"the kernel": "its extension is not built"}
    return [_contender(name, ruleset) for name, ruleset in RULESETS.items()], {}


def _contender(name: str, ruleset: Ruleset) -> Contender:
    def work(lots: Random) -> Spent:
        seed = lots.randrange(1 << 62)
        return timed(lambda: kernel.simulate(ruleset, GAMES, seed).moves)

    return Contender(name, "moves", work, is_kernel=True)
