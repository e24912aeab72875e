"""Words: how one pair of eyes calls seats, sides and cards, and what happened, in the language chosen."""

from collections.abc import Iterable, Sequence

from claim.cards import HIDDEN, Card
from claim.rules import BYSTANDER, Ruleset, hero_value
from claim.texts import Texts
from claim.wire.messages import Told
from claim.wire.reading import ruleset_read
from claim.wire.tables import TableInfo

__all__ = ["MARKS", "Words", "names_at"]

MARKS = "●▲■◆"
"""The signs of sides, one's own first."""


def names_at(table: TableInfo, say: Texts) -> tuple[str, ...]:
    """How the seats of a table are called: people by their names, bots by ours."""
    names = []
    for seat, sitter in enumerate(table.seats):
        match sitter.kind:
            case "person":
                names.append(sitter.name)
            case "open":
                names.append(say("seat-open"))
            case _:
                names.append(say(f"seat-bot-{seat}"))
    return tuple(names)


class Words:
    """Everything that has a name, as one pair of eyes calls it."""

    def __init__(self, say: Texts, ruleset: Ruleset, names: Sequence[str], seat: int = BYSTANDER) -> None:
        self.say = say
        self.ruleset = ruleset
        self.seat = seat
        """Whose eyes they are."""
        self.home = max(seat, 0)
        """The seat at the near end: one's own, or the first for somebody who only watches."""
        self._names = names

    @classmethod
    def at(cls, table: TableInfo, seat: int, say: Texts) -> "Words":
        """The words for a seat, or a bystander, of a table."""
        return cls(say, ruleset_read(table.rules), names_at(table, say), seat)

    # Seats and sides

    def name(self, seat: int) -> str:
        """What a seat is called; one's own is you."""
        return self.say("seat-you") if self.is_own(seat) else self._names[seat]

    def is_own(self, seat: int) -> bool:
        """Whether it is one's own seat."""
        return seat != BYSTANDER and seat == self.seat

    def you(self, seat: int) -> dict[str, str]:
        """The values that texts about somebody want: whether it is you, and the name."""
        if seat == BYSTANDER:
            return {"you": "no", "name": ""}
        return {"you": "yes" if self.is_own(seat) else "no", "name": self._names[seat]}

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, in the order of play."""
        players = self.ruleset.players
        return tuple((self.home + step) % players for step in range(1, players))

    @property
    def own_side(self) -> int:
        """The side at the near end."""
        return self.ruleset.side_of(self.home)

    @property
    def sides(self) -> tuple[int, ...]:
        """All sides, one's own first, then in the order of play."""
        return tuple((self.own_side + step) % self.ruleset.sides for step in range(self.ruleset.sides))

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats that count votes for a side, one's own first."""
        return tuple(seat for seat in (self.home, *self.others) if self.ruleset.side_of(seat) == side)

    def side_name(self, side: int) -> str:
        """A side's name: a player's, or those of both partners."""
        return " + ".join(map(self.name, self.seats_of(side)))

    def mark(self, seat: int) -> str:
        """The sign of a seat's side."""
        return MARKS[self.sides.index(self.ruleset.side_of(seat))]

    # Cards

    def kind(self, card: Card) -> str:
        """What a card is called without its value: `Knight`, `Bug Lord`."""
        if card is HIDDEN:
            return self.say("card-hidden")
        return self.say(f"hero-{card.code}") if card.is_hero else self.say(f"faction-{card.code}")

    def card(self, card: Card) -> str:
        """A card's name: `Knight 7`, `Elf/Orc 5 as Elf`, `Bug Lord`."""
        plain = self.kind(card)
        if card.number is not None:
            plain = self.say("card-name", kind=plain, value=card.number)
        if card.declared is None:
            return plain
        return self.say("card-declared", card=plain, faction=self.say(f"faction-{card.declared}"))

    def value(self, card: Card) -> int:
        """The value a card shows: its number, or what the hero is worth at this table."""
        if card.number is not None:
            return card.number
        return dict(self.ruleset.hero_values).get(card.code, hero_value(card.code))

    # What happened, and what would

    def tell(self, told: Told) -> str:
        """A sentence, its cards in notation."""
        cards = " ".join(told.cards)
        faction = "" if told.faction is None else self.say(f"factions-{told.faction}")
        return self.say(
            told.text, **self.you(told.seat), card=cards, cards=cards, count=len(told.cards), faction=faction
        )

    def tell_all(self, told: Iterable[Told]) -> str:
        """Sentences one after the other."""
        return " ".join(map(self.tell, told))
