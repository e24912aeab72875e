"""Names for what lies where."""

from claim.cards import Card
from claim.rules.book import Book
from claim.rules.places import DISCARDS, REVEALED, STOCK, TRICK, WAITING, followers_of, hand_of, laid_before, score_of
from claim.rules.ruleset import Ruleset

__all__ = ["Pile", "Piled"]

Pile = tuple[Card, ...]


class Piled:
    """Something with piles: a position, where all cards are known, or a view, where some are hidden."""

    __slots__ = ()

    book: Book
    piles: tuple[Pile, ...]
    """All piles by place (see `claim.rules.places`)."""

    @property
    def ruleset(self) -> Ruleset:
        """What is played."""
        return self.book.ruleset

    @property
    def hands(self) -> tuple[Pile, ...]:
        """Each seat's hand."""
        return self.piles[hand_of(0) : hand_of(self.book.players)]

    @property
    def followers(self) -> tuple[Pile, ...]:
        """Each seat's follower pile."""
        return self.piles[followers_of(0) : followers_of(self.book.players)]

    @property
    def scores(self) -> tuple[Pile, ...]:
        """Each seat's score pile."""
        return self.piles[score_of(0) : score_of(self.book.players)]

    @property
    def laid(self) -> tuple[Pile, ...]:
        """The cards laid out before each seat."""
        return self.piles[laid_before(0) : laid_before(self.book.players)]

    @property
    def stock(self) -> Pile:
        """The face-down deck, top card first."""
        return self.piles[STOCK]

    @property
    def revealed(self) -> Pile:
        """The cards this trick is about."""
        return self.piles[REVEALED]

    @property
    def trick(self) -> Pile:
        """The cards played to the trick, beginning with the leader's."""
        return self.piles[TRICK]

    @property
    def waiting(self) -> Pile:
        """The cards that wait for the winner of a later trick."""
        return self.piles[WAITING]

    @property
    def discards(self) -> Pile:
        """The cards out of the game that everybody saw."""
        return self.piles[DISCARDS]

    def collected(self, seat: int) -> Pile:
        """The cards a seat has collected: its score pile and what is laid out before it."""
        return self.piles[score_of(seat)] + self.piles[laid_before(seat)]
