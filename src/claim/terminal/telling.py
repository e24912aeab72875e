"""The teller: tells whoever has the keyboard what is new to their eyes, and nothing else."""

import asyncio
import time

from claim.table import Entry, Refused
from claim.terminal.keyboard import Keyboard
from claim.terminal.links import HandOver, Heard, Look
from claim.terminal.match import Match, now
from claim.wire import messages
from claim.wire.messages import Move, Said, TableChanged
from claim.wire.showing import turn_sent, update_sent, view_sent

__all__ = ["Teller"]


class Teller:
    """Puts together what is heard from a table at this computer."""

    def __init__(self, match: Match, keyboard: Keyboard) -> None:
        self._match = match
        self._keyboard = keyboard
        self._heard: asyncio.Queue[Heard | None] = asyncio.Queue()
        self._number = 0
        """The number of the last view or update that who has the keyboard was sent."""
        self._standing: object = None
        """What was asked and agreed, who was replaced, and whether it was over, when that was last told."""
        self.shown_at = time.monotonic()
        """When there was last something to see."""
        self.shown = 0
        """How many events that were."""

    async def heard(self) -> Heard | None:
        """The next message; None when there are no more."""
        return await self._heard.get()

    def tell(self, message: Heard) -> None:
        """Tell something that changes nothing."""
        self._heard.put_nowait(message)

    def end(self) -> None:
        """There is nothing more to be heard."""
        self._heard.put_nowait(None)

    def welcome(self) -> None:
        """Show everything to who has the keyboard, or say who is to have it."""
        keyboard, table = self._keyboard, self._match.table
        if keyboard.next is not None:
            self.tell(HandOver(keyboard.next, self._match.name(keyboard.next)))
        if keyboard.holder is not None:
            view = view_sent(table, keyboard.holder, self._match.info(keyboard.holder), now(), extras=True)
            self._number, self._standing = view.number, self._standing_now()
            self._show(view, 0)
        if keyboard.is_looked_from:
            self.tell(Look())

    def tell_entry(self, entry: Entry) -> None:
        """Tell who has the keyboard what an entry, just folded, shows them; who has it next sees everything then."""
        eyes, table, only_looked = self._keyboard.holder, self._match.table, self._keyboard.is_looked_from
        self._keyboard.settle()
        if eyes is None:
            return
        if self._keyboard.is_looked_from and not only_looked:
            self.tell(Look())  # first, so that it never looks as if they might move
        elif only_looked and not self._keyboard.is_looked_from:
            self.welcome()
        if table.number(eyes) != self._number:
            update = update_sent(table, eyes, self._number, now(), extras=True)
            self._number = table.number(eyes)
            if update is None:
                self.welcome()
            else:
                self._show(update, len(update.events))
        if entry.kind == "say":
            self.tell(Said(entry.seat, entry.body))
        if self._standing_now() != self._standing:
            self._standing = self._standing_now()
            self.tell(TableChanged(self._match.info(eyes), list(table.clocks(eyes, now()))))

    def refuse(self, move: Move, refused: Refused) -> None:
        """Tell somebody why their move was not made, and what they may do."""
        eyes, table = self._keyboard.holder, self._match.table
        number, legal = 0, list[str]()
        if eyes is not None:
            number, legal = table.number(eyes), turn_sent(table, eyes, now()).legal
        self.tell(messages.Refused(refused.code, str(refused), move.move, number, legal))

    def _show(self, message: Heard, events: int) -> None:
        self.shown_at, self.shown = time.monotonic(), events
        self.tell(message)

    def _standing_now(self) -> object:
        table = self._match.table
        return table.offer, table.agreed, table.standing_in, table.is_over
