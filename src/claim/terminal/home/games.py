"""The games one has: those that go on first, here and on servers, then those that are over."""

from asyncio import to_thread
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalGroup
from textual.widget import Widget
from textual.widgets import Static

from claim.terminal.form import Entry
from claim.terminal.guestbook import Guestbook, Visit
from claim.terminal.home.lines import ago, company, deck_name, standing
from claim.terminal.keeping import Damaged, KeptGame, Shelf
from claim.texts import Texts

__all__ = ["GameEntry", "Games", "VisitEntry"]

_SHOWN_AT_FIRST: Final = 8
"""Games that are over, until all are asked for."""


class GameEntry(Entry):
    """A game to go on with, or to look at again."""

    def __init__(self, kept: KeptGame, now: datetime, say: Texts) -> None:
        super().__init__(company(kept, say), f"{deck_name(kept.rules, say)} · {standing(kept, now, say)}")
        self.kept = kept


class VisitEntry(Entry):
    """A table on a server to go back to."""

    def __init__(self, visit: Visit, now: datetime, say: Texts) -> None:
        super().__init__(f"{visit.code} · {visit.server}", say("tui-visited", when=ago(visit.at, now, say)))
        self.visit = visit


class Games(VerticalGroup):
    """The list of them, which looks anew when it is asked to."""

    DEFAULT_CSS: ClassVar[str] = """
    Games {
        Entry { margin-bottom: 1; }
        .note { color: $ink-2; padding: 0 1; margin-bottom: 1; }
    }
    """

    def __init__(self, shelf: Shelf, guestbook: Guestbook, say: Texts) -> None:
        super().__init__()
        self._shelf = shelf
        self._guestbook = guestbook
        self._say = say
        self._shows_all = False

    def compose(self) -> ComposeResult:
        """Until they are found, that they are looked for."""
        yield self._note(self._say("games-loading"))

    async def look(self) -> None:
        """Find the games as they are now."""
        shelf = self._shelf
        running, over, damaged = await to_thread(lambda: (shelf.running(), shelf.finished(), shelf.damaged()))
        had_focus = self.has_focus_within
        await self.remove_children()
        await self.mount_all(self._entries(running, over, damaged, datetime.now(UTC)))
        if had_focus and self.query(Entry):
            self.screen.set_focus(self.query(Entry).first())

    def _entries(
        self, running: list[KeptGame], over: list[KeptGame], damaged: list[Damaged], now: datetime
    ) -> Iterator[Widget]:
        say, visits = self._say, self._guestbook.visits(now)
        shown = over if self._shows_all else over[:_SHOWN_AT_FIRST]
        yield from (GameEntry(kept, now, say) for kept in running)
        yield from (VisitEntry(visit, now, say) for visit in visits)
        yield from (GameEntry(kept, now, say) for kept in shown)
        if len(shown) < len(over):
            yield Entry(say("games-all", count=len(running) + len(visits) + len(over)), id="all")
        if not (running or visits or over):
            yield self._note(say("games-none"))
        yield from (self._note(say("tui-game-damaged", file=str(file.path), why=file.why)) for file in damaged)

    def _note(self, words: str) -> Static:
        return Static(words, classes="note", markup=False)

    @on(Entry.Chosen, "#all")
    async def _show_all(self, event: Entry.Chosen) -> None:
        event.stop()
        self._shows_all = True
        await self.look()
