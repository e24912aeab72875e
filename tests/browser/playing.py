"""Playing as a person does, knowing only what docs/automation.md says: `data-move`, `aria-disabled`, `data-result`."""

import json
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Locator, Page, Position, TimeoutError

PATIENCE = 30_000
"""Milliseconds, for everybody else to move."""

CORNER: Position = {"x": 12, "y": 20}
DECLARED = ("Eo", "Werewolf", "Treant")
SHEET = "[role=dialog], dialog[open]"
OPEN = '[data-move]:not([aria-disabled="true"])'

# What can be done now: the result, or the moves that can be made, those of a sheet before all others.
_SEEN = """
    const result = document.querySelector("[data-result]")?.dataset.result ?? null
    const seen = element => !element.closest("[inert]") && element.checkVisibility({visibilityProperty: true})
    const moves = root => [...root.querySelectorAll(open)].filter(seen).map(element => element.dataset.move)
    const sheet = [...document.querySelectorAll(sheets)].find(sheet => moves(sheet).length)
    const now = JSON.stringify({result, asked: Boolean(sheet), moves: result === null ? moves(sheet ?? document) : []})
"""
_CHANGED = f"([before, sheets, open]) => {{{_SEEN} return now !== before }}"
# The same, once there is something to do that could not be done before.
_NOW = f"""([before, sheets, open]) => {{{_SEEN}
    return now !== before && (result !== null || JSON.parse(now).moves.length) ? now : null
}}"""


@dataclass(frozen=True, slots=True)
class Now:
    """What can be done at a table: the moves to choose from, whether a sheet asks for them, or nothing but a result."""

    result: str | None
    asked: bool
    moves: list[str]


def play_together(*people: "Hands") -> None:
    """Let several people play at one table until all have seen its end."""
    playing = list(people)
    patient_until = time.monotonic() + 120
    while playing:
        assert time.monotonic() < patient_until, "nobody moves any more"
        playing = [hands for hands in playing if not hands.turn()]


class Hands(ABC):
    """Somebody who plays at random, the same for the same seed."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._random = Random(seed)
        self._before: str | None = None

    def play_out(self) -> str:
        """Play until the game is over; the result."""
        while (now := self.wait()).result is None:
            self.make(now, self._random.choice(now.moves))
        return now.result

    def play(self, count: int) -> None:
        """Make so many moves, not counting the answers that a sheet asks for on the way."""
        while count:
            now = self.wait()
            assert now.result is None, "the game ended before its time"
            self.make(now, self._random.choice(now.moves))
            count -= not now.asked

    def go_on(self) -> None:
        """Make some more moves, and see that all others have answered: the game goes on."""
        self.play(3)
        self.wait()

    def turn(self) -> bool:
        """Make a move if one can be made; whether the game is over."""
        found = self.page.evaluate(_NOW, [self._before, SHEET, OPEN])
        now = self._seen(found) if found else None
        if now and now.result is None:
            self.make(now, self._random.choice(now.moves))
        return bool(now and now.result)

    def wait(self) -> Now:
        """Wait until something can be done that could not be done before."""
        found = self.page.wait_for_function(_NOW, arg=[self._before, SHEET, OPEN], timeout=PATIENCE)
        return self._seen(found.json_value())

    def forget(self) -> None:
        """Look with new eyes: what can be done now may be what could be done before."""
        self._before = None

    def _seen(self, found: str) -> Now:
        self._before = found
        return Now(**json.loads(found))

    @abstractmethod
    def make(self, now: Now, move: str) -> None:
        """Make a move that can be made now."""


class Mouse(Hands):
    """Points and clicks, near the corner that a card never hides."""

    def make(self, now: Now, move: str) -> None:
        _element(self.page, now, move).click(position=CORNER)


class Fingers(Hands):
    """Taps: once to lift a card, once more to play it; once to answer, or to be asked how the card is to be played."""

    def make(self, now: Now, move: str) -> None:
        element = _element(self.page, now, move)
        once = now.asked or move.startswith(DECLARED)
        for taps in range(1, 6):  # a hand that moves under a finger may lift its neighbour: then once more
            element.tap(position=CORNER)
            if (once or taps > 1) and self._has_changed():
                return
        raise AssertionError(f"tapping {move} does nothing")

    def _has_changed(self) -> bool:
        try:
            self.page.wait_for_function(_CHANGED, arg=[self._before, SHEET, OPEN], timeout=1000)
        except TimeoutError:
            return False
        return True


class Keys(Hands):
    """Has a keyboard only: Tab to get to the cards or choices, arrows among them, Enter."""

    def make(self, now: Now, move: str) -> None:
        within = f"Boolean(document.activeElement?.closest({json.dumps(SHEET)}))" if now.asked else "true"
        self._press("Tab", f"Boolean(document.activeElement?.dataset?.move) && {within}")
        self._press("ArrowRight", f"document.activeElement?.dataset?.move === {json.dumps(move)}")
        self.page.keyboard.press("Enter")

    def _press(self, key: str, until: str) -> None:
        for _ in range(100):
            if self.page.evaluate(until):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead to: {until}")


def _element(page: Page, now: Now, move: str) -> Locator:
    move_made_by = f'[data-move="{move}"]:not([aria-disabled="true"]):visible'
    return (page.locator(SHEET) if now.asked else page).locator(move_made_by).first
