"""`claim simulate`: random games counted, for programs and for people, with the kernel and without."""

import json
import pty
import subprocess
import sys
from os import close, read

import pytest

from claim import kernel
from claim.deals import legal_decks
from claim.rules import CLAIM_2
from claim.texts import languages
from tests.cli.kit import ENVIRONMENT, run, said


@pytest.fixture(params=["kernel", "rules"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With the compiled kernel, and as if it had not been compiled."""
    if request.param == "rules":
        monkeypatch.setattr(kernel, "_missing", "it was not compiled")
    elif not kernel.is_built():
        pytest.skip("the kernel is not compiled")
    return str(request.param)


# For programs


def test_a_count_is_one_object_on_a_line(engine: str) -> None:
    shown = run("simulate", "--deck", "claim2", "--games", "30", "--seed", "5", "--tie-break", "values", "--json")
    assert shown.exit_code == 0
    assert shown.stdout.count("\n") == 1
    told = json.loads(shown.stdout)
    assert list(told) == [
        "deck", "tie_break", "seed", "games", "wins", "draws", "leader_wins", "tied_votes", "votes", "moves", "engine",
        "seconds",
    ]  # fmt: skip
    assert (told["deck"], told["tie_break"], told["seed"]) == (CLAIM_2.deck, "values", 5)
    assert told["games"] == 30 == sum(told["wins"]) + told["draws"]
    assert list(told["votes"]) == list(CLAIM_2.factions)
    assert all(sum(counts) == 30 for counts in told["votes"].values())
    assert 52 <= told["moves"]["least"] <= told["moves"]["all"] / 30 <= told["moves"]["most"]
    assert told["engine"] == engine


def test_a_seed_plays_the_same_games(engine: str) -> None:
    def told(seed: int) -> dict[str, object]:
        answer = json.loads(run("simulate", "-n", "20", "--seed", str(seed), "--json").stdout)
        return {name: value for name, value in answer.items() if name not in ("seconds", "seed")}

    assert told(5) == told(5)
    assert told(5) != told(6)
    assert told(5)["engine"] == engine


def test_all_decks_have_a_line_each() -> None:
    lines = run("simulate", "--all", "-n", "3", "--tie-break", "values", "--json").stdout.splitlines()
    told = [json.loads(line) for line in lines]
    assert [each["deck"] for each in told] == [" ".join(deck) for deck in legal_decks(2)]
    assert {each["games"] for each in told} == {3}
    assert {each["tie_break"] for each in told} == {"values"}


# For people


def test_people_see_votes_games_and_lengths(engine: str) -> None:
    shown = run("simulate", "--deck", "Go Kn Un Dw Do", "-n", "40", "--seed", "1")
    assert shown.exit_code == 0
    text = shown.stdout
    assert "40 random games of Go Kn Un Dw Do (seed 1)" in text
    assert all(name in text for name in ("Goblins", "Knights", "Undead", "Dwarves", "Doppelgangers"))
    assert all(word in text for word in ("Seat 0", "Seat 1", "nobody", "won", "lost", "drawn", "Who led first"))
    assert "Moves in a game: 52\n" in text
    assert "moves a second" in text
    assert max(map(len, text.splitlines())) <= 80
    assert ("slower" in said(shown)) == (engine == "rules")


def test_people_see_how_long_games_with_seers_are() -> None:
    assert "on average" in run("simulate", "--deck", "claim2", "-n", "50").stdout


def test_people_see_a_line_for_each_deck() -> None:
    text = run("simulate", "--all", "-n", "2").stdout
    assert "2 random games of each of 105 decks" in text
    assert all(" ".join(deck) in text for deck in legal_decks(2))


@pytest.mark.parametrize("language", languages())
def test_in_every_language(language: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "claim.cli", "simulate", "-n", "10", "--deck", "claim2"],
        env=ENVIRONMENT | {"CLAIM_LANG": language},
        capture_output=True,
        text=True,
        check=True,
    )
    assert CLAIM_2.deck in done.stdout
    assert "%" in done.stdout


def test_a_bar_is_shown_where_somebody_watches() -> None:
    watched, terminal = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "claim.cli", "simulate", "-n", "3000", "--json"],
        env=ENVIRONMENT | {"TERM": "xterm"},
        stdout=subprocess.PIPE,
        stderr=terminal,
        check=True,
    )
    close(terminal)
    assert json.loads(done.stdout)["games"] == 3000
    assert b"Playing" in read(watched, 10_000)
    close(watched)


# Mistakes


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--deck", "Go Kn"], "no legal deck"),
        (["--deck", "goblin knihgts"], "knights"),
        (["--tie-break", "coin"], "unknown tie-break"),
        (["--seed", "-1"], "-1"),
        (["--games", "0"], "--games"),
    ],
)
def test_mistakes_are_told(arguments: list[str], why: str) -> None:
    shown = run("simulate", *arguments)
    assert shown.exit_code == 2
    assert why in said(shown).casefold()


def test_a_deck_may_be_drawn() -> None:
    def deck(seed: int) -> str:
        return str(
            json.loads(run("simulate", "--deck", "random", "-n", "1", "--seed", str(seed), "--json").stdout)["deck"]
        )

    assert len(set(map(deck, range(9)))) > 1


def test_help() -> None:
    shown = run("simulate", "--help")
    assert shown.exit_code == 0
    assert "random games" in shown.stdout
