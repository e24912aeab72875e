"""The end of a game in the terminal: the votes, the crown, and what one can do next."""

from pathlib import Path
from random import Random

import pytest
from textual import events

from claim.notation import read_record
from claim.terminal.settings import Settings
from tests.kit import new_game
from tests.table.matches import play
from tests.terminal.fakes import FakeLink, new_link
from tests.terminal.players import text_of
from tests.terminal.seating import seated

# The end


def finished() -> FakeLink:
    link = new_link(new_game().ruleset, 3)
    play(link.table, Random(3))
    return link


async def test_the_votes_are_turned_one_by_one_and_any_key_skips() -> None:
    async with seated(finished(), settings=Settings(pace="normal")) as (app, pilot):
        assert "The votes are counted" in text_of(app)
        assert "▒▒" in text_of(app)
        await pilot.press("x")
        assert "Mira wears the crown." in text_of(app)
        assert "▒▒" not in text_of(app)
        assert app.focused is app.table.seen.end.choices


async def test_the_end_says_who_won_and_how_each_faction_voted() -> None:
    async with seated(finished()) as (app, _):
        shown = text_of(app)
    assert "Mira wears the crown." in shown
    assert "4 votes to 1." in shown
    assert all(name in shown for name in ("Goblins", "Knights", "Undead", "Dwarves", "Doppelgangers"))
    assert "most cards" in shown


async def test_after_the_game_one_looks_at_the_table_and_comes_back() -> None:
    async with seated(finished()) as (app, pilot):
        await pilot.press("5")
        assert "The game is over" in text_of(app)
        await pilot.press("escape")
        assert "Rematch" in text_of(app)


@pytest.mark.parametrize(("key", "is_same"), [("1", False), ("2", True)])
async def test_a_rematch_is_another_table(key: str, is_same: bool) -> None:
    link = finished()
    async with seated(link) as (app, pilot):
        await pilot.press(key)
        await pilot.pause()
        await pilot.pause()
        again = app.table.sitting.link
        assert isinstance(again, FakeLink) and again is not link
        assert (again.table.deal == link.table.deal) == is_same
        assert link.is_closed
        assert "Phase one" in text_of(app)


async def test_the_game_is_saved_to_a_new_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    link = finished()
    async with seated(link) as (app, pilot):
        await pilot.press("4")
        await pilot.pause()
        await pilot.press("4")
        await pilot.pause()
        assert "Saved to claim-" in text_of(app)
    records = [read_record(path.read_text(encoding="utf-8")) for path in tmp_path.glob("*.claim")]
    assert [record.moves for record in records] == [link.table.record(["", ""]).moves] * 2


async def test_what_cannot_be_saved_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    async with seated(finished()) as (app, pilot):
        gone.rmdir()
        await pilot.press("4")
        await pilot.pause()
        assert "cannot be written" in text_of(app)


async def test_the_game_can_be_replayed() -> None:
    from claim.terminal.replay import ReplayScreen

    async with seated(finished()) as (app, pilot):
        await pilot.press("3")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)


async def test_what_is_chosen_twice_at_once_is_done_once() -> None:
    from claim.terminal.replay import ReplayScreen

    async with seated(finished()) as (app, pilot):
        choices = app.table.seen.end.choices
        for key in ("3", "3"):  # both before the first is done
            app.table.post_message(events.Key(key, key))
        await pilot.pause(0.2)
        assert choices.screen is app.table
        assert [type(screen) for screen in app.screen_stack].count(ReplayScreen) == 1
