"""Joining by link: what is asked, what is told, and the way to the table."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from claim.errors import ClaimError
from claim.rules import CLAIM
from claim.terminal import join
from claim.terminal.app import ClaimApp
from claim.terminal.join import JoinScreen
from claim.terminal.links import Link
from claim.terminal.settings import Settings, SettingsFile
from claim.wire.client import NotOurs, Refusal, Unreachable
from tests.terminal.fakes import new_link
from tests.terminal.looking import opened, shown

LINK = "http://localhost:8400/t/K7MNQ2XA"


class Door:
    """Where links lead in these tests."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[str, str, bool]] = []
        self.refusal: ClaimError | None = None
        monkeypatch.setattr(join, "joined", self.joined)

    async def joined(self, url: str, name: str, *, spectate: bool = False) -> Link:
        self.asked.append((url, name, spectate))
        if self.refusal is not None:
            raise self.refusal
        link = new_link(CLAIM, 1)
        link.address = url
        return link


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Door:
    return Door(monkeypatch)


async def test_link_and_name_are_asked_for_and_the_name_is_kept(door: Door, tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, hands):
        await hands.press("j", "enter", *keys(LINK), "enter")
        assert door.asked == []
        assert "What shall the others call you?" in shown(app)
        await hands.press(*"Anna", "enter")
        await hands.pause()
        assert door.asked == [(LINK, "Anna", False)]
        assert app.settings.name == "Anna"
        assert [visit.link for visit in app.guestbook.visits(datetime.now(UTC))] == [LINK]


def keys(text: str) -> list[str]:
    """The keys that type a text."""
    names = {":": "colon", "/": "slash"}
    return [names.get(letter, letter) for letter in text]


async def test_with_a_name_a_link_leads_there_at_once(door: Door, tmp_path: Path) -> None:
    SettingsFile(tmp_path / "settings.json").write(Settings(name="Anna"))
    async with opened(tmp_path, JoinScreen(LINK)) as (app, hands):
        await hands.pause()
        assert door.asked == [(LINK, "Anna", False)]
        assert not isinstance(app.screen, JoinScreen)


async def test_one_may_only_watch(door: Door, tmp_path: Path) -> None:
    async with opened(tmp_path, JoinScreen(LINK)) as (_, hands):
        await hands.press(*"Anna", "down", "space", "down", "enter")
        await hands.pause()
        assert door.asked == [(LINK, "Anna", True)]


async def test_something_else_than_a_link_is_told(door: Door, tmp_path: Path) -> None:
    async with opened(tmp_path, JoinScreen("claim.example")) as (app, hands):
        await hands.press(*"Anna", "enter")
        await hands.pause()
        assert "That is no link to a table." in shown(app)
        assert door.asked == []


async def test_who_watches_needs_no_name(door: Door, tmp_path: Path) -> None:
    async with opened(tmp_path, JoinScreen(LINK)) as (_, hands):
        await hands.press("down", "space", "down", "enter")
        await hands.pause()
        assert door.asked == [(LINK, "", True)]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (Unreachable("http://localhost:8400", "refused"), "http://localhost:8400 ist nicht erreichbar: refused"),
        (Refusal("no-table", "there is no table"), "Diesen Tisch gibt es nicht mehr"),
        (Refusal("odd", "the moon is full"), "the server refuses: the moon is full"),
        (NotOurs("http://localhost:8400"), "http://localhost:8400"),
    ],
)
async def test_refusals_are_told_in_the_language_chosen(
    error: ClaimError, told: str, door: Door, tmp_path: Path
) -> None:
    door.refusal = error
    SettingsFile(tmp_path / "settings.json").write(Settings(name="Anna", language="de"))
    async with opened(tmp_path, JoinScreen(LINK)) as (app, hands):
        await hands.pause()
        assert told in " ".join(shown(app).split())


async def test_what_is_wrong_is_told_and_can_be_put_right(door: Door, tmp_path: Path) -> None:
    door.refusal = ClaimError("there is no such table")
    async with opened(tmp_path, JoinScreen(LINK)) as (app, hands):
        await hands.press(*"Anna", "enter")
        await hands.pause()
        assert "there is no such table" in shown(app)
        door.refusal = None
        await hands.press("enter")
        await hands.pause()
        assert not isinstance(app.screen, JoinScreen)


async def test_a_table_one_has_been_at_is_on_the_home_screen(door: Door, tmp_path: Path) -> None:
    app = ClaimApp(tmp_path)
    app.guestbook.note(LINK, datetime.now(UTC))
    app.prefer(replace(app.settings, name="Anna"))
    async with opened(tmp_path) as (app, hands):
        assert "K7MNQ2XA · localhost:8400" in shown(app)
        await hands.press("right", "enter")
        await hands.pause()
        assert door.asked == [(LINK, "Anna", False)]
