"""What may still become of the votes, and the proof that one of them can no longer change."""

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from claim.cards import HIDDEN, Card
from claim.knowledge import View
from claim.rules import HEROES_IN_PLAY, Phase, Tally, power_of, tallies_of
from claim.rules.places import REVEALED, STOCK, TRICK, WAITING, followers_of, hand_of

__all__ = ["Future", "has_own_rule"]

Values = tuple[int, ...]
"""What a side has of a faction, from high to low."""

_SCORED_AT_ONCE: Final = ("Un",)
"""The faction whose cards are scored when they are played in phase one (R6.6)."""
_STRIKERS: Final = "Gi"
"""The faction that removes Gnomes (R6.20)."""
_IMPOSTORS: Final = (Card("LifeStealer"), Card("Treant"))
"""Heroes that may strike as these do (R9.10, R9.15)."""
_THIEF: Final = Card("Siren")
"""Takes one card from score pile to score pile; once at most in phase two (R9.5)."""
_WILD: Final = Card("Gargoyle")
_WILD_VALUES: Final = (-1, -1)
"""What it may count as, of any faction (R9.11)."""


def has_own_rule(faction: str) -> bool:
    """Whether a faction's vote goes otherwise than to most of its cards (R6.23)."""
    return "vote" in power_of(faction).answers


@dataclass(slots=True)
class _Open:
    """The cards of a faction that may still be won."""

    known: list[int] = field(default_factory=list)
    """The values of those whose place the viewer knows."""
    unseen: list[int] = field(default_factory=list)
    """The values of those that may lie hidden."""
    room: int = 0
    """How many cards lie hidden where they may still be won from."""

    @property
    def number(self) -> int:
        """How many more cards may be won."""
        return len(self.known) + min(len(self.unseen), self.room)

    @property
    def most(self) -> Values:
        """The best that may be won, by number and values."""
        return _ordered(self.known + sorted(self.unseen, reverse=True)[: self.room])

    @property
    def lowest(self) -> int:
        """The lowest card that may be won."""
        return min(self.known + self.unseen)


class Future:
    """What may still happen to the votes, by all that the viewer knows."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._book = view.book
        self._open = {code: _Open() for code in self._book.ruleset.factions}
        self._heroes: set[Card] = set()
        """The heroes that may still be played, or lie in the trick."""
        self._look_around()
        self._may_steal = _THIEF in self._heroes or view.awaits == "steal"
        self._loot = self._find_loot() if self._may_steal else {}
        """By faction and side, the best card that may be stolen, if any."""
        self._wild_sides = self._sides_of_wild()
        self._blows = self._count_blows()

    def still_open(self, faction: str) -> int:
        """How many more cards of a faction may still be won."""
        return self._open[faction].number

    # What may still come

    def _look_around(self) -> None:
        """Find all cards that may still be scored, or played to a trick of phase two."""
        view, seats = self._view, range(self._book.players)
        if view.phase is Phase.OVER or view.awaits == "count":
            return
        in_play = [TRICK, *map(hand_of, seats)]
        if view.phase is Phase.GATHER:
            self._look_at([*in_play, WAITING], self._book.ruleset.factions)
        else:
            self._look_at([STOCK, REVEALED, *map(followers_of, seats)], self._book.ruleset.factions)
            self._look_at(in_play, _SCORED_AT_ONCE)  # the others played now are discarded (R4.9)
        self._imagine_unseen()

    def _look_at(self, places: Iterable[int], factions: tuple[str, ...]) -> None:
        """Cards of these factions may come from these places."""
        powers, values = self._book.powers, self._book.values
        opened = {code: self._open[code] for code in factions if code in self._open}
        hidden = 0
        for card in itertools.chain.from_iterable(self._view.piles[place] for place in places):
            if card is HIDDEN:
                hidden += 1
            elif card.is_hero:
                self._heroes.add(card.plain)
            else:
                for code in powers[card].suits(card) if card.declared is None else (card.declared,):
                    if code in opened:
                        opened[code].known.append(values[card])
        for cards in opened.values():
            cards.room += hidden

    def _imagine_unseen(self) -> None:
        """Cards that the viewer has not seen may be the hidden ones; with heroes, some of them are aside for good."""
        book = self._book
        if not any(cards.room for cards in self._open.values()):
            return
        seen = Counter([card.plain for pile in self._view.piles for card in pile if card is not HIDDEN])
        for card in (book.deck_counts - seen).elements():
            for code in book.powers[card].suits(card):
                if self._open[code].room:
                    self._open[code].unseen.append(book.values[card])
        if book.heroes and sum(card.is_hero for card in seen) < HEROES_IN_PLAY:
            self._heroes.update(hero for hero in book.heroes if hero not in seen)

    def _find_loot(self) -> dict[str, list[Values]]:
        scored = tallies_of(self._view.scores, self._book)
        return {tally.faction: [values[:1] for values in tally.values] for tally in scored}

    def _sides_of_wild(self) -> frozenset[int]:
        """The sides for which a Gargoyle may come to count."""
        owners = {self._book.ruleset.side_of(seat) for seat, pile in enumerate(self._view.scores) if _WILD in pile}
        anybody = _WILD in self._heroes or (owners and self._may_steal)
        return frozenset(range(self._book.ruleset.sides) if anybody else owners)

    def _count_blows(self) -> Counter[int]:
        """How many Gnomes of each value may still be removed before each seat."""
        giants = self._open.get(_STRIKERS, _Open())
        impostors = (self._book.values[hero] for hero in _IMPOSTORS if hero in self._heroes)
        return Counter(itertools.chain(giants.known, giants.unseen, impostors))

    # Whether a vote can change

    def is_settled(self, tally: Tally) -> bool:
        """Whether it is proven that nothing can change who has the vote, or that nobody has it.

        It is if the vote stays the same in the extreme cases. By R7.2 the worst for a side is that a rival gets all
        there is, and it loses all it can lose. By R6.23 the worst is that it gets everything, but perhaps for the one
        low card with which a rival without any joins in. Nothing is claimed where a theft or a Gargoyle may meet
        R6.23, nor for phase one with heroes, where cards may come back from the discards.
        """
        power = power_of(tally.faction)
        if self._book.heroes and self._view.phase is Phase.RECRUIT:
            return False
        if has_own_rule(tally.faction) and (self._may_steal or self._wild_sides):
            return False
        return all(power.vote(values) == tally.vote for values in self._extremes(tally))

    def _extremes(self, tally: Tally) -> Iterator[list[Values]]:
        """What the sides may come to have in the extreme cases."""
        opened = self._open[tally.faction]
        loot = self._loot.get(tally.faction) or [()] * len(tally.values)
        most, least = opened.most, self._least(tally, loot)
        for favoured, held in enumerate(tally.values):
            stolen = [value for side, values in enumerate(loot) if side != favoured for value in values]
            wild = _WILD_VALUES if favoured in self._wild_sides else ()
            values = list(least)
            values[favoured] = _ordered((*held, *most, *stolen, *wild))
            yield values
        if most and has_own_rule(tally.faction):
            yield from _all_but_one(tally.values, most, opened.lowest)

    def _least(self, tally: Tally, loot: list[Values]) -> list[Values]:
        """Each side's values if it gets nothing and loses all it can lose."""
        lost = [list(values) for values in loot]
        for seat, pile in enumerate(self._view.laid):
            if pile:
                lying = Counter(card.number for card in pile if card.number is not None and card.code == tally.faction)
                lost[self._book.ruleset.side_of(seat)] += (lying & self._blows).elements()
        return [_without(held, gone) for held, gone in zip(tally.values, lost, strict=True)]


def _all_but_one(held: Sequence[Values], most: Values, lowest: int) -> Iterator[list[Values]]:
    """One side gets the lowest card there is, another all the rest."""
    rest = _without(most, [lowest]) if lowest in most else most
    for one, other in itertools.permutations(range(len(held)), 2):
        values = list(held)
        values[one] = _ordered((*held[one], lowest))
        values[other] = _ordered((*held[other], *rest))
        yield values


def _ordered(values: Iterable[int]) -> Values:
    return tuple(sorted(values, reverse=True))


def _without(values: Values, gone: Sequence[int]) -> Values:
    left = list(values)
    for value in gone:
        left.remove(value)
    return tuple(left)
