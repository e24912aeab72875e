"""Sitting at a table: what is known there, and what one is about to do."""

from collections.abc import Mapping
from typing import Literal

from claim.cards import Card
from claim.knowledge import View as Knowledge
from claim.terminal.cards import Inks
from claim.terminal.links import Heard, Link
from claim.terminal.sight import Sight
from claim.terminal.table.decisions import Decision, asked, declared
from claim.terminal.table.holding import hand_of
from claim.terminal.table.notices import saying
from claim.terminal.table.scene import Manner, Scene
from claim.terminal.words import Words
from claim.texts import Texts
from claim.wire.messages import Error, Move, Refused, Said, Update, View

__all__ = ["Mode", "Sitting"]

Mode = Literal["loading", "waiting", "covered", "playing", "over"]
"""What there is to see."""
_WISHES = {"secret": "undo-secret", "nothing": "undo-nothing", "rate": "fail-too-often", "lost": "connection-lost"}
"""What to say of a wish that was not granted, by the code of the error."""


class Sitting:
    """A place at a table. What is known comes from the other end; here is only what has not been sent yet."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.sight = Sight()
        self.sending: str | None = None
        """The move that is on its way."""
        self.declaring: Card | None = None
        """The card of the hand of which one is asked what it shall be."""
        self.values: Mapping[str, int] | None = None
        """What the legal moves are proven to be, if somebody has asked."""
        self.looks_back = False
        """Whether the game is over, but one looks at the table once more."""
        self._view: Knowledge | None = None

    @property
    def mode(self) -> Mode:
        """What there is to see now."""
        sight = self.sight
        if sight.hand_over is not None:
            return "covered"
        if sight.table is None:
            return "loading"
        if not sight.has_begun:
            return "waiting"
        return "over" if sight.is_over and not self.looks_back else "playing"

    def hear(self, message: Heard, say: Texts) -> str:
        """Take in what was heard; something passing to tell about it, or nothing."""
        self.sight.take_in(message)
        match message:
            case View() | Update():
                self.sending = self.declaring = self.values = self._view = None
            case Refused():
                self.sending = self.declaring = None
                name = f"refused-{message.code}"
                return say(name) if name in say.names else say("refused-other")
            case Error():
                self.sending = None
                return self._told_of(message, say)
            case Said() if not self._is_own(message.seat):
                words = self.words(say)
                return "" if words is None else saying(self.sight, words)
            case _:
                pass
        return ""

    def _is_own(self, seat: int) -> bool:
        return seat == self.sight.seat

    def _told_of(self, error: Error, say: Texts) -> str:
        name = _WISHES.get(error.code, f"fail-{error.code}")
        return say(name) if name in say.names else error.text

    # What is drawn

    def words(self, say: Texts) -> Words | None:
        """How things are called from this place; None before anything is known."""
        table = self.sight.table
        return None if table is None else Words.at(table, self.sight.seat, say)

    def scene(self, say: Texts, inks: Inks, manner: Manner) -> Scene | None:
        """What is to be drawn; None before the cards are dealt."""
        sight, words = self.sight, self.words(say)
        if sight.table is None or sight.turn is None or words is None:
            return None
        if self._view is None:
            self._view = sight.view
        return Scene(sight, self._view, sight.table, sight.turn, words, inks, manner)

    def decision(self, scene: Scene) -> Decision | None:
        """The decision that is due, or the declaration of a card; None while a move is on its way."""
        if self.sending is not None:
            return None
        if self.declaring is not None and scene.is_asked_to_play:
            return next((declared(scene, held) for held in hand_of(scene) if held.card is self.declaring), None)
        return asked(scene)

    # What one does

    async def move(self, text: str) -> None:
        """Make a move."""
        if self.sending is None:
            self.sending, self.declaring = text, None
            await self.link.send(Move(self.sight.number, text))
