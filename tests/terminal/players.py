"""Somebody who plays at a table by keys alone, or with the mouse alone, from what is on the screen."""

import asyncio
from collections.abc import Callable
from random import Random

from textual.app import App
from textual.geometry import Offset
from textual.pilot import Pilot

from claim.terminal.table.decisions import Option
from claim.terminal.table.holding import Held
from tests.terminal.fakes import Alone

__all__ = ["Player", "text_of", "until"]

_MOST_MOVES = 200
_PATIENCE = 10
"""Seconds until something has to happen."""


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so. Pilot would wait until the whole process rests."""
    async with asyncio.timeout(_PATIENCE):
        while not is_so():
            await asyncio.sleep(0.001)


def text_of(app: App[None]) -> str:
    """Everything on the screen, as text."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line).rstrip() for line in lines)


class Player:
    """Plays at random whatever the screen offers."""

    def __init__(self, app: Alone, pilot: Pilot[None], seed: int, *, by_mouse: bool = False) -> None:
        self._app = app
        self._pilot = pilot
        self._lots = Random(seed)
        """For what is decided."""
        self._ways = Random(seed)
        """For how it is typed."""
        self._by_mouse = by_mouse
        self.decided: set[str] = set()
        """The kinds of decisions that were put."""

    @property
    def is_over(self) -> bool:
        return self._app.table.sitting.mode == "over"

    async def play(self, moves: int = _MOST_MOVES) -> None:
        """Make so many decisions, or all to the end."""
        for _ in range(moves):
            await until(self._is_ready)
            if self.is_over:
                return
            await self._decide()
        assert moves < _MOST_MOVES, "the game does not end"

    def _stands(self) -> object:
        """What changes when a decision is made."""
        sitting = self._app.table.sitting
        return sitting.sight.number, sitting.declaring, sitting.mode

    def _is_ready(self) -> bool:
        """Whether the next decision is on the screen and has the keys, or the game is over."""
        table = self._app.table
        return self.is_over or (table.sitting.sight.is_asked and self._app.focused is table.seen.focus_wanted)

    async def _decide(self) -> None:
        """Choose a card of the hand, or an answer in the panel, and wait until that is done."""
        before = self._stands()
        panel, hand = self._app.table.seen.playing.panel, self._app.table.seen.playing.hand
        if panel.is_open and panel.decision is not None:
            self.decided.add(panel.decision.kind)
            await self._answer(self._lots.choice([option for option in panel.decision.options if option.is_legal]))
        else:
            await self._play(self._lots.choice([held for held in hand.held if held.is_legal]))
        await until(lambda: self._stands() != before)

    async def _play(self, held: Held) -> None:
        hand = self._app.table.seen.playing.hand
        if self._by_mouse:
            cell = next(cell for cell in hand.cells if cell.held == held)
            await self._click(hand.id, Offset(cell.x + 1, cell.row * 3 + 1))
            return
        match self._ways.choice(("label", "label twice", "code", "arrows")):
            case "label":
                self._press(held.label, "enter")
            case "label twice":
                self._press(*[held.label] * (1 if hand.pointed == held else 2))
            case "code":
                self._press(*str(held.card), "enter")
            case _:
                self._press("home", *["right"] * hand.held.index(held), "enter")

    async def _answer(self, option: Option) -> None:
        choices = self._app.table.seen.playing.panel.choices
        place = list(choices.options).index(option)
        if self._by_mouse:
            await self._click(choices.id, Offset(4, place))  # a few choices are beneath each other
        elif place < 9 and self._ways.random() < 0.5:
            self._press(str(place + 1), str(place + 1))
        else:
            self._press(*["right"] * (place + 1), "enter")

    def _press(self, *keys: str) -> None:
        for key in keys:
            self._app.simulate_key(key)

    async def _click(self, where: str | None, offset: Offset) -> None:
        assert await self._pilot.click(f"#{where}", offset=offset)
        await self._pilot.click(f"#{where}", offset=offset)
