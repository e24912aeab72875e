"""The factions of Claim."""

from collections.abc import Sequence

from claim.cards import Card
from claim.rules.places import score_of
from claim.rules.powers import Power, faction
from claim.rules.trick import Phase, Played, Trick

__all__ = ["Doppelganger", "Dwarf", "Goblin", "Knight", "Undead"]


@faction("Go")
class Goblin(Power):
    """Goblins have no power; there are many of them."""

    clauses = "R6.1"


@faction("Kn")
class Knight(Power):
    """When Goblins are led, a Knight beats every card that is not a Knight."""

    clauses = "R6.2 R6.3 R6.4"

    def prevails(self, mine: Played, other: Played, trick: Trick) -> bool:
        """Over Goblins; of several Knights the highest wins."""
        return trick.lead.faction == "Go" and (other.faction != "Kn" or mine.value > other.value)


@faction("Un")
class Undead(Power):
    """Phase one: Undead played to a trick go to its winner's score pile."""

    clauses = "R6.5 R6.6 R6.7"

    def spoils(self, mine: Played, trick: Trick) -> int:
        """The winner's score pile, already in phase one."""
        return score_of(trick.winner.seat)


@faction("Dw")
class Dwarf(Power):
    """Phase two: Dwarves go to the loser of the trick; with three or four, to whoever played its lowest card."""

    clauses = "R6.11 R6.12"

    def spoils(self, mine: Played, trick: Trick) -> int:
        """The loser's score pile, or the lowest card's; of equal lowest the one played last."""
        if trick.phase is not Phase.GATHER:
            return super().spoils(mine, trick)
        if len(trick.plays) == 2:
            return score_of(trick.loser.seat)
        return score_of(min(reversed(trick.plays), key=lambda played: played.value).seat)


@faction("Do")
class Doppelganger(Power):
    """May stand in for any faction led, and counts as that faction for winning and rank."""

    clauses = "R6.8 R6.9 R6.10"

    def stands_in(self, card: Card) -> bool:
        """Always, even for a player who could follow."""
        return True

    def becomes(self, mine: Played, lead: Played | None, phase: Phase, collected: Sequence[Card]) -> Played:
        """One of the lead faction, without its power."""
        return mine if lead is None or lead.faction is None else mine._replace(faction=lead.faction)
