"""Ranks: which of two cards wins a trick, looked up instead of worked out. Good enough for playing on, fast."""

from functools import lru_cache
from typing import Final

from claim.cards import Card
from claim.rules import Book, Phase, Played, contest

__all__ = ["LOSING", "Ranks", "ranks_of"]

LOSING: Final = -1
"""The rank of a card that cannot win against the faction led."""
_PREVAILING: Final = 100

Ranks = dict[str | None, dict[Card, int]]
"""By lead faction (None: a hero was led, or nothing yet), the rank of each card as declared; the higher wins."""


@lru_cache(maxsize=256)
def ranks_of(book: Book) -> Ranks:
    """The ranks for the cards of a book, as the contest of a lowly lead card with each of them shows them."""
    ranks: Ranks = {None: dict(book.values)}
    for led in book.ruleset.factions:
        lead = next(card for card in book.deck if card.code == led)
        ranks[led] = {card: _rank(card, lead, book) for card in book.powers}
    return ranks


def _rank(card: Card, lead: Card, book: Book) -> int:
    trick = contest(book, Phase.RECRUIT, 1, 0, (lead, card), lambda seat: ())
    led, mine = trick.plays[0], trick.plays[-1]
    if _belongs(mine, led):
        return mine.value
    return _PREVAILING + mine.value if mine.power.prevails(mine, led, trick) and not card.is_hero else LOSING


def _belongs(mine: Played, led: Played) -> bool:
    return led.faction is not None and mine.faction == led.faction
