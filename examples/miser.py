#!/usr/bin/env python3
"""A bot as a program for `claim arena`, in plain Python: it wins cheap tricks and throws away what is low.

    claim arena "program:python examples/miser.py" random --deals 20

The arena starts it for one game in one seat and writes a JSON object a line to it; docs/arena.md describes them. Each
`move` line is answered with one line: one of the moves in `legal`.
"""

import json
import random
import re
import sys
from typing import Any


def value(move: str) -> int:
    """What a move's card is worth: `Go5` and `Eo5=El` are 5; heroes and answers in words count as 10."""
    number = re.search(r"\d", move)
    return int(number[0]) if number else 10


def choose(told: dict[str, Any], lots: random.Random) -> str:
    """One of the legal moves."""
    legal: list[str] = told["legal"]
    if told["awaits"] != "play":  # a power or a pick asks: any answer will do
        return lots.choice(legal)
    if not told["played"]:  # we lead: high for a good card, low for a bad one
        wanted = max((value(card) for card in told["revealed"]), default=9)
        return max(legal, key=value) if wanted >= 5 else min(legal, key=value)
    faction = told["played"][0][:2]
    highest = max(value(card) for card in told["played"] if card.startswith(faction))
    winning = [move for move in legal if move.startswith((faction, "Do")) and value(move) > highest]
    return min(winning or legal, key=value)


def main() -> None:
    """Read lines until there are no more."""
    lots = random.Random()
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "game":
            lots.seed(told["seed"])
        elif told["type"] == "move":
            print(choose(told, lots), flush=True)
        elif told["type"] == "end":
            break


if __name__ == "__main__":
    main()
