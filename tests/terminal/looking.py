"""Looking at the application as somebody before the screen would."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.screen import Screen

from claim.terminal.app import ClaimApp
from tests.terminal.players import text_of as shown

__all__ = ["SIZES", "Hands", "opened", "settled", "shown"]

SIZES = ((80, 24), (140, 45))
Hands = Pilot[None]


@asynccontextmanager
async def opened(
    folder: Path, first: Screen[None] | None = None, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[tuple[ClaimApp, Hands]]:
    """The application with its home, and whoever presses the keys."""
    app = ClaimApp(folder, first)
    async with app.run_test(size=size, notifications=True) as hands:
        await settled(app, hands)
        yield app, hands


async def settled(app: ClaimApp, hands: Hands) -> None:
    """Wait until what was begun is done."""
    await hands.pause()
    looking = [worker for worker in app.workers if worker.name == "_look"]
    if looking:  # nobody is asked to wait for everybody
        await app.workers.wait_for_complete(looking)
    await hands.pause()
