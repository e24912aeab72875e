"""Scoring: the votes of the factions and who wins by them (R7)."""

from collections.abc import Sequence
from dataclasses import dataclass

from claim.cards import Card
from claim.rules.book import Book
from claim.rules.powers import power_of

__all__ = ["Outcome", "Tally", "count_votes", "tallies_of"]


@dataclass(frozen=True, slots=True)
class Tally:
    """What each side has of a faction, values from high to low, and who has its vote."""

    faction: str
    values: tuple[tuple[int, ...], ...]
    vote: int | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    tallies: tuple[Tally, ...]
    """One for each faction of the game."""
    winners: tuple[int, ...]
    """The winning seats, ascending; several in a draw or a team."""
    winning_sides: tuple[int, ...]
    decided_by: str
    """`votes`, then `cards` or `values` (R7.5), or `nothing`: a draw."""

    @property
    def votes(self) -> dict[str, int | None]:
        """For each faction the side that has its vote."""
        return {tally.faction: tally.vote for tally in self.tallies}

    @property
    def is_draw(self) -> bool:
        """Whether several sides share the win."""
        return len(self.winning_sides) > 1


def tallies_of(scores: Sequence[Sequence[Card]], book: Book) -> tuple[Tally, ...]:
    """The tally of each faction, for the score piles (and cards laid out) of each seat as they are."""
    sides: list[dict[str, list[int]]] = [
        {code: [] for code in book.ruleset.factions} for _ in range(book.ruleset.sides)
    ]
    for seat, pile in enumerate(scores):
        held = sides[book.ruleset.side_of(seat)]
        for card in pile:
            for code, value in book.powers[card].counts(card):
                held[code].append(value)
    tallies = []
    for code in book.ruleset.factions:
        values = tuple(tuple(sorted(held[code], reverse=True)) for held in sides)
        tallies.append(Tally(code, values, power_of(code).vote(values)))
    return tuple(tallies)


def count_votes(scores: Sequence[Sequence[Card]], book: Book) -> Outcome:
    """The outcome for the final score piles of each seat."""
    tallies = tallies_of(scores, book)
    sides = list(range(book.ruleset.sides))
    won = [[tally.values[side] for tally in tallies if tally.vote == side] for side in sides]
    measures = {
        "votes": [len(factions) for factions in won],
        "cards": [sum(map(len, factions)) for factions in won],
        "values": [sum(max(value, 0) for values in factions for value in values) for factions in won],
    }
    order = ("votes", "cards", "values") if book.ruleset.tie_break == "cards" else ("votes", "values")
    decided_by = "nothing"
    for measure in order:
        best = max(measures[measure][side] for side in sides)
        sides = [side for side in sides if measures[measure][side] == best]
        if len(sides) == 1:
            decided_by = measure
            break
    winners = tuple(seat for seat in range(book.players) if book.ruleset.side_of(seat) in sides)
    return Outcome(tallies, winners, tuple(sides), decided_by)
