"""Allotting hidden cards to the groups of places where they may lie: counting the ways, and drawing one of them.

Cards of the same class may lie in the same groups. How many of each class go where is counted class by class and
group by group, so both counting and drawing are exact, with every way equally likely.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import comb, factorial, prod
from random import Random

from claim.cards import Card

__all__ = ["Allotment", "Group"]


@dataclass(frozen=True, slots=True)
class Group:
    """Slots that take the same cards, and the cards they cannot be."""

    slots: tuple[int, ...]
    excluded: frozenset[Card] = frozenset()


class Allotment:
    """All ways to put cards into groups that together take just as many, the order within a group not counting."""

    def __init__(self, cards: Sequence[Card], groups: Sequence[Group]) -> None:
        classes: dict[tuple[bool, ...], list[Card]] = {}
        for card in cards:
            classes.setdefault(tuple(card not in group.excluded for group in groups), []).append(card)
        # The most restricted first: what may lie anywhere comes last and fills what is left.
        self._classes = sorted(classes.items(), key=lambda item: sum(item[0]))
        self._sizes = tuple(len(group.slots) for group in groups)
        self._ways = lru_cache(maxsize=None)(self._count)

    def count(self) -> int:
        """In how many ways the cards can be put into the groups, equal cards told apart."""
        return self._ways(0, 0, self._first(0), self._sizes)

    def draw(self, lots: Random) -> list[list[Card]]:
        """One of these ways, each equally likely: the cards of each group in random order."""
        drawn: list[list[Card]] = [[] for _ in self._sizes]
        room = self._sizes
        for number, (allowed, cards) in enumerate(self._classes):
            left = len(cards)
            shuffled = lots.sample(cards, left)
            for group in range(len(room)):
                taken = self._drawn_share(number, group, left, room, lots) if allowed[group] else 0
                drawn[group] += shuffled[left - taken : left]
                left -= taken
                room = _less(room, group, taken)
        for shared in drawn:
            lots.shuffle(shared)
        return drawn

    def _first(self, number: int) -> int:
        return len(self._classes[number][1]) if number < len(self._classes) else 0

    def _count(self, number: int, group: int, left: int, room: tuple[int, ...]) -> int:
        """The ways to place `left` more cards of a class from a group on, and all later classes."""
        if number == len(self._classes):
            return 1
        allowed, _ = self._classes[number]
        if group == 0 and all(allowed):  # the last class: it fills every group
            return factorial(left) // prod(map(factorial, room))
        if group == len(room):
            return 0 if left else self._ways(number + 1, 0, self._first(number + 1), room)
        return sum(self._shares(number, group, left, room))

    def _shares(self, number: int, group: int, left: int, room: tuple[int, ...]) -> list[int]:
        """By how many of the cards go into the group, the ways to place them and all the others."""
        most = min(left, room[group]) if self._classes[number][0][group] else 0
        return [
            comb(left, taken) * self._ways(number, group + 1, left - taken, _less(room, group, taken))
            for taken in range(most + 1)
        ]

    def _drawn_share(self, number: int, group: int, left: int, room: tuple[int, ...], lots: Random) -> int:
        if all(self._classes[number][0]):
            return room[group]
        shares = self._shares(number, group, left, room)
        ticket = lots.randrange(sum(shares))
        return next(taken for taken, ways in enumerate(accumulate(shares)) if ticket < ways)


def _less(room: tuple[int, ...], group: int, taken: int) -> tuple[int, ...]:
    return room if taken == 0 else (*room[:group], room[group] - taken, *room[group + 1 :])
