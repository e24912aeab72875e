"""How good the answers to questions are, by rule of thumb."""

from collections.abc import Callable
from typing import Final

from claim.bots.worth import stakes
from claim.cards import HIDDEN, Card
from claim.knowledge import View
from claim.rules import Move, count_votes

__all__ = ["answer_prospect"]

_WORTH_RAISING: Final = 4
"""By how much a discarded card has to beat the Necromancer to be worth the swap."""


def answer_prospect(view: View, move: Move, likes: Callable[[Card], float]) -> float:
    """What an answer promises to somebody who likes each card so much; the higher the better."""
    book = view.book
    match move.verb:
        case "take":
            return likes(move.card or view.stock[0])
        case "give":
            return -likes(move.card or HIDDEN)
        case "swap":
            return 0.0 if move.card is None else book.values[move.card] - _WORTH_RAISING
        case "steal":
            return _loot(view, move)
        case "count":
            return _votes_with(view, move)
        case "back":
            return float(move.word == "yes")
        case _:
            raise AssertionError(f"no question is answered by {move}")


def _loot(view: View, move: Move) -> float:
    own = next(card for pile in view.scores for card in pile if card.plain is move.card)
    return 3.0 if own.code == "Gargoyle" else stakes(view).get(own.faction or "", 0.0) + (own.number or 0) / 100


def _votes_with(view: View, move: Move) -> float:
    """The votes at the end if the Gargoyle counts for this faction; winning the game counts more."""
    assert move.word is not None and view.asked_by is not None
    scores = [
        tuple(card.declare(move.word) if card is view.asked_by else card for card in pile) for pile in view.scores
    ]
    outcome = count_votes(scores, view.book)
    return 100.0 * (outcome.winners == (view.seat,)) + sum(vote == view.seat for vote in outcome.votes.values())
