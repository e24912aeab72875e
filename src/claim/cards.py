"""Cards, faction codes and hero names (R1), and how a card is written."""

import re
from typing import Final, NoReturn

from claim.errors import InvalidNotation, shown

__all__ = ["CARD_VALUES", "FACTIONS", "HEROES", "HIDDEN", "PAIRS", "TENS", "Card", "faction_cards"]

CARD_VALUES: Final[dict[str, tuple[int, ...]]] = {
    "Go": (0, 0, 0, 0, *range(10)),  # R1.1
    "Kn": tuple(range(2, 10)),  # R1.2
    "Un": tuple(range(10)),  # R1.3
    "Dw": tuple(range(10)),  # R1.4
    "Do": tuple(range(10)),  # R1.5
    "Gn": (1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9),  # R1.6
    "Gi": (1, 1, 3, 3, 5, 5, 7, 7, 9),  # R1.7
    "Dr": tuple(range(10)),  # R1.8
    "Tr": tuple(range(10)),  # R1.9
    "Se": tuple(range(10)),  # R1.10
    "El": tuple(range(1, 8)),  # R1.11
    "Or": tuple(range(1, 8)),  # R1.12
    "Eo": tuple(range(1, 9)),  # R1.13
    "Cy": tuple(range(10)),  # R1.14
}
"""The values on the cards of each code, copies included."""

PAIRS: Final = (("Go", "Kn"), ("Gn", "Gi"), ("El", "Or"))
"""The factions that come in twos, 22 cards a pair (R1.16)."""

TENS: Final = ("Un", "Dw", "Do", "Dr", "Tr", "Se", "Cy")
"""The factions of ten cards."""

TWO_SUITED: Final = {"Eo": ("El", "Or")}
"""Cards that are two factions' at once and come along with them (R1.13)."""

FACTIONS: Final = tuple(code for code in CARD_VALUES if code not in TWO_SUITED)
"""Every faction that votes, in the order people see them."""

HEROES: Final = (
    "Bard", "Centaur", "BugLord", "Jester", "Siren", "Witch", "Minotaur", "Golem", "Necromancer",
    "LifeStealer", "Gargoyle", "Werewolf", "Dinosaur", "VampireQueen", "Treant", "Kraken", "Death", "Warrior",
)  # fmt: skip
"""The eighteen heroes, one card of each (R1.15)."""

_UNSEEN = "??"
_CODES = {code: place for place, code in enumerate((*CARD_VALUES, *HEROES, _UNSEEN))}
_TEXT = re.compile(r"(?P<code>[A-Z][a-z])(?P<number>[0-9])|(?P<hero>[A-Z][A-Za-z]+)")


class Card:
    """A card: a faction's number, or a hero; perhaps declared to be of a faction.

    Equal cards are one object (R1.16), so `is` and `==` mean the same and comparing is fast.
    """

    __slots__ = ("_text", "code", "declared", "faction", "number", "order", "plain")

    _text: str
    code: str
    """The faction's code, `Eo`, or the hero's name."""
    number: int | None
    """The number printed on a faction's card; a hero's is the ruleset's to say (R8.6)."""
    declared: str | None
    """The faction it was declared to be when played (R6.25, R9.12, R9.15)."""
    faction: str | None
    """The faction it is: declared or printed. A plain hero and an undeclared Elf/Orc card have none."""
    plain: "Card"
    """The same card without a declaration."""
    order: int
    """Its place when a hand is sorted: by faction, then value, heroes last."""

    def __new__(cls, code: str, number: int | None = None, declared: str | None = None) -> "Card":
        """The one card of this code, number and declaration."""
        key = (code, number, declared)
        card = _cards.get(key)
        if card is None:
            card = _cards.setdefault(key, cls._made(code, number, declared))
        return card

    @classmethod
    def _made(cls, code: str, number: int | None, declared: str | None) -> "Card":
        is_numbered = number is not None and number in CARD_VALUES.get(code, ())
        if not is_numbered and (number is not None or code not in (*HEROES, _UNSEEN)):
            raise InvalidNotation(f"there is no card {shown(code)} with number {number!r}; {_HOW_CARDS_LOOK}")
        if declared is not None and declared not in (FACTIONS if code in HEROES else TWO_SUITED.get(code, ())):
            raise InvalidNotation(
                f"{code} cannot be declared {shown(declared)}; only Elf/Orc cards and some heroes can"
            )
        card = super().__new__(cls)
        text = code if number is None else f"{code}{number}"
        printed = code if is_numbered and code not in TWO_SUITED else None
        fill = super(Card, card).__setattr__
        fill("code", code)
        fill("number", number)
        fill("declared", declared)
        fill("faction", declared or printed)
        fill("plain", card if declared is None else Card(code, number))
        fill("order", _CODES[code] * 10 + (number or 0))
        fill("_text", text if declared is None else f"{text}={declared}")
        return card

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card written as `text`: `Go5`, `Eo3=El`, `Treant`, `??`."""
        written, declares, declared = text.partition("=")
        if written == _UNSEEN and not declares:
            return HIDDEN
        found = _TEXT.fullmatch(written)
        try:
            if found is None or (declares and not declared):
                raise InvalidNotation(f"{shown(text)} is no card; {_HOW_CARDS_LOOK}")
            number = found["number"]
            return cls(found["code"] or found["hero"], None if number is None else int(number), declared or None)
        except InvalidNotation as error:
            raise InvalidNotation(str(error) if declares else f"{shown(text)} is no card; {_HOW_CARDS_LOOK}") from None

    def declare(self, faction: str) -> "Card":
        """This card, declared to be of `faction`."""
        return Card(self.code, self.number, faction)

    @property
    def is_hero(self) -> bool:
        """Whether it is one of the eighteen heroes."""
        return self.number is None and self.code != _UNSEEN

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card.parse({self._text!r})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card cannot be changed: {name}")

    def __reduce__(self) -> tuple[type["Card"], tuple[str, int | None, str | None]]:
        return Card, (self.code, self.number, self.declared)


_HOW_CARDS_LOOK: Final = (
    "a card is a faction code and a value on its cards (" + " ".join(CARD_VALUES) + "), such as Go5, or a hero's name"
)
_cards: dict[tuple[str, int | None, str | None], Card] = {}

HIDDEN: Final = Card(_UNSEEN)
"""A card that somebody may not see."""


def faction_cards(factions: tuple[str, ...]) -> tuple[Card, ...]:
    """All cards of these factions, copies included, with the two-suited ones they bring along."""
    brought = [code for code, parents in TWO_SUITED.items() if all(parent in factions for parent in parents)]
    return tuple(Card(code, value) for code in (*factions, *brought) for value in CARD_VALUES[code])
