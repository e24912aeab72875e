"""A process that dies in the midst of a game loses nothing of which anybody was told."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import pytest

from claim.knowledge import view_of
from claim.notation import read_record
from claim.rules import Chosen, Game
from claim.table import Table
from claim.terminal.journal import read_journal
from claim.terminal.keeping import Shelf, folded
from tests.terminal.doomed import SEED, choose, rules_of
from tests.terminal.visitor import PATIENCE, at_home, moves_kept

ROOT: Final = Path(__file__).parents[2]
THOROUGH: Final = os.environ.get("CLAIM_TESTS") == "thorough"
SEATS: Final = ("me,simple", "simple,me,random")


def started(folder: Path, seats: str, point: str = "never", count: int = 0) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tests.terminal.doomed", str(folder), seats, point, str(count)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def heard_from(process: "subprocess.Popen[str]") -> list[str]:
    """All whole lines that a process that has ended has said."""
    out, _ = process.communicate(timeout=2 * PATIENCE)
    return [line for line in out.splitlines(keepends=True) if line.endswith("\n")]


def check(folder: Path, lines: Sequence[str]) -> Table:
    """Whatever was told is kept, in this order, and the file is as good as ever."""
    assert Shelf(folder).damaged() == []
    (path,) = folder.glob("*.game")
    table = folded(read_journal(path.read_bytes()))
    seat = table.house.people[0]
    shown = [str(event.move) for event in _told_to(table.game, seat)]
    for line in lines:
        told = json.loads(line)
        if isinstance(told, list):
            assert told == shown[: len(told)]
    return table


def _told_to(game: Game, seat: int) -> list[Chosen]:
    return [event for event in view_of(game, seat).events if isinstance(event, Chosen)]


async def undisturbed(folder: Path, seats: str) -> str:
    """The record of the game that nobody disturbs."""
    rules = rules_of(seats)
    async with at_home(folder, rules, {rules.seats.index("me"): "Anna"}, seed=SEED) as visitor:
        await visitor.play(choose)
        return await visitor.link.record()


@pytest.mark.parametrize("seats", SEATS)
async def test_killed_again_and_again_it_is_the_same_game(seats: str, tmp_path: Path) -> None:
    """Killed at any moment, and gone on with each time: no told move is lost, and luck is as it would have been."""
    lots, kills, folder = Random(seats), 0, tmp_path / "games"
    record = ""
    while not record:
        process = started(folder, seats)
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(lots.randrange(1, 20))]
        time.sleep(lots.random() * 0.05)
        process.send_signal(signal.SIGKILL)
        lines += heard_from(process)
        kills += process.returncode == -signal.SIGKILL
        table = check(folder, [line for line in lines if line.endswith("\n")])
        if table.is_over:
            process = started(folder, seats)
            record = json.loads(heard_from(process)[-1])
    assert kills > 2
    assert record == await undisturbed(tmp_path / "whole", seats)


@pytest.mark.parametrize("point", ["half", "written", "kept"])
@pytest.mark.parametrize("count", range(1, 40) if THOROUGH else (1, 9))
def test_killed_at_the_worst_moment(point: str, count: int, tmp_path: Path) -> None:
    """Half a line written, a line not yet safe, or kept and not told: the game goes on without a fault."""
    process = started(tmp_path, SEATS[0], point, count)
    lines = heard_from(process)
    assert process.returncode == -signal.SIGKILL
    check(tmp_path, lines)
    (path,) = tmp_path.glob("*.game")
    before = moves_kept(path)
    lines = heard_from(started(tmp_path, SEATS[0]))
    assert check(tmp_path, lines).is_over
    assert moves_kept(path)[: len(before)] == before
    assert read_record(json.loads(lines[-1])).replay().position.is_over


def test_killed_while_the_first_line_is_written(tmp_path: Path) -> None:
    process = started(tmp_path, SEATS[0], "half", 0)
    assert heard_from(process) == []
    assert (Shelf(tmp_path).running(), Shelf(tmp_path).damaged()) == ([], [])
    lines = heard_from(started(tmp_path, SEATS[0]))
    assert check(tmp_path, lines).is_over
