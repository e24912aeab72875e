"""The hand: its cards, sorted, with what can be done with each."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from claim.cards import Card
from claim.terminal.table.scene import Scene
from claim.wire.messages import Choice, Told

__all__ = ["LABELS", "Held", "hand_of"]

LABELS: Final = "1234567890xyz"
"""The keys of the cards in hand; no card's code begins with one of them."""
_WHO_WINS: Final = "told-wins"
"""The sentence that an outlook tells already."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card in hand, as often as it is there."""

    card: Card
    copies: int = 1
    choices: tuple[Choice, ...] = ()
    """Every way to play it now; none when it is not one's turn to play."""
    label: str = ""
    """The key that chooses it."""
    value: int | None = None
    """What playing it is proven to be: 1 a win, 0 a draw, -1 a loss."""
    told: tuple[Told, ...] = field(init=False)
    """What would happen at once besides who wins, if that does not depend on a declaration."""

    def __post_init__(self) -> None:
        only = self.choices[0].told if len(self.choices) == 1 else []
        object.__setattr__(self, "told", tuple(told for told in only if told.text != _WHO_WINS))

    @property
    def text(self) -> str:
        """The card as it is written: `Go5`, or `Go0×3` if there are more."""
        return str(self.card) if self.copies == 1 else f"{self.card}×{self.copies}"

    @property
    def is_legal(self) -> bool:
        """Whether it can be played now."""
        return any(choice.legal for choice in self.choices)

    @property
    def has_to_wait(self) -> bool:
        """Whether it cannot be played now though others can."""
        return bool(self.choices) and not self.is_legal

    @property
    def is_declared(self) -> bool:
        """Whether one has to say, or may say, what it is to be."""
        return len(self.choices) > 1 or any("=" in choice.move for choice in self.choices)

    @property
    def outlook(self) -> str | None:
        """What would come of it, if that does not depend on how it is declared."""
        outlooks = {choice.outlook for choice in self.choices if choice.legal}
        return outlooks.pop() if len(outlooks) == 1 else None


def hand_of(scene: Scene, values: Mapping[str, int] | None = None) -> tuple[Held, ...]:
    """One's own hand as it is sorted, with what can be done now and what that is proven to be."""
    turn = scene.turn
    choices = (turn.choices or []) if scene.is_asked_to_play else []
    held = sorted(Counter(scene.view.hand).items(), key=lambda item: item[0].order)
    hand = []
    for place, (card, copies) in enumerate(held):
        ways = tuple(choice for choice in choices if Card.parse(choice.move).plain is card)
        proven = [values[way.move] for way in ways if way.move in values] if values else []
        hand.append(Held(card, copies, ways, LABELS[place], max(proven, default=None)))
    return tuple(hand)
