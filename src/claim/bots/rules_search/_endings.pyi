from claim.bots.rules_search._board import Board

class Endings(Board):
    """A board from which the rest of a game is looked through."""

    def values(self, positions: int) -> tuple[dict[int, float], int] | None:
        """By number of each legal move what it brings the side to move, and how many positions that took.

        None if it takes more than `positions`. Every side plays for its own share, seeing all cards; of moves that
        bring it the same it makes any; what is drawn is equally likely.
        """
