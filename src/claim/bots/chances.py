"""How likely a card is to stay ahead until its trick is full."""

from claim.cards import HIDDEN, TWO_SUITED, Card
from claim.knowledge import View
from claim.rules import Book, Move, Trick, contest

__all__ = ["chance_to_stay_ahead"]


def chance_to_stay_ahead(view: View, move: Move, *, is_wanted: bool) -> float:
    """The chance that the viewer's side wins the trick with this play, if opponents want it (or all duck it)."""
    trick = view.trick_with(move)
    ours = view.ruleset.side_of(view.seat)
    if view.ruleset.side_of(trick.winner.seat) != ours:
        return 0.0
    assert move.card is not None
    cards = (*view.trick, move.card)
    chance = 1.0
    unseen = _unseen(view)
    for behind in range(1, view.ruleset.players - len(view.trick)):
        seat = (view.seat + behind) % view.ruleset.players
        if view.ruleset.side_of(seat) != ours:
            chance *= 1 - _chance_of_beating(view, seat, cards, unseen, is_wanted)
    return chance


def _unseen(view: View) -> list[Card]:
    """The cards that hidden ones may be."""
    book = view.book
    cards = [*book.deck, *book.heroes]
    for pile in view.piles:
        for card in pile:
            if card is not HIDDEN:
                cards.remove(card.plain)
    return cards


def _chance_of_beating(view: View, seat: int, cards: tuple[Card, ...], unseen: list[Card], is_wanted: bool) -> float:
    """The chance that a seat has to, or can and wants to, get ahead of these cards."""
    book = view.book
    led = cards[0].faction
    void = led in view.voids[seat]
    hand = view.hands[seat]
    hidden = hand.count(HIDDEN)
    known = [card for card in hand if card is not HIDDEN]
    obliging = book.obliging[led] if led is not None else frozenset()
    candidates = [card for card in unseen if not (void and card in obliging)]
    must_follow = any(card in obliging for card in known)

    def beats(card: Card) -> bool:
        return _with(view, book, cards, card).winner.seat == seat

    playable = [card for card in known if not must_follow or _may_follow(card, led, book)]
    wanted = beats if is_wanted else lambda card: not beats(card)
    if any(wanted(card) for card in playable):
        found = 1.0
    elif hidden and candidates:
        share = sum(map(wanted, candidates)) / len(candidates)
        found = 1 - (1 - share) ** hidden
    else:
        found = 0.0
    return found if is_wanted else 1 - found


def _may_follow(card: Card, led: str | None, book: Book) -> bool:
    return led is not None and Move.play(_as_led(card, led)) in book.following[led]


def _as_led(card: Card, led: str | None) -> Card:
    """A two-suited card declared so that it follows, if it can."""
    suits = TWO_SUITED.get(card.code, ())
    return card.declare(led if led in suits and led is not None else suits[0]) if suits else card


def _with(view: View, book: Book, cards: tuple[Card, ...], card: Card) -> Trick:
    after = (*cards, _as_led(card, cards[0].faction))
    return contest(book, view.phase, view.trick_number, view.leader, after, view.collected)
