"""`claim play`: whole games, what can be typed, and what can be taken back."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from claim.cards import Card
from claim.cli.seats import Seats
from claim.cli.turn import Turn
from claim.deals import dealt
from claim.ink import open_console
from claim.knowledge import view_of
from claim.notation import Record, write_record
from claim.rules import CLAIM, Game, Move, Ruleset
from tests.cli.kit import ENVIRONMENT, only_record, run, said
from tests.games import play_on, random_game, random_move
from tests.kit import new_game

FIRSTS = ["1"] * 60
"""Enough first choices for any game, with one person at the table."""
VERBS = {
    "take": "as a follower",
    "swap": "only you hear it",
    "steal": "The Siren collects",
    "back": "The Dinosaur was beaten",
    "give": "The Kraken has drawn",
    "count": "Where does the Gargoyle perch",
}


# Whole games


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--deck", "claim2", "--bot", "random"],
        ["--heroes", "--deck", "random"],
        ["--heroes", "--hero-values", "Death=2", "--tie-break", "values", "--people", "1"],
        ["--players", "3"],
        ["--players", "4", "--deck", "random", "--bot", "1=random,2=simple", "--people", "3"],
        ["--players", "4", "--deck", "Gn Gi Tr Se Dr Un Cy", "--leader", "2"],
    ],
)
def test_a_game_is_played_to_its_end_and_saved(options: list[str], folder: Path) -> None:
    played = run("play", "--seed", "3", *options, typed=FIRSTS)
    assert played.exit_code == 0
    assert "crown" in played.stdout
    assert played.stdout.rstrip().splitlines()[-1].startswith("Saved to claim-")
    record = only_record(folder)
    assert record.replay().position.is_over
    assert dict(record.notes)["Seed"] == "3"
    assert max(map(len, played.stdout.splitlines())) <= 100


def test_the_same_seed_and_choices_are_the_same_game(folder: Path) -> None:
    for name in ("a.claim", "b.claim"):
        assert run("play", "--seed", "11", "--heroes", "--save", name, typed=FIRSTS).exit_code == 0
    assert (folder / "a.claim").read_text() == (folder / "b.claim").read_text()


def test_bots_and_people_are_noted(folder: Path) -> None:
    run(
        "play",
        "--players",
        "3",
        "--people",
        "1",
        "--bot",
        "random",
        "--bot",
        "2=simple",
        "--names",
        "Anna",
        typed=FIRSTS,
    )
    notes = dict(only_record(folder).notes)
    assert (notes["Seat0"], notes["Seat1"], notes["Seat2"]) == ("bot random", "Anna", "bot simple")


def test_a_narrow_terminal_is_wide_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for options in (["--heroes", "--deck", "El Or Cy Dr Do"], ["--players", "4"]):
        shown = run("play", "--seed", "5", *options, typed=["?", "piles", "log", "hand", *FIRSTS]).stdout
        assert max(map(len, shown.splitlines())) <= 60


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--people", "2"], "seats are 0 to 1"),
        (["--people", "x"], "seats are 0 to 1"),
        (["--people", ""], "at least one person"),
        (["--bot", "clever"], "no bot"),
        (["--bot", "7=simple"], "seats are 0 to 1"),
        (["--names", "Anna,Ben"], "2 names for 1 people"),
        (["--names", "bot simple"], "cannot be a name"),
        (["--save", "nowhere/a.claim"], "no folder nowhere"),
        (["--resume", "missing.claim"], "missing.claim cannot be read"),
        (["--resume", "."], "directory"),
        (["--resume", "a.claim", "--seed", "3"], "--seed has no say"),
        (["--resume", "a.claim", "--players", "2"], "--players has no say"),
    ],
)
def test_mistakes_in_options_are_refused(options: list[str], words: str, folder: Path) -> None:
    mistake = run("play", *options)
    assert mistake.exit_code == 2
    assert words in said(mistake)
    assert list(folder.iterdir()) == []


# What is shown


def shown_to(game: Game, seat: int, capsys: pytest.CaptureFixture[str]) -> str:
    from claim.cli.desk import Desk

    seats = Seats(("person",) * game.ruleset.players)
    Turn(view_of(game, seat), seats, Desk(open_console()), 0).show()
    return capsys.readouterr().out


def test_the_table_shows_what_matters(capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game(hand0="Un4 Go1", hand1="Un3 Un7 Go5", stock="Kn7 Dw1", leader=0)
    game.push("Un4")
    shown = shown_to(game, 1, capsys)
    assert "Phase one, trick 1 of 13" in shown
    assert "Revealed  Kn7" in shown
    assert "Un4  Seat 0  ← ahead" in shown
    assert re.search(r"\d Un3", shown)
    assert "· Go5" in shown
    assert "Undead were led and you hold" in shown
    assert "deck 25 · discards 0 · Seat 0 holds 12" in shown


def test_waiting_trolls_gnomes_and_votes_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    lots = Random(1)
    while True:
        game = random_game(lots, Ruleset.of("Gn Gi Dr Tr Se"), 45)
        position = game.position
        if position.waiting and all(position.laid) and position.question is None and position.to_move is not None:
            break
    shown = shown_to(game, position.to_move, capsys)
    assert "Waiting Trolls" in shown
    assert "Gnomes laid out" in shown
    assert "before you" in shown
    assert "as it stands" in shown
    for card in (*position.waiting, *position.laid[0], *position.laid[1]):
        assert str(card) in shown


@pytest.mark.parametrize("verb", VERBS)
def test_every_question_is_asked_clearly(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    lots = Random(verb)
    for _ in range(300):
        deck = "Go Kn Un Dw Do Dr Se" if verb == "take" else "Go Kn Un Dw Do"
        ruleset = Ruleset.of(deck, players=3) if verb == "take" else Ruleset.of(deck, heroes=True)
        game = random_game(lots, ruleset, 0)
        while not game.position.is_over:
            moves = game.position.legal_moves()
            if moves[0].verb == verb and not game.position.is_chance:
                seat = game.position.to_move
                assert seat is not None
                shown = shown_to(game, seat, capsys)
                if "Seer won" not in shown:
                    assert VERBS[verb] in " ".join(shown.split())
                    assert all(f"{number:>2}  " in shown for number in range(1, len(moves) + 1))
                    return
            game.push(random_move(game.position, lots))
    pytest.fail(f"nobody was asked to {verb}")


def test_a_seer_shows_the_top_card_to_its_player_only(capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game("Gn Gi Dr Tr Se", hand0="Se9", hand1="Se1", stock="Gi9 Gn9", leader=0)
    for move in ("Se9", "Se1"):
        game.push(move)
    shown = shown_to(game, 0, capsys)
    assert "Your Seer won" in shown
    assert "Gn9  from the top of the deck" in shown
    assert "Gn9" not in shown_to(game, 1, capsys)


def test_cards_of_two_suits_are_offered_as_both(capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game("El Or Cy Dr Do", hand0="Eo3 Werewolf", heroes=True, leader=0)
    shown = shown_to(game, 0, capsys)
    assert "Eo3: " in shown
    assert "as Elf" in shown
    assert "as Orc" in shown
    assert "Werewolf (4): " in shown
    assert "as it is" in shown


# What can be typed


def led() -> str:
    """A saved game in which Bot 1 has led Un4."""
    game = Game(CLAIM, dealt(CLAIM, Random(5)), [Move.parse("Un4")])
    record = Record.of(game, (("Seat0", "person"), ("Seat1", "bot steady")))
    Path("led.claim").write_text(write_record(record), encoding="utf-8")
    return "led.claim"


def typed_first(*lines: str) -> str:
    """What is answered to these lines at the first decision of a game that Bot 1 leads with Un4."""
    return run("play", "--resume", led(), typed=[*lines, "quit"]).stdout


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("?", "Answer with the number before a choice"),
        ("help", "Answer with the number before a choice"),
        ("? Go5", "fourteen cards"),
        ("?troll", "only one Troll"),
        ("help Bug Lord", "grows by one"),
        ("? wizard of oz", 'no faction or hero "wizard of oz"'),
        ("0", "they go from 1 to 7"),
        ("99", "they go from 1 to 7"),
        ("9" * 5000, "they go from 1 to 7"),
        ("Go5", "Undead were led and you hold Un3 Un5"),
        ("go5", "Undead were led"),
        ("Kn9", "You do not hold Kn9"),
        ("take:deck", "does not answer this question"),
        ("TAKE:DECK", "does not answer this question"),
        ("xyzzy", '"xyzzy" is no choice here'),
        ("[red]boo[/red]", '"[red]boo[/red]" is no choice here'),
        ("\x1b[2J", "is no choice here"),
        ("undo", "nothing to take back"),
        ("log", "Bot 1 leads with Un4."),
        ("piles", "Hand of Bot 1"),
        ("hand", "1 Un3 2 Un5"),
        ("save nowhere/x.claim", "nowhere/x.claim cannot be written"),
    ],
)
def test_everything_typed_is_answered(line: str, words: str) -> None:
    shown = " ".join(typed_first(line).split())
    assert words in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize("line", ["1", "Un3", "un3", "UN3", "  Un3  "])
def test_a_choice_is_a_number_or_a_move_in_any_case(line: str, folder: Path) -> None:
    typed_first(line)
    assert str(only_record(folder).moves[1]) == "Un3"


def test_bytes_that_are_no_text_are_no_choice(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "claim.cli", "play", "--resume", led()],
        cwd=folder,
        env=ENVIRONMENT,
        input=b"\xff\xfe\n1\nquit\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is no choice here" in done.stdout
    assert str(only_record(folder).moves[1]) == "Un3"


# Taking back


def test_undo_goes_back_to_the_own_decision_before(folder: Path) -> None:
    (folder / "a").mkdir()
    (folder / "b").mkdir()
    shown = run("play", "--seed", "5", "--save", "a", typed=["1", "1", "undo", "undo", "3", *FIRSTS]).stdout
    assert shown.count("Taken back: ") == 2
    run("play", "--seed", "5", "--save", "b", typed=["3", *FIRSTS])
    assert only_record(folder / "a") == only_record(folder / "b")


def test_undo_never_names_the_secret_moves_of_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game(heroes=True, hand1="Necromancer Go1 Kn2", hand0="Go2 Go3", leader=0)
    Path("a.claim").write_text(_record_text(game))
    shown = run("play", "--resume", "a.claim", "--people", "0", "--bot", "simple", typed=["Go2", "undo", "quit"]).stdout
    assert "Taken back: Go2." in shown
    assert "swap" not in shown
    assert "Necromancer" not in shown


def _record_text(game: Game) -> str:
    from claim.notation import Record, write_record

    return write_record(Record.of(game))


def test_log_and_piles_tell_only_what_the_seat_may_know() -> None:
    lots = Random(4)
    game = play_on(new_game("Gn Gi Dr Tr Se", leader=0), lots, 13)
    while game.position.to_move != 0 or game.position.question is not None:
        play_on(game, lots, 1)
    Path("a.claim").write_text(_record_text(game))
    shown = run("play", "--resume", "a.claim", typed=["log", "piles", "quit"]).stdout
    view = view_of(game, 0)
    known = {card for pile in view.piles for card in pile}
    hidden = {card for hand in game.position.hands for card in hand} - known
    assert hidden
    assert not [card for card in hidden if str(card) in shown]
    assert all(str(card) in shown for card in view.hand)
    assert Card.parse("??") in known
