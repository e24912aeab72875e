"""Messages read back: what a client was sent, as the library's own events and views, so that our bots can play with it.

eyes = Eyes()
eyes.take_in(message)      # every View and Update, as it comes
bot.choose(eyes.view)
"""

from typing import Final, assert_never

from claim import rules
from claim.cards import Card
from claim.errors import ClaimError
from claim.knowledge import View as Knowledge
from claim.rules import EVERYONE, Ruleset, book_of
from claim.rules.places import PLACES, place_name
from claim.wire import events as sent
from claim.wire.messages import Turn, Update, View
from claim.wire.tables import NewTable

__all__ = ["Eyes", "event_read", "outcome_read", "ruleset_read"]

_PLACES: Final = {place_name(place): place for place in range(PLACES)}


class Eyes:
    """One client's knowledge of a game, from the views and updates it was sent."""

    def __init__(self) -> None:
        self.number = 0
        """The number that the next move has to answer."""
        self.turn: Turn | None = None
        """Whose decision it is; None before the game has begun."""
        self._ruleset: Ruleset | None = None
        self._seat = rules.BYSTANDER
        self._events: list[rules.Event] = []

    def take_in(self, message: View | Update) -> None:
        """Take in what was sent: a view is everything, an update is what is new."""
        if isinstance(message, View):
            self._ruleset = ruleset_read(message.table.rules)
            self._seat = message.seat
            self._events.clear()
        self._events += map(event_read, message.events)
        self.number = message.number
        self.turn = message.turn if self._events else None

    @property
    def is_asked(self) -> bool:
        """Whether it is this client's turn."""
        return self.turn is not None and bool(self.turn.legal)

    @property
    def view(self) -> Knowledge:
        """What this client's seat knows of the game."""
        if self._ruleset is None or self.turn is None:
            raise ClaimError("there is no view yet: the game has not begun")
        return Knowledge(
            book_of(self._ruleset),
            self._seat,
            tuple(self._events),
            self.turn.to_move,
            self.turn.awaits,
            None if self.turn.by is None else Card.parse(self.turn.by),
            tuple(map(rules.Move.parse, self.turn.legal)),
        )


def ruleset_read(agreed: NewTable) -> Ruleset:
    """The ruleset of a table; refused if no such game can be played."""
    return Ruleset.of(
        agreed.deck,
        players=len(agreed.seats),
        heroes=agreed.heroes,
        tie_break=agreed.tie_break,
        hero_values=agreed.hero_values,
    )


def outcome_read(outcome: sent.Outcome) -> rules.Outcome:
    """An outcome that was sent."""
    tallies = tuple(
        rules.Tally(tally.faction, tuple(map(tuple, tally.values)), tally.vote) for tally in outcome.tallies
    )
    return rules.Outcome(tallies, tuple(outcome.winners), tuple(outcome.winning_sides), outcome.decided_by)


def event_read(event: sent.Event) -> rules.Event:
    """An event that was sent, as its recipient was shown it."""
    match event:
        case sent.Carried():
            return rules.Carried(Card.parse(event.card), _PLACES[event.source], _PLACES[event.target], EVERYONE)
        case sent.Chosen():
            return rules.Chosen(event.seat, rules.Move.parse(event.move), EVERYONE)
        case sent.Began():
            return rules.Began(event.phase, event.trick, event.leader, EVERYONE)
        case sent.Won():
            return rules.Won(event.seat, Card.parse(event.card), EVERYONE)
        case sent.Asked():
            return rules.Asked(event.seat, None if event.by is None else Card.parse(event.by), EVERYONE)
        case sent.Looked():
            return rules.Looked(event.seat, Card.parse(event.card), EVERYONE)
        case sent.Declared():
            return rules.Declared(Card.parse(event.card), _PLACES[event.place], EVERYONE)
        case sent.Dealt():
            return rules.Dealt(event.seat, tuple(map(Card.parse, event.cards)), EVERYONE)
        case sent.Gathered():
            return rules.Gathered(event.seat, EVERYONE)
        case sent.Counted():
            return rules.Counted(outcome_read(event.outcome), EVERYONE)
        case _:
            assert_never(event)
