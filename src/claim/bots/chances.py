"""How likely a card is to stay ahead until its trick is full."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import comb

from claim.cards import HIDDEN, TWO_SUITED, Card
from claim.knowledge import View
from claim.rules import Move, contest

__all__ = ["Memory", "chance_to_stay_ahead", "good_memory", "short_memory"]


@dataclass(frozen=True, slots=True)
class Memory:
    """What somebody remembers of a game."""

    unseen: tuple[Card, ...]
    """The cards that hidden ones may be."""
    voids: tuple[frozenset[str], ...]
    """By seat, the factions it could not follow."""


def good_memory(view: View) -> Memory:
    """All that was seen."""
    cards = [*view.book.deck, *view.book.heroes]
    for pile in view.piles:
        for card in pile:
            if card is not HIDDEN:
                cards.remove(card.plain)
    return Memory(tuple(cards), view.voids)


def short_memory(view: View) -> Memory:
    """Only what lies in hand and on the table now."""
    cards = [*view.book.deck, *view.book.heroes]
    for card in (*view.hand, *view.trick, *view.revealed):
        cards.remove(card.plain)
    return Memory(tuple(cards), (frozenset(),) * view.ruleset.players)


def chance_to_stay_ahead(view: View, move: Move, memory: Memory, *, is_wanted: bool) -> float:
    """The chance that the viewer's side wins the trick with this play, if opponents want it (or all duck it)."""
    trick = view.trick_with(move)
    ours = view.ruleset.side_of(view.seat)
    if view.ruleset.side_of(trick.winner.seat) != ours:
        return 0.0
    assert move.card is not None
    cards = (*view.trick, move.card)
    chance = 1.0
    for behind in range(1, view.ruleset.players - len(view.trick)):
        seat = (view.seat + behind) % view.ruleset.players
        if view.ruleset.side_of(seat) != ours:
            chance *= 1 - _chance_of_beating(view, seat, cards, memory, is_wanted)
    return chance


def _chance_of_beating(view: View, seat: int, cards: tuple[Card, ...], memory: Memory, is_wanted: bool) -> float:
    """The chance that a seat can get ahead of these cards, if it wants to, or has to, if it does not."""
    led = cards[0].faction
    obliging = view.book.obliging[led] if led is not None else frozenset[Card]()
    is_void = led in memory.voids[seat]
    hand = view.hands[seat]
    known = [card for card in hand if card is not HIDDEN]
    candidates = [card for card in memory.unseen if not (is_void and card in obliging)]
    follows = _following(view, led)

    def does(card: Card) -> bool:
        """Whether this card does what the seat wants."""
        after = (*cards, _as_led(card, led))
        trick = contest(view.book, view.phase, view.trick_number, view.leader, after, view.collected)
        return (trick.winner.seat == seat) is is_wanted

    def holds(is_one: Callable[[Card], bool]) -> float:
        return _chance_to_hold(known, candidates, hand.count(HIDDEN), is_one)

    able = holds(lambda card: follows(card) and does(card))
    if able < 1 and obliging:  # who holds no card of the lead faction may play any other
        cannot_follow = 1 - holds(lambda card: card in obliging or (follows(card) and does(card)))
        cannot_at_all = 1 - holds(lambda card: card in obliging or does(card))
        able += cannot_follow - cannot_at_all
    return able if is_wanted else 1 - able


def _chance_to_hold(
    known: Iterable[Card], candidates: list[Card], hidden: int, is_one: Callable[[Card], bool]
) -> float:
    """The chance that such a card is in a hand: among those known there, or the hidden that may be any candidates."""
    if any(map(is_one, known)):
        return 1.0
    others = len(candidates) - sum(map(is_one, candidates))
    ways = comb(len(candidates), hidden)
    return 1 - comb(others, hidden) / ways if ways else 0.0


def _following(view: View, led: str | None) -> Callable[[Card], bool]:
    """Whether a card may be played even by somebody who could follow."""
    if led is None:
        return lambda card: True
    following = view.book.following[led]
    return lambda card: Move.play(_as_led(card, led)) in following


def _as_led(card: Card, led: str | None) -> Card:
    """A two-suited card declared so that it follows, if it can."""
    suits = TWO_SUITED.get(card.code, ())
    return card.declare(led if led in suits and led is not None else suits[0]) if suits else card
