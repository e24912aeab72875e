"""Powers: the questions the engine asks of every card, and the plain rule as the default answer.

A faction or hero that does something special answers some of these questions otherwise, in one small class of
its own (see `claim.boxes`). The engine knows no faction and no hero by name.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar

from claim.cards import Card
from claim.rules.moves import Move
from claim.rules.places import DISCARDS, score_of
from claim.rules.questions import Moment, Question
from claim.rules.trick import Phase, Played, Trick

if TYPE_CHECKING:
    from claim.rules.ruleset import Ruleset
    from claim.rules.table import Table

__all__ = ["PLAIN", "Hero", "Power", "faction", "hero", "hero_value", "power_of", "powers"]


class Power:
    """What the cards of a faction, or a hero, answer to the engine's questions. Here: the plain rule."""

    clauses: ClassVar[str] = ""
    """The clauses of the rules that this class is."""
    heroic: ClassVar[bool] = False
    """Whether it goes before the powers of factions (R8.4)."""
    silences: ClassVar[bool] = False
    """Whether the other cards of its trick have no power."""
    trades_places: ClassVar[bool] = False
    """Whether, played after the lead card, it changes places with it."""
    keeps_declaration: ClassVar[bool] = False
    """Whether a scored card stays what it was declared to be."""
    asks_at: ClassVar[Moment | None] = None
    """When it may ask its owner something."""
    answers: ClassVar[frozenset[str]] = frozenset()
    """The questions that this class answers otherwise than the plain rule."""

    code: str = ""
    """The faction or hero it belongs to; a silenced card's belongs to none."""

    def __init_subclass__(cls) -> None:
        own = {name for name, member in vars(cls).items() if callable(member) and not name.startswith("_")}
        cls.answers = cls.answers | own

    def __repr__(self) -> str:
        return f"power_of({self.code!r})" if self.code else "PLAIN"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return power_of, (self.code,)

    @property
    def changes_tricks(self) -> bool:
        """Whether it may change what a card is in a trick: silence it, put it elsewhere or transform it."""
        return self.silences or self.trades_places or "becomes" in self.answers

    # Playing a card

    def suits(self, card: Card) -> tuple[str, ...]:
        """The factions that a player holding this card must follow with it (R4.4)."""
        return (card.code,)

    def declarations(self, card: Card, ruleset: "Ruleset", phase: Phase, collected: Sequence[Card]) -> tuple[Card, ...]:
        """The ways its player, having collected these cards, may play it; only some of them follow what was led."""
        return (card,)

    def stands_in(self, card: Card) -> bool:
        """Whether the card, so declared, may be played whatever was led (R6.9)."""
        return False

    # Winning the trick

    def becomes(self, mine: Played, lead: Played | None, phase: Phase, collected: Sequence[Card]) -> Played:
        """What the card is in this trick, behind this lead card (None if it leads)."""
        return mine

    def prevails(self, mine: Played, other: Played, trick: Trick) -> bool:
        """Whether it wins against the card that is ahead so far, whatever their values."""
        return False

    def withstands(self, mine: Played, other: Played, trick: Trick) -> bool:
        """Whether, being ahead, it holds out against a card that outranks it."""
        return False

    # The end of the trick

    def looks(self) -> bool:
        """Whether winning a trick of phase one with it shows the winner the top card of the deck."""
        return False

    def forbids_collecting(self, phase: Phase) -> bool:
        """Whether nobody collects the cards of its trick."""
        return False

    def crushes(self, mine: Played, other: Played, trick: Trick) -> bool:
        """Whether the other card is discarded instead of going where it would go."""
        return False

    def spoils(self, mine: Played, trick: Trick) -> int:
        """The place where the card goes after the trick (R4.9, R5.3)."""
        return DISCARDS if trick.phase is Phase.RECRUIT else score_of(trick.winner.seat)

    def waiting_cards(self, trick: Trick, table: "Table") -> None:
        """Give the trick's winner what waits; asked once a trick of phase two, whatever was played to it."""

    def collected(self, mine: Played, trick: Trick, table: "Table") -> None:
        """What happens because the card was collected in phase two."""

    def leads_on(self, mine: Played, trick: Trick) -> int | None:
        """The seat that leads the next trick because of it; None leaves the lead where it is (R4.10)."""
        return None

    # Decisions

    def asks(self, mine: Played, trick: Trick, table: "Table") -> Question | None:
        """The question put to the card's player (or its holder, or owner) at the moment `asks_at`."""
        return None

    def answered(self, question: Question, move: Move, table: "Table") -> None:
        """Do what the answer says."""

    # Scoring

    def counts(self, card: Card) -> tuple[tuple[str, int], ...]:
        """The card in a score pile as faction and value; a value below zero is beneath all numbers and counts none."""
        return () if card.faction is None or card.number is None else ((card.faction, card.number),)

    def vote(self, tallies: Sequence[Sequence[int]]) -> int | None:
        """Which side has the faction's vote, given each side's values from high to low (R7.2, R7.3)."""
        best = max(tallies, key=lambda values: (len(values), values))
        holders = [side for side, values in enumerate(tallies) if values == best]
        return holders[0] if best and len(holders) == 1 else None


class Hero(Power):
    """A hero without a power: of no faction, played by its value (R8)."""

    heroic = True

    def suits(self, card: Card) -> tuple[str, ...]:
        """A hero follows nothing (R8.2)."""
        return ()

    def counts(self, card: Card) -> tuple[tuple[str, int], ...]:
        """A hero counts nothing when scored (R8.3)."""
        return ()


PLAIN = Power()
"""No power at all: what is left of a silenced card."""

_powers: dict[str, Power] = {}
_hero_values: dict[str, int] = {}


_P = TypeVar("_P", bound=type[Power])


def faction(code: str) -> Callable[[_P], _P]:
    """Register the class below as the power of the cards of that code."""

    def register(power: _P) -> _P:
        _powers[code] = power()
        _powers[code].code = code
        return power

    return register


def hero(name: str, *, value: int) -> Callable[[_P], _P]:
    """Register the class below as a hero's power, with the value this edition gives it (R9)."""
    _hero_values[name] = value
    return faction(name)


def power_of(code: str) -> Power:
    """The power of a faction, two-suited card or hero; `PLAIN` for none."""
    return _powers[code] if code else PLAIN


def hero_value(name: str) -> int:
    """The value this edition gives a hero (R8.6)."""
    return _hero_values[name]


def powers() -> dict[str, Power]:
    """All registered powers by code or hero's name."""
    return dict(_powers)
