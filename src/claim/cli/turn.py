"""A turn: one decision of one person, and everything that can be asked before it is made."""

from dataclasses import dataclass
from pathlib import Path

from claim.cards import HEROES, Card
from claim.cli.asking import Asking
from claim.cli.choices import Choices, Puzzled
from claim.cli.desk import Desk
from claim.cli.naming import cards_called, near_names
from claim.cli.reading import show_rule
from claim.cli.screen import Screen
from claim.cli.seats import Seats
from claim.cli.voice import say
from claim.knowledge import View
from claim.rules import Move

__all__ = ["Quit", "Save", "Turn", "Undo"]

_PROMPT = "> "
_LONGEST_ASKED = 40


@dataclass(frozen=True, slots=True)
class Undo:
    """The wish to take a move back."""


@dataclass(frozen=True, slots=True)
class Save:
    """The wish to save now."""

    path: Path | None


@dataclass(frozen=True, slots=True)
class Quit:
    """The wish to leave."""


def _path(name: str) -> Path | None:
    if not name:
        return None
    try:
        return Path(name).expanduser()
    except RuntimeError:  # nobody's home
        return Path(name)


class Turn:
    """Shows a view to the person whose turn it is, and reads what they decide."""

    def __init__(self, view: View, seats: Seats, desk: Desk, since: int) -> None:
        self.view = view
        self._desk = desk
        self._console = desk.console
        self._since = since
        self._choices = Choices.of(view)
        self._screen = Screen(view, seats, desk.console)
        self._asking = Asking(view, self._choices, desk.console)

    def show(self) -> None:
        """Everything there is to see before the decision, and the question."""
        self._screen.show(self._since)
        self._asking.show()

    def look(self) -> None:
        """Let somebody who has nothing to decide see what happened."""
        self._screen.show(self._since)
        self._asking.show_hand()
        self._desk.ask(say("nothing-to-decide"))

    def read(self) -> Move | Undo | Save | Quit:
        """What the person decides; questions in between are answered here."""
        shown = {"": self.show, "hand": self._asking.show_hand, "piles": self._screen.piles, "log": self._screen.log}
        while True:
            line = self._desk.ask(_PROMPT)
            word, _, rest = line.partition(" ")
            if line.startswith("?") or word.lower() in ("help", "h"):
                self._help(line[1:] if line.startswith("?") else rest)
            elif line.lower() in shown:
                shown[line.lower()]()
            elif line.lower() in ("undo", "u"):
                return Undo()
            elif line.lower() in ("quit", "q", "exit"):
                return Quit()
            elif word.lower() == "save":
                return Save(_path(rest.strip()))
            else:
                try:
                    return self._choices.meant_by(line)
                except Puzzled as puzzled:
                    self._console.print(str(puzzled))

    def _help(self, asked: str) -> None:
        if not asked.strip():
            self._console.print(say("play-help"))
            return
        code = cards_called(asked)
        if code is not None:
            show_rule(code, self._console, self.view.book.values.get(Card(code)) if code in HEROES else None)
            return
        near = near_names(asked)
        perhaps = say("perhaps", names=", ".join(near)) if near else ""
        self._console.print(say("puzzled-rule", asked=asked.strip()[:_LONGEST_ASKED], near=perhaps))
