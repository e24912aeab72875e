"""What an answer does to a vote, told by the side that is asked."""

from collections.abc import Iterable
from typing import Final, Literal

from claim.wire.messages import Choice, Shift

__all__ = ["Effect", "by_effect", "counts", "effect_of"]

Effect = Literal["gained", "lost", "tied", "mine", "theirs", "open", "none"]
_ORDER: Final[tuple[Effect, ...]] = ("gained", "tied", "open", "theirs", "mine", "none", "lost")


def effect_of(shift: Shift | None, own_side: int) -> Effect:
    """What becomes of the vote: gained, lost or tied if it changes, else whose it stays."""
    if shift is None:
        return "none"
    before, after = shift.vote_before, shift.vote_after
    if before != after:
        return "gained" if after == own_side else "tied" if after is None else "lost"
    if after is None:
        return "open"
    return "mine" if after == own_side else "theirs"


def by_effect(choices: Iterable[Choice], own_side: int) -> list[Choice]:
    """The choices that gain a vote first, those that lose one last; else as they come."""
    return sorted(choices, key=lambda choice: _ORDER.index(_ranked(choice.shift, own_side)))


def _ranked(shift: Shift | None, own_side: int) -> Effect:
    """A vote that was one's own and is tied now counts as lost when answers are ranked."""
    effect = effect_of(shift, own_side)
    return "lost" if effect == "tied" and shift is not None and shift.vote_before == own_side else effect


def counts(numbers: list[int], own_side: int) -> str:
    """Counts by side, one's own first: `2–3`."""
    others = [number for side, number in enumerate(numbers) if side != own_side]
    return "–".join(map(str, [numbers[own_side], *others]))
