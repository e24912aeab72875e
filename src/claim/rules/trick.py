"""A trick as a value: its cards, what they are in it, and who is ahead."""

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from claim.cards import Card

if TYPE_CHECKING:
    from claim.rules.powers import Power

__all__ = ["Phase", "Played", "Trick"]


class Phase(IntEnum):
    """The two phases, and the end."""

    RECRUIT = 1
    GATHER = 2
    OVER = 3

    def __repr__(self) -> str:
        return str(self)

    def __str__(self) -> str:
        return f"Phase.{self.name}"


class Played(NamedTuple):
    """A card in a trick: who counts as its player, and what it is there."""

    seat: int
    card: Card
    faction: str | None
    value: int
    power: "Power"


class Trick(NamedTuple):
    """A trick with its cards in the order in which they count as played."""

    phase: Phase
    is_last: bool
    """Whether it is the last trick of its phase."""
    plays: tuple[Played, ...]
    winner: Played

    @property
    def lead(self) -> Played:
        """The card that counts as led; its faction is the lead faction, if it has one (R4.3, R8.1)."""
        return self.plays[0]

    @property
    def loser(self) -> Played:
        """With two players: the card that did not win."""
        return self.plays[1] if self.winner is self.plays[0] else self.plays[0]

    @property
    def nobody_collects(self) -> bool:
        """Whether the trick's cards are discarded by a power."""
        return any(mine.power.forbids_collecting(self.phase) for mine in self.plays)

    def ranking(self) -> list[Played]:
        """The cards from first to last (R4.8): the winner, the others of the lead faction, the rest, each by value."""

        def rank(mine: Played) -> tuple[bool, bool, int]:
            return mine is not self.winner, mine.faction != self.lead.faction, -mine.value

        return sorted(self.plays, key=rank)
