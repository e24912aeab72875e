"""What a player with a little sense goes by: weights for what happens in a trick, and what cards are worth."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from claim.cards import Card
from claim.rules import Book

__all__ = ["Sense", "Weights", "sense_of"]


class Weights(NamedTuple):
    """What counts, and how much, in points of a card's value; `_looking.pxd` has the same order."""

    whims: float
    """How often it makes any move at all, so that games differ."""
    undead: float
    """An Undead scored in phase one."""
    look: float
    """A Seer's choice."""
    lead_one: float
    lead_two: float
    """To lead the next trick, in phase one and two."""
    spend_one: float
    spend_two: float
    """A point of value kept for later, in phase one and two."""
    rival: float
    """What is lost when a rival gets the revealed card, as a part of what would be won."""
    second: float
    """With two revealed cards, a point of value that may come in second, for each point of the lesser card."""
    rescue: float
    """The chance that a partner still wins the trick."""
    dwarf: float
    """With three or four, a Dwarf for the lowest card, in parts of a card of its faction."""
    near: float
    far: float
    """A card of a faction whose vote is open: `far` at least, and `near` more if it is even."""
    cyclops_first: float
    cyclops_more: float
    """The first Cyclops, and what each further one costs."""
    dragon: float
    """A Dragon that is beaten leads all the same."""
    strike: float
    """A Gnome struck, in parts of a Gnome won."""
    group: float
    """A follower, for each of its faction one has."""
    hero_lead: float
    """How much of its chance to stay ahead a card keeps if it is a hero and leads."""
    trophy: float
    """The Gargoyle won."""


_CROWD: Final = Weights(
    whims=0.1, undead=2.0, look=1.0, lead_one=0.4, lead_two=0.4, spend_one=0.3, spend_two=0.18, rival=0.7, second=0.1,
    rescue=0.3, dwarf=1.6, near=2.0, far=1.0, cyclops_first=1.5, cyclops_more=1.5, dragon=0.3, strike=1.0, group=0.5,
    hero_lead=0.7, trophy=0.0,
)  # fmt: skip
"""For three and four."""
_DUEL: Final = _CROWD._replace(
    lead_one=0.8, spend_one=0.08, spend_two=0.25, rival=0.5, second=0.0, near=1.3, far=0.2, cyclops_first=2.5,
    cyclops_more=1.0, group=0.1, trophy=4.0,
)  # fmt: skip
_PLAIN: Final = (-1.0, 1.0)
_APPEALS: Final = {
    "Kn": (0.0, 1.2),
    "Un": (-1.0, 1.2),
    "Dw": (-2.0, -0.4),  # low ones lose their tricks, which is what one wants
    "Do": (2.0, 1.0),
    "Dr": (0.0, 0.5),  # any of them takes the lead
    "Tr": (-0.5, 1.2),
    "Se": (-0.8, 1.3),
    "Gn": (-0.5, 1.0),
    "Gi": (0.5, 1.0),
    "El": (-1.0, 1.4),
    "Or": (-1.0, 1.4),
    "Eo": (1.0, 1.2),
    "Cy": (-1.0, 0.0),  # few are wanted, one is needed
}
"""By faction, what its middle value is worth as a follower beside an average card, and each point more."""
_MIDDLE: Final = 4.5
_HERO: Final = 0.5
_GARGOYLE: Final = 0.0
_STAYING: Final = {True: ((0.1, 1.3), (0.1, 1.0)), False: ((0.2, 1.0), (0.1, 1.0))}
"""For duels or not, by phase, the chance that the lowest card stays ahead, and how steeply it grows with the value."""
_RANKS: Final = 30
_TRUMP: Final = 20
"""From this rank on cards beat the lead faction."""


@dataclass(frozen=True, slots=True)
class Sense:
    """All a player with a little sense goes by, for one book."""

    weights: Weights
    appeals: Mapping[Card, float]
    """What each card is worth as a follower, beside an average one."""
    staying: tuple[tuple[float, ...], ...]
    """By phase and a card's rank, the chance that it stays ahead of one more opponent."""


@lru_cache(maxsize=256)
def sense_of(book: Book) -> Sense:
    """The sense for a book."""
    is_duel = book.players == 2
    cards = dict.fromkeys((*book.deck, *book.heroes))
    staying = tuple(
        tuple(least + (1 - least) * _height(rank) ** growth for rank in range(_RANKS))
        for least, growth in _STAYING[is_duel]
    )
    return Sense(_DUEL if is_duel else _CROWD, {card: _appeal(card, book) for card in cards}, staying)


def _appeal(card: Card, book: Book) -> float:
    if card.is_hero:
        return _GARGOYLE if card.code == "Gargoyle" else _HERO + book.values[card] - _MIDDLE
    middle, point = _APPEALS.get(card.code, _PLAIN)
    return middle + point * (book.values[card] - _MIDDLE)


def _height(rank: int) -> float:
    """How high a rank is, from 0 to 1; beating the lead faction is nearly as good as being its highest card."""
    return min(rank / 9, 1.0) if rank < _TRUMP else min((7 + (rank - _TRUMP) / 4.5) / 9, 1.0)
