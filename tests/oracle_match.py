"""The engine and the oracle, side by side: random games until they differ.

python -m tests.oracle_match 10000 [--seed S]
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from claim.errors import IllegalMove
from claim.notation import Record, read_record, trace, write_record
from claim.rules import Game
from tests import oracle
from tests.games import random_game

__all__ = ["Refusal", "difference", "engine_refusal", "mixed_games", "oracle_refusal", "oracle_score", "written"]

_BATCH = 100
_REFUSED = re.compile(r"move (?P<number>\d+): (?P<move>\S+) is not legal here; legal: (?P<legal>.*)")


class Refusal(NamedTuple):
    """Where a record breaks a rule: the move's number and text, and what would have been legal."""

    number: int
    move: str
    legal: tuple[str, ...]


def written(game: Game) -> str:
    """The record of a game."""
    return write_record(Record.of(game))


def difference(text: str) -> str | None:
    """The first line in which the engine's trace of a record differs from the oracle's; None if none does."""
    ours = [json.dumps(line) for line in trace(read_record(text))]
    theirs = [json.dumps(line) for line in oracle.trace(text)]
    if len(ours) != len(theirs):
        return f"engine: {len(ours)} lines\noracle: {len(theirs)} lines"
    for our, their in zip(ours, theirs, strict=True):
        if our != their:
            return f"engine: {our}\noracle: {their}"
    return None


def engine_refusal(text: str) -> Refusal | None:
    """The move at which the engine refuses a record."""
    try:
        read_record(text).replay()
    except IllegalMove as error:
        found = _REFUSED.fullmatch(str(error))
        assert found is not None, error
        legal = () if found["legal"].startswith("nothing") else tuple(found["legal"].split())
        return Refusal(int(found["number"]), found["move"], legal)
    return None


def oracle_refusal(text: str) -> Refusal | None:
    """The move at which the oracle refuses a record."""
    try:
        oracle.trace(text)
    except oracle.IllegalMove as error:
        return Refusal(error.n, error.move, tuple(error.legal))
    return None


def oracle_score(
    players: int, factions: tuple[str, ...], tie_break: str, scores: list[list[str]], gargoyle: tuple[int, str] | None
) -> dict[str, Any]:
    """The oracle's result for these score piles and a Gargoyle counted by a seat as a faction."""
    return oracle.result(
        {
            "players": players,
            "factions": factions,
            "tie_break": tie_break,
            "score": scores,
            "gargoyle": None if gargoyle is None else {"seat": gargoyle[0], "faction": gargoyle[1]},
        }
    )


def mixed_games(count: int, seed: int) -> Iterator[str]:
    """Records of random games of all kinds, half of them made by the oracle, half by the engine."""
    for batch in range(0, count, _BATCH):
        lots = Random(f"{seed} {batch}")
        size = min(_BATCH, count - batch)
        yield from oracle.mixed_records(lots.getrandbits(32), (size + 1) // 2)
        for _ in range(size // 2):
            yield written(random_game(lots))


def main() -> int:
    """Match as many games as the command line says."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.oracle_match", description="Match the engine and the oracle."
    )
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    for number, text in enumerate(mixed_games(wanted.games, wanted.seed), 1):
        found = difference(text)
        if found:
            print(f"\n{text}\n{found}")
            return 1
        if number % _BATCH == 0 or number == wanted.games:
            print(f"\r{number} of {wanted.games} games agree", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
