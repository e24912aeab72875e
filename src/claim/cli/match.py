"""A match: one game from its first decision to its last, with people and bots at the seats."""

from pathlib import Path
from random import Random

from claim.bots import make_bot
from claim.cli.desk import Desk
from claim.cli.keeping import Keeper, NotSaved
from claim.cli.seats import Seats
from claim.cli.turn import Quit, Save, Turn, Undo
from claim.cli.voice import say
from claim.knowledge import view_of
from claim.notation import Record
from claim.rules import BYSTANDER, Began, Game
from claim.table import may_hide_secrets

__all__ = ["Left", "Match"]


class Left(Exception):
    """Somebody wished to leave the game."""


class Match:
    """Plays a game on.

    All luck comes from the seed and the number of moves made, so a resumed game goes on as it would have gone.
    """

    def __init__(
        self, game: Game, seats: Seats, seed: str, desk: Desk, keeper: Keeper, notes: tuple[tuple[str, str], ...]
    ) -> None:
        self.game = game
        self.seats = seats
        self._seed = seed
        self._desk = desk
        self._keeper = keeper
        self._notes = notes
        self._device: int | None = None
        """The seat of the person who has the device."""
        self._gone_round: int | None = None
        """The trick before which the device last went round."""
        self._told = [_told_before(game, seat) for seat in range(game.ruleset.players)]
        """By seat, how many of its events it has been told."""

    @property
    def record(self) -> Record:
        """The game as it is saved."""
        return Record.of(self.game, self._notes)

    def told(self, viewer: int) -> int:
        """How many of its events a viewer has been told; somebody without a seat all but the last trick's."""
        if viewer != BYSTANDER:
            return self._told[viewer]
        return _beginnings(self.game, viewer)[-1]

    def play(self) -> None:
        """Play until the game is over; raises `Stopped` or `Left` if it ends before."""
        while (seat := self.game.position.to_move) is not None:
            self._desk.check()
            lots = self.game.position.lots
            bot = self.seats.bot(seat)
            if lots:
                self.game.push(self._lots("lots").choice(lots))
            elif bot is not None:
                self.game.push(make_bot(bot, self._lots(f"bot {seat}")).choose(view_of(self.game, seat)))
            else:
                self._ask(seat)

    def _lots(self, what: str) -> Random:
        return Random(f"{self._seed} {what} {len(self.game.moves)}")

    # A person's turn

    def _ask(self, seat: int) -> None:
        self._go_round(seat)
        self._give_device(seat)
        turn = self._turn(seat)
        turn.show()
        while True:
            match turn.read():
                case Undo():
                    if self._took_back(seat):
                        return
                case Save(path):
                    self._save(path)
                case Quit():
                    raise Left
                case move:
                    self._told[seat] = len(turn.view.events)
                    self.game.push(move)
                    return

    def _turn(self, seat: int) -> Turn:
        return Turn(view_of(self.game, seat), self.seats, self._desk, self._told[seat])

    def _save(self, path: Path | None) -> None:
        try:
            saved = self._keeper.save(self.record, path)
        except NotSaved as error:
            self._desk.console.print(str(error))
        else:
            self._desk.console.print(say("saved", file=str(saved)))

    # Taking back

    def _took_back(self, seat: int) -> bool:
        """Go back to the seat's own decision before this one, if only bots and lots have moved since."""
        if self._may_hide_secrets():
            self._desk.console.print(say("undo-secret"))
            return False
        moves = len(self.game.moves)
        for number in reversed(range(moves)):
            position = self.game.positions[number]
            if position.is_chance or position.to_move is None or self.seats.bot(position.to_move) is not None:
                continue
            if position.to_move != seat:
                self._desk.console.print(say("undo-others", name=self.seats.name(position.to_move)))
                return False
            move = self.game.moves[number]
            while len(self.game.moves) > number:
                self.game.pop()
            self._told[seat] = len(view_of(self.game, seat).events)
            self._gone_round = None
            self._desk.console.print(say("undone", move=str(move)))
            return True
        self._desk.console.print(say("undo-nothing"))
        return False

    # Several people at one device

    def _give_device(self, seat: int) -> None:
        if len(self.seats.people) > 1 and self._device != seat:
            self._desk.hand_over(self.seats.name(seat))
        self._device = seat

    def _go_round(self, seat: int) -> None:
        """Before a trick begins, let both have the device in turn: who follows first, who leads last.

        Between tricks a hero may ask its holder something that the other must not even notice (R9.9). So the device
        goes round in the same way whether or not anything is asked.
        """
        public = self.game.as_shown_to(BYSTANDER).position
        if not self._may_hide_secrets() or public.trick_number == self._gone_round:
            return
        self._gone_round = public.trick_number
        if seat == public.leader:
            self._let_look(1 - seat)

    def _may_hide_secrets(self) -> bool:
        return may_hide_secrets(self.game, len(self.seats.people))

    def _let_look(self, seat: int) -> None:
        self._give_device(seat)
        turn = self._turn(seat)
        turn.look()
        self._told[seat] = len(turn.view.events)


def _beginnings(game: Game, viewer: int) -> list[int]:
    """The numbers of the events with which tricks began."""
    return [number for number, event in enumerate(view_of(game, viewer).events) if isinstance(event, Began)]


def _told_before(game: Game, seat: int) -> int:
    """Where to take up the tale of a game that was resumed: with the trick before this one."""
    return _beginnings(game, seat)[-2:][0]
