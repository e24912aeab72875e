"""Home: the ways to a game, and the games one has."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from claim.terminal.app import ClaimApp
from claim.terminal.home import HomeScreen
from claim.terminal.home.lines import ago
from claim.terminal.join import JoinScreen
from claim.terminal.keeping import KeptGame, Shelf
from claim.terminal.new_table import NewTableScreen
from claim.terminal.replay import ReplayScreen
from claim.terminal.rules import RulesScreen
from claim.terminal.settings_screen import SettingsScreen
from claim.texts import Texts, languages
from claim.wire.messages import Resign
from claim.wire.tables import NewTable
from tests.terminal.looking import opened, settled, shown
from tests.terminal.visitor import at_home

NOW = datetime(2026, 7, 1, 12, tzinfo=UTC)


class Watched(ClaimApp):
    """Keeps what would be played."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.begun: list[tuple[NewTable, Mapping[int, str]]] = []
        self.resumed: list[KeptGame] = []

    def play(self, rules: NewTable, people: Mapping[int, str]) -> None:
        self.begun.append((rules, people))

    def play_on(self, kept: KeptGame) -> None:
        self.resumed.append(kept)


# The ways


async def test_a_first_start_asks_nothing_and_enter_plays(tmp_path: Path) -> None:
    app = Watched(tmp_path)
    async with app.run_test(size=(80, 24)) as hands:
        await hands.press("enter")
        assert app.begun == [(NewTable(), {0: "Candidate 1"})]
        assert "No games yet" in shown(app)
    assert not list(tmp_path.iterdir()), "nothing is kept of somebody who has just looked"


@pytest.mark.parametrize(
    ("key", "downs", "screen"),
    [("n", 1, NewTableScreen), ("j", 2, JoinScreen), ("r", 3, RulesScreen), ("s", 4, SettingsScreen)],
)
async def test_every_way_has_a_key_and_an_entry_and_leads_back(
    key: str, downs: int, screen: type[object], tmp_path: Path
) -> None:
    async with opened(tmp_path) as (app, hands):
        await hands.press(key)
        await hands.pause()
        assert isinstance(app.screen, screen)
        await hands.press("escape")
        await hands.pause()
        assert isinstance(app.screen, HomeScreen)
        app.screen.query_one("#play").focus()
        await hands.press(*["down"] * downs, "enter")
        await hands.pause()
        assert isinstance(app.screen, screen)


@pytest.mark.parametrize("keys", [["q"], ["up", "enter"], ["ctrl+c"], ["ctrl+q"]])
async def test_there_are_ways_out(keys: list[str], tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, hands):
        await hands.press(*keys)
        await hands.pause()
        assert not app.is_running


async def test_entries_are_clicked_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, hands):
        await hands.click("#rules")
        await hands.pause()
        assert isinstance(app.screen, RulesScreen)


# The games


async def kept_game(folder: Path, rules: NewTable, *, moves: int = 3, resigns: bool = False) -> None:
    people = {seat: f"P{seat}" for seat, who in enumerate(rules.seats) if who in ("me", "open")}
    async with at_home(folder / "games", rules, people) as visitor:
        if moves:
            await visitor.play(most=moves)
        if resigns:
            await visitor.link.send(Resign())
            await visitor.until(lambda sight: sight.is_over)


async def test_running_games_come_first_and_go_on_where_they_are(tmp_path: Path) -> None:
    await kept_game(tmp_path, NewTable(seats=["me", "random"]), moves=1000)
    await kept_game(tmp_path, NewTable("Gn Gi Dr Tr Se", seats=["simple", "me"]))
    app = Watched(tmp_path)
    async with app.run_test(size=(80, 24)) as hands:
        await settled(app, hands)
        text = shown(app)
        assert text.index("Claim 2 · Phase one · trick") < text.index("Mira (Whimsical bot)")
        assert "Ana (Simple bot)" in text
        assert "the crown, just" in text
        await hands.press("right", "enter")
        assert [kept.rules.deck for kept in app.resumed] == ["Gn Gi Dr Tr Se"]
        await hands.press("down", "enter")
        await hands.pause()
        assert isinstance(app.screen, ReplayScreen)
        await hands.press("q")
        await hands.pause()
        assert app.screen.has_focus_within


async def test_a_game_that_was_given_up_and_one_of_several_people(tmp_path: Path) -> None:
    await kept_game(tmp_path, NewTable(seats=["me", "simple"]), resigns=True)
    await kept_game(tmp_path, NewTable(seats=["me", "open"]), moves=2)
    async with opened(tmp_path) as (app, hands):
        text = " ".join(shown(app).split())
        assert "P0, P1" in text
        assert "Mira wore the crown, just now" in text
        await hands.press("right", "down", "enter")
        await hands.pause()
        assert isinstance(app.screen, ReplayScreen)


async def test_many_games_are_shown_when_all_are_asked_for(tmp_path: Path) -> None:
    for _ in range(10):
        await kept_game(tmp_path, NewTable(seats=["me", "simple"]), moves=0, resigns=True)
    async with opened(tmp_path, size=(80, 60)) as (app, hands):
        assert shown(app).count("Mira (Simple bot)") == 8
        app.screen.query_one("#all").focus()
        await hands.press("enter")
        await settled(app, hands)
        assert shown(app).count("Mira (Simple bot)") == 10
        assert app.screen.has_focus_within


async def test_damaged_games_are_told_and_left_alone(tmp_path: Path) -> None:
    await kept_game(tmp_path, NewTable(seats=["me", "simple"]))
    [path] = (tmp_path / "games").iterdir()
    path.write_bytes(b"{}\n" + path.read_bytes()[:200])
    assert Shelf(tmp_path / "games").damaged()
    async with opened(tmp_path, size=(260, 24)) as (app, _):
        assert f"{path} cannot be read and is left as it is" in shown(app)
    assert path.exists()


@pytest.mark.parametrize("language", languages())
def test_how_long_ago_something_was(language: str) -> None:
    say = Texts(language)
    told = [
        ago(NOW - timedelta(seconds=seconds), NOW, say)
        for seconds in (0, 59, 60, 3599, 3600, 86_399, 86_400, 2 * 86_400, 31 * 86_400)
    ]
    assert told[0] == told[1] == say("tui-ago-now")
    assert len(set(told)) == 8
    assert "59" in told[3] and "23" in told[5]
    assert told[-1] == "2026-05-31"
