"""Games are kept whatever happens: what was told is there, what is damaged is reported and left as it is."""

import errno
import os
import subprocess
import sys
from io import FileIO
from pathlib import Path
from random import Random

import pytest

from claim.errors import ClaimError
from claim.rules import Phase
from claim.table import Entry, Table
from claim.terminal import journal
from claim.terminal.journal import Heading, Journal, NotKept, read_journal
from claim.terminal.keeping import KeptGame, Shelf, ended
from claim.terminal.match import Match
from claim.wire.houses import deal_read, house_of
from claim.wire.tables import ClockRules, NewTable
from tests.table.matches import play

RULES = NewTable(seats=["me", "open"])
PEOPLE = {0: "Anna", 1: "Ben"}


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games")


def entries_of(heading: Heading, moves: int | None) -> list[Entry]:
    """So many random moves of a game, or all of them."""
    made: list[Entry] = []

    class Noting(Table):
        def add(self, entry: Entry) -> None:
            super().add(entry)
            made.append(entry)

    play(Noting(house_of(heading.rules), deal_read(heading.deal), heading.began), Random(5), moves, heading.began)
    return made


def kept(shelf: Shelf, moves: int | None = 5, *, noted: bool = True) -> Path:
    """The journal of a game with so many moves made."""
    match = Match.begun(shelf, RULES, PEOPLE, seed=1)
    for entry in entries_of(match.heading, moves):
        match.journal.add(entry)
        match.table.add(entry)
    how = ended(match.table)
    if how is not None and noted:
        match.journal.end(how)
    match.journal.close()
    return match.journal.path


# What is kept


def test_what_was_kept_is_read_back(shelf: Shelf) -> None:
    path = kept(shelf)
    (game,) = shelf.running()
    assert (game.path, game.names, game.written.heading.seed) == (path, ["Anna", "Ben"], "1")
    assert (game.rules.deck, game.rules.seats) == ("Go Kn Un Dw Do", ["me", "open"])
    assert (game.phase, game.trick, game.is_over) == (Phase.RECRUIT, 3, False)
    assert [entry.number for entry in game.entries] == [1, 2, 3, 4, 5]
    assert (shelf.finished(), shelf.damaged()) == ([], [])


@pytest.mark.parametrize("noted", [True, False])
def test_a_game_that_is_over_is_finished_even_if_nobody_had_time_to_note_it(shelf: Shelf, noted: bool) -> None:
    kept(shelf, None, noted=noted)
    (game,) = shelf.finished()
    assert shelf.running() == []
    assert game.ended is not None
    assert game.ended.ended_by == "votes"
    assert game.ended.result in ("1-0", "0-1", "1/2-1/2")
    assert game.phase is Phase.OVER


def test_games_are_listed_with_the_newest_first(shelf: Shelf) -> None:
    paths = [kept(shelf, moves) for moves in (1, 2, 3)]
    assert {game.path for game in shelf.running()} == set(paths)
    times = [game.changed for game in shelf.running()]
    assert times == sorted(times, reverse=True)


def test_a_game_that_goes_on_is_read_again(shelf: Shelf) -> None:
    path = kept(shelf, 3)
    (before,) = shelf.running()
    opened, written = Journal.reopened(path)
    opened.add(entries_of(written.heading, 4)[3])
    opened.close()
    (after,) = shelf.running()
    assert (len(before.entries), len(after.entries)) == (3, 4)


def test_without_a_folder_there_are_no_games(shelf: Shelf) -> None:
    assert (shelf.running(), shelf.finished(), shelf.damaged()) == ([], [], [])


# A process that died


def test_a_half_written_last_line_is_dropped_wherever_it_was_cut(shelf: Shelf) -> None:
    path = kept(shelf, 4)
    whole = path.read_bytes()
    start = whole.rfind(b"\n", 0, -1) + 1
    for end in range(start, len(whole)):
        path.write_bytes(whole[:end])
        (game,) = Shelf(shelf.folder).running()
        assert len(game.entries) == 3
        opened, written = Journal.reopened(path)
        opened.add(entries_of(written.heading, 4)[3])
        opened.close()
        assert path.read_bytes() == whole


def test_whatever_follows_the_last_line_is_dropped_before_the_next_is_added(shelf: Shelf) -> None:
    path = kept(shelf, 4)
    whole = path.read_bytes()
    path.write_bytes(whole + bytes(500))
    (game,) = shelf.running()
    assert len(game.entries) == 4
    opened, written = Journal.reopened(path)
    opened.add(entries_of(written.heading, 5)[4])
    opened.close()
    assert path.read_bytes().startswith(whole)
    assert len(read_journal(path.read_bytes()).entries) == 5
    assert b"\0" not in path.read_bytes()


def test_a_game_whose_first_line_was_being_written_was_never_there(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(_descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", die)
    with pytest.raises(KeyboardInterrupt):
        Match.begun(shelf, RULES, PEOPLE)
    assert (shelf.running(), shelf.damaged()) == ([], [])


# Damage


def test_any_changed_byte_is_noticed_and_the_file_is_left_as_it_is(shelf: Shelf) -> None:
    path = kept(shelf, 2)
    whole = path.read_bytes()
    for place in range(len(whole) - 1):
        damaged = bytearray(whole)
        damaged[place] ^= 0x01
        path.write_bytes(damaged)
        there = Shelf(shelf.folder)
        (found,) = there.damaged()
        assert (found.path, there.running(), there.finished()) == (path, [], [])
        with pytest.raises(ClaimError):
            Journal.reopened(path)
        assert path.read_bytes() == damaged


@pytest.mark.parametrize("line", [0, 1, 2])
def test_a_missing_line_is_noticed(shelf: Shelf, line: int) -> None:
    path = kept(shelf, 3)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:line] + lines[line + 1 :]))
    (found,) = shelf.damaged()
    assert f"line {line + 1}" in found.why


def test_other_files_are_damaged_too_and_the_rest_is_listed(shelf: Shelf) -> None:
    path = kept(shelf, 3)
    for name, data in (("empty", b""), ("text", b"hello\n"), ("bytes", bytes(range(256)) + b"\n")):
        (shelf.folder / f"{name}.game").write_bytes(data)
    (shelf.folder / "folder.game").mkdir()
    assert [found.path.stem for found in shelf.damaged()] == ["bytes", "empty", "folder", "text"]
    assert [game.path for game in shelf.running()] == [path]


def test_moves_that_cannot_have_been_made_are_noticed(shelf: Shelf) -> None:
    heading = read_journal(kept(shelf, 0).read_bytes()).heading
    wrong = shelf.begin(heading, [Entry(1, 0, "move", 0, "swap:no")])
    wrong.close()
    (found,) = shelf.damaged()
    assert found.path == wrong.path


def test_a_newer_format_is_not_read(shelf: Shelf) -> None:
    heading = read_journal(kept(shelf, 0).read_bytes()).heading
    newer = Heading(
        format=2, rules=heading.rules, deal=heading.deal, names=heading.names, seed="1", began=heading.began
    )
    with pytest.raises(ClaimError, match="this version of the program reads 1"):
        shelf.begin(newer)
    (found,) = shelf.damaged()
    assert "format 2" in found.why


# Two windows


def test_a_game_is_played_in_one_window_only(shelf: Shelf) -> None:
    path = kept(shelf)
    (game,) = shelf.running()
    first = Match.reopened(game)
    with pytest.raises(ClaimError, match="another window"):
        Match.reopened(game)
    assert _reopened_elsewhere(path) == "this game is being played in another window"
    first.journal.close()
    assert _reopened_elsewhere(path) == "opened"


def _reopened_elsewhere(path: Path) -> str:
    script = (
        "import sys; from pathlib import Path; from claim.terminal.journal import Journal\n"
        "try: Journal.reopened(Path(sys.argv[1])); print('opened')\n"
        "except ValueError as error: print(error)"
    )
    ran = subprocess.run([sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=True)
    return ran.stdout.strip()


def test_a_new_game_is_locked_at_once(shelf: Shelf) -> None:
    match = Match.begun(shelf, RULES, PEOPLE)
    (game,) = shelf.running()
    with pytest.raises(ClaimError, match="another window"):
        Match.reopened(game)
    match.journal.close()


def test_a_game_that_is_gone_is_not_opened(shelf: Shelf) -> None:
    path = kept(shelf)
    (game,) = shelf.running()
    path.unlink()
    with pytest.raises(ClaimError, match="cannot be opened: No such file"):
        Match.reopened(game)
    assert shelf.running() == []


# Full disks


def test_what_cannot_be_written_has_not_happened(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept(shelf, 3)
    before = path.read_bytes()
    opened, written = Journal.reopened(path)
    entry = entries_of(written.heading, 4)[3]

    def full(file: FileIO, data: bytes) -> None:
        file.write(data[:10])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(journal, "_write_all", full)
        with pytest.raises(NotKept, match="the game cannot be kept: No space left on device"):
            opened.add(entry)
    assert path.read_bytes() == before
    opened.add(entry)
    opened.close()
    assert len(read_journal(path.read_bytes()).entries) == 4


def test_where_nothing_can_be_kept_no_game_begins(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(NotKept, match="no game can be kept in"):
        Match.begun(Shelf(tmp_path / "file"), RULES, PEOPLE)


# Where


def test_games_are_kept_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLAIM_HOME", str(tmp_path / "mine"))
    path = kept(Shelf())
    assert path.parent == tmp_path / "mine" / "games"
    assert [game.path for game in Shelf().running()] == [path]


def test_what_cannot_be_played_here() -> None:
    shelf = Shelf(Path("nowhere"))
    for rules, people, words in (
        (NewTable(clock=ClockRules("move", 30)), {0: "Anna"}, "has no clock"),
        (NewTable(), {0: "Anna", 1: "Ben"}, "not the seats of the people"),
        (NewTable(), {}, "not the seats of the people"),
        (NewTable("Go Kn"), {0: "Anna"}, "deck|Deck|factions"),
    ):
        with pytest.raises(ClaimError, match=words):
            Match.begun(shelf, rules, people)
    assert not shelf.folder.exists()


def test_a_kept_game_is_a_value(shelf: Shelf) -> None:
    kept(shelf)
    assert shelf.running() == Shelf(shelf.folder).running()
    assert isinstance(shelf.running()[0], KeptGame)
