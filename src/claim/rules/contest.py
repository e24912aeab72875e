"""The contest: what each card of a trick is, and which of them is ahead (R4.5, R8)."""

from collections.abc import Callable, Sequence

from claim.cards import Card
from claim.rules.book import Book
from claim.rules.powers import PLAIN
from claim.rules.trick import Phase, Played, Trick

__all__ = ["contest"]

Collected = Callable[[int], Sequence[Card]]


def contest(
    book: Book, phase: Phase, trick_number: int, leader: int, cards: Sequence[Card], collected: Collected
) -> Trick:
    """The trick with these cards, beginning with the leader's: what each of them is in it and who is ahead.

    `collected(seat)` are the cards a seat has scored so far. A trick that is not full yet may still turn.
    """
    players, values, powers = book.players, book.values, book.powers
    plays = tuple(
        [
            Played(
                (leader + place) % players,
                card,
                None if card.number is None else card.faction,
                values[card],
                powers[card],
            )
            for place, card in enumerate(cards)
        ]
    )
    if not book.changing.isdisjoint(cards):
        plays = _transformed(_exchanged(_silenced(plays)), phase, collected)
    is_last = trick_number == book.tricks
    trick = Trick(phase, is_last, plays, plays[0])
    for later in plays[1:]:
        if _beats(later, trick.winner, trick):
            trick = Trick(phase, is_last, plays, later)
    return trick


def _silenced(plays: Sequence[Played]) -> Sequence[Played]:
    """R9.14: a silencing card takes all powers from the others, whatever they are."""
    if not any(mine.power.silences for mine in plays):
        return plays
    return [mine if mine.power.silences else mine._replace(power=PLAIN) for mine in plays]


def _exchanged(plays: Sequence[Played]) -> Sequence[Played]:
    """R9.4: a card that trades places counts as led, and the lead card as played in its stead."""
    lead, *others = plays
    for place, mine in enumerate(others):
        if mine.power.trades_places:
            others[place] = lead._replace(seat=mine.seat)
            return [mine._replace(seat=lead.seat), *others]
    return plays


def _transformed(plays: Sequence[Played], phase: Phase, collected: Collected) -> tuple[Played, ...]:
    """Every card becomes what it is in this trick, the lead card first."""
    cards: list[Played] = []
    for mine in plays:
        if "becomes" in mine.power.answers:
            mine = mine.power.becomes(mine, cards[0] if cards else None, phase, collected(mine.seat))
        cards.append(mine)
    return tuple(cards)


def _beats(later: Played, ahead: Played, trick: Trick) -> bool:
    """Whether a card beats the one that was ahead so far; of two powers the later prevails (R8.4)."""
    if later.power.prevails(later, ahead, trick):
        return True
    led = trick.lead.faction
    outranks = later.value > ahead.value and (led is None or later.faction == led == ahead.faction)
    return outranks and not ahead.power.withstands(ahead, later, trick)
