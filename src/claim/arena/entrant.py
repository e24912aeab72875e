"""An entrant: a bot as it is named for a match, from the package, from another module or as a program."""

import shlex
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from random import Random
from typing import Final, Literal, cast

from claim.arena.forfeit import errors_told
from claim.bots import Bot, make_bot
from claim.bots.effort import Effort
from claim.errors import ClaimError, shown

__all__ = ["Entrant", "Kind"]

Kind = Literal["bot", "class", "program"]
_PROGRAM: Final = "program:"
_CHECKING: Final = 0


@dataclass(frozen=True)
class Entrant:
    """Who plays: `simple`, `ismcts@1000`, `my_bots:Miser@50ms` or `program:./miser.py --greedy`."""

    kind: Kind
    name: str
    """The bot's name, `module:Class`, or the program's command line."""
    effort: Effort | None = None
    """How much it may think about a move; None for its usual effort."""

    @classmethod
    def parse(cls, text: str, effort: Effort | None = None) -> "Entrant":
        """The entrant written so; `effort` is for one that names none itself."""
        name, own = _split(text.strip())
        effort = own or effort
        if name.startswith(_PROGRAM):
            return cls("program", name.removeprefix(_PROGRAM).strip(), effort)
        return cls("class" if ":" in name else "bot", name, effort)

    def __str__(self) -> str:
        written = f"{_PROGRAM}{self.name}" if self.kind == "program" else self.name
        return written if self.effort is None else f"{written}@{self.effort}"

    @cached_property
    def words(self) -> tuple[str, ...]:
        """A program's command line, word by word."""
        try:
            words = tuple(shlex.split(self.name))
        except ValueError as error:
            raise ClaimError(f"{shown(self.name)} is no command line: {error}") from None
        if not words:
            raise ClaimError("program: names no program; write program:./my_bot.py, with options if there are any")
        return words

    def check(self) -> None:
        """Refuse an entrant that is not there."""
        if self.kind != "program":
            self.bot(Random(_CHECKING))
        elif shutil.which(self.words[0]) is None:
            raise ClaimError(f"there is no program {shown(self.words[0])} that can be run")

    def bot(self, lots: Random) -> Bot:
        """A new bot, if it is no program."""
        if self.kind == "bot":
            return make_bot(self.name, lots)
        maker = _class(self.name)
        with errors_told(f"{self.name} cannot be made: "):
            made = maker(lots)
        if not callable(getattr(made, "choose", None)):
            raise ClaimError(f"{self.name} is no bot: it has no method choose(view, effort)")
        return cast(Bot, made)


def _split(text: str) -> tuple[str, Effort | None]:
    """A name, and the effort that is written behind it."""
    name, at, effort = text.rpartition("@")
    if not at:
        return text, None
    try:
        return name, Effort.parse(effort)
    except ClaimError:
        if text.startswith(_PROGRAM):
            return text, None  # an argument of the program
        raise


def _class(name: str) -> Callable[[Random], object]:
    module, _, path = name.partition(":")
    with errors_told(f"{shown(name)} cannot be imported: "):
        found: object = import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    if not callable(found):
        raise ClaimError(f"{shown(name)} is no class: it is made by calling it with a random.Random")
    return found
