"""The application: colours or none, every language, and whole games from home to the end and back."""

import asyncio
import time
from pathlib import Path
from typing import cast

import pytest
from rich.color import ColorType
from textual.pilot import Pilot

from claim.deals import box_deck
from claim.terminal.app import ClaimApp
from claim.terminal.home import HomeScreen
from claim.terminal.join import JoinScreen
from claim.terminal.settings import Settings, SettingsFile
from claim.terminal.table import TableScreen
from claim.texts import languages
from claim.wire.client import Server
from claim.wire.tables import Me, NewTable, Person, TableInfo
from tests.server.crash.process import serving
from tests.terminal.fakes import Alone
from tests.terminal.looking import SIZES, opened, settled, shown
from tests.terminal.players import Player, until


class Playing(ClaimApp):
    """The application, with the table in front of one."""

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.screen, TableScreen)
        return self.screen


def at_once(folder: Path) -> None:
    """Let bots play at once."""
    SettingsFile(folder / "settings.json").write(Settings(pace="none", name="Anna"))


def player(app: Playing, hands: Pilot[None], seed: int = 1) -> Player:
    return Player(cast("Alone", app), hands, seed)


async def is_at_table(app: Playing) -> None:
    await until(lambda: isinstance(app.screen, TableScreen))


async def play_to_the_end(app: Playing, hands: Pilot[None]) -> None:
    await is_at_table(app)
    await player(app, hands).play()
    await hands.pause()
    assert "crown" in shown(app)


async def go_home(app: Playing, hands: Pilot[None]) -> None:
    await hands.press("q")
    await until(lambda: isinstance(app.screen, HomeScreen))
    await settled(app, hands)


# How it looks


@pytest.mark.parametrize("keys", ["", "n", "j", "r", "s"])
async def test_without_colours_there_are_none(keys: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with opened(tmp_path) as (app, hands):
        await hands.press(*keys)
        await hands.pause()
        lines = app.screen._compositor.render_strips()
        filtered = [line.apply_filter(app._filters[-1], app.screen.styles.background) for line in lines]
        styles = [segment.style for line in filtered for segment in line if segment.style is not None]
        colours = {colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None}
        assert {colour.type for colour in colours} <= {ColorType.DEFAULT}
        assert any(style.reverse for style in styles), "what has the focus is to be seen"


@pytest.mark.parametrize("language", languages())
async def test_every_screen_is_there_in_every_language(language: str, tmp_path: Path) -> None:
    SettingsFile(tmp_path / "settings.json").write(Settings(language=language, theme="light"))
    async with opened(tmp_path) as (app, hands):
        assert app.say("home-new") in shown(app)
        for key, text in (("n", "new-tie-break"), ("j", "tui-join-link"), ("s", "settings-hints"), ("r", "topic-goal")):
            await hands.press(key)
            await hands.pause()
            assert app.say(text) in shown(app)
            await hands.press("escape")
            await hands.pause()


@pytest.mark.parametrize("size", [*SIZES, (40, 12), (20, 6)])
async def test_windows_of_any_size_are_no_trouble(size: tuple[int, int], tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, hands):
        for keys in ([], ["n"], ["escape", "r"], ["escape", "s"], ["escape", "j"]):
            await hands.press(*keys)
            await hands.resize_terminal(*size)
            await hands.pause()
            await hands.resize_terminal(80, 24)
            await hands.pause()
        await hands.press("escape")
        assert app.say("home-play") in shown(app)


async def test_home_is_there_in_less_than_a_second(tmp_path: Path) -> None:
    began = time.perf_counter()
    async with opened(tmp_path) as (app, _):
        assert app.say("home-play") in shown(app)
        took = time.perf_counter() - began
    assert took < 3.0, f"{took:.2f} s, on a machine that may be busy; a second at most is meant"


# Whole games


async def test_a_whole_game_by_keys_from_home_to_its_replay(tmp_path: Path) -> None:
    at_once(tmp_path)
    app = Playing(tmp_path)
    async with app.run_test(size=(80, 24)) as hands:
        await hands.press("p")
        await play_to_the_end(app, hands)
        await go_home(app, hands)
        assert "the crown, just now" in " ".join(shown(app).split())
        await hands.press("right", "enter")
        await hands.pause()
        await hands.press("end")
        await hands.pause()
        assert "The votes are counted." in " ".join(shown(app).split())


@pytest.mark.parametrize("players", [2, 4])
async def test_new_tables_by_keys_alone(players: int, tmp_path: Path) -> None:
    at_once(tmp_path)
    app = Playing(tmp_path)
    async with app.run_test(size=(80, 24)) as hands:
        await hands.press("n", "right", "down", *["right"] * (players - 2), "down")
        for _ in range(1, players):
            await hands.press("down", "left", "left")  # a novice
        if players == 2:
            await hands.press("tab", *["down"] * 5, "space")  # heroes
        await hands.press("o")
        await play_to_the_end(app, hands)
    [kept] = app.shelf.finished()
    assert kept.rules.seats == ["me", *["novice"] * (players - 1)]
    assert kept.rules.deck.split() == list(box_deck("claim2", players))
    assert kept.rules.heroes == (players == 2)


async def test_a_game_goes_on_after_one_has_left_in_its_midst(tmp_path: Path) -> None:
    at_once(tmp_path)
    app = Playing(tmp_path)
    async with app.run_test(size=(80, 24)) as hands:
        await hands.press("p")
        await is_at_table(app)
        await player(app, hands).play(9)
        await hands.press("q")
        await until(lambda: isinstance(app.screen, HomeScreen))
        await hands.press("q")
    [kept] = app.shelf.running()
    made = [entry.body for entry in kept.entries if entry.kind == "move"]
    assert len(made) >= 9
    again = Playing(tmp_path)
    async with again.run_test(size=(140, 45)) as hands:
        await settled(again, hands)
        assert "trick" in shown(again)
        await hands.press("right", "enter")
        await is_at_table(again)
        await player(again, hands, 2).play()
    [finished] = again.shelf.finished()
    assert [entry.body for entry in finished.entries if entry.kind == "move"][: len(made)] == made
    assert again.shelf.running() == []


async def test_a_closed_window_loses_nothing(tmp_path: Path) -> None:
    at_once(tmp_path)
    app = Playing(tmp_path)
    async with app.run_test(size=(80, 24)) as hands:
        await hands.press("p")
        await is_at_table(app)
        await player(app, hands).play(5)
        app.exit()
    assert [len(kept.entries) >= 5 for kept in app.shelf.running()] == [True]


# On a server


def new_table(url: str, rules: NewTable) -> str:
    """The link of a table that somebody else has opened."""
    server = Server(url)
    server.ask("PUT", "/api/me", Me, Person("Host"))
    return f"{url}/t/{server.ask('POST', '/api/tables', TableInfo, rules).code}"


async def test_a_game_against_bots_on_a_server_in_another_process(tmp_path: Path) -> None:
    at_once(tmp_path)
    async with serving(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}") as server:
        link = await asyncio.to_thread(new_table, server.url, NewTable(seats=["open", "simple"]))
        app = Playing(tmp_path, JoinScreen(link))
        async with app.run_test(size=(80, 24)) as hands:
            await play_to_the_end(app, hands)
            await go_home(app, hands)
            assert link.rpartition("/")[2] in shown(app)
