"""Settings: kept whole, read with care, in effect at once."""

import json
import stat
from pathlib import Path

import pytest
from msgspec.structs import replace

from claim.errors import ClaimError
from claim.terminal.app import ClaimApp
from claim.terminal.settings import Settings, SettingsFile
from claim.texts import languages
from tests.terminal.looking import opened, shown

OWN = Settings(language="hu", theme="light", pace="none", hints=False, zone_labels=False, name="Anna")


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "deep" / "settings.json")
    assert file.read() == Settings()
    file.write(OWN)
    assert SettingsFile(file.path).read() == OWN
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_what_a_later_version_adds_is_no_trouble(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"name": "Anna", "sound": true}')
    assert SettingsFile(path).read() == Settings(name="Anna")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"theme": "pink"}', '{"hints": "yes"}', '{"name": null}', "\ufeff{}", '{"name": "\udcff"}']
)
def test_something_else_in_the_file_is_reported_and_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    data = text.encode(errors="surrogateescape")
    path.write_bytes(data)
    file = SettingsFile(path)
    with pytest.raises(ClaimError, match=r"settings\.json: "):
        file.read()
    file.write(OWN)
    assert path.read_bytes() == data


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    with pytest.raises(OSError, match=r"."):
        SettingsFile(path).write(OWN)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("chosen", "environment", "spoken"),
    [
        ("", {}, "en"),
        ("", {"LANG": "de_DE.UTF-8"}, "de"),
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        ("fr", {"CLAIM_LANG": "nl"}, "nl"),
        ("xx", {"LANG": "it"}, "it"),
    ],
)
def test_the_language_is_the_one_wished_for_now_then_the_chosen_one_then_the_systems(
    chosen: str, environment: dict[str, str], spoken: str
) -> None:
    assert Settings(language=chosen).spoken(environment) == spoken


# The screen


async def test_every_setting_is_changed_by_keys_and_kept(tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, hands):
        await hands.press("s", "down", "right", "down", "right", "down", "space", "down", "enter", "down", *"Annq")
        expected = Settings(theme="light", pace="fast", hints=False, zone_labels=False, name="Annq")
        assert app.settings == expected
        assert app.theme == "claim-light"
        await hands.press("escape")
    assert ClaimApp(tmp_path).settings == expected
    assert json.loads((tmp_path / "settings.json").read_text())["name"] == "Annq"
    assert not stat.S_IMODE((tmp_path / "settings.json").stat().st_mode) & 0o077


@pytest.mark.parametrize("language", [tag for tag in languages() if tag != "en"])
async def test_another_language_is_spoken_at_once(language: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, hands):
        await hands.press("s")
        while app.settings.language != language:
            await hands.press("right")
        await hands.pause()
        assert app.say("settings-title") in shown(app)
        await hands.press("down", "up", "escape")
        await hands.pause()
        assert app.say.language == language
        assert app.say("home-play") in shown(app)
        assert app.say("tui-key-quit") in shown(app).splitlines()[-1]


async def test_a_setting_is_chosen_by_clicks(tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, hands):
        await hands.press("s")
        row = shown(app).splitlines().index(next(line for line in shown(app).splitlines() if "Dark" in line))
        column = shown(app).splitlines()[row].index("Light")
        await hands.click(offset=(column, row))
        assert app.settings.theme == "light"


async def test_broken_settings_are_told_and_what_is_changed_holds_until_one_leaves(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{]")
    async with opened(tmp_path) as (app, hands):
        assert "cannot be read" in shown(app)
        await hands.press("s", "down", "right")
        assert app.theme == "claim-light"
    assert path.read_text() == "{]"


async def test_settings_that_cannot_be_kept_are_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, hands):
        (tmp_path / "settings.json").mkdir()
        app.prefer(replace(app.settings, theme="light"))
        await hands.pause()
        assert "could not be kept" in shown(app)
