"""How somebody judges moves, and where they err as people do."""

from dataclasses import dataclass

__all__ = ["Habits"]


@dataclass(frozen=True, slots=True)
class Habits:
    """Faults in judging a move. As they stand here there are none: as good as rules of thumb are."""

    counts_votes: bool = True
    """Whether it sees which factions are won, lost or close; else all are worth the same."""
    remembers: bool = True
    """Whether it knows which cards are gone, and who could not follow what."""
    sees_faces: bool = False
    """Whether it sees only how high a card is, not what else makes it good to have."""
    thinks_of_powers: int = 1
    """From which trick of a phase on it thinks of what factions do."""
    thrift: float = 1.0
    """How much of what a card is worth later counts against winning with it now; below 0 it likes to win high."""
    wavering: float = 0.0
    """How far it misjudges a move, in the worth of a card. A move that looks worse by twice as much is never made."""
