"""`claim replay`: traces for programs, tables for people, and records refused."""

import json
from pathlib import Path
from random import Random

import pytest

from claim.notation import LARGEST_RECORD, Record, trace, write_record
from claim.rules import Phase, Ruleset
from tests.cli.kit import claim_process, record_file, run, run_process
from tests.games import KINDS, random_game, random_ruleset


def with_illegal_move(path: Path) -> None:
    """A record whose third move plays a card that is not there any more."""
    game = record_file(path, seed=3, ruleset=Ruleset.of("Un Dw Do El Or"), moves=2)
    text = path.read_text()
    path.write_text(text.replace("\n*\n", f"\n{game.moves[0]}\n*\n"))


# Traces


@pytest.mark.parametrize("kind", KINDS)
def test_a_trace_is_one_object_a_line(kind: str) -> None:
    game = record_file(Path("a.claim"), 5, random_ruleset(Random(5), kind))
    traced = run("replay", "a.claim", "--trace")
    assert traced.exit_code == 0
    lines = traced.stdout.splitlines()
    assert [json.loads(line) for line in lines] == list(trace(Record.of(game)))
    assert lines[0].startswith('{"n": 1, "phase": 1, "trick": 1, "seat": ')
    assert lines[-1].startswith('{"result": {"winners": [')


def test_one_file_has_no_name_in_its_trace_and_several_have() -> None:
    record_file(Path("a.claim"), 1, moves=4)
    record_file(Path("b.claim"), 2, moves=3)
    assert "file" not in run("replay", "--trace", "a.claim").stdout
    lines = run("replay", "--trace", "a.claim", "./b.claim").stdout.splitlines()
    assert (lines[0], lines[6]) == ('{"file": "a.claim"}', '{"file": "./b.claim"}')
    assert (lines[5], lines[10]) == ('{"result": null}', '{"result": null}')


def test_standard_input_is_a_file_too() -> None:
    record_file(Path("a.claim"), 1)
    assert (
        run("replay", "--trace", "-", typed=Path("a.claim").read_text()).stdout
        == run("replay", "--trace", "a.claim").stdout
    )


def test_a_broken_rule_has_status_1_and_is_told_with_what_was_legal() -> None:
    with_illegal_move(Path("bad.claim"))
    refused = run("replay", "--trace", "bad.claim")
    assert refused.exit_code == 1
    assert refused.stdout == ""
    game = random_game(Random(3), Ruleset.of("Un Dw Do El Or"), 2)
    assert "bad.claim" in refused.stderr
    assert f"move 3: {game.moves[0]}" in refused.stderr
    legal = sorted(map(str, game.position.legal_moves()))
    assert " ".join(legal) in refused.stderr


def test_a_move_after_the_end_is_a_broken_rule() -> None:
    record_file(Path("a.claim"), 1)
    text = Path("a.claim").read_text().splitlines()
    Path("a.claim").write_text("\n".join([*text[:-1], "Go5", text[-1]]))
    assert run("replay", "a.claim").exit_code == 1


@pytest.mark.parametrize("arguments", [["--trace"], []])
def test_what_cannot_be_read_has_status_2_and_a_clear_word(arguments: list[str], folder: Path) -> None:
    record_file(Path("good.claim"), 1)
    good = Path("good.claim").read_text()
    Path("empty.claim").write_text("")
    Path("bytes.claim").write_bytes(b"\xff\xfe\x00")
    Path("large.claim").write_bytes(b" " * (LARGEST_RECORD + 1))
    Path("deck.claim").write_text(good.replace("[Deck", '[Deck "Go Kn"]\n[Was'))
    Path("deal.claim").write_text(good.replace('[Stock "', '[Stock "?? '))
    Path("result.claim").write_text(good.rsplit("\n", 2)[0] + "\n*\n")
    Path("move.claim").write_text(good.rsplit("\n", 2)[0] + "\nZz9\n")
    (folder / "dir.claim").mkdir()
    words = {
        "missing.claim": "No such file",
        "dir.claim": "directory",
        "empty.claim": "missing",
        "bytes.claim": "UTF-8",
        "large.claim": "bytes",
        "deck.claim": "no legal deck",
        "deal.claim": "deal",
        "result.claim": "result",
        "move.claim": "Zz9",
        "nul\0.claim": "null",
    }
    for name, word in words.items():
        refused = run("replay", *arguments, name)
        assert (name, refused.exit_code, refused.stdout) == (name, 2, "")
        assert word in refused.stderr
        assert "Traceback" not in refused.stderr


def test_several_files_are_all_replayed_and_the_highest_status_counts() -> None:
    record_file(Path("good.claim"), 1)
    with_illegal_move(Path("bad.claim"))
    assert run("replay", "--trace", "bad.claim", "good.claim").exit_code == 1
    refused = run("replay", "--trace", "bad.claim", "missing.claim", "good.claim", "bad.claim")
    assert refused.exit_code == 2
    lines = [json.loads(line) for line in refused.stdout.splitlines()]
    files = [line["file"] for line in lines if "file" in line]
    assert files == ["bad.claim", "missing.claim", "good.claim", "bad.claim"]
    assert lines[:3] == [{"file": "bad.claim"}, {"file": "missing.claim"}, {"file": "good.claim"}]
    assert "result" in lines[-2]


def test_a_reader_that_goes_away_is_no_error(folder: Path) -> None:
    for seed in range(40):
        record_file(folder / f"{seed}.claim", seed)
    process = claim_process("replay", "--trace", *(f"{seed}.claim" for seed in range(40)), cwd=folder)
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdin is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(timeout=60) == 0
    assert process.stderr.read() == ""
    process.stderr.close()
    process.stdin.close()


# For people


@pytest.mark.parametrize("kind", KINDS)
def test_people_see_hands_tricks_and_votes(kind: str) -> None:
    game = record_file(Path("a.claim"), 8, random_ruleset(Random(8), kind))
    shown = run("replay", "a.claim")
    assert shown.exit_code == 0
    for hand in game.deal.hands:
        assert all(str(card) in shown.stdout for card in hand)
    for word in ("Phase one", "Phase two", "because", "crown", "› led, * won"):
        assert word in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 100


def test_people_see_whose_game_it_is_and_an_unfinished_one() -> None:
    game = random_game(Random(2), moves=30)
    notes = (("Seat0", "Anna"), ("Seat1", "bot simple"), ("Event", 'a "test"'))
    Path("a.claim").write_text(write_record(Record.of(game, notes)))
    shown = run("replay", "a.claim").stdout
    assert "Anna" in shown
    assert "Bot 1" in shown
    assert 'Event: a "test"' in shown
    assert "unfinished, after 30 moves" in shown


def test_several_games_have_their_names_above(folder: Path) -> None:
    record_file(Path("a.claim"), 1)
    record_file(Path("b.claim"), 2)
    status, out, _ = run_process("replay", "a.claim", "b.claim", cwd=folder)
    assert status == 0
    assert out.index("== a.claim") < out.index("== b.claim")


def test_nothing_is_wider_than_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for seed, kind in enumerate(KINDS):
        game = record_file(Path("a.claim"), seed, random_ruleset(Random(seed), kind))
        assert game.position.phase is Phase.OVER
        assert max(map(len, run("replay", "a.claim").stdout.splitlines())) <= 60
