"""`claim hint`: the best move for programs and for people, and records refused."""

import json
from pathlib import Path

import pytest

from claim.bots import Assessment
from claim.knowledge import View
from claim.rules import CLAIM, Ruleset
from claim.solver import solve
from claim.texts import languages
from tests.cli.kit import record_file, run, run_process, said

GLANCE = ("--effort", "20")


def test_a_proven_hint_is_one_object_on_a_line() -> None:
    game = record_file(Path("a.claim"), 1, CLAIM, 43)
    shown = run("hint", "a.claim", "--json")
    assert shown.exit_code == 0
    assert shown.stdout.count("\n") == 1
    answer = json.loads(shown.stdout)
    assert list(answer) == ["seat", "move", "chance", "chances", "proven"]
    moves = solve(game.position).moves
    assert answer["seat"] == game.position.to_move
    assert answer["proven"] is True
    assert answer["chances"] == {str(move): (value + 1) / 2 for move, value in moves.items()}
    assert answer["chance"] == answer["chances"][answer["move"]] == max(answer["chances"].values())


def test_a_position_is_chosen_by_the_move_made_in_it() -> None:
    game = record_file(Path("a.claim"), 1, CLAIM)
    answer = json.loads(run("hint", "a.claim", "--json", "--at", "6", *GLANCE).stdout)
    position = game.positions[5]
    assert answer["seat"] == position.to_move
    assert answer["proven"] is False
    assert answer["chances"].keys() == {str(move) for move in position.legal_moves()}
    assert run("hint", "a.claim", "--at", "6", "--seat", str(position.to_move), *GLANCE).exit_code == 0


def test_people_are_told_in_words() -> None:
    record_file(Path("a.claim"), 1, CLAIM, 43)
    record_file(Path("b.claim"), 1, Ruleset.of("Go Kn Un Dw Do Dr Se", players=3), 7)
    shown = run("hint", "a.claim", "b.claim", *GLANCE)
    assert shown.exit_code == 0
    assert all(word in shown.stdout for word in ("a.claim", "b.claim", "Proven.", "Estimated.", "Phase two", "%"))


def test_where_luck_decides_a_proof_is_a_share(monkeypatch: pytest.MonkeyPatch) -> None:
    def lucky(view: View, *_: object) -> Assessment:
        return Assessment(dict.fromkeys(view.legal, 0.75), is_proven=True)

    monkeypatch.setattr("claim.cli.hinting.hint", lucky)
    record_file(Path("a.claim"), 1, CLAIM, 43)
    shown = run("hint", "a.claim").stdout
    assert "Proven." in shown
    assert "75%" in shown


@pytest.mark.parametrize("language", languages())
def test_every_language_has_its_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record_file(Path("a.claim"), 1, CLAIM, 48)
    monkeypatch.setenv("CLAIM_LANG", language)
    status, out, err = run_process("hint", "a.claim", cwd=Path.cwd())
    assert (status, err) == (0, "")
    assert out.count("\n") > 4


def test_what_cannot_be_answered_is_refused() -> None:
    game = record_file(Path("over.claim"), 1, CLAIM)
    record_file(Path("one.claim"), 1, CLAIM, 3)
    other = 1 - (game.positions[3].to_move or 0)
    refusals = {
        ("over.claim",): "the game is over",
        ("over.claim", "--at", "53"): "1 to 52",
        ("over.claim", "--at", "0"): "1 to 52",
        ("one.claim", "--seat", str(other)): f"seat {other} has nothing to decide",
        ("one.claim", "--effort", "much"): "is no effort",
        ("none.claim",): "No such file",
    }
    for arguments, why in refusals.items():
        refused = run("hint", *arguments)
        assert (refused.exit_code, refused.stdout) == (2, ""), arguments
        assert why in said(refused)
