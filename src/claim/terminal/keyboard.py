"""The keyboard: which of several people at one computer is to have it, and so whose cards are shown."""

from claim.rules import BYSTANDER
from claim.table import Table, may_hide_secrets

__all__ = ["Keyboard"]


class Keyboard:
    """Goes from one person to the other.

    Before a trick begins both of two have it in turn, who follows first, who leads last: a hero may ask its holder
    something then that the other must not even notice (R9.9). So it goes round in the same way whether or not anything
    is asked.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._people = table.house.people
        self.holder: int | None = None
        """The seat whose person has it, or `BYSTANDER` where none plays; None while it goes from one to another."""
        self.next: int | None = None
        """The seat of who is to have it next, while it goes there."""
        self.is_looked_from = False
        """Whether who has it only looks, since it has to go to somebody else."""
        self.waits = False
        """Whether it goes on only when they have looked; else whenever one likes."""
        self._gone_round: int | None = None
        """The trick before which it has gone round."""
        if len(self._people) < 2:
            self.holder = self._people[0] if self._people else BYSTANDER
        else:
            self.next, _ = self._due()

    @property
    def may_move(self) -> bool:
        """Whether who has it may make a move; where it has to go round first they may not, asked or not."""
        return self.holder is not None and not self.is_looked_from

    def settle(self) -> None:
        """Find out whether it has to go on, since something is new at the table."""
        if self.holder is not None:
            seat, looks = self._due()
            self.waits = looks and seat == self.holder
            self.is_looked_from = looks or seat != self.holder
            if not self.is_looked_from:
                self._note_round()

    def pass_on(self) -> None:
        """Let it go to who has to have it, where it has to go on."""
        if self.is_looked_from:
            if self.waits:
                self._note_round()
            self.is_looked_from = self.waits = False
            self.holder, self.next = None, self._due()[0]

    def take(self) -> None:
        """Who was to have it has it."""
        if self.next is not None:
            self.holder, self.next = self.next, None
            self.settle()

    def start_again(self) -> None:
        """Moves were taken back: it has not gone round."""
        self._gone_round = None

    def _note_round(self) -> None:
        if self._may_hide_secrets():
            self._gone_round = self._table.believed(BYSTANDER).trick_number

    def _due(self) -> tuple[int, bool]:
        """Who has to have it now, and whether they only look."""
        table, public = self._table, self._table.believed(BYSTANDER)
        stays = self._people[0] if self._people else BYSTANDER
        stays = stays if self.holder is None else self.holder
        seat = table.game.position.to_move
        if len(self._people) < 2 or seat is None or table.is_over:
            return stays, False
        if table.offer is not None:
            return next(seat for seat in self._people if self._is_asked_back(seat)), False
        if table.bot_to_move() is not None or table.lots():
            return stays, False
        if seat == public.leader and public.trick_number != self._gone_round and self._may_hide_secrets():
            return 1 - seat, True
        return seat, False

    def _is_asked_back(self, seat: int) -> bool:
        """Whether somebody has to say whether another takes a move back."""
        table = self._table
        return seat != table.offer and seat not in table.agreed and seat not in table.standing_in

    def _may_hide_secrets(self) -> bool:
        return may_hide_secrets(self._table.game, len(self._people))
