from random import Random

from claim.kernel._layout import Layout
from claim.knowledge import View
from claim.rules import Move, Phase, Position, Ruleset

class Board:
    """A game in progress on which moves are made, fast. Make one with `of`, `dealt` or `seen`."""

    @staticmethod
    def of(position: Position) -> Board:
        """The board on which a game stands as in this position of the rules."""
    @staticmethod
    def dealt(ruleset: Ruleset, seed: int, leader: int | None = None) -> Board:
        """The board before the first move of a shuffled deal; the first leader is drawn too unless one is named."""
    @staticmethod
    def seen(view: View, lots: Random) -> Board:
        """The board in one of the worlds that fit a view, drawn by these lots; in phase two there is only one."""
    def position(self) -> Position:
        """The position of the rules that this board shows."""
    def copy(self) -> Board:
        """A board of its own that shows the same."""
    @property
    def layout(self) -> Layout:
        """The deck."""
    @property
    def ruleset(self) -> Ruleset:
        """What is played."""
    @property
    def phase(self) -> Phase:
        """The phase, or that the game is over."""
    @property
    def trick_number(self) -> int:
        """The number of the trick in its phase, from 1."""
    @property
    def leader(self) -> int:
        """Who leads or led the trick."""
    @property
    def to_move(self) -> int | None:
        """The seat that decides; None when the game is over."""
    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
    def legal_moves(self) -> tuple[Move, ...]:
        """Every move that may be made now, equal cards once; none when the game is over."""
    def play(self, move: Move) -> None:
        """Make a move; an illegal one is refused, saying what would be legal, and changes nothing."""
    @property
    def votes(self) -> dict[str, int | None] | None:
        """For each faction the seat that has its vote, or None for nobody's; None before the end."""
    @property
    def result(self) -> int | None:
        """1 if seat 0 has won, -1 if seat 1 has, 0 for a draw; None before the end."""
    def playout(self, seed: int) -> int:
        """The result of random moves to the end, 1, 0 or -1 from seat 0's side; the board stays as it is."""
