"""A sensible bot that thinks no further than the trick on the table."""

from random import Random
from typing import Final

from claim.bots.answers import answer_prospect
from claim.bots.chances import chance_to_stay_ahead
from claim.bots.worth import AVERAGE_APPEAL, appeal, stakes
from claim.knowledge import View
from claim.rules import Move, Phase, Trick

__all__ = ["SimpleBot"]

_SPENDING: Final = {Phase.RECRUIT: 0.35, Phase.GATHER: 0.18}
"""What a point of value is worth keeping for later tricks."""
_LEAD: Final = 0.4
"""What it is worth to lead the next trick."""
_UNDEAD: Final = 2.0
"""What an Undead scored in phase one is worth."""
_LOOK: Final = 1.0
"""What a Seer's choice is worth."""


class SimpleBot:
    """Wins what is worth winning as cheaply as it can, ducks what is not, and counts the votes."""

    def __init__(self, lots: Random) -> None:
        self._lots = lots

    def choose(self, view: View) -> Move:
        """The move with the best prospects; of equal ones any."""
        if view.awaits == "play":
            trick = _TrickOnTheTable(view)
            prospects = {move: trick.prospect(move) for move in view.legal}
        else:
            prospects = {move: answer_prospect(view, move) for move in view.legal}
        best = max(prospects.values())
        return self._lots.choice([move for move, prospect in prospects.items() if prospect > best - 1e-9])


class _TrickOnTheTable:
    """What the viewer may hope for from playing to this trick."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._book = view.book
        self._stakes = stakes(view)
        self._revealed = max((appeal(card, self._book) for card in view.revealed), default=AVERAGE_APPEAL)

    def prospect(self, move: Move) -> float:
        """What the trick promises with this card, less what the card would be worth later."""
        assert move.card is not None
        trick = self._view.trick_with(move)
        won, lost = self._gains(trick)
        chance = chance_to_stay_ahead(self._view, move, is_wanted=won > lost)
        spent = _SPENDING[self._view.phase] * self._book.values[move.card]
        return chance * won + (1 - chance) * lost - spent

    def _gains(self, trick: Trick) -> tuple[float, float]:
        """What winning it would bring, and what losing it."""
        if self._view.phase is Phase.GATHER:
            return self._gains_of_votes(trick)
        undead = _UNDEAD * sum(mine.card.code == "Un" for mine in trick.plays)
        prize = self._revealed - AVERAGE_APPEAL
        look = _LOOK if trick.winner.power.looks() else 0.0
        return prize + undead + look + _LEAD, -(prize / 2 + undead) / self._rivals

    def _gains_of_votes(self, trick: Trick) -> tuple[float, float]:
        is_duel = self._view.ruleset.players == 2
        value = 0.0
        for mine in trick.plays:
            worth = self._stakes.get(mine.card.faction or "", 0.0)
            if mine.card.code == "Dw":  # for the loser; with more players who knows for whom
                value -= worth if is_duel else 0.0
            else:
                value += worth
        if self._view.waiting:
            value += self._stakes["Tr"]
        won, lost = value + _LEAD, -value / self._rivals
        for giant in (mine for mine in trick.plays if mine.card.code == "Gi"):
            for seat, laid in enumerate(self._view.laid):
                if any(gnome.code == "Gn" and gnome.number == giant.value for gnome in laid):
                    is_ours = self._view.ruleset.side_of(seat) == self._view.ruleset.side_of(self._view.seat)
                    won += 0.0 if is_ours else self._stakes["Gn"]
                    lost -= self._stakes["Gn"] if is_ours else 0.0
        return won, lost

    @property
    def _rivals(self) -> int:
        """Among how many sides a loss is shared."""
        return self._view.ruleset.sides - 1
