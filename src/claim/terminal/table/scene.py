"""The scene: all that a table is drawn from."""

from dataclasses import dataclass

from claim.knowledge import View
from claim.rules import Phase
from claim.terminal.cards import Inks
from claim.terminal.sight import Sight
from claim.terminal.words import Words
from claim.wire.messages import Turn
from claim.wire.tables import TableInfo

__all__ = ["Manner", "Scene"]


@dataclass(frozen=True, slots=True)
class Manner:
    """How things are drawn."""

    hints: bool = True
    """Whether cards tell what would come of them."""
    labels: bool = True
    """Whether zones say what they are for."""
    large: bool = False
    """Whether cards are boxes, not chips."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What is known of a game that has begun, in whose words, and how it is drawn."""

    sight: Sight
    view: View
    table: TableInfo
    turn: Turn
    words: Words
    inks: Inks
    manner: Manner = Manner()

    @property
    def is_asked_to_play(self) -> bool:
        """Whether one has to play a card now."""
        return self.sight.is_asked and self.turn.awaits == "play"

    @property
    def is_recruiting(self) -> bool:
        """Whether it is phase one."""
        return self.view.phase is Phase.RECRUIT
