"""A view: what one seat has been shown, complete and no more (R10)."""

from dataclasses import InitVar, dataclass, field
from functools import cached_property

from claim.cards import HIDDEN, Card
from claim.knowledge.seen import Seen
from claim.rules import BYSTANDER, Book, Event, Game, Move, Outcome, Phase, Pile, Piled, Position, Trick, contest
from claim.rules.places import ORDERED, PLACES, hand_of, place_name

__all__ = ["View", "view_at", "view_of"]


@dataclass(frozen=True)
class View(Piled):
    """A game as one seat, or a bystander, has seen it. Equal histories give equal views.

    It holds the events shown and whose turn it is; everything else is put together from these. Cards that the
    seat has not seen are `HIDDEN`.
    """

    book: Book
    seat: int
    """Whose view it is; `BYSTANDER` for somebody without a seat."""
    events: tuple[Event, ...]
    to_move: int | None
    """The seat that decides, or for which lots are drawn; None when the game is over."""
    awaits: str | None
    """What has to be decided: `play`, or the verb of the answer; None when the game is over."""
    asked_by: Card | None = None
    """The card whose power asks."""
    legal: tuple[Move, ...] = ()
    """What the viewer may do now; empty when it is not the viewer's turn."""

    seen: Seen = field(init=False, compare=False, repr=False)
    """What can be put together from the events."""
    piles: tuple[Pile, ...] = field(init=False, compare=False, repr=False)
    """All piles by place, as a position has them."""

    follows: InitVar[Seen | None] = None
    """What somebody has put together from just these events already; it must not change any more."""

    def __post_init__(self, follows: Seen | None) -> None:
        fill = object.__setattr__
        fill(self, "seen", Seen(self.book, self.events) if follows is None else follows)
        fill(self, "piles", tuple(map(self.seen.pile, range(PLACES))))

    @property
    def phase(self) -> Phase:
        """The phase, or that the game is over."""
        return self.seen.phase

    @property
    def trick_number(self) -> int:
        """The number of the trick in its phase, from 1."""
        return self.seen.trick_number

    @property
    def leader(self) -> int:
        """Who leads or led the trick."""
        return self.seen.leader

    @property
    def moves(self) -> tuple[tuple[int, Move], ...]:
        """The moves the viewer knows of, with who made them."""
        return tuple(self.seen.moves)

    @property
    def voids(self) -> tuple[frozenset[str], ...]:
        """By seat, the factions it has shown in this phase that it could not follow."""
        return tuple(map(frozenset, self.seen.voids))

    @property
    def outcome(self) -> Outcome | None:
        """Votes and winners, once the game is over."""
        return self.seen.outcome

    @cached_property
    def hidden_places(self) -> frozenset[int]:
        """The places where cards lie that the viewer has not seen."""
        return frozenset(place for place, pile in enumerate(self.piles) if HIDDEN in pile)

    @property
    def hand(self) -> Pile:
        """The viewer's own hand; a bystander has none."""
        return () if self.seat == BYSTANDER else self.piles[hand_of(self.seat)]

    def trick_with(self, move: Move) -> Trick:
        """The trick as it would stand if the viewer made this play: who is ahead then, and what each card is."""
        assert move.card is not None
        cards = (*self.trick, move.card)
        return contest(self.book, self.phase, self.trick_number, self.leader, cards, self.collected)

    def __str__(self) -> str:
        who = "bystander" if self.seat == BYSTANDER else f"seat {self.seat}"
        turn = "over" if self.to_move is None else f"{self.to_move} to move"
        lines = [f"{who}: phase {self.phase:d}, trick {self.trick_number}, leader {self.leader}, {turn}"]
        lines += [f"{place_name(place)}: {_written(pile, place)}" for place, pile in enumerate(self.piles) if pile]
        lines += [f"void {seat}: {' '.join(sorted(void))}" for seat, void in enumerate(self.voids) if void]
        return "\n".join(lines + ([f"legal: {' '.join(sorted(map(str, self.legal)))}"] if self.legal else []))


def view_of(game: Game, seat: int) -> View:
    """What a seat of a game (or `BYSTANDER`) knows now."""
    shown = game.as_shown_to(seat)
    return view_at(shown.position, seat, shown.events_for(seat))


def view_at(position: Position, seat: int, events: tuple[Event, ...], follows: Seen | None = None) -> View:
    """What a seat knows that was shown these events and believes in this position.

    `follows`, if it is given, is what was put together from just these events.
    """
    question = position.question
    is_mine = position.to_move == seat and not position.is_chance
    return View(
        position.book,
        seat,
        events,
        position.to_move,
        None if position.is_over else position.legal_moves()[0].verb,
        None if question is None else question.by,
        position.legal_moves() if is_mine else (),
        follows,
    )


def _written(pile: Pile, place: int) -> str:
    in_order = pile if place in ORDERED else sorted(pile, key=lambda card: card.order)
    return " ".join(map(str, in_order))
