"""Why something somebody wanted at a table is not done."""

from claim.errors import ClaimError

__all__ = ["Refused"]


class Refused(ClaimError):
    """What somebody wanted cannot be done now. Nothing has changed, and nothing secret is said.

    Codes of a move: `stale` (it answers an older message), `illegal`, `turn` (it is not theirs), `unreadable` (no move
    at all), `over` (the game is), `closed` (a bot plays there). Codes of other wishes: `over`, `closed` (not at this
    table, or not from this seat), `secret` (not between these tricks), `nothing` (there is nothing to take back or to
    answer), `unreadable`.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
