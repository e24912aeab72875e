"""Bots that fail lose that game, for a reason that is told, and the match goes on."""

import shutil
import sys
import time
from pathlib import Path

import pytest

from claim.arena import play_match
from claim.errors import ClaimError
from claim.rules import CLAIM, Ruleset
from tests.arena.kit import FIRST, clumsy

THREE = Ruleset.of("Go Kn Un Dw Do Dr Se", players=3)


@pytest.mark.parametrize(
    ("bot", "reason", "detail"),
    [
        (clumsy("hangs"), "slow", "0.5 s"),
        (clumsy("dies"), "died", "exit status 3: what have I done"),
        (clumsy("babbles"), "nonsense", r"'\x1b[31mhello there'"),
        (clumsy("roars"), "nonsense", "xxx…"),
        (clumsy("is-silent"), "nonsense", "''"),
        (clumsy("cheats"), "illegal", "Gi9, not one of "),
        ("program:/", "died", "Permission denied"),
        ("program:true", "died", "exit status 0"),
        ("tests.arena.bots:Stumbling", "raised", "RuntimeError: I cannot go on"),
        ("tests.arena.bots:Leaver", "raised", "SystemExit: 3"),
        ("tests.arena.bots:Unruly", "raised", "CancelledError: line one line two yyy"),
        ("tests.arena.bots:Mute", "raised", "_Untold"),
        ("tests.arena.bots:Cryptic", "raised", "RuntimeError: do not look"),
        ("tests.arena.bots:Dreamer", "illegal", "give:Go2, not one of "),
        ("tests.arena.bots:Muddled", "nonsense", "Go5"),
    ],
)
def test_who_fails_loses_the_game(bot: str, reason: str, detail: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("claim.arena.entrant.shutil.which", lambda name: name)  # what shows only when it is started
    match = play_match([bot, FIRST], CLAIM, 1, patience=0.5)
    assert match.score(0).mean == 0
    assert match.score(1).mean == 1
    assert [lost.entrant for lost in match.lost] == [0, 0]
    for lost in match.lost:
        assert lost.forfeit.reason == reason
        assert detail in lost.forfeit.detail
        assert "\n" not in lost.forfeit.detail
        assert len(lost.forfeit.detail) < 300
    assert match.lengths == []
    assert all(ballot.games == 0 for ballot in match.votes.values())


def test_a_bot_that_cannot_be_made_any_more_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("claim.arena.entrant.Entrant.check", lambda entrant: None)
    (first, second) = play_match(["tests.arena.kit:clumsy", FIRST], CLAIM, 1).lost
    assert (first.forfeit.seat, second.forfeit.seat) == (0, 1)
    assert "has no method choose" in first.forfeit.detail


def test_a_bot_that_ends_the_process_is_refused() -> None:
    with pytest.raises(ClaimError, match="Quitter cannot be made: SystemExit"):
        play_match(["tests.arena.bots:Quitter", FIRST], CLAIM, 1)


def test_the_others_share_the_win() -> None:
    match = play_match(["tests.arena.bots:Dreamer", FIRST], THREE, 1)
    assert [game.shares for game in match.deals[0].games] == [(0, 0.5, 0.5), (0.5, 0.5, 0), (0.5, 0, 0.5)]
    assert (match.score(0).mean, match.score(1).mean) == (0, 0.5)


def test_a_program_that_waits_for_nobody_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    """A shell's child keeps the pipe open; it must not keep the match waiting."""
    script = tmp_path / "bot.sh"
    script.write_text("sleep 600 & wait\n")
    began = time.monotonic()
    match = play_match([f"program:sh {script}", FIRST], CLAIM, 1, patience=0.3)
    assert [lost.forfeit.reason for lost in match.lost] == ["slow", "slow"]
    assert time.monotonic() - began < 20


@pytest.mark.skipif(shutil.which("setsid") is None, reason="there is no setsid on this machine")
def test_what_has_left_the_programs_session_keeps_nobody_waiting() -> None:
    began = time.monotonic()
    match = play_match(["program:setsid --fork sleep 30", FIRST], CLAIM, 1, patience=0.3)
    assert [lost.forfeit.reason for lost in match.lost] == ["slow", "slow"]
    assert time.monotonic() - began < 20


def test_hardly_any_patience_is_enough_to_end_a_program() -> None:
    match = play_match([clumsy("hangs"), FIRST], CLAIM, 2, patience=1e-9)
    assert {lost.forfeit.reason for lost in match.lost} == {"slow"}


@pytest.mark.parametrize("patience", [0, -1, float("nan"), float("inf")])
def test_patience_is_more_than_nothing_and_has_an_end(patience: float) -> None:
    with pytest.raises(ClaimError, match="more than nothing, and have an end"):
        play_match([FIRST, FIRST], CLAIM, 1, patience=patience)


def test_endless_patience_is_as_much_as_a_clock_can_count() -> None:
    assert play_match([clumsy("nothing"), FIRST], CLAIM, 1, patience=1e300).lost == []


def test_an_effort_in_seconds_lengthens_the_limit() -> None:
    match = play_match([f"{clumsy('hangs')}@100ms", FIRST], CLAIM, 1, patience=0.2)
    assert {lost.forfeit.detail for lost in match.lost} == {"0.4 s"}


def test_a_program_is_told_the_end(tmp_path: Path) -> None:
    ends = tmp_path / "ends"
    match = play_match([clumsy(str(ends)), FIRST], CLAIM, 1)
    assert match.lost == []
    assert ends.read_text().count('"type":"end"') == 2


def test_a_worker_that_dies_ends_the_match_with_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "deadly_bot.py").write_text(
        "import os\nclass Deadly:\n    def __init__(self, lots): pass\n    def choose(self, view): os._exit(7)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ClaimError, match="ended with status 7"):
        play_match(["deadly_bot:Deadly", FIRST], CLAIM, 3, jobs=2)
    assert "deadly_bot" in sys.modules
