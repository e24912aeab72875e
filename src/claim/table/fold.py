"""The fold of a table's log: everything that follows from what was done, entry by entry."""

from claim.errors import ClaimError, shown
from claim.rules import Deal, Move
from claim.table.clocks import Clocks
from claim.table.entry import Entry
from claim.table.house import House
from claim.table.seating import Seating
from claim.table.stage import Stage
from claim.table.takeback import Offer, last_decision

__all__ = ["Fold"]


class Fold:
    """What the log comes to: the game and what everybody saw of it, who plays where, who asks, how time stands.

    Entries are what was judged right when it was committed: whoever reads the same log comes to the same.
    """

    __slots__ = ("_house", "_latest", "clocks", "ended", "length", "made", "offer", "seating", "stage")

    def __init__(self, house: House, deal: Deal, began: int) -> None:
        self._house = house
        self._latest = began
        """When something last happened."""
        self.length = 0
        """How many entries there are so far."""
        self.ended: tuple[str, int] | None = None
        """How a game ended before its last trick, and through which seat."""
        self.made: dict[int, tuple[int, str]] = {}
        """By seat, its person's last move, with the number it answered."""
        self.stage = Stage(house.ruleset, deal)
        self.seating = Seating(house.bots)
        self.offer = Offer()
        self.clocks = Clocks(house, self.seating)
        self._begin_decision()

    def add(self, entry: Entry) -> None:
        """Take in the next entry."""
        if entry.number != self.length + 1:
            raise ClaimError(f"entry {entry.number} after {self.length}: entries are numbered without gaps")
        self._latest = max(self._latest, entry.at)
        match entry.kind:
            case "move":
                self._make(entry.seat, Move.parse(entry.body), entry.at)
            case "ask-back":
                self.offer.make(entry.seat)
            case "agree-back":
                self.offer.agree(entry.seat)
            case "refuse-back":
                self.offer.end()
            case "resign":
                self._give_up(entry.seat, "resigned")
            case "time":
                self._run_out_of_time(entry.seat, entry.at)
            case "bot-in" | "bot-out":
                self._change_player(entry)
            case "say":
                pass
            case _:
                raise ClaimError(f"{shown(entry.kind)} is no kind of entry")
        self.length = entry.number
        self._take_back_if_agreed()

    def _make(self, seat: int, move: Move, at: int) -> None:
        position = self.stage.game.position
        if position.to_move != seat:
            raise ClaimError(f"{move}: it is not the turn of seat {seat}")
        is_persons = not position.is_chance and self.seating.bot_at(seat) is None
        made = self.stage.witness(seat).number, str(move)
        is_noticed = self.stage.push(move)
        self.offer.end()
        if is_persons:
            self.made[seat] = made
        if not is_noticed:
            self.clocks.answered_unnoticed(seat, at)
        else:
            if not position.is_chance:
                self.clocks.decided(seat, at)
            self._begin_decision()

    def _begin_decision(self) -> None:
        secret = self.stage.secret
        self.seating.overdue = None
        self.clocks.begin(self.stage.public.to_move, None if secret is None else secret.seat, self._latest)

    def _run_out_of_time(self, seat: int, at: int) -> None:
        """Who is asked in secret gives the answer that nobody notices; else a bot decides, or the seat loses."""
        secret = self.stage.secret
        if secret is not None and secret.quiet is not None:
            self._make(seat, secret.quiet, at)
        elif self._house.clock is not None and self._house.clock.run_out == "lose":
            self.clocks.charge(seat, at)
            self._give_up(seat, "time")
        else:
            self.seating.overdue = seat

    def _give_up(self, seat: int, how: str) -> None:
        """With two sides the game ends for the other one; with three a bot plays on."""
        if self._house.ruleset.sides == 2:
            self.ended = how, seat
            self.offer.end()
            self.clocks.stop()
        else:
            self.seating.leave_for_good(seat)
            if self.offer.seat == seat:
                self.offer.end()

    def _change_player(self, entry: Entry) -> None:
        """A bot comes or goes. If it is that seat's turn, what the person thought is charged, and it begins anew."""
        is_turn = self.clocks.shown == entry.seat
        if entry.kind == "bot-out":
            self.seating.come_back(entry.seat)
        else:
            if is_turn:
                self.clocks.charge(entry.seat, entry.at)
            self.seating.leave(entry.seat)
        if is_turn:
            self._begin_decision()

    def _take_back_if_agreed(self) -> None:
        """Take the asker's last decision back, and all after it, once every other person has agreed. Bots do."""
        asker = self.offer.seat
        if asker is None:
            return
        others = {seat for seat in self._house.people if seat != asker and self.seating.is_here(seat)}
        if not others <= self.offer.agreed:
            return
        moves = last_decision(self.stage.game, asker)
        self.offer.end()
        if moves is not None:
            self.stage.go_back(moves)
            self.made.clear()
            self._begin_decision()
