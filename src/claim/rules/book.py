"""The book of a ruleset: everything about its cards that never changes during a game, looked up once."""

from collections import Counter
from functools import lru_cache

from claim.cards import HEROES, TWO_SUITED, Card, faction_cards
from claim.rules.moves import Move
from claim.rules.powers import Power, hero_value, power_of
from claim.rules.questions import Moment
from claim.rules.ruleset import Ruleset

__all__ = ["Book", "book_of"]


class Book:
    """The cards of a ruleset with their powers, values and ways to be played."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self._hash = hash(ruleset)
        self.players = ruleset.players
        self.tricks = ruleset.hand_size
        self.reveals = ruleset.reveals
        self.deck = faction_cards(ruleset.factions)
        """The faction cards, copies included."""
        self.deck_counts = Counter(self.deck)
        self.heroes = tuple(Card(name) for name in HEROES) if ruleset.heroes else ()
        """The heroes from which five are drawn."""
        own_values = dict(ruleset.hero_values)
        cards = (*dict.fromkeys(self.deck), *self.heroes)
        self.powers: dict[Card, Power] = {}
        """The power of each card, declared or not."""
        self.values: dict[Card, int] = {}
        """The value of each card, declared or not: printed, or the game's own (R8.6)."""
        self.declarable = frozenset(card for card in cards if "declarations" in power_of(card.code).answers)
        """The cards that may or must be declared when played."""
        for card in cards:
            power = power_of(card.code)
            value = own_values.get(card.code, hero_value(card.code)) if card.number is None else card.number
            for form in (card, *_declared_forms(card, ruleset)):
                self.powers[form] = power
                self.values[form] = value
        self.obliging = {
            led: frozenset(card for card in cards if led in power_of(card.code).suits(card)) for led in ruleset.factions
        }
        """By lead faction, the cards whose holder must follow (R4.4)."""
        self.following = {
            led: frozenset(
                Move.play(card) for card, power in self.powers.items() if card.faction == led or power.stands_in(card)
            )
            for led in ruleset.factions
        }
        """By lead faction, the plays open to who must follow: one of it, or a card that may always stand in (R6.9)."""
        plain = {card: Move.play(card) for card in cards if card not in self.declarable}
        self.plain_plays: dict[str | None, dict[Card, Move]] = {None: plain} | {
            led: {card: move for card, move in plain.items() if move in following}
            for led, following in self.following.items()
        }
        """By faction to follow (None: free to play anything), the one way to play each card that is never declared."""
        self.changing = frozenset(card for card, power in self.powers.items() if power.changes_tricks)
        """The cards, as declared, that may change what the cards of a trick are."""
        kinds = set(self.powers.values())
        self.askers = {
            moment: frozenset(card for card in cards if self.powers[card].asks_at is moment) for moment in Moment
        }
        """By moment, the cards that may ask then."""
        self.asked_at = frozenset(moment for moment, askers in self.askers.items() if askers)
        """The moments at which some card may ask."""
        self.keepers_of_waiting = tuple(power for power in kinds if "waiting_cards" in power.answers)

    def __eq__(self, other: object) -> bool:
        return self.ruleset == other.ruleset if isinstance(other, Book) else NotImplemented

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"book_of({self.ruleset!r})"

    def __reduce__(self) -> tuple[object, tuple[Ruleset]]:
        return book_of, (self.ruleset,)


def _declared_forms(card: Card, ruleset: Ruleset) -> tuple[Card, ...]:
    named = ruleset.factions if card.is_hero else TWO_SUITED.get(card.code, ())
    return tuple(card.declare(code) for code in named)


@lru_cache(maxsize=1024)
def book_of(ruleset: Ruleset) -> Book:
    """The book of a ruleset; the last ones asked for are kept."""
    return Book(ruleset)
