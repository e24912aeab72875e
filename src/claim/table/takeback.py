"""Taking moves back: how far, when, and who has to agree."""

from claim.knowledge import view_of
from claim.rules import BYSTANDER, Game, Moment, Phase

__all__ = ["Offer", "last_decision", "may_hide_secrets"]


class Offer:
    """Whether somebody asks to take a move back, and who has agreed."""

    __slots__ = ("agreed", "seat")

    def __init__(self) -> None:
        self.seat: int | None = None
        """Who asks; None if nobody does."""
        self.agreed: frozenset[int] = frozenset()

    def make(self, seat: int) -> None:
        """Somebody asks."""
        self.seat, self.agreed = seat, frozenset()

    def agree(self, seat: int) -> None:
        """Somebody agrees."""
        self.agreed |= {seat}

    def end(self) -> None:
        """It was refused, done, or overtaken by a move."""
        self.seat, self.agreed = None, frozenset()


def last_decision(game: Game, seat: int) -> int | None:
    """The number of moves before a seat's last decision; None if it has made none.

    A secret question that was answered the way nobody notices is passed over: taking it back would show that it
    was asked (R9.9, R10.3).
    """
    positions, moves = game.positions, game.moves
    for number in reversed(range(len(moves))):
        position = positions[number]
        question = position.question
        is_unnoticed = question is not None and moves[number] is question.quiet
        if position.to_move == seat and not position.is_chance and not is_unnoticed:
            return number
    return None


def may_hide_secrets(game: Game, people: int) -> bool:
    """Whether two people are between tricks of a game in which one of them may be asked in secret (R9.9).

    No move is taken back then: an offer would end with an answer that the other must not even notice. It is judged
    from what a bystander knows, so that it tells nothing.
    """
    public = game.as_shown_to(BYSTANDER).position
    return (
        people == public.ruleset.players == 2
        and public.phase is Phase.RECRUIT
        and public.trick_number > 1
        and not public.trick
        and _may_be_asked_in_secret(game)
    )


def _may_be_asked_in_secret(game: Game) -> bool:
    book = game.position.book
    known = {card for pile in view_of(game, BYSTANDER).piles for card in pile}
    return any(book.powers[card].asks_at is Moment.DISCARDED and card not in known for card in book.heroes)
