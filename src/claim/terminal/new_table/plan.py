"""The table somebody is about to open: every change keeps it one that can be played, or says what is missing."""

from collections.abc import Mapping
from random import Random
from typing import Final, Literal

from claim.bots import USUAL_LEVEL
from claim.cards import FACTIONS, HEROES, PAIRS, TENS, faction_cards
from claim.deals import BOXES, box_deck, legal_decks, random_deck
from claim.rules import TENS_IN_DECK, hero_value
from claim.wire.houses import ME, OPEN
from claim.wire.tables import NewTable

__all__ = ["OWN_MIX", "TablePlan"]

OWN_MIX: Final = "own"
"""The deck that is put together here."""


class TablePlan:
    """What somebody has chosen so far."""

    def __init__(self) -> None:
        self.players = 2
        self.deck = BOXES[0]
        """A box, or `OWN_MIX`."""
        self.chairs = [ME, USUAL_LEVEL]
        """By seat you (`me`), somebody else at this keyboard (`open`), or a bot."""
        self.tie_break: Literal["cards", "values"] = "cards"
        self.open_discards = True
        self.take_backs = True
        self.hero_values: dict[str, int] = {}
        """Those that differ from ours."""
        self._wants_heroes = False
        self._pair = PAIRS[0]
        self._tens: list[str] = []
        """From the oldest choice to the latest."""
        self._take(box_deck(self.deck, self.players))

    # Cards

    @property
    def factions(self) -> tuple[str, ...]:
        """The factions of the deck, in the order people see them."""
        return tuple(code for code in FACTIONS if code in (*self._pair, *self._tens))

    @property
    def pair(self) -> tuple[str, str]:
        """The two factions that come together."""
        return self._pair

    @property
    def tens(self) -> frozenset[str]:
        """The factions of ten cards."""
        return frozenset(self._tens)

    @property
    def tens_wanted(self) -> int:
        """How many of these there have to be."""
        return TENS_IN_DECK[self.players]

    @property
    def is_complete(self) -> bool:
        """Whether this deck can be played."""
        return self.factions in legal_decks(self.players)

    @property
    def cards(self) -> int:
        """How many cards the deck has."""
        return len(faction_cards(self.factions))

    def use_deck(self, deck: str) -> None:
        """Take the deck of a box, or begin a mix with the one that is there."""
        self.deck = deck
        if deck != OWN_MIX:
            self._take(box_deck(deck, self.players))

    def choose_pair(self, pair: tuple[str, str]) -> None:
        """Take another pair."""
        self.deck, self._pair = OWN_MIX, pair

    def choose_ten(self, code: str) -> None:
        """Take a ten, or no longer; of too many the oldest choice goes."""
        self.deck = OWN_MIX
        if code in self._tens:
            self._tens.remove(code)
        else:
            self._tens = [*self._tens, code][-self.tens_wanted :]

    def surprise(self, lots: Random) -> None:
        """Draw one of all decks."""
        self.deck = OWN_MIX
        self._take(random_deck(self.players, lots))

    def _take(self, factions: tuple[str, ...]) -> None:
        self._pair = next(pair for pair in PAIRS if set(pair) <= set(factions))
        self._tens = [code for code in TENS if code in factions]

    # Seats

    def seat_players(self, players: int) -> None:
        """So many play: a box stays what it is, a mix is filled up or cut; new seats are bots'."""
        self.players = players
        if self.deck != OWN_MIX:
            self._take(box_deck(self.deck, players))
        else:
            others = [code for code in TENS if code not in self._tens]
            missing = max(0, self.tens_wanted - len(self._tens))
            self._tens = [*others[:missing], *self._tens[-self.tens_wanted :]]
        self.chairs = [*self.chairs, *[USUAL_LEVEL] * players][:players]

    def seat(self, place: int, who: str) -> None:
        """Who sits there. You sit only once, so taking another seat swaps the two.

        Who leaves their seat is one of the other people here; where there is none, the next seat is theirs.
        """
        before = self.chairs[place]
        if who == ME:
            self.chairs = [before if other == ME else other for other in self.chairs]
        self.chairs[place] = who
        others = [seat for seat in self.people if seat != place]
        if not self.people:
            self.chairs[(place + 1) % self.players] = ME
        elif before == ME != who and others:
            self.chairs[others[0]] = ME

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, who in enumerate(self.chairs) if who in (ME, OPEN))

    # Heroes

    @property
    def may_have_heroes(self) -> bool:
        """Heroes are for two."""
        return self.players == 2

    @property
    def heroes(self) -> bool:
        """Whether there are heroes in the deck."""
        return self._wants_heroes and self.may_have_heroes

    @heroes.setter
    def heroes(self, wanted: bool) -> None:
        self._wants_heroes = wanted

    def values(self) -> Mapping[str, int]:
        """Every hero's value at this table."""
        return {name: self.hero_values.get(name, hero_value(name)) for name in HEROES}

    def give_hero(self, name: str, value: int) -> None:
        """Give a hero a value of this table's own; the usual one again if that is what it is."""
        self.hero_values.pop(name, None)
        if value != hero_value(name):
            self.hero_values[name] = value

    # The table

    def as_table(self) -> NewTable:
        """The table as it is opened."""
        return NewTable(
            deck=" ".join(self.factions),
            heroes=self.heroes,
            hero_values=self.hero_values if self.heroes else {},
            tie_break=self.tie_break,
            seats=list(self.chairs),
            open_discards=self.open_discards,
            take_backs=self.take_backs,
        )
