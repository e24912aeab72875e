"""Which keys mean something now."""

from typing import Final

from claim.terminal.table.scene import Scene
from claim.terminal.table.sitting import Sitting

__all__ = ["is_permitted", "may_be_proven"]

_READ: Final = ("read", "rules")
_WISHES: Final = ("take_back", "resign")


def is_permitted(action: str, sitting: Sitting) -> bool:
    """Whether an action makes sense as things stand; what does not is not shown among the keys."""
    mode, table = sitting.mode, sitting.sight.table
    if action == "play":
        return mode in ("playing", "covered")
    if action in _READ:
        return mode in ("playing", "over")
    if action == "say":
        return mode in ("playing", "over") and _has_company(sitting)
    if action in _WISHES:
        is_playing = mode == "playing" and not sitting.sight.is_over and sitting.sight.seat >= 0
        may = action != "take_back" or (table is not None and table.rules.take_backs)
        return is_playing and may
    return True


def _has_company(sitting: Sitting) -> bool:
    """Whether another person sits at a server's table: at one's own keyboard one can just say it."""
    sight = sitting.sight
    if sight.table is None or sight.seat < 0 or sitting.link.is_hosted:
        return False
    return any(sitter.kind == "person" and seat != sight.seat for seat, sitter in enumerate(sight.table.seats))


def may_be_proven(sitting: Sitting, scene: Scene) -> bool:
    """Whether the cards in hand can be proven to be wins, draws or losses."""
    ruleset = scene.words.ruleset
    is_provable = ruleset.players == 2 and not ruleset.heroes and not scene.is_recruiting
    return sitting.link.is_hosted and is_provable and scene.is_asked_to_play
