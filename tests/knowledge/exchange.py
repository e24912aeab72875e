"""The same moves in another deal: how to exchange what a seat cannot see."""

from claim.cards import Card
from claim.errors import IllegalMove
from claim.knowledge import View
from claim.rules import Deal, Game

__all__ = ["faces_of", "hidden_slots", "replayed", "with_faces"]


def hidden_slots(view: View) -> list[int]:
    """The slots of the deal whose cards the viewer has not seen; those of heroes out of play are none."""
    return [slot for slot in range(view.seen.unused_slots.start) if view.seen.faces[slot] is None]


def faces_of(deal: Deal) -> list[Card]:
    """The cards of a deal by slot."""
    return [*(card for hand in deal.hands for card in hand), *deal.stock, *deal.aside]


def with_faces(deal: Deal, faces: list[Card]) -> Deal:
    """The same deal with other cards in its slots."""
    size, players = len(deal.hands[0]), len(deal.hands)
    stock = size * players
    hands = tuple(tuple(faces[seat * size : (seat + 1) * size]) for seat in range(players))
    return Deal(
        deal.leader, hands, tuple(faces[stock : stock + len(deal.stock)]), tuple(faces[stock + len(deal.stock) :])
    )


def replayed(game: Game, deal: Deal, view: View) -> Game | None:
    """The game with the moves the viewer knows of in another deal; None where they would not have been legal.

    Whoever is asked in secret there, and was not here, gives the answer that nobody notices.
    """
    other = Game(game.ruleset, deal)
    try:
        for seat, move in view.moves:
            _answer_quietly(other, view.seat, next_answer=(seat, move.verb))
            other.push(move)
        _answer_quietly(other, view.seat, next_answer=None)
    except IllegalMove:
        return None
    return other


def _answer_quietly(game: Game, viewer: int, next_answer: tuple[int, str] | None) -> None:
    question = game.position.question
    if question is None or question.quiet is None or question.seat == viewer:
        return
    if next_answer != (question.seat, question.quiet.verb):
        game.push(question.quiet)
