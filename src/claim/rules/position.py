"""A position: all there is at a decision, as a value."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from claim.cards import Card
from claim.errors import IllegalMove
from claim.rules.book import Book
from claim.rules.closing import begin_trick, close_trick, pick, resolve_trick
from claim.rules.deal import Deal
from claim.rules.events import EVERYONE, Chosen, Dealt, Event
from claim.rules.moves import Move
from claim.rules.piled import Pile, Piled
from claim.rules.places import ASIDE, ORDERED, PLACES, STOCK, TRICK, WAITING, hand_of
from claim.rules.questions import Question
from claim.rules.scoring import Outcome, count_votes
from claim.rules.table import Table
from claim.rules.trick import Phase, Trick

__all__ = ["Position"]

_ORDERED_WITHOUT_HEROES: Final = ORDERED - {WAITING}


@dataclass(frozen=True, slots=True, eq=False)
class Position(Piled):
    """The whole truth at a decision: every pile, whose turn it is and what is asked.

    Positions are equal if nothing that can still matter tells them apart: the order within hands, followers,
    score piles and discards does not, the order of the stock and the trick does, and that of the waiting cards where
    heroes may make them equal (R6.14).
    """

    book: Book
    piles: tuple[Pile, ...]
    phase: Phase
    trick_number: int
    leader: int
    closing: Trick | None = None
    """The full trick whose end waits for an answer."""
    step: int = 0
    pending: tuple[Question, ...] = ()
    _legal: tuple[Move, ...] | None = field(default=None, repr=False)
    """The legal moves, once somebody has asked for them."""

    @classmethod
    def start(cls, book: Book, deal: Deal, events: list[Event] | None = None) -> "Position":
        """The position before the first move of a deal, telling `events` what everybody sees of it."""
        deal.check(book)
        piles: list[Pile] = [()] * PLACES
        piles[STOCK] = deal.stock
        piles[ASIDE] = deal.aside
        table = Table(book, piles, Phase.RECRUIT, 1, deal.leader, None, 0, (), events)
        for seat, hand in enumerate(deal.hands):
            table.piles[hand_of(seat)] = hand
            table.tell(Dealt, seat, table.piles[hand_of(seat)], frozenset({seat}))
        begin_trick(table)
        return cls._of(table)

    @classmethod
    def _of(cls, table: Table) -> "Position":
        return cls(
            table.book,
            tuple(table.piles),
            table.phase,
            table.trick_number,
            table.leader,
            table.trick,
            table.step,
            table.pending,
        )

    # Whose decision, and which

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def question(self) -> Question | None:
        """What has to be answered now; None when a card has to be played or the game is over."""
        return self.pending[0] if self.pending else None

    @property
    def is_chance(self) -> bool:
        """Whether lots have to be drawn (R9.16)."""
        return bool(self.pending) and self.pending[0].is_chance

    @property
    def lots(self) -> tuple[Move, ...]:
        """The moves from which chance draws one, equal cards as often as they are there; empty unless it does."""
        return self.pending[0].lots if self.pending else ()

    @property
    def to_move(self) -> int | None:
        """The seat that decides (or for which lots are drawn); None when the game is over."""
        if self.pending:
            return self.pending[0].seat
        if self.phase is Phase.OVER:
            return None
        return (self.leader + len(self.piles[TRICK])) % self.book.players

    def legal_moves(self) -> tuple[Move, ...]:
        """Every move that may be made now, equal cards once, in no order to rely on; none when the game is over."""
        legal = self._legal
        if legal is None:
            legal = self._found_moves()
            object.__setattr__(self, "_legal", legal)
        return legal

    def _found_moves(self) -> tuple[Move, ...]:
        if self.pending:
            return self.pending[0].moves
        seat = self.to_move
        if seat is None:
            return ()
        book = self.book
        hand = dict.fromkeys(self.piles[hand_of(seat)])
        to_follow = self._to_follow(hand)
        plain = book.plain_plays[to_follow]
        plays = [plain[card] for card in hand if card in plain]
        if not book.declarable.isdisjoint(hand):
            declared = self._declared_plays(seat)
            plays += [move for move in declared if to_follow is None or move in book.following[to_follow]]
        return tuple(plays)

    def _to_follow(self, hand: Iterable[Card]) -> str | None:
        """The lead faction, if a player with this hand must follow it (R4.4)."""
        trick = self.piles[TRICK]
        led = trick[0].faction if trick else None
        return None if led is None or self.book.obliging[led].isdisjoint(hand) else led

    def _declared_plays(self, seat: int) -> Iterator[Move]:
        """All ways to play the cards in hand that may or must be declared, whatever was led."""
        book, collected = self.book, self.collected(seat)
        for card in self.piles[hand_of(seat)]:
            if card in book.declarable:
                yield from map(Move.play, book.powers[card].declarations(card, book.ruleset, self.phase, collected))

    def check(self, move: Move) -> None:
        """Refuse an illegal move, saying what would be legal."""
        legal = self.legal_moves()
        if move not in legal:
            raise IllegalMove(
                f"{move} is not legal here; legal: {' '.join(sorted(map(str, legal))) or 'nothing, the game is over'}"
            )

    # Moving on

    def after(self, move: Move, events: list[Event] | None = None) -> "Position":
        """The position after a legal move, telling `events` what everybody sees of it."""
        self.check(move)
        table = Table(
            self.book,
            self.piles,
            self.phase,
            self.trick_number,
            self.leader,
            self.closing,
            self.step,
            self.pending,
            events,
        )
        if self.pending:
            _answer(table, move)
        else:
            _play(table, move, (self.leader + len(self.piles[TRICK])) % self.book.players)
        return Position._of(table)

    @property
    def outcome(self) -> Outcome | None:
        """Votes and winners, once the game is over."""
        return count_votes(self.scores, self.book) if self.is_over else None

    # Being a value

    def _essence(self) -> tuple[object, ...]:
        ordered = ORDERED if self.book.heroes else _ORDERED_WITHOUT_HEROES
        piles = tuple(
            pile if len(pile) < 2 or place in ordered else tuple(sorted(pile, key=lambda card: card.order))
            for place, pile in enumerate(self.piles)
        )
        return (
            self.book.ruleset,
            piles,
            self.phase,
            self.trick_number,
            self.leader,
            self.closing,
            self.step,
            self.pending,
        )

    def __eq__(self, other: object) -> bool:
        return self._essence() == other._essence() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._essence())


def _play(table: Table, move: Move, seat: int) -> None:
    assert move.card is not None
    table.tell(Chosen, seat, move, EVERYONE)
    table.play(move.card, seat)
    if len(table.piles[TRICK]) == table.book.players:
        resolve_trick(table)


def _answer(table: Table, move: Move) -> None:
    question, *others = table.pending
    table.pending = tuple(others)
    if question.quiet is not None:
        close_trick(table)  # everybody else has long been shown how the game goes on
    seen_by = frozenset({question.seat}) if move is question.quiet else question.seen_by
    table.tell(Chosen, question.seat, move, seen_by)
    if question.by is None or move.verb == "take":
        pick(table, question, move)
    else:
        table.book.powers[question.by].answered(question, move, table)
    close_trick(table)
