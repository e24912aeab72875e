"""The ruleset of a game: how many play, which factions, heroes or not, and the settings."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from claim.cards import FACTIONS, HEROES, PAIRS, TENS
from claim.errors import InvalidRuleset, shown

__all__ = ["CLAIM", "CLAIM_2", "MOST_HERO_VALUE", "TENS_IN_DECK", "TIE_BREAKS", "Ruleset"]

TIE_BREAKS: Final = ("cards", "values")
MOST_HERO_VALUE: Final = 20
TENS_IN_DECK: Final = {2: 3, 3: 5, 4: 5}
"""How many tens join the one pair, by players (R2.2, R2.3)."""
_HAND_SIZES: Final = {2: 13, 3: 12, 4: 9}
_WORDS: Final = {2: "two", 3: "three", 4: "four", 5: "five"}


@dataclass(frozen=True, slots=True)
class Ruleset:
    """What is played: refused unless it is a game of the family (R2)."""

    players: int
    factions: tuple[str, ...]
    """The factions that vote, in the order people see them, whatever order they were given in."""
    heroes: bool = False
    tie_break: str = "cards"
    """`cards` or `values`: what decides equal votes (R7.5)."""
    hero_values: tuple[tuple[str, int], ...] = ()
    """Heroes whose value differs from this edition's, in the order of the heroes (R8.6)."""

    def __post_init__(self) -> None:
        _check_players(self.players)
        _check_deck(self.players, self.factions)
        if self.heroes and self.players != 2:
            raise InvalidRuleset(f"heroes are for two players, not {self.players} (R2.4)", "Heroes")
        if self.tie_break not in TIE_BREAKS:
            raise InvalidRuleset(f"unknown tie-break {self.tie_break!r}; it is 'cards' or 'values' (R7.5)", "TieBreak")
        _check_hero_values(self.heroes, self.hero_values)
        order = object.__setattr__
        order(self, "factions", tuple(code for code in FACTIONS if code in self.factions))
        order(self, "hero_values", tuple(sorted(self.hero_values, key=lambda pair: HEROES.index(pair[0]))))

    @classmethod
    def of(
        cls,
        factions: str | Iterable[str],
        *,
        players: int = 2,
        heroes: bool = False,
        tie_break: str = "cards",
        hero_values: Mapping[str, int] | None = None,
    ) -> "Ruleset":
        """A ruleset from faction codes in any order: `Ruleset.of("Go Kn Un Dw Do")`."""
        codes = tuple(factions.split() if isinstance(factions, str) else factions)
        return cls(players, codes, heroes, tie_break, tuple((hero_values or {}).items()))

    @property
    def hand_size(self) -> int:
        """Cards in a hand at the start, and so tricks in each phase (R3.1, R4.1)."""
        return _HAND_SIZES[self.players]

    @property
    def reveals(self) -> int:
        """Cards turned up for a trick of phase one (R4.2)."""
        return 1 if self.players == 2 else 2

    @property
    def sides(self) -> int:
        """How many count votes for themselves: players, or the two teams of four (R3.2)."""
        return 2 if self.players == 4 else self.players

    def side_of(self, seat: int) -> int:
        """The side a seat counts for: itself, or its team."""
        return seat % self.sides

    def opponents_of(self, seat: int) -> tuple[int, ...]:
        """The seats on other sides (R3.2)."""
        return tuple(other for other in range(self.players) if self.side_of(other) != self.side_of(seat))

    @property
    def deck(self) -> str:
        """The factions as the notation writes them."""
        return " ".join(self.factions)


def _check_players(players: int) -> None:
    if players not in _HAND_SIZES:
        raise InvalidRuleset(f"{players} players: Claim is for two, three or four", "Players")


def _check_deck(players: int, factions: tuple[str, ...]) -> None:
    tens = [code for code in factions if code in TENS]
    pairs = [pair for pair in PAIRS if set(pair) <= set(factions)]
    wanted = TENS_IN_DECK[players]
    is_legal = len(pairs) == 1 and len(tens) == wanted and len(set(factions)) == len(factions) == wanted + 2
    if not is_legal:
        raise InvalidRuleset(
            f"no legal deck: {shown(' '.join(factions))}. For {_WORDS[players]} players a deck is one pair "
            f"({', '.join(map(' '.join, PAIRS))}) and {_WORDS[wanted]} different tens of {' '.join(TENS)} (R2)",
            "Deck",
        )


def _check_hero_values(heroes: bool, hero_values: tuple[tuple[str, int], ...]) -> None:
    names = [name for name, _ in hero_values]
    if names and not heroes:
        raise InvalidRuleset("hero values without heroes: they are for games with heroes only", "HeroValues")
    for name, value in hero_values:
        if name not in HEROES:
            raise InvalidRuleset(f"there is no hero {shown(name)}; the heroes are {' '.join(HEROES)}", "HeroValues")
        if not 0 <= value <= MOST_HERO_VALUE:
            raise InvalidRuleset(f"{name}={value}: a hero's value is from 0 to {MOST_HERO_VALUE}", "HeroValues")
    if len(set(names)) != len(names):
        raise InvalidRuleset(f"a hero's value is given twice: {' '.join(names)}", "HeroValues")


CLAIM: Final = Ruleset.of("Go Kn Un Dw Do")
CLAIM_2: Final = Ruleset.of("Gn Gi Dr Tr Se")
