"""Somebody at a table before a screen, and what they see there."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from claim.terminal.links import Link
from claim.terminal.settings import Settings
from claim.terminal.table.hand import Hand
from tests.kit import new_game
from tests.terminal.fakes import Alone, FakeLink, link_at

__all__ = ["following", "hand_in", "key_of", "pointed", "seated"]

Hands = Pilot[None]


@asynccontextmanager
async def seated(
    link: Link, size: tuple[int, int] = (80, 24), *, settings: Settings | None = None, language: str = "en"
) -> AsyncIterator[tuple[Alone, Hands]]:
    app = Alone(link, settings=settings, language=language)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


def following(hand0: str = "Go5 Go7 Kn3 Do2", stock: str = "Un4") -> FakeLink:
    """Mira has led Goblin 6, so one has to follow or play a Doppelganger."""
    return link_at(new_game(leader=1, hand0=hand0, hand1="Go6", stock=stock), "Go6")


def hand_in(app: Alone) -> Hand:
    return app.table.seen.playing.hand


def pointed(app: Alone) -> str | None:
    held = hand_in(app).pointed
    return None if held is None else str(held.card)


def key_of(app: Alone, card: str) -> str:
    """The key that is shown beside a card."""
    return next(held.label for held in hand_in(app).held if str(held.card) == card)
