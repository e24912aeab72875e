"""`claim solve`: answers for programs and for people, and records refused."""

import json
import pty
import subprocess
import sys
from os import close, read
from pathlib import Path
from random import Random

import pytest

from claim.notation import Record, write_record
from claim.rules import CLAIM, CLAIM_2, Game, Ruleset
from claim.solver import solve
from claim.texts import languages
from tests.cli.kit import ENVIRONMENT, claim_process, record_file, run, run_process, said
from tests.games import random_game, random_ruleset

LATE = 44
"""A move so late that any solver has the answer at once."""


def in_phase_two(path: Path, seed: int = 1, ruleset: Ruleset = CLAIM, moves: int = LATE - 1) -> Game:
    """A game broken off in the middle of phase two, written to a file."""
    return record_file(path, seed, ruleset, moves)


# For programs


@pytest.mark.parametrize("deck", [CLAIM.deck, CLAIM_2.deck, "El Or Cy Dw Un"])
def test_an_answer_is_one_object_on_a_line(deck: str) -> None:
    game = in_phase_two(Path("a.claim"), ruleset=Ruleset.of(deck), moves=45)
    solved = run("solve", "a.claim", "--json")
    assert solved.exit_code == 0
    assert solved.stdout.count("\n") == 1
    answer = json.loads(solved.stdout)
    assert list(answer) == ["value", "seat", "moves", "line", "exact", "nodes", "seconds"]
    expected = solve(game.position)
    assert answer["value"] == expected.value
    assert answer["seat"] == game.position.to_move
    assert answer["moves"] == {str(move): value for move, value in expected.moves.items()}
    assert list(answer["moves"]) == sorted(answer["moves"])
    assert answer["line"] == [str(move) for move in expected.line]
    assert answer["exact"] is True
    assert answer["nodes"] > 0
    assert answer["seconds"] >= 0


def test_margins_are_added_where_they_are_asked_for() -> None:
    game = in_phase_two(Path("a.claim"))
    answer = json.loads(run("solve", "a.claim", "--json", "--margins").stdout)
    margins = solve(game.position, margins=True).margins
    assert answer["margins"] == {
        str(move): {"votes": margin.votes, "cards": margin.cards, "values": margin.values}
        for move, margin in margins.items()
    }


def test_a_position_is_chosen_by_the_move_made_in_it() -> None:
    game = record_file(Path("a.claim"), 1, CLAIM)
    first = len(game.moves) - 25
    for number in (LATE, len(game.moves)):
        answer = json.loads(run("solve", "a.claim", "--json", "--at", str(number)).stdout)
        position = game.positions[number - 1]
        assert answer["seat"] == position.to_move
        assert answer["moves"].keys() == {str(move) for move in position.legal_moves()}
        assert str(game.moves[number - 1]) in answer["moves"]
        assert len(answer["line"]) == len(game.moves) + 1 - number
    cut = json.loads(run("solve", "a.claim", "--json", "--at", str(first), "--nodes", "1").stdout)
    assert cut["exact"] is False


def test_the_position_after_the_last_move_has_a_number_too() -> None:
    in_phase_two(Path("a.claim"))
    one, other = (json.loads(run("solve", "a.claim", "--json", *at).stdout) for at in ([], ["--at", str(LATE)]))
    assert (one["moves"], one["line"]) == (other["moves"], other["line"])
    assert run("solve", "a.claim", "--at", str(LATE + 1)).exit_code == 2


def test_several_files_have_their_names_and_the_highest_status_counts() -> None:
    in_phase_two(Path("a.claim"))
    record_file(Path("over.claim"), 2, CLAIM)
    in_phase_two(Path("b.claim"), 3)
    broken = Path("a.claim").read_text().replace("\n*\n", "\nDeath\n*\n")
    Path("broken.claim").write_text(broken)
    solved = run("solve", "--json", "a.claim", "broken.claim", "./b.claim")
    assert solved.exit_code == 1
    answers = [json.loads(line) for line in solved.stdout.splitlines()]
    assert [answer["file"] for answer in answers] == ["a.claim", "./b.claim"]
    assert next(iter(answers[0])) == "file"
    assert "broken.claim" in solved.stderr
    assert "move 44: Death" in solved.stderr
    mixed = run("solve", "--json", "over.claim", "broken.claim", "missing.claim", "b.claim")
    assert mixed.exit_code == 2
    assert len(mixed.stdout.splitlines()) == 1
    assert all(name in mixed.stderr for name in ("over.claim", "broken.claim", "missing.claim"))


def test_standard_input_is_a_file_too() -> None:
    in_phase_two(Path("a.claim"))
    answer = json.loads(run("solve", "--json", "-", typed=Path("a.claim").read_text()).stdout)
    assert answer["moves"] == json.loads(run("solve", "--json", "a.claim").stdout)["moves"]


def test_a_budget_is_kept_to() -> None:
    record_file(Path("a.claim"), 1, CLAIM, 26)
    for budget in (["--nodes", "5"], ["--seconds", "0"]):
        answer = json.loads(run("solve", "--json", "a.claim", *budget).stdout)
        assert answer["exact"] is False
        assert answer["nodes"] < 105
    assert run("solve", "a.claim", "--nodes", "0").exit_code == 2
    assert run("solve", "a.claim", "--seconds", "-1").exit_code == 2


def test_a_reader_that_goes_away_is_no_error(folder: Path) -> None:
    for seed in range(60):
        in_phase_two(folder / f"{seed}.claim", seed, moves=48)
    process = claim_process("solve", "--json", *[f"{seed}.claim" for seed in range(60)] * 20, cwd=folder)
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    process.stdout = None
    assert process.communicate(timeout=60)[1] == ""
    assert process.returncode == 0


# For people


@pytest.mark.parametrize("deck", [CLAIM.deck, CLAIM_2.deck, "El Or Cy Dw Un"])
def test_people_see_whose_turn_it_is_each_move_and_the_best_line(deck: str) -> None:
    game = in_phase_two(Path("a.claim"), ruleset=Ruleset.of(deck))
    solution = solve(game.position, margins=True)
    shown = run("solve", "a.claim", "--margins")
    assert shown.exit_code == 0
    text = shown.stdout
    assert f"Phase two, trick {game.position.trick_number}: Seat {game.position.to_move}" in text
    assert "With best play" in text
    assert "Proved" in text
    assert all(str(move) in text for move in (*game.position.legal_moves(), *solution.line))
    assert all(f"{margin.votes:+}" in text for margin in solution.margins.values() if margin.votes)
    assert "because" in text
    assert max(map(len, text.splitlines())) <= 100


def test_people_see_names_and_the_card_to_play_to() -> None:
    game = random_game(Random(4), CLAIM, 45)
    Path("a.claim").write_text(write_record(Record.of(game, (("Seat0", "Anna"), ("Seat1", "Ben")))))
    name = ("Anna", "Ben")[game.position.to_move or 0]
    assert f"{name} plays to {game.position.trick[0]}" in run("solve", "a.claim").stdout


def test_people_see_what_was_not_finished() -> None:
    record_file(Path("a.claim"), 1, CLAIM, 26)
    shown = run("solve", "a.claim", "--nodes", "5")
    assert shown.exit_code == 0
    assert "Not proved" in shown.stdout
    assert "Nothing is known yet" in shown.stdout
    assert "?" in shown.stdout


def test_several_games_have_their_names_above() -> None:
    in_phase_two(Path("a.claim"))
    in_phase_two(Path("b.claim"), 2)
    out = run("solve", "a.claim", "b.claim").stdout
    assert out.index("== a.claim") < out.index("== b.claim")


def test_nothing_is_wider_than_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for seed, deck in enumerate([CLAIM.deck, CLAIM_2.deck, "El Or Cy Dw Un"]):
        in_phase_two(Path("a.claim"), seed, Ruleset.of(deck))
        assert max(map(len, run("solve", "a.claim", "--margins").stdout.splitlines())) <= 60


@pytest.mark.parametrize("language", languages())
def test_every_language_has_its_words(language: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENVIRONMENT, "CLAIM_LANG", language)
    in_phase_two(folder / "a.claim")
    status, out, _ = run_process("solve", "a.claim", "--margins", cwd=folder)
    assert status == 0
    assert ("With best play" in out) == (language == "en")


# Refused


def test_what_cannot_be_solved_is_refused_with_what_would_be_right() -> None:
    record_file(Path("one.claim"), 1, CLAIM, 7)
    record_file(Path("over.claim"), 1, CLAIM)
    record_file(Path("three.claim"), 1, random_ruleset(Random(1), "three"))
    record_file(Path("heroes.claim"), 1, random_ruleset(Random(1), "heroes"))
    Path("empty.claim").write_text("")
    words = {
        ("one.claim",): "still in phase one, after 7 moves",
        ("one.claim", "--at", "3"): "still in phase one",
        ("over.claim",): "27 to 52",
        ("over.claim", "--at", "26"): "27 to 52",
        ("over.claim", "--at", "53"): "27 to 52",
        ("over.claim", "--at", "0"): "27 to 52",
        ("three.claim", "--at", "60"): "only games for two",
        ("heroes.claim", "--at", "40"): "without heroes",
        ("empty.claim",): "missing",
        ("missing.claim",): "No such file",
        ("nul\0.claim",): "null",
    }
    for arguments, word in words.items():
        for form in ([], ["--json"]):
            refused = run("solve", *arguments, *form)
            assert (arguments, refused.exit_code, refused.stdout) == (arguments, 2, "")
            assert word in said(refused)
            assert arguments[0].split("\0")[0] in refused.stderr


# Progress


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
def test_progress_is_shown_to_who_watches(folder: Path) -> None:
    for seed in range(3):
        in_phase_two(folder / f"{seed}.claim", seed, moves=48)
    ours, theirs = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "claim.cli", "solve", "--json", *(f"{seed}.claim" for seed in range(3))],
        cwd=folder,
        env=ENVIRONMENT | {"TERM": "xterm"},
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        check=True,
    )
    close(theirs)
    told = b""
    while chunk := _rest(ours):
        told += chunk
    close(ours)
    assert [json.loads(line)["file"] for line in done.stdout.splitlines()] == ["0.claim", "1.claim", "2.claim"]
    assert b"Solving" in told


def _rest(terminal: int) -> bytes:
    try:
        return read(terminal, 4096)
    except OSError:  # all was read, and nobody writes any more
        return b""


def test_an_ample_budget_changes_nothing() -> None:
    game = in_phase_two(Path("a.claim"))
    answer = json.loads(run("solve", "--json", "a.claim", "--nodes", "10000000", "--seconds", "600").stdout)
    assert answer["exact"] is True
    assert answer["moves"] == {str(move): value for move, value in solve(game.position).moves.items()}


def test_help_tells_what_can_be_solved() -> None:
    shown = run("solve", "--help")
    assert shown.exit_code == 0
    assert all(word in shown.stdout for word in ("--at", "--json", "--nodes", "--seconds", "--margins", "no heroes"))
