from claim.cards import Card
from claim.rules import Book, Move, Ruleset

class Layout:
    """The deck of a ruleset as sets of cards."""

    ruleset: Ruleset
    book: Book
    cards: tuple[Card, ...]
    plays: tuple[Card | None, ...]
    moves: tuple[Move | None, ...]
    number_of: dict[Card, int]
    play_of: dict[Move, int]

def layout_of(ruleset: Ruleset) -> Layout:
    """The one layout of a ruleset."""
