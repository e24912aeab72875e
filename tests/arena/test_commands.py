"""`claim arena` and `claim ladder`, as people and programs use them."""

import csv
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from claim.bots import LEVELS
from claim.cli.ladder_playing import ALL
from claim.notation import read_record
from claim.rules import CLAIM
from claim.texts import languages
from tests.arena.kit import FIRST, LAST, clumsy
from tests.cli.kit import ENVIRONMENT, claim_process, run, run_process, said

ROOT = Path(__file__).parent.parent.parent


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open() as table:
        return list(csv.DictReader(table))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


# For programs


def test_a_match_is_one_object() -> None:
    shown = run("arena", FIRST, "random", "--deals", "3", "--seed", "5", "--jobs", "1", "--json")
    assert shown.exit_code == 0
    assert shown.stdout.count("\n") == 1
    told = json.loads(shown.stdout)
    assert told["entrants"] == [FIRST, "random"]
    assert (told["players"], told["decks"], told["seed"]) == (2, [CLAIM.deck], 5)
    assert (told["deals"], told["games"], told["complete"]) == (3, 6, True)
    first, second = told["scores"]
    assert (first["bot"], first["deals"], first["forfeits"]) == (FIRST, 3, 0)
    assert first["score"] + second["score"] == pytest.approx(1)
    assert first["low"] <= first["score"] <= first["high"]
    assert first["milliseconds"]["moves"] == 6 * 26
    assert list(told["votes"]) == list(CLAIM.factions)
    assert all(sum(votes["held"]) + votes["nobody"] == 6 for votes in told["votes"].values())
    assert told["moves"] == {"least": 52, "mean": 52.0, "most": 52}
    assert (told["illegal_moves"], told["forfeits"]) == (0, [])


def test_decks_are_named_one_by_one_or_all() -> None:
    two = json.loads(run("arena", FIRST, LAST, "-n1", "-j1", "--deck", "claim", "--deck", "claim2", "--json").stdout)
    assert (two["deals"], len(two["decks"])) == (2, 2)
    assert set(two["scores"][0]["decks"]) == set(two["decks"])
    many = run("arena", FIRST, FIRST, "-n1", "-j1", "--all-decks", "--tie-break", "values", "--json")
    told = json.loads(many.stdout)
    assert (told["deals"], len(told["decks"]), told["tie_break"]) == (105, 105, "values")


@pytest.mark.parametrize(
    ("arguments", "players", "games"),
    [
        ([FIRST, LAST, "--players", "3"], 3, 3),
        ([FIRST, LAST, "--players", "4"], 4, 2),
        ([FIRST, LAST, "random"], 3, 3),
        ([FIRST, LAST, FIRST, LAST], 4, 4),
        ([FIRST, LAST, "--heroes", "--hero-values", "Death=8"], 2, 2),
    ],
)
def test_any_ruleset_is_played(arguments: list[str], players: int, games: int) -> None:
    told = json.loads(run("arena", *arguments, "-n1", "-j1", "--json").stdout)
    assert (told["players"], told["games"], told["forfeits"]) == (players, games, [])


def test_the_table_has_a_row_for_each_seat_of_each_game(folder: Path) -> None:
    assert run("arena", FIRST, clumsy("cheats"), "-n2", "-j1", "--csv", "a.csv").exit_code == 0
    rows = rows_of(folder / "a.csv")
    assert len(rows) == 2 * 2 * 2
    assert list(rows[0]) == [
        "deck",
        "deal",
        "game",
        "seat",
        "bot",
        "share",
        "votes",
        "moves",
        "milliseconds",
        "forfeit",
    ]
    assert {(row["bot"], row["share"], row["forfeit"]) for row in rows} == {
        (FIRST, "1.0", ""),
        (clumsy("cheats"), "0.0", "illegal"),
    }


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["arena", FIRST, "random"], [f"{FIRST}: "]),
        (["arena", FIRST, "random", "--players", "3"], [f"{FIRST}: ", "random: "]),
        (["ladder", FIRST, "random", LAST], [FIRST, "random", LAST]),
    ],
)
def test_the_plot_is_a_picture(folder: Path, command: list[str], words: list[str]) -> None:
    assert run(*command, "-n2", "-j1", "--plot", "a.svg").exit_code == 0
    picture = ElementTree.parse(folder / "a.svg").getroot()
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    text = " ".join(element.text or "" for element in picture.iter())
    assert all(word in text for word in words)


def test_every_game_is_kept_as_a_record_that_replays(folder: Path) -> None:
    told = run("arena", "random", clumsy("cheats"), "-n2", "-j1", "--records", "all/games", "--seed", "8", "--json")
    files = sorted((folder / "all" / "games").iterdir())
    assert [file.name for file in files] == [f"deal-0000{deal}-{game}.claim" for deal in (0, 1) for game in (0, 1)]
    records = [read_record(file.read_text()) for file in files]
    assert records[0].deal == records[1].deal != records[2].deal
    for record, game in zip(records, (0, 1, 0, 1), strict=True):
        record.replay()
        notes = dict(record.notes)
        assert notes[f"Seat{game}"] == "random"
        assert notes["Forfeit"] == f"{1 - game} illegal"
    assert json.loads(told.stdout)["illegal_moves"] == 4
    finished = run("arena", "random", FIRST, "-n1", "-j1", "--deck", "claim", "--deck", "claim2", "--records", "more")
    assert finished.exit_code == 0
    (file, _) = sorted((folder / "more" / "Gn-Gi-Dr-Tr-Se").iterdir())
    assert read_record(file.read_text()).replay().position.is_over


def test_a_ladder_is_one_object_and_a_table(folder: Path) -> None:
    shown = run("ladder", FIRST, "random", LAST, "-n2", "-j1", "--seed", "5", "--json", "--csv", "a.csv")
    told = json.loads(shown.stdout)
    assert (told["deals"], told["games"], told["complete"]) == (2, 12, True)
    assert len(told["ratings"]) == len(told["scores"]) == 3
    assert next(rating["rating"] for rating in told["ratings"] if rating["bot"] == "random") == 0
    rows = rows_of(folder / "a.csv")
    assert len(rows) == 6
    assert {(row["bot"], row["opponent"]) for row in rows} >= {(FIRST, LAST), (LAST, FIRST)}


# For people


def test_a_match_is_told() -> None:
    shown = run("arena", FIRST, "random", "-n3", "-j1", "--seed", "5").stdout
    assert "6 games: 3 deals of Go Kn Un Dw Do (seed 5)" in shown
    assert all(word in shown for word in ("±", "Goblins", "Illegal moves: 0", "Moves in a game: 52", " of 3", "random"))


def test_several_decks_and_copies_are_told() -> None:
    shown = run("arena", FIRST, "random", "-n1", "-j1", "--players", "3", "--deck", "random", "--seed", "2").stdout
    assert "0.333 each" in shown
    decks = run("arena", FIRST, "random", "-n1", "-j1", "--deck", "claim", "--deck", "claim2").stdout
    assert "2 deals of 2 decks" in decks
    assert "Go Kn Un Dw Do" in decks


def test_forfeits_are_told_with_their_reasons() -> None:
    shown = run("arena", clumsy("babbles"), FIRST, "-n6", "-j1")
    assert shown.exit_code == 0
    told = " ".join(shown.stdout.split())
    assert "lost game 1 of deal 0 (Go Kn Un Dw Do): its answer is no move" in told
    assert "… and 2 more" in told
    assert "\x1b" not in shown.stdout


def test_a_ladder_is_told() -> None:
    shown = run("ladder", FIRST, "random", "-n2", "-j1", "--seed", "5").stdout
    assert "4 games: 2 deals for every pair (seed 5)" in shown
    assert all(word in shown for word in ("rating", "±", "random"))


def test_without_names_the_levels_play(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ALL == ("random", *LEVELS)
    monkeypatch.setattr("claim.cli.ladder_playing.ALL", (FIRST, "random"))
    assert json.loads(run("ladder", "-n1", "-j1", "--json").stdout)["entrants"] == [FIRST, "random"]


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_everything(language: str, folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "claim.cli", "arena", "tests.arena.bots:Dreamer", "random", "-n6", "-j1"],
        cwd=folder,
        env=ENVIRONMENT | {"CLAIM_LANG": language, "PYTHONPATH": f"{ENVIRONMENT['PYTHONPATH']}:{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "give:Go2" in done.stdout


# Mistakes


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["arena", "simple"], "1 bots for 2 players: name two"),
        (["arena", "simple", "nobody"], "there is no bot 'nobody'"),
        (["arena", "simple", "nowhere:Bot"], "'nowhere:Bot' cannot be imported"),
        (["arena", "simple", "program:./nothing"], "no program './nothing'"),
        (["arena", "simple", "simple@much"], "'much' is no effort"),
        (["arena", "simple", "simple", "--effort", "much"], "'much' is no effort"),
        (["arena", "simple", "simple", "--deck", "Go Kn"], "no legal deck"),
        (["arena", "simple", "simple", "--players", "5"], "two, three or four"),
        (["arena", "simple", "simple", "simple", "--players", "4"], "3 bots for 4 players"),
        (["arena", "simple", "simple", "--patience", "0"], "more than nothing"),
        (["arena", "simple", "simple", "--plot", "no/a.svg"], "there is no folder no"),
        (["arena", "simple", "simple", "--save", "no/a.jsonl"], "no/a.jsonl cannot be written"),
        (["arena", "simple", "simple", "--seed", "-1"], "seed -1"),
        (["ladder", "simple"], "two bots or more"),
        (["ladder", "simple", "simple"], "twice"),
        (["ladder", "simple", "random", "--players", "3"], "two sides"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], words: str, folder: Path) -> None:
    refused = run(*arguments)
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert words in said(refused)
    assert list(folder.iterdir()) == []


def test_a_file_of_other_terms_is_refused(folder: Path) -> None:
    assert run("arena", FIRST, LAST, "-n1", "-j1", "--save", "a.jsonl").exit_code == 0
    before = (folder / "a.jsonl").read_bytes()
    refused = run("arena", FIRST, "random", "-n1", "-j1", "--save", "a.jsonl")
    assert refused.exit_code == 2
    assert "a.jsonl was played on other terms: entrants" in said(refused)
    assert (folder / "a.jsonl").read_bytes() == before


# Interrupts


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_tells_what_was_played_and_the_same_command_goes_on(folder: Path, jobs: str) -> None:
    arguments = ["arena", "random", "random", "-j", jobs, "--save", "a.jsonl", "--json"]
    with claim_process(*arguments, "-n100000", cwd=folder) as playing:
        until = time.monotonic() + 30
        file = folder / "a.jsonl"
        while (not file.exists() or file.read_bytes().count(b"\n") < 5) and time.monotonic() < until:
            time.sleep(0.05)
        playing.send_signal(signal.SIGINT)
        out, err = playing.communicate(timeout=30)
    assert playing.returncode == 130
    told = json.loads(out)
    assert told["complete"] is False
    assert f"Interrupted after {told['deals']} of " in err
    assert "a.jsonl keeps them" in err
    lines = file.read_text().splitlines()
    kept = len(lines) - 1
    assert kept in (told["deals"], told["deals"] + 1)  # interrupted when one was kept and not yet counted
    more = run(*arguments, "-n", str(kept + 1))
    assert (more.exit_code, json.loads(more.stdout)["seed"]) == (0, told["seed"])
    assert json.loads(more.stdout)["deals"] == kept + 1
    assert file.read_text().splitlines()[:-1] == lines


# What is wrong is said before anything is played, and nothing that was played is lost


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--csv", "here"], "here"),
        (["--plot", "here"], "here"),
        (["--records", "diary"], "diary"),
        (["--all-decks", "--deck", "claim"], "--all-decks"),
        (["--players", "0"], "0"),
        (["--patience", "nan"], "nan"),
    ],
)
def test_what_cannot_be_is_refused_at_once(folder: Path, options: list[str], told: str) -> None:
    (folder / "here").mkdir()
    (folder / "diary").write_text("dear diary")
    shown = run("arena", FIRST, "random", "-n1", "-j1", *options)
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert told in shown.stderr
    assert ".tmp" not in shown.stderr


@pytest.mark.parametrize("command", [["arena", FIRST, "random"], ["ladder", FIRST, "random"]])
def test_what_came_of_it_is_told_before_a_file_fails(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path, _: str) -> None:
        raise OSError(28, "No space left on device", f"{path}.tmp")

    monkeypatch.setattr("claim.cli.arena_files.write_whole", fail)
    shown = run(*command, "-n1", "-j1", "--json", "--csv", "a.csv")
    assert shown.exit_code == 2
    assert json.loads(shown.stdout)["deals"] == 1
    assert "a.csv cannot be written" in shown.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_bots_print_is_no_part_of_the_result(jobs: str) -> None:
    status, out, err = run_process("arena", "tests.arena.bots:Chatty", "random", "-n2", "-j", jobs, "--json", cwd=ROOT)
    assert status == 0
    assert json.loads(out)["deals"] == 2
    assert "let me see" in err


def test_the_time_is_that_of_the_games_played_now() -> None:
    match = ["arena", FIRST, LAST, "-j1", "--seed", "1", "--save", "a.jsonl"]
    assert run(*match, "-n2").stdout.rstrip().endswith(" s: 4 games")
    assert run(*match, "-n3").stdout.rstrip().endswith(" s: 2 games")


def test_names_that_end_alike_are_numbered() -> None:
    program = clumsy("nothing")
    shown = run("arena", program, program.replace(" -S ", " -E -S "), "-n1", "-j1").stdout
    assert "1 …" in shown
    assert "2 …" in shown
    assert "1 …" not in run("arena", program, "random", "-n1", "-j1").stdout
