"""Choices: answers in rows, each with its key, what it is and what would come of it."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

from claim.terminal.blocks import Block, beside, stacked
from claim.terminal.cards import Inks
from claim.terminal.table.decisions import Option
from claim.terminal.table.laying import SIGNS_OF_OUTLOOKS

__all__ = ["Choices"]

_LABELS = "1234567890abcdefgijkmnotwxyz"
"""The keys of the choices: none that does something else at a table."""
_MOST_IN_A_COLUMN = 5
_GAP = 3
_NOWHERE = -1


class Choices(Widget, can_focus=True):
    """A list of options, one of them pointed at. A key points at its option; again, or Enter, chooses it."""

    DEFAULT_CSS = "Choices { height: auto; width: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "climb(-1)", show=False),
        Binding("down", "climb(1)", show=False),
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("enter", "choose", "tui-do-choose"),
    ]

    class Chosen(Message):
        """An option was chosen."""

        def __init__(self, choices: "Choices", option: Option) -> None:
            super().__init__()
            self.choices = choices
            self.option = option

        @property
        def control(self) -> "Choices":
            """The list it was chosen in."""
            return self.choices

    def __init__(self, *, is_instant: bool = False, first: int = _NOWHERE, id: str | None = None) -> None:
        super().__init__(id=id)
        self.options: Sequence[Option] = ()
        self.at = _NOWHERE
        """Which one is pointed at."""
        self._first = first
        """Which one is pointed at in the beginning; usually none."""
        self._is_instant = is_instant
        """Whether one key, or one click, is enough."""
        self._inks: Inks | None = None

    def show(self, options: Sequence[Option], inks: Inks) -> None:
        """Show these options; if they are the same as before, what is pointed at stays so."""
        if [option.move for option in options] != [option.move for option in self.options]:
            self.at = self._first
        is_other = options != self.options
        self.options, self._inks = options, inks
        if is_other:
            self.refresh(layout=True)

    # How it is drawn

    def render(self) -> Content:
        """The options in columns."""
        columns = self._columns(self.content_size.width)
        drawn = [self._line(place) for place in range(len(self.options))]
        return stacked(beside([drawn[start::columns] for start in range(columns)], _GAP))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the longest column has."""
        return -(-len(self.options) // self._columns(width))

    def _columns(self, width: int) -> int:
        """One column where that is enough, else as many as there is room for."""
        if len(self.options) <= _MOST_IN_A_COLUMN:
            return 1
        widest = max(self._line(place).cell_length for place in range(len(self.options)))
        return max(1, min((width + _GAP) // (widest + _GAP), -(-len(self.options) // _MOST_IN_A_COLUMN)))

    def _line(self, place: int) -> Content:
        option, is_pointed = self.options[place], place == self.at
        edge = "bold $focus" if is_pointed else "$ink-2"
        parts: list[Content | tuple[str, str]] = [
            ("▸" if is_pointed else " ", edge),
            (self._label(place), edge),
            ("  ", ""),
            *self._subject(option),
            (option.title, "dim strike" if not option.is_legal else "bold" if is_pointed else ""),
        ]
        if option.outlook is not None:
            parts.append((f" {SIGNS_OF_OUTLOOKS[option.outlook]}", "bold"))
        if option.note:
            parts += [("  ", ""), self._inked(option.note).stylize_before("$ink-2")]
        return Content.assemble(*parts)

    def _subject(self, option: Option) -> Block:
        """The card or faction that an option is about."""
        if self._inks is None or (option.card is None and option.faction is None):
            return []
        drawn = self._inks.chip(option.card) if option.card is not None else self._inks.code(option.faction or "")
        return [drawn, Content(" ")]

    def _inked(self, note: str) -> Content:
        return Content(note) if self._inks is None else self._inks.inked(note)

    def _label(self, place: int) -> str:
        return _LABELS[place] if place < len(_LABELS) else " "

    # Pointing and choosing

    def action_move(self, step: int) -> None:
        """Point at the next option, going round."""
        if self.options:
            start = self.at if self.at != _NOWHERE or step > 0 else 0
            self._point((start + step) % len(self.options))

    def action_climb(self, step: int) -> None:
        """Point at the option above or below; past the end, at the next one."""
        columns = self._columns(self.content_size.width)
        below = self.at + step * columns
        if self.at != _NOWHERE and 0 <= below < len(self.options):
            self._point(below)
        else:
            self.action_move(step)

    def action_go(self, place: int) -> None:
        """Point at the first option, or the last."""
        self._point(place % len(self.options))

    def action_choose(self) -> None:
        """Choose what is pointed at, if it can be chosen."""
        if self.at != _NOWHERE and self.options[self.at].is_legal:
            self.post_message(self.Chosen(self, self.options[self.at]))

    def _point(self, place: int) -> None:
        self.at = place
        self.refresh()
        columns = self._columns(self.content_size.width)
        if isinstance(self.parent, Widget):
            self.parent.scroll_to_region(
                Region(0, self.virtual_region.y + place // columns, 1, 1), animate=False, force=True
            )

    def _choose(self, place: int) -> None:
        is_again = place == self.at
        self._point(place)
        if is_again or self._is_instant:
            self.action_choose()

    def on_key(self, event: events.Key) -> None:
        """An option's key."""
        place = _LABELS.find(event.character) if event.character else -1
        if 0 <= place < len(self.options):
            event.stop()
            self._choose(place)

    def on_click(self, event: events.Click) -> None:
        """A click on an option."""
        columns = self._columns(self.content_size.width)
        x = 0
        for column in range(columns):
            lines = [self._line(place) for place in range(column, len(self.options), columns)]
            x += max((line.cell_length for line in lines), default=0) + _GAP
            if event.x < x or column == columns - 1:
                place = event.y * columns + column
                if place < len(self.options):
                    self._choose(place)
                return
