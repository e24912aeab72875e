"""A process that plays a game at this computer, tells what it was told, and may die at any moment.

python -m tests.terminal.doomed FOLDER SEATS POINT COUNT

Goes on with the game in the folder, or begins one. Each view and update is told on standard output, as all moves it
has heard of so far. It dies by itself at a point, at the so-manieth time: `half` (with half a line written), `written`
(before what was written is safe), `kept` (after it is kept, before it is told); `never` plays on.
"""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from claim.bots.asking import Thinker
from claim.rules import Chosen
from claim.terminal import journal
from claim.terminal.hosted import Hosted
from claim.terminal.journal import Journal
from claim.terminal.keeping import Shelf
from claim.terminal.sight import Sight
from claim.wire.messages import Update, View
from claim.wire.tables import NewTable
from tests.terminal.visitor import Visitor

SEED: Final = 11


def choose(sight: Sight) -> str:
    """A choice that depends on nothing but what is known."""
    assert sight.turn is not None
    return Random(f"{sight.number} {sight.turn.legal}").choice(sight.turn.legal)


def rules_of(seats: str) -> NewTable:
    words = seats.split(",")
    deck = "Gn Gi Dr Tr Se" if len(words) == 2 else "Go Kn Un Dw Do Dr Se"
    return NewTable(deck, heroes=len(words) == 2, seats=words)


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _doom(point: str, count: int) -> None:
    left = count

    def comes() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    write_all, add, fsync = journal._write_all, Journal.add, os.fsync

    def half(file: Any, data: bytes) -> None:
        if comes():
            write_all(file, data[: len(data) // 2])
            _die()
        write_all(file, data)

    def written(descriptor: int) -> None:
        if comes():
            _die()
        fsync(descriptor)

    def kept(*arguments: Any) -> None:
        add(*arguments)
        if comes():
            _die()

    places: dict[str, tuple[object, str, Callable[..., None]]] = {
        "half": (journal, "_write_all", half),
        "written": (os, "fsync", written),
        "kept": (Journal, "add", kept),
    }
    if point in places:
        place, name, doomed = places[point]
        setattr(place, name, doomed)


async def play(folder: Path, seats: str) -> None:
    shelf, thinker = Shelf(folder), Thinker()
    running = shelf.running()
    if running:
        link = Hosted.resumed(running[0], shelf, thinker, pace=0.02)
    else:
        rules = rules_of(seats)
        link = Hosted.new(rules, {rules.seats.index("me"): "Anna"}, shelf, thinker, pace=0.02, seed=SEED)
    visitor, answered = Visitor(link), 0
    while not visitor.sight.is_over:
        message = await visitor.hear()
        if isinstance(message, View | Update):
            events = visitor.sight.view.events
            print(json.dumps([str(event.move) for event in events if isinstance(event, Chosen)]), flush=True)
        if visitor.sight.is_asked and visitor.sight.number != answered:
            answered = visitor.sight.number
            await visitor.move(choose(visitor.sight))
    print(json.dumps(await link.record()), flush=True)
    await link.close()
    thinker.close()


if __name__ == "__main__":
    _doom(sys.argv[3], int(sys.argv[4]))
    asyncio.run(play(Path(sys.argv[1]), sys.argv[2]))
