"""The eighteen heroes of Mercenaries."""

from collections.abc import Sequence

from claim.cards import Card
from claim.rules.events import EVERYONE
from claim.rules.moves import Move
from claim.rules.places import DISCARDS, TRICK, hand_of, score_of
from claim.rules.powers import PLAIN, Hero, hero, power_of
from claim.rules.questions import Moment, Question
from claim.rules.ruleset import Ruleset
from claim.rules.table import Table
from claim.rules.trick import Phase, Played, Trick

__all__ = [
    "Bard", "BugLord", "Centaur", "Death", "Dinosaur", "Gargoyle", "Golem", "Jester", "Kraken", "LifeStealer",
    "Minotaur", "Necromancer", "Siren", "Treant", "VampireQueen", "Warrior", "Werewolf", "Witch",
]  # fmt: skip


@hero("Bard", value=2)
class Bard(Hero):
    """Its player leads the next trick."""

    clauses = "R9.1"

    def leads_on(self, mine: Played, trick: Trick) -> int | None:
        """Its player, before any Dragon."""
        return mine.seat


@hero("Centaur", value=4)
class Centaur(Hero):
    """Played second against a 5 or a 6, it wins."""

    clauses = "R9.2"

    def prevails(self, mine: Played, other: Played, trick: Trick) -> bool:
        """Only a card that follows is ever asked this."""
        return other.value in (5, 6)


@hero("BugLord", value=0)
class BugLord(Hero):
    """Phase two: its value grows by one for each faction card its player has collected."""

    clauses = "R9.3"

    def becomes(self, mine: Played, lead: Played | None, phase: Phase, collected: Sequence[Card]) -> Played:
        """Grown."""
        if phase is not Phase.GATHER:
            return mine
        return mine._replace(value=mine.value + sum(not card.is_hero for card in collected))


@hero("Jester", value=3)
class Jester(Hero):
    """Played second, it changes places with the lead card."""

    clauses = "R9.4"
    trades_places = True


@hero("Siren", value=1)
class Siren(Hero):
    """Led and beaten, it takes a card of its player's choice from the opponent's score pile."""

    clauses = "R9.5"
    asks_at = Moment.COLLECTED

    def asks(self, mine: Played, trick: Trick, table: Table) -> Question | None:
        """Which card, if there is any."""
        prey = dict.fromkeys(card.plain for card in table.piles[score_of(table.opponent_of(mine.seat))])
        if not prey or mine is not trick.lead or mine is trick.winner:
            return None
        return Question(mine.seat, tuple(Move("steal", card) for card in prey), EVERYONE, by=mine.card)

    def answered(self, question: Question, move: Move, table: Table) -> None:
        """From score pile to score pile, a declared card as declared."""
        victim = score_of(table.opponent_of(question.seat))
        stolen = next(card for card in table.piles[victim] if card.plain is move.card)
        table.carry(stolen, victim, score_of(question.seat), EVERYONE)


@hero("Witch", value=5)
class Witch(Hero):
    """Led, it is beaten only by an even value above 5."""

    clauses = "R9.6"

    def withstands(self, mine: Played, other: Played, trick: Trick) -> bool:
        """Whatever is odd or too low."""
        return mine is trick.lead and (other.value % 2 == 1 or other.value <= 5)


@hero("Minotaur", value=3)
class Minotaur(Hero):
    """In the last trick of either phase it wins."""

    clauses = "R9.7"

    def prevails(self, mine: Played, other: Played, trick: Trick) -> bool:
        """When it follows."""
        return trick.is_last

    def withstands(self, mine: Played, other: Played, trick: Trick) -> bool:
        """When it leads."""
        return trick.is_last


@hero("Golem", value=6)
class Golem(Hero):
    """Played second against a 1 to 4, it wins, and the other card is discarded."""

    clauses = "R9.8"

    def prevails(self, mine: Played, other: Played, trick: Trick) -> bool:
        """Only a card that follows is ever asked this."""
        return 1 <= other.value <= 4

    def crushes(self, mine: Played, other: Played, trick: Trick) -> bool:
        """What it prevailed over."""
        return mine is not trick.lead and self.prevails(mine, other, trick)


@hero("Necromancer", value=1)
class Necromancer(Hero):
    """Phase one: from the hand it may change places with a card that is being discarded."""

    clauses = "R9.9"
    asks_at = Moment.DISCARDED

    def asks(self, mine: Played, trick: Trick, table: Table) -> Question | None:
        """In secret, even if there is nothing to choose from."""
        discarded = dict.fromkeys(
            played.card.plain for played in trick.plays if played.card.plain in table.piles[DISCARDS]
        )
        no = Move("swap", word="no")
        return Question(mine.seat, (*(Move("swap", card) for card in discarded), no), EVERYONE, by=mine.card, quiet=no)

    def answered(self, question: Question, move: Move, table: Table) -> None:
        """From the discards to the hand, and the Necromancer there instead."""
        if move.card is not None and question.by is not None:
            table.carry(move.card, DISCARDS, hand_of(question.seat), EVERYONE)
            table.carry(question.by, hand_of(question.seat), DISCARDS, EVERYONE)


@hero("LifeStealer", value=7)
class LifeStealer(Hero):
    """Played second to a lead faction, it is of that faction for the trick, with its power."""

    clauses = "R9.10"

    def becomes(self, mine: Played, lead: Played | None, phase: Phase, collected: Sequence[Card]) -> Played:
        """One of the lead faction."""
        if lead is None or lead.faction is None:
            return mine
        return mine._replace(faction=lead.faction, power=power_of(lead.faction))


@hero("Gargoyle", value=2)
class Gargoyle(Hero):
    """When scores are counted, its owner names a faction, and it counts as two cards of it."""

    clauses = "R9.11 R9.19"
    asks_at = Moment.COUNTING

    def asks(self, mine: Played, trick: Trick, table: Table) -> Question | None:
        """Any faction of the game."""
        return Question(
            mine.seat, tuple(Move("count", word=code) for code in table.book.ruleset.factions), EVERYONE, by=mine.card
        )

    def answered(self, question: Question, move: Move, table: Table) -> None:
        """It stays where it is, declared."""
        assert move.word is not None and question.by is not None
        table.declare(question.by, move.word, score_of(question.seat))

    def counts(self, card: Card) -> tuple[tuple[str, int], ...]:
        """Two cards, below every number."""
        return () if card.declared is None else ((card.declared, -1),) * 2


@hero("Werewolf", value=4)
class Werewolf(Hero):
    """When played, it may be made a 5 of any faction in the game, without its power."""

    clauses = "R9.12 R9.19"

    def declarations(self, card: Card, ruleset: Ruleset, phase: Phase, collected: Sequence[Card]) -> tuple[Card, ...]:
        """Itself, or any faction."""
        return card, *(card.declare(code) for code in ruleset.factions)

    def becomes(self, mine: Played, lead: Played | None, phase: Phase, collected: Sequence[Card]) -> Played:
        """A 5 of the faction named."""
        if mine.card.declared is None:
            return mine
        return mine._replace(faction=mine.card.declared, value=5, power=PLAIN)


@hero("Dinosaur", value=8)
class Dinosaur(Hero):
    """Phase two: beaten, it may go back to its player's hand."""

    clauses = "R9.13"
    asks_at = Moment.BEATEN

    def asks(self, mine: Played, trick: Trick, table: Table) -> Question | None:
        """Not after the last trick."""
        if mine is trick.winner or trick.is_last:
            return None
        return Question(mine.seat, (Move("back", word="yes"), Move("back", word="no")), EVERYONE, by=mine.card)

    def answered(self, question: Question, move: Move, table: Table) -> None:
        """To the hand, before anybody collects it."""
        if move.word == "yes" and question.by is not None:
            table.carry(question.by, TRICK, hand_of(question.seat), EVERYONE)


@hero("VampireQueen", value=7)
class VampireQueen(Hero):
    """The other card of her trick has no power."""

    clauses = "R9.14"
    silences = True


@hero("Treant", value=6)
class Treant(Hero):
    """Phase two: it may be played as a faction of which its player has collected two, with that faction's power."""

    clauses = "R9.15 R9.19"

    def declarations(self, card: Card, ruleset: Ruleset, phase: Phase, collected: Sequence[Card]) -> tuple[Card, ...]:
        """Itself, or a faction collected twice."""
        if phase is not Phase.GATHER:
            return (card,)
        held = [scored.faction for scored in collected if not scored.is_hero]
        return card, *(card.declare(code) for code in ruleset.factions if held.count(code) >= 2)

    def stands_in(self, card: Card) -> bool:
        """Where the faction named does."""
        return card.declared is not None and power_of(card.declared).stands_in(card)

    def becomes(self, mine: Played, lead: Played | None, phase: Phase, collected: Sequence[Card]) -> Played:
        """One of the faction named, with its power."""
        named = mine.card.declared
        if named is None:
            return mine
        acting = mine._replace(faction=named, power=power_of(named))
        return acting.power.becomes(acting, lead, phase, collected)


@hero("Kraken", value=8)
class Kraken(Hero):
    """Phase two: winning with it, draw a card from the opponent's hand and give one back."""

    clauses = "R9.16"
    asks_at = Moment.WON

    def asks(self, mine: Played, trick: Trick, table: Table) -> Question | None:
        """Lots are drawn, but not after the last trick."""
        if mine is not trick.winner or trick.is_last:
            return None
        lots = tuple(Move("draw", card) for card in table.piles[hand_of(table.opponent_of(mine.seat))])
        return Question(mine.seat, tuple(dict.fromkeys(lots)), _BOTH, by=mine.card, lots=lots)

    def answered(self, question: Question, move: Move, table: Table) -> None:
        """First the card drawn, then the one given."""
        assert move.card is not None
        own, other = hand_of(question.seat), hand_of(table.opponent_of(question.seat))
        if move.verb == "draw":
            table.carry(move.card, other, own, _BOTH)
            gifts = tuple(Move("give", card) for card in dict.fromkeys(table.piles[own]))
            table.ask(Question(question.seat, gifts, _BOTH, by=question.by))
        else:
            table.carry(move.card, own, other, _BOTH)


_BOTH = frozenset({0, 1})


@hero("Death", value=9)
class Death(Hero):
    """Phase two: nobody collects the cards of its trick; who would have won leads the next one."""

    clauses = "R9.17"

    def forbids_collecting(self, phase: Phase) -> bool:
        """Everything is discarded."""
        return phase is Phase.GATHER

    def leads_on(self, mine: Played, trick: Trick) -> int | None:
        """The winner, before any Dragon."""
        return trick.winner.seat if trick.phase is Phase.GATHER else None


@hero("Warrior", value=10)
class Warrior(Hero):
    """No power, a high value."""

    clauses = "R9.18"
