"""A decision as it is put to somebody."""

from dataclasses import dataclass

from claim.cards import Card

__all__ = ["Decision", "Option"]


@dataclass(frozen=True, slots=True)
class Option:
    """Something one may choose."""

    move: str
    """What choosing it means: a move, or a word for something else."""
    title: str
    card: Card | None = None
    """The card that is drawn before it."""
    faction: str | None = None
    """Or the faction's code."""
    note: str = ""
    """What would come of it, or why it cannot be chosen."""
    outlook: str | None = None
    is_legal: bool = True


@dataclass(frozen=True, slots=True)
class Decision:
    """A question with its answers."""

    kind: str
    """Who asks: `seer`, `pick`, `elf-orc`, `werewolf`, `treant`, `necromancer`, `siren`, `dinosaur` …"""
    title: str
    text: str
    options: tuple[Option, ...]
    is_secret: bool = False
    """Whether nobody else learns what is seen here."""
    may_be_closed: bool = False
    """Whether one may think better of it; else a move is due, and it can only be folded."""
