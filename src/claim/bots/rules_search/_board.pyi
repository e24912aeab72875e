from claim.rules import Book, Move, Position

class Board:
    """A game in numbers: it stands where a position stands, and moves on from there as the rules say."""

    def __init__(self, book: Book) -> None: ...
    def stand(self, position: Position) -> None:
        """Stand there."""

    def code(self, move: Move) -> int:
        """The number of a move."""

    def moves(self) -> list[int]:
        """The numbers of all legal moves; none when the game is over."""

    def make(self, move: int) -> None:
        """Make a legal move, given by its number."""

    def shares(self) -> tuple[float, ...] | None:
        """By side, its share of the win, once the game is over."""
