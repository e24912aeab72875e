"""Several people at one device: nobody sees another's cards, or that somebody was asked in secret."""

import os
import re
from pathlib import Path
from random import Random

import pytest

from claim.cards import HIDDEN, Card
from claim.cli.desk import Desk
from claim.cli.turn import Turn
from claim.knowledge import View, view_of
from claim.notation import Record, write_record
from claim.rules import Game, Move
from tests.cli.kit import CARD, only_record, run
from tests.kit import new_game

SEEDS = range(8 if os.environ.get("CLAIM_TESTS") == "thorough" else 3)
PASS = re.compile(r"Pass the device to (\w+ \d)\.\n")


def known_to(view: View) -> set[str]:
    return {str(card.plain) for pile in view.piles for card in pile if card is not HIDDEN}


@pytest.mark.parametrize(
    "options",
    [
        ["--people", "0,1"],
        ["--people", "0,1", "--deck", "Gn Gi Dr Tr Se"],
        ["--people", "0,1,2", "--players", "3"],
        ["--people", "0,1,2,3", "--players", "4", "--deck", "Gn Gi Tr Se Dr Un Cy"],
    ],
)
def test_between_two_passes_only_what_that_seat_knows_is_shown(options: list[str], folder: Path) -> None:
    # An empty line shows that the device has arrived; at a decision it would show the table again.
    played = run("play", "--seed", "6", *options, typed=["", "1"] * 400)
    assert played.exit_code == 0
    record = only_record(folder)
    first, *parts = PASS.split(played.stdout)
    assert not CARD.search(first)
    game = Game(record.ruleset, record.deal)
    for name, shown in zip(parts[::2], parts[1::2], strict=True):
        seat = int(name.split()[1])
        public_end = shown.split("The votes ─")[0]
        moves = len(re.findall(r"^> 1$", public_end, re.MULTILINE))
        for move in record.moves[len(game.moves) : len(game.moves) + moves - 1]:
            game.push(move)
        assert game.position.to_move == seat
        assert set(CARD.findall(public_end)) <= known_to(view_of(game, seat))
        game.push(record.moves[len(game.moves)])
    assert game.position.is_over


def test_the_hand_is_hidden_until_the_device_has_arrived() -> None:
    shown = run("play", "--seed", "6", "--people", "0,1", "--leader", "0", typed=["", "1"]).stdout
    assert PASS.findall(shown) == ["Seat 0", "Seat 1"]
    assert not CARD.search(shown.split("Pass the device to Seat 1.")[1])


def test_a_persons_move_is_not_taken_back_by_another() -> None:
    shown = run("play", "--seed", "6", "--people", "0,1", "--leader", "0", typed=["", "1", "", "undo", "quit"]).stdout
    assert "Seat 0 has moved since" in shown


def test_one_person_never_passes_the_device() -> None:
    assert "Pass the device" not in run("play", "--seed", "6", "--players", "4", typed=["1"] * 40).stdout


def passes(game: Game, monkeypatch: pytest.MonkeyPatch, seed: int) -> list[tuple[str, int]]:
    """Who is given the device, and after how many cards, if both play heroes last and swap nothing."""
    given: list[tuple[str, int]] = []
    played = 0

    def decide(turn: Turn) -> Move:
        nonlocal played
        if turn.view.awaits == "swap":
            return Move.parse("swap:no")
        played += 1
        plain = sorted(str(move) for move in turn.view.legal if move.card is None or not move.card.is_hero)
        return Move.parse(Random(f"{seed} {plain}").choice(plain)) if plain else turn.view.legal[0]

    def hand_over(_: Desk, name: str) -> None:
        given.append((name, played))

    def ask(_: Desk, __: str) -> str:
        return ""

    monkeypatch.setattr(Turn, "read", decide)
    monkeypatch.setattr(Desk, "hand_over", hand_over)
    monkeypatch.setattr(Desk, "ask", ask)
    Path("a.claim").unlink(missing_ok=True)
    Path("a.claim").write_text(write_record(Record.of(game)))
    assert run("play", "--resume", "a.claim", "--people", "0,1").exit_code == 0
    return given


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("holder", [0, 1])
def test_nobody_notices_that_the_necromancer_asks(holder: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """R9.9: the device changes hands in the same way whether or not somebody holds the Necromancer."""
    heroes = ("Necromancer", "Warrior", "Bard")
    games = [
        new_game(heroes=True, leader=0, hand0=hero) if holder == 0 else new_game(heroes=True, leader=0, hand1=hero)
        for hero in heroes
    ]
    asked = [passes(game, monkeypatch, seed) for game in games]
    before_last = [[(name, played) for name, played in given if played < 24] for given in asked]
    assert before_last[0] == before_last[1] == before_last[2]
    assert len(before_last[0]) > 12
    assert {card for game in games for card in game.deal.hands[holder] if card.is_hero} == set(map(Card.parse, heroes))


def test_a_terminal_forgets_what_it_showed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    def ready(_: Desk, __: str) -> str:
        return ""

    monkeypatch.setattr(Desk, "ask", ready)
    monkeypatch.delenv("TERM", raising=False)
    Desk(Console(force_terminal=True)).hand_over("Ben")
    assert capsys.readouterr().out.count("\x1b[H\x1b[2J\x1b[3J") == 2
    monkeypatch.setenv("TERM", "dumb")
    Desk(Console(force_terminal=True)).hand_over("Ben")
    dumb = capsys.readouterr().out
    assert "\x1b" not in dumb
    assert dumb.count("\n") > 100


@pytest.mark.parametrize("hero", ["Necromancer", "Warrior"])
def test_taking_back_tells_nothing_about_a_secret_question(hero: str) -> None:
    """Seat 0 plays second, wins and leads; whether or not seat 1 said no in between, nothing can be taken back."""
    game = new_game(heroes=True, leader=1, hand0="Go9 Kn2", hand1=f"Go1 {hero}")
    game.push("Go1")
    game.push("Go9")
    if game.position.question is not None:
        game.push("swap:no")
    Path("a.claim").write_text(write_record(Record.of(game)))
    shown = run("play", "--resume", "a.claim", "--people", "0,1", typed=["", "", "", "undo", "quit"]).stdout
    assert "Between tricks nothing can be taken back" in shown
    assert "Taken back" not in shown
