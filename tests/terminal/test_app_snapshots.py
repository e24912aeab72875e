"""Pictures of everything around the table: home, new table, replay, rules and settings, in both looks and two sizes."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from textual.screen import Screen

from claim.notation import read_record
from claim.terminal.app import ClaimApp
from claim.terminal.replay import ReplayScreen
from claim.terminal.settings import Settings, SettingsFile
from claim.wire.messages import Resign
from claim.wire.tables import NewTable
from tests.terminal.visitor import at_home

Compare = Callable[..., bool]
SIZES = {"80x24": (80, 24), "140x45": (140, 45)}
FOLDER = Path("claim")
GOLDEN = Path(__file__).parents[1] / "golden"


def replay() -> Screen[None]:
    return ReplayScreen(read_record((GOLDEN / "Gn.claim").read_text(encoding="utf-8")), 0)


SCREENS: dict[str, tuple[Callable[[], Screen[None] | None], tuple[str, ...]]] = {
    "home": (lambda: None, ("right",)),
    "new-table": (lambda: None, ("n", "left", "down", "down", "down", "left", "left", "left")),
    "replay": (replay, (*["down"] * 18, "right", "right")),
    "rules": (lambda: None, ("r", *["down"] * 11)),
    "settings": (lambda: None, ("s", "down")),
}
"""By name, what is shown before home, and the keys that were pressed."""


async def some_games() -> None:
    """One that goes on, and one that somebody gave up."""
    async with at_home(FOLDER / "games", NewTable(seats=["me", "simple"]), {0: "Zoe"}) as visitor:
        await visitor.turn()
        await visitor.link.send(Resign())
        await visitor.until(lambda sight: sight.is_over)
    async with at_home(FOLDER / "games", NewTable("Gn Gi Dr Tr Se", seats=["expert", "me"]), {1: "Zoe"}) as visitor:
        await visitor.turn()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_it_looks_as_it_did(
    snap_compare: Compare,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    screen: str,
    size: str,
    theme: Literal["dark", "light"],
) -> None:
    monkeypatch.chdir(tmp_path)
    SettingsFile(FOLDER / "settings.json").write(Settings(theme=theme, name="Zoe"))
    if screen == "home":
        asyncio.run(some_games())
    first, keys = SCREENS[screen]
    assert snap_compare(ClaimApp(FOLDER, first()), press=keys, terminal_size=SIZES[size])
