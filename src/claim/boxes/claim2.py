"""The factions of Claim 2."""

from claim.cards import Card
from claim.rules.events import EVERYONE
from claim.rules.places import DISCARDS, WAITING, laid_before, score_of
from claim.rules.powers import Power, faction
from claim.rules.table import Table
from claim.rules.trick import Phase, Played, Trick

__all__ = ["Dragon", "Giant", "Gnome", "Seer", "Troll"]


@faction("Gn")
class Gnome(Power):
    """Phase two: Gnomes lie face up before their winner, where Giants can find them."""

    clauses = "R6.19"

    def spoils(self, mine: Played, trick: Trick) -> int:
        """Laid out before the winner; they join the score pile at the end of the game."""
        return laid_before(trick.winner.seat) if trick.phase is Phase.GATHER else super().spoils(mine, trick)


@faction("Gi")
class Giant(Power):
    """Phase two: each Giant collected removes a Gnome of equal value lying before each opponent of its winner."""

    clauses = "R6.20 R6.21 R6.22"

    def collected(self, mine: Played, trick: Trick, table: Table) -> None:
        """Strike."""
        for opponent in table.book.ruleset.opponents_of(trick.winner.seat):
            for lying in table.piles[laid_before(opponent)]:
                if lying.code == "Gn" and lying.number == mine.value:
                    table.carry(lying, laid_before(opponent), DISCARDS, EVERYONE)
                    break


@faction("Dr")
class Dragon(Power):
    """Whoever played the last Dragon of a trick leads the next one."""

    clauses = "R6.13"

    def leads_on(self, mine: Played, trick: Trick) -> int | None:
        """Its player, whether or not it won or followed."""
        return mine.seat


@faction("Tr")
class Troll(Power):
    """Phase two: a trick gives its winner the highest Troll there is; the others wait for the next winner."""

    clauses = "R6.14 R6.15 R6.16"

    def spoils(self, mine: Played, trick: Trick) -> int:
        """First of all it waits."""
        return WAITING if trick.phase is Phase.GATHER else super().spoils(mine, trick)

    def waiting_cards(self, trick: Trick, table: Table) -> None:
        """The winner takes the highest that waits, of equal ones the first played; after the last trick all."""
        if trick.nobody_collects:
            return
        for card in self._taken(table.piles[WAITING], trick, table):
            table.carry(card, WAITING, score_of(trick.winner.seat), EVERYONE)

    def _taken(self, waiting: tuple[Card, ...], trick: Trick, table: Table) -> tuple[Card, ...]:
        if trick.is_last or not waiting:
            return waiting
        return (max(waiting, key=table.book.values.__getitem__),)


@faction("Se")
class Seer(Power):
    """Phase one: winning with a Seer, look at the top card of the deck and take it or a revealed one."""

    clauses = "R6.17 R6.18"

    def looks(self) -> bool:
        """Yes."""
        return True
