"""A table: a live match, folded from the log of what was done at it."""

from collections.abc import Iterable, Sequence
from typing import Final

from claim.errors import InvalidNotation, NotYet, shown
from claim.knowledge import View
from claim.notation import Record, result_text
from claim.rules import BYSTANDER, Deal, Event, Game, Move, Position
from claim.table.entry import Entry
from claim.table.fold import Fold
from claim.table.house import House
from claim.table.refused import Refused
from claim.table.sayings import SAYINGS
from claim.table.takeback import last_decision, may_hide_secrets

__all__ = ["Table"]

_TERMINATIONS: Final = {"resigned": "seat {} resigned", "time": "seat {} ran out of time"}


class Table:
    """A match as it stands after some entries: feed it the next with `add`.

    What somebody wishes (`move`, `ask_back`, `resign` …) is judged and becomes the entry to commit, which changes
    nothing here before it is added, or is `Refused`. What eyes (a seat, or `BYSTANDER`) are told (`number`, `since`,
    `view`, `clocks`) depends on nothing they may not know.
    """

    def __init__(self, house: House, deal: Deal, began: int, entries: Iterable[Entry] = ()) -> None:
        self.house = house
        self.deal = deal
        self._fold = Fold(house, deal, began)
        self._stage, self._seating = self._fold.stage, self._fold.seating
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """Take in the next entry."""
        self._fold.add(entry)

    @property
    def length(self) -> int:
        """How many entries there are so far."""
        return self._fold.length

    # How it stands

    @property
    def game(self) -> Game:
        """The game in truth."""
        return self._stage.game

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played."""
        return self._fold.ended is not None or self.game.position.is_over

    @property
    def ended_by(self) -> str | None:
        """What ended it: `votes`, `resigned` or `time`; None while it goes on."""
        if self._fold.ended is not None:
            return self._fold.ended[0]
        return "votes" if self.game.position.is_over else None

    @property
    def result(self) -> str | None:
        """The result as its record has it, `*` if it ended before the votes were counted; None while it goes on."""
        return result_text(self.game.position.outcome, self.house.ruleset.players) if self.is_over else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while it goes on."""
        if self._fold.ended is not None:
            return self.house.ruleset.opponents_of(self._fold.ended[1])
        outcome = self.game.position.outcome
        return () if outcome is None else outcome.winners

    @property
    def offer(self) -> int | None:
        """The seat that asks to take its move back."""
        return self._fold.offer.seat

    @property
    def agreed(self) -> frozenset[int]:
        """The seats that have agreed to that."""
        return self._fold.offer.agreed

    @property
    def standing_in(self) -> frozenset[int]:
        """The seats of people for whom a bot plays."""
        return self._seating.standing_in

    def record(self, names: Sequence[str], notes: tuple[tuple[str, str], ...] = ()) -> Record:
        """The game as it is written down, with who sat where and what else is to be noted."""
        seats = tuple((f"Seat{seat}", name) for seat, name in enumerate(names))
        ending: tuple[tuple[str, str], ...] = ()
        if self._fold.ended is not None:
            how, seat = self._fold.ended
            ending = (("Termination", _TERMINATIONS[how].format(seat)),)
        return Record.of(self.game, (*seats, *notes, *ending))

    # What eyes may know

    def number(self, eyes: int) -> int:
        """The number of the last message with something new for these eyes, from 1."""
        return self._stage.witness(eyes).number

    def since(self, eyes: int, number: int) -> tuple[Event, ...] | None:
        """The events shown after that number; None if only the whole view helps: moves were taken back since."""
        return self._stage.witness(eyes).since(number)

    def view(self, eyes: int) -> View:
        """All that these eyes have been shown."""
        return self._stage.view(eyes)

    def believed(self, eyes: int) -> Position:
        """The position these eyes believe in: whose turn it is, and what is asked. Its cards are not for them."""
        return self._stage.believed(eyes)

    def clocks(self, eyes: int, now: int) -> tuple[int | None, ...]:
        """By seat, the milliseconds left as these eyes may know it; None for bots, and without a clock."""
        return self._fold.clocks.left(eyes, now)

    # Moves

    def move(self, eyes: int, number: int, text: str, at: int) -> Entry | None:
        """A person's move, answering the message of that number; None if this very move was made already.

        Refused with nothing but what these eyes may know. `NotYet` while somebody else is asked in secret: hold the
        move, and try it again with the same `at` once there are new entries.
        """
        if self._fold.made.get(eyes) == (number, text):
            return None
        self._refuse_if_over()
        if eyes == BYSTANDER:
            raise Refused("turn", f"{shown(text)}: only those who sit at the table move")
        last = self.number(eyes)
        if number != last:
            raise Refused("stale", f"{shown(text)} answers {number}, but the last message was {last}")
        try:
            move = Move.parse(text)
        except InvalidNotation as error:
            raise Refused("unreadable", str(error)) from None
        believed = self.believed(eyes)
        if believed.to_move != eyes or believed.is_chance:
            raise Refused("turn", f"{move}: it is not the turn of seat {eyes}")
        if self._seating.bot_at(eyes) is not None:
            raise Refused("closed", f"{move}: a bot plays at seat {eyes}")
        self._refuse_if_illegal(move, believed)
        if self.game.position.to_move != eyes:
            raise NotYet(f"{move}: hold this move until the others are ready")
        return self._entry("move", eyes, at, text)

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat that has to decide now and the bot that does it there; None if it is a person, chance or nobody."""
        position = self.game.position
        seat = position.to_move
        if seat is None or position.is_chance or self.is_over:
            return None
        bot = self._seating.bot_at(seat)
        return None if bot is None else (seat, bot)

    def bot_move(self, seat: int, move: Move, at: int) -> Entry:
        """A bot's move."""
        deciding = self.bot_to_move()
        if deciding is None or deciding[0] != seat:
            raise Refused("turn", f"{move}: no bot has to move at seat {seat}")
        self._refuse_if_illegal(move, self.game.position)
        return self._entry("move", seat, at, str(move))

    def lots(self) -> tuple[Move, ...]:
        """The moves from which chance has to draw one now, equal cards as often as they are there; else none."""
        return () if self.is_over else self.game.position.lots

    def drawn(self, move: Move, at: int) -> Entry:
        """What chance has drawn."""
        seat = self.game.position.to_move
        if seat is None or not self.lots():
            raise Refused("turn", f"{move}: there are no lots to draw")
        self._refuse_if_illegal(move, self.game.position)
        return self._entry("move", seat, at, str(move))

    # Other wishes

    def ask_back(self, seat: int, at: int) -> Entry:
        """Somebody asks to take back their last move, and all that came after it."""
        self._refuse_unless_playing(seat)
        if not self.house.take_backs:
            raise Refused("closed", "no move is taken back at this table")
        if self.offer is not None:
            raise Refused("closed", f"seat {self.offer} asks already")
        if may_hide_secrets(self.game, len(self.house.people)):
            raise Refused("secret", "between these tricks no move is taken back: somebody may be asked in secret")
        if last_decision(self.game, seat) is None:
            raise Refused("nothing", "there is no move to take back")
        return self._entry("ask-back", seat, at)

    def answer_back(self, seat: int, agree: bool, at: int) -> Entry:
        """Somebody agrees or not that a move is taken back; who asked may think better of it."""
        self._refuse_unless_playing(seat)
        if self.offer is None or seat in self.agreed or (agree and seat == self.offer):
            raise Refused("nothing", "nobody asks you whether a move is taken back")
        return self._entry("agree-back" if agree else "refuse-back", seat, at)

    def resign(self, seat: int, at: int) -> Entry:
        """Somebody gives up."""
        self._refuse_unless_playing(seat)
        return self._entry("resign", seat, at)

    def say(self, seat: int, text: str, at: int) -> Entry:
        """Somebody says one of the canned messages, now or after the game."""
        if seat not in self.house.people:
            raise Refused("closed", "only people who sit at the table talk")
        if text not in SAYINGS:
            raise Refused("unreadable", f"{shown(text)} cannot be said; one can say {', '.join(SAYINGS)}")
        return self._entry("say", seat, at, text)

    def bot_in(self, seat: int, at: int) -> Entry:
        """A bot is to play for a person who has left."""
        self._refuse_unless_playing(seat)
        if not self._seating.is_here(seat):
            raise Refused("nothing", f"a bot plays for seat {seat} already")
        return self._entry("bot-in", seat, at)

    def bot_out(self, seat: int, at: int) -> Entry:
        """A person is back and plays again."""
        self._refuse_unless_playing(seat)
        if self._seating.is_here(seat):
            raise Refused("nothing", f"no bot plays for seat {seat}")
        return self._entry("bot-out", seat, at)

    def _refuse_if_over(self) -> None:
        if self.is_over:
            raise Refused("over", "the game is over")

    def _refuse_unless_playing(self, seat: int) -> None:
        self._refuse_if_over()
        if not self._seating.is_person(seat):
            raise Refused("closed", f"no person plays at seat {seat}")

    def _refuse_if_illegal(self, move: Move, position: Position) -> None:
        legal = position.legal_moves()
        if move not in legal:
            raise Refused("illegal", f"{move} is not legal here; legal: {' '.join(sorted(map(str, legal)))}")

    def _entry(self, kind: str, seat: int, at: int, body: str = "") -> Entry:
        return Entry(self.length + 1, at, kind, seat, body)

    # Time

    def next_deadline(self) -> int | None:
        """When the time of who decides runs out; None for bots and lots, and without a clock."""
        position = self.game.position
        seat = position.to_move
        return None if seat is None or position.is_chance or self.is_over else self._fold.clocks.deadline(seat)

    def run_out(self, now: int) -> Entry | None:
        """The clock's verdict, if the time of who decides has run out. There may be another once it is added.

        Moves that were held come first: after each entry try them again, and only then ask for the next verdict.
        """
        deadline, seat = self.next_deadline(), self.game.position.to_move
        return None if deadline is None or seat is None or now < deadline else self._entry("time", seat, now)
