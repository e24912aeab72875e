"""Starts of phase two as they come about in play: phase one is played by the `simple` bot in both seats."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from claim import bots
from claim.bots import make_bot
from claim.deals import dealt
from claim.knowledge import view_of
from claim.notation import Record, read_record, write_record
from claim.rules import Game, Phase, Position, Ruleset

__all__ = ["FOLDER", "SEED", "kept_records", "start_of_phase_two", "starts_of_phase_two"]

FOLDER: Final = Path("build/positions")
"""Where positions are kept, so that they are made once only."""
SEED: Final = 2026


def starts_of_phase_two(
    ruleset: Ruleset, count: int, *, seed: int = SEED, after_each: Callable[[], None] = lambda: None
) -> list[Position]:
    """So many positions of this ruleset; the same ones for the same seed, made only if they are not kept already."""
    return [
        read_record(text).replay().position for text in kept_records(ruleset, count, seed=seed, after_each=after_each)
    ]


def kept_records(
    ruleset: Ruleset, count: int, *, seed: int = SEED, after_each: Callable[[], None] = lambda: None
) -> list[str]:
    """The same positions as records, from the file where they are kept; those that it lacks are added to it."""
    file = FOLDER / f"{'-'.join(ruleset.factions)}-{ruleset.tie_break}-{seed}-{_bots_digest()}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    records = [str(json.loads(line)["record"]) for line in lines[:count]]
    missing = range(len(records), count)
    if missing:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as kept:
            for number in missing:
                records.append(write_record(Record.of(start_of_phase_two(ruleset, seed, number))))
                print(json.dumps({"record": records[-1]}), file=kept)
                after_each()
    return records


def start_of_phase_two(ruleset: Ruleset, seed: int, number: int) -> Game:
    """Deal number `number` of this seed, played up to the end of phase one."""
    lots = Random(f"{seed} {ruleset.deck} {ruleset.tie_break} {number}")
    game = Game(ruleset, dealt(ruleset, lots))
    players = [make_bot("simple", lots) for _ in range(ruleset.players)]
    while game.position.phase is Phase.RECRUIT:
        seat = game.position.to_move
        assert seat is not None
        game.play(seat, players[seat].choose(view_of(game, seat)))
    return game


def _bots_digest() -> str:
    """Changes when a bot does, as then the positions of the old one are of no use."""
    (folder,) = map(Path, bots.__path__)
    sources = sorted(folder.glob("*.py"))
    return sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:8]
