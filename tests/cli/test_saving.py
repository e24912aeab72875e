"""Games that are interrupted, resumed, and saved against all odds."""

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from claim.cli import files
from claim.cli.keeping import Keeper, NotSaved
from claim.notation import Record, read_record
from tests.cli.kit import ENVIRONMENT, claim_process, only_record, record_file, run, said

FIRSTS = ["1"] * 60


@pytest.fixture
def whole(folder: Path) -> Record:
    """A game played without a pause."""
    (folder / "whole").mkdir()
    run("play", "--seed", "12", "--heroes", "--save", "whole", typed=FIRSTS)
    return only_record(folder / "whole")


# Going on


@pytest.mark.parametrize("last_line", ["quit", None])
@pytest.mark.parametrize("moves", [1, 9, 20])
def test_a_game_goes_on_exactly_where_it_stopped(whole: Record, moves: int, last_line: str | None) -> None:
    typed = ["1"] * moves + ([last_line] if last_line else [])
    left = run("play", "--seed", "12", "--heroes", "--save", "a.claim", typed=typed)
    assert left.exit_code == 0
    assert "claim play --resume a.claim" in left.stdout
    part = read_record(Path("a.claim").read_text())
    assert part.result == "*"
    assert 0 < len(part.moves) < len(whole.moves)
    assert run("play", "--resume", "a.claim", typed=FIRSTS).exit_code == 0
    assert read_record(Path("a.claim").read_text()) == whole


def test_other_players_may_take_over(folder: Path) -> None:
    run("play", "--seed", "1", "--save", "a.claim", typed=["1", "quit"])
    run("play", "--resume", "a.claim", "--bot", "random", "--names", "Anna", "--save", "b.claim", typed=["1", "quit"])
    notes = dict(read_record(Path("b.claim").read_text()).notes)
    assert (notes["Seat0"], notes["Seat1"], notes["Seed"]) == ("Anna", "bot random", "1")
    assert dict(read_record(Path("a.claim").read_text()).notes)["Seat0"] == "person"


def test_a_record_without_notes_is_played_from_seat_0() -> None:
    Path("a.claim").write_text(run("deal", "--seed", "4", "--leader", "0").stdout)
    run("play", "--resume", "a.claim", typed=["1", "quit"])
    notes = dict(read_record(Path("a.claim").read_text()).notes)
    assert (notes["Seat0"], notes["Seat1"], notes["Seed"]) == ("person", "bot steady", "4")


def test_a_finished_game_shows_its_votes_again() -> None:
    record_file(Path("a.claim"), 3)
    shown = run("play", "--resume", "a.claim")
    assert shown.exit_code == 0
    assert "crown" in shown.stdout


@pytest.mark.parametrize("damage", ["illegal", "unreadable", "bot"])
def test_a_damaged_game_is_refused_and_left_alone(damage: str) -> None:
    run("play", "--seed", "1", "--leader", "0", "--save", "a.claim", typed=["1", "quit"])
    text = Path("a.claim").read_text()
    text = {
        "illegal": text.replace("1. ", "1. swap:no "),
        "unreadable": text.replace("[Players", "[Playrs"),
        "bot": text.replace("bot steady", "bot gone"),
    }[damage]
    Path("a.claim").write_text(text)
    refused = run("play", "--resume", "a.claim", typed=["1"])
    assert refused.exit_code == 2
    assert refused.stderr
    assert Path("a.claim").read_text() == text


# Interruptions


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves_the_game(number: signal.Signals, whole: Record, folder: Path) -> None:
    process = claim_process("play", "--seed", "12", "--heroes", "--save", "a.claim", cwd=folder)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n1\n1\n")
    process.stdin.flush()
    prompts = 0
    while prompts < 4:
        prompts += process.stdout.read(1) == ">"
    process.send_signal(number)
    process.communicate(timeout=60)
    assert process.returncode == 128 + number
    part = read_record((folder / "a.claim").read_text())
    assert part.moves == whole.moves[: len(part.moves)]
    assert len(part.moves) >= 3
    assert run("play", "--resume", "a.claim", typed=FIRSTS).exit_code == 0
    assert read_record((folder / "a.claim").read_text()) == whole


def test_a_closed_terminal_saves_the_game(folder: Path) -> None:
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "claim.cli", "play", "--seed", "12", "--save", "a.claim"],
        cwd=folder,
        env=ENVIRONMENT | {"TERM": "xterm"},
        stdin=slave,
        stdout=slave,
        stderr=slave,
    )
    os.close(slave)
    os.write(master, b"1\n1\n")
    seen = b""
    while seen.count(b"> ") < 3:
        seen += os.read(master, 4096)
    os.close(master)
    process.wait(timeout=60)
    assert len(read_record((folder / "a.claim").read_text()).moves) >= 2


def test_a_reader_that_goes_away_does_not_lose_the_game(folder: Path) -> None:
    process = claim_process("play", "--seed", "12", "--leader", "1", "--save", "a.claim", cwd=folder)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    while process.stdout.read(1) != ">":
        pass
    process.stdout.close()
    with suppress(BrokenPipeError):
        process.stdin.write("1\n")
        process.stdin.close()
    process.wait(timeout=60)
    assert "Traceback" not in process.stderr.read()
    process.stderr.close()
    assert read_record((folder / "a.claim").read_text()).moves


def test_nothing_is_saved_where_nothing_happened(folder: Path) -> None:
    assert run("play", "--seed", "1", "--leader", "0", typed=["quit"]).exit_code == 0
    assert list(folder.iterdir()) == []


# Never over another game


def test_an_existing_file_is_never_written_over() -> None:
    Path("a.claim").write_text("precious")
    refused = run("play", "--save", "a.claim", typed=FIRSTS)
    assert refused.exit_code == 2
    assert "a.claim is there already" in said(refused)
    shown = run("play", "--seed", "1", typed=["1", "save a.claim", "quit"]).stdout
    assert "a.claim is there already" in shown
    assert Path("a.claim").read_text() == "precious"


def test_games_of_the_same_seed_get_files_of_their_own(folder: Path) -> None:
    for _ in range(3):
        run("play", "--seed", "1", typed=["1", "quit"])
    assert len(list(folder.glob("claim-*-1*.claim"))) == 3


def test_saving_by_hand_and_then_at_the_end_is_one_file(folder: Path) -> None:
    shown = run(
        "play", "--seed", "1", "--save", "a.claim", typed=["1", "save", "1", "undo", "2", "save", *FIRSTS]
    ).stdout
    assert shown.count("Saved to a.claim") == 3
    assert [file.name for file in folder.iterdir()] == ["a.claim"]
    assert only_record(folder).replay().position.is_over


def test_a_file_that_changed_meanwhile_is_kept(folder: Path) -> None:
    game = record_file(folder / "a.claim", 5, moves=10)
    keeper = Keeper.resumed(Path("a.claim"), Path("a.claim").read_text(), None, "5")
    record_file(folder / "a.claim", 6, moves=20)
    other = Path("a.claim").read_text()
    assert keeper.save(Record.of(game)) == Path("a-2.claim")
    assert Path("a.claim").read_text() == other
    with pytest.raises(NotSaved):
        keeper.save(Record.of(game), Path("a.claim"))


def test_an_earlier_stage_of_the_same_game_may_be_replaced(folder: Path) -> None:
    game = record_file(folder / "a.claim", 5, moves=10)
    record_file(folder / "b.claim", 5, moves=4)
    keeper = Keeper.new(Path("c.claim"), "5")
    assert keeper.save(Record.of(game), Path("b.claim")) == Path("b.claim")
    assert (folder / "b.claim").read_text() == (folder / "a.claim").read_text()


# Writes that fail


def _fails(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("broken", ["replace", "fsync"])
def test_a_failed_write_keeps_the_old_file(broken: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    run("play", "--seed", "1", "--leader", "0", "--save", "a.claim", typed=["1", "quit"])
    before = Path("a.claim").read_text()
    monkeypatch.setattr(os, broken, _fails)
    failed = run("play", "--resume", "a.claim", typed=["1", "1", "quit"])
    assert failed.exit_code == 2
    assert "a.claim cannot be written: No space left on device" in said(failed)
    assert len(read_record(failed.stderr[failed.stderr.index("[Players") :]).moves) > 4
    assert Path("a.claim").read_text() == before
    assert [file.name for file in folder.iterdir()] == ["a.claim"]


def test_a_folder_that_cannot_be_written_to_is_refused_before_the_game(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    def closed(*_: object) -> bool:
        return False

    may_write: Callable[..., bool] = closed
    monkeypatch.setattr(os, "access", may_write)
    refused = run("play", "--save", "a.claim", typed=FIRSTS)
    assert refused.exit_code == 2
    assert "cannot be written to" in said(refused)
    assert refused.stdout == ""


def test_a_written_file_keeps_its_mode_and_its_link(folder: Path) -> None:
    (folder / "real.txt").write_text("old")
    (folder / "real.txt").chmod(0o640)
    (folder / "link.txt").symlink_to("real.txt")
    files.write_whole(Path("link.txt"), "new")
    assert (folder / "link.txt").is_symlink()
    assert (folder / "real.txt").read_text() == "new"
    assert (folder / "real.txt").stat().st_mode & 0o777 == 0o640
