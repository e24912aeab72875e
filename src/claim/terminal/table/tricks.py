"""The trick one looks at: what lies there, or what lay there last."""

from dataclasses import dataclass, field

from claim.cards import Card
from claim.knowledge import View
from claim.rules import Began, Chosen, Won

__all__ = ["SeenTrick", "seen_trick"]


@dataclass(slots=True)
class SeenTrick:
    """A trick as it was played."""

    phase: int
    number: int
    leader: int
    cards: dict[int, Card] = field(default_factory=dict)
    """By seat, in the order of play."""
    winner: int | None = None
    is_over: bool = False
    """Whether the next one has begun."""


def seen_trick(view: View) -> SeenTrick:
    """The trick on the table; before anything is played to it, the one before."""
    tricks: list[SeenTrick] = []
    for event in view.events:
        match event:
            case Began(phase, number, leader):
                tricks.append(SeenTrick(phase, number, leader))
            case Chosen(seat, move) if move.verb == "play" and move.card is not None:
                tricks[-1].cards[seat] = move.card
            case Won(seat):
                tricks[-1].winner = seat
            case _:
                pass
    if not tricks[-1].cards and len(tricks) > 1:
        tricks[-2].is_over = True
        return tricks[-2]
    return tricks[-1]
