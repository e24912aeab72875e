"""What was agreed for a table, besides the cards."""

from dataclasses import dataclass

from claim.errors import ClaimError
from claim.rules import Ruleset

__all__ = ["Clock", "House"]


@dataclass(frozen=True, slots=True)
class Clock:
    """Time to think: so many seconds for each decision (`move`), or for the whole game (`bank`) with an increment."""

    kind: str
    """`move` or `bank`."""
    seconds: int
    increment: int = 0
    """Seconds added to a bank for each decision made."""
    run_out: str = "bot"
    """What happens when it has run out: a `bot` decides, or the seat has to `lose`."""

    def __post_init__(self) -> None:
        if self.kind not in ("move", "bank") or self.run_out not in ("bot", "lose"):
            raise ClaimError(f"{self.kind}, {self.run_out}: a clock is a move or a bank clock, at its end bot or lose")
        if self.seconds <= 0 or self.increment < 0:
            raise ClaimError(f"{self.seconds} s and {self.increment} s: a clock has time, and an increment takes none")


@dataclass(frozen=True, slots=True)
class House:
    """The rules of the house: what is played, who are bots, and what is allowed at this table."""

    ruleset: Ruleset
    bots: tuple[str | None, ...]
    """By seat, the bot that plays there; None for a person."""
    clock: Clock | None = None
    open_discards: bool = True
    """Whether discards may be looked through; else it is a memory game."""
    take_backs: bool = True
    """Whether moves may be taken back if the others agree."""

    def __post_init__(self) -> None:
        if len(self.bots) != self.ruleset.players:
            raise ClaimError(f"{len(self.bots)} seats for {self.ruleset.players} players")

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)
