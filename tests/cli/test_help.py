"""Help, versions and mistakes."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

import claim
from tests.cli.kit import ENVIRONMENT, run, run_process

HELP_WITHOUT_ENGINE = """
import sys, types
package = types.ModuleType("claim")
package.__path__ = [sys.argv.pop(1)]
sys.modules["claim"] = package
from claim.cli import main
try:
    main()
except SystemExit:
    loaded = [name for name in ("claim.rules", "claim.cards", "rich", "fluent.runtime") if name in sys.modules]
    sys.exit(f"loaded: {loaded}" if loaded else 0)
"""
"""Runs the command line in a package that loads nothing by itself, and fails if anything heavy was asked for."""


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["play", "--help"], ["tui", "--help"], ["rules", "-h"]])
def test_help_needs_no_engine(arguments: list[str]) -> None:
    package = str(Path(claim.__file__).parent)
    done = subprocess.run(
        [sys.executable, "-c", HELP_WITHOUT_ENGINE, package, *arguments],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Usage: claim" in done.stdout


def test_help_is_quick(folder: Path) -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    status, out, _ = run_process("--help", cwd=folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert status == 0
    assert "play" in out
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 0.5


@pytest.mark.parametrize(
    "command", ["play", "tui", "replay", "hint", "solve", "simulate", "arena", "ladder", "deal", "decks", "rules"]
)
def test_every_command_has_help(command: str) -> None:
    shown = run(command, "--help")
    assert shown.exit_code == 0
    assert f"Usage: claim {command}" in shown.stdout or f"Usage: root {command}" in shown.stdout


def test_help_lists_the_commands_and_that_this_is_unofficial() -> None:
    shown = run("--help").stdout
    commands = ("play", "replay", "hint", "solve", "simulate", "arena", "ladder", "deal", "decks", "rules")
    assert all(command in shown for command in commands)
    assert "unofficial" in shown
    assert "--install-completion" in shown


def test_version() -> None:
    shown = run("--version")
    assert shown.exit_code == 0
    assert shown.stdout.startswith("claim")


@pytest.mark.parametrize(
    "arguments",
    [
        ["ply"],
        ["play", "--dek", "claim"],
        ["play", "--seed", "five"],
        ["play", "--players", "many"],
        ["decks", "--players"],
        ["replay"],
        ["deal", "--count", "x"],
    ],
)
def test_typing_errors_have_status_2_and_no_stack_trace(arguments: list[str], folder: Path) -> None:
    mistake = run(*arguments)
    assert mistake.exit_code == 2
    assert "Traceback" not in mistake.output
    assert mistake.stderr.strip()
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("command", ["play", "deal"])
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--deck", "Go Kn Un"], ["no legal deck", "one pair"]),
        (["--deck", "Go Kn Un Dw Zz"], ["no faction", "zz", "one pair"]),
        (["--deck", "goblin knight undead dwarf drgaon"], ["Perhaps Dragons"]),
        (["--deck", "claim", "--players", "3"], ["no legal deck", "three players"]),
        (["--players", "5"], ["two, three or four"]),
        (["--heroes", "--players", "4"], ["heroes are for two"]),
        (["--hero-values", "Death=8"], ["hero values without heroes"]),
        (["--heroes", "--hero-values", "Death=80"], ["0 to 20"]),
        (["--heroes", "--hero-values", "Death"], ["Death=8 Witch=6"]),
        (["--heroes", "--hero-values", "Death=8;Witch=6"], ["Death=8 Witch=6"]),
        (["--heroes", "--hero-values", "Death=8 garbage"], ["Death=8 Witch=6"]),
        (["--heroes", "--hero-values", "Death=8=6"], ["Death=8 Witch=6"]),
        (["--heroes", "--hero-values", "Dobby=3"], ["no hero"]),
        (["--heroes", "--hero-values", "Death=3,death=4"], ["twice"]),
        (["--tie-break", "coin"], ["tie-break"]),
        (["--leader", "2"], ["seats are 0 to 1"]),
        (["--leader", "-1"], ["seats are 0 to 1"]),
        (["--seed", "-3"], ["seed -3"]),
    ],
)
def test_settings_that_make_no_game_are_refused(
    command: str, arguments: list[str], words: list[str], folder: Path
) -> None:
    mistake = run(command, *arguments)
    assert mistake.exit_code == 2
    assert mistake.stdout == ""
    assert all(word in mistake.stderr for word in words)
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize("arguments", ["decks", "deal --seed 1", "replay --trace a.claim", "replay a.claim"])
def test_a_full_disk_is_told(arguments: str, folder: Path) -> None:
    run("deal", "--out", "a.claim")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "claim.cli", *arguments.split()],
            cwd=folder,
            env=ENVIRONMENT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "claim: nothing can be written to standard output: No space left on device\n"
