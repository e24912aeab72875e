"""What each move promises, by rules of thumb and no further than the trick on the table."""

from functools import partial
from typing import Final

from claim.bots.answers import answer_prospect
from claim.bots.chances import chance_to_stay_ahead, good_memory, short_memory
from claim.bots.habits import Habits
from claim.bots.worth import AVERAGE_APPEAL, appeal, face, stakes
from claim.knowledge import View
from claim.rules import Move, Phase, Trick

__all__ = ["prospects"]

_SPENDING: Final = {Phase.RECRUIT: 0.25, Phase.GATHER: 0.18}
"""What a point of value is worth keeping for later tricks."""
_LEAD: Final = 0.4
"""What it is worth to lead the next trick."""
_UNDEAD: Final = 2.0
"""What an Undead scored in phase one is worth."""
_LOOK: Final = 1.0
"""What a Seer's choice is worth."""
_ANY_CARD: Final = 1.5
"""What a card is worth to somebody who does not count votes."""


def prospects(view: View, habits: Habits) -> dict[Move, float]:
    """How good each legal move looks to somebody with these habits; the higher the better."""
    if view.awaits == "play":
        trick = _TrickOnTheTable(view, habits)
        return {move: trick.prospect(move) for move in view.legal}
    likes = partial(face if habits.sees_faces else appeal, book=view.book)
    return {move: answer_prospect(view, move, likes) for move in view.legal}


class _TrickOnTheTable:
    """What the viewer may hope for from playing to this trick."""

    def __init__(self, view: View, habits: Habits) -> None:
        self._view = view
        self._habits = habits
        self._knows_powers = view.trick_number >= habits.thinks_of_powers
        self._stakes = stakes(view) if habits.counts_votes else dict.fromkeys(view.ruleset.factions, _ANY_CARD)
        self._memory = good_memory(view) if habits.remembers else short_memory(view)
        likes = face if habits.sees_faces else appeal
        self._revealed = max((likes(card, view.book) for card in view.revealed), default=AVERAGE_APPEAL)

    def prospect(self, move: Move) -> float:
        """What the trick promises with this card, less what the card would be worth later."""
        assert move.card is not None
        won, lost = self._gains(self._view.trick_with(move))
        chance = chance_to_stay_ahead(self._view, move, self._memory, is_wanted=won > lost)
        spent = _SPENDING[self._view.phase] * self._view.book.values[move.card]
        thrift = chance * self._habits.thrift + (1 - chance)
        return chance * won + (1 - chance) * lost - spent * thrift

    def _gains(self, trick: Trick) -> tuple[float, float]:
        """What winning it would bring, and what losing it."""
        return self._gains_of_votes(trick) if self._view.phase is Phase.GATHER else self._gains_of_followers(trick)

    def _gains_of_followers(self, trick: Trick) -> tuple[float, float]:
        prize = self._revealed - AVERAGE_APPEAL
        undead, look = 0.0, 0.0
        if self._knows_powers:
            undead = _UNDEAD * sum(mine.card.code == "Un" for mine in trick.plays)
            look = _LOOK if trick.winner.power.looks() else 0.0
        return prize + undead + look + _LEAD, -(prize / 2 + undead) / self._rivals

    def _gains_of_votes(self, trick: Trick) -> tuple[float, float]:
        is_duel = self._view.ruleset.players == 2
        value = 0.0
        for mine in trick.plays:
            worth = self._stakes.get(mine.card.faction or "", 0.0)
            if mine.card.code == "Dw" and self._knows_powers:  # for the loser; with more players who knows for whom
                value -= worth if is_duel else 0.0
            else:
                value += worth
        if self._view.waiting and self._knows_powers:
            value += self._stakes["Tr"]
        won, lost = value + _LEAD, -value / self._rivals
        return self._with_giants(trick, won, lost) if self._knows_powers else (won, lost)

    def _with_giants(self, trick: Trick, won: float, lost: float) -> tuple[float, float]:
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
