"""Side channels: whatever else one asks of a real server while somebody is asked in secret tells nothing (R10.4)."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import httpx

from claim.wire.messages import Hello, Refused, Update, View
from claim.wire.tables import NewTable
from tests.server.crash.process import serving, watching
from tests.server.player import Guest, House, Player
from tests.table.matches import asked_in_secret

PACE: Final = 1200
"""Milliseconds that a bot takes for a move that everybody sees."""
AT_ONCE: Final = 0.8
"""Seconds in which a move is made though a bot is asked in secret."""


@asynccontextmanager
async def asked(house: House) -> AsyncIterator[tuple[Guest, Player, Player]]:
    """A public table where the second seat is asked in secret; the guest at the first, and both players."""
    scene = asked_in_secret(holder=1, leader=0)
    guests = await house.guests(2)
    rules = NewTable(scene.house.ruleset.deck, heroes=True, seats=["me", "open"], public=True)
    code = await house.begun(rules, guests, scene.deal)
    async with guests[0].player(code) as leader, guests[1].player(code) as holder:
        for player in (leader, holder):
            await player.hear_a(View)
        for player, move in zip((leader, holder), scene.game.moves, strict=True):
            await player.move(str(move))
            for other in (leader, holder):
                await other.hear_a(Update)
        for player in (leader, holder):
            await player.heard()
        yield guests[0], leader, holder


async def everything(house: House, code: str, cookies: dict[str, str]) -> dict[str, str]:
    """Whatever a server answers to somebody who asks for everything."""
    paths = (
        f"/api/tables/{code}", f"/api/tables/{code}/replay", f"/api/tables/{code}/record", "/api/tables", "/api/me",
        "/api/me/tables", "/api/bots", "/api/schema/openapi.json", f"/t/{code}", f"/t/{code}/replay",
    )  # fmt: skip
    answers = {}
    async with httpx.AsyncClient(base_url=house.url, cookies=cookies, trust_env=False) as web:
        for path in paths:
            answer = await web.get(path)
            answers[path] = f"{answer.status_code} {sorted(set(answer.headers) - {'date'})} {answer.text}"
        answers["rematch"] = (await web.post(f"/api/tables/{code}/rematch", json={})).text
    for known in (None, 1, 2, 3, 4, 99):
        player = Player(house, code, cookies, extras=known is None)
        await player.connect(greet=False)
        await player.send(Hello(known, player.extras))
        await player.heard()
        await player.disconnect()
        answers[f"socket from {known}"] = "\n".join(player.texts)
    return answers


async def test_a_quiet_answer_shows_nowhere(sqlite_storage_url: str, tmp_path: Path) -> None:
    async with serving(tmp_path, sqlite_storage_url) as server, watching(server) as house:
        async with asked(house) as (guest, leader, holder):
            code = leader.code
            before = [await everything(house, code, cookies) for cookies in (guest.cookies, {})]
            await asyncio.sleep(0.3)
            await holder.move("swap:no")
            assert len(await holder.heard()) == 1
            assert (await house.log(code))[-1].body == "swap:no"
            assert await leader.heard() == []
            await asyncio.sleep(0.3)
            after = [await everything(house, code, cookies) for cookies in (guest.cookies, {})]
            for one, other in zip(before, after, strict=True):
                for what in one:
                    assert one[what] == other[what], what
        server.check_log("Guest", code)


async def test_before_the_end_no_hand_is_shown_to_anybody(sqlite_storage_url: str, tmp_path: Path) -> None:
    async with serving(tmp_path, sqlite_storage_url) as server, watching(server) as house:
        untouched = ("/api/schema/openapi.json", "/api/bots")
        async with httpx.AsyncClient(base_url=house.url, trust_env=False) as web:
            empty = {path: (await web.get(path)).text for path in untouched}
        async with asked(house) as (guest, leader, holder):
            for cookies in (guest.cookies, holder.cookies, {}):
                for what, answer in (await everything(house, leader.code, cookies)).items():
                    if what.startswith("socket"):
                        continue
                    if what.endswith(("record", "replay")) and what.startswith("/api"):
                        assert answer.startswith("409"), what
                    if what in untouched:
                        assert answer.endswith(empty[what])
                    for hand in ("Go5", "Go7", "Kn3", "Necromancer"):
                        assert hand not in answer or what.startswith("/api/schema"), what
            async with httpx.AsyncClient(base_url=house.url, trust_env=False) as web:
                numbers = (await web.get("/metrics")).text
            for word in (leader.code, "Guest", "Go5", "seat", guest.cookies["claim"]):
                assert word not in numbers


async def test_a_bot_that_is_asked_in_secret_keeps_nobody_waiting(sqlite_storage_url: str, tmp_path: Path) -> None:
    async with serving(tmp_path, sqlite_storage_url, pace=PACE) as server, watching(server) as house:
        waits: list[float] = []
        for _ in range(10):  # a bot may answer otherwise; sooner or later one does not
            tables = [_led_at_once(house, bot) for bot in ("random", "simple") for _ in range(4)]
            waits += [wait for wait in await asyncio.gather(*tables) if wait is not None]
            if waits:
                break
    assert waits
    assert max(waits) < AT_ONCE


async def _led_at_once(house: House, bot: str) -> float | None:
    """How long a lead takes that is made while a bot is asked in secret; None if the bot's answer was noticed."""
    scene = asked_in_secret(holder=1, leader=0)
    guest = await house.guest()
    code = await house.begun(NewTable(scene.house.ruleset.deck, heroes=True, seats=["me", bot]), [guest], scene.deal)
    async with guest.player(code) as player:
        await player.hear_a(View)
        await player.move("Go7")
        await player.hear_a(Update, lambda update: update.turn.to_move == 0 and bool(update.turn.legal))
        assert player.eyes.view.trick_number == 2
        began = time.monotonic()
        await player.move(player.legal[0])
        while not isinstance(await player.hear(), Update | Refused):
            pass
        wait = time.monotonic() - began
    return wait if (await house.log(code))[2].body == "swap:no" else None
