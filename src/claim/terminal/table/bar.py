"""The bar above the table: the phase and its tricks, whose turn it is, and the time left."""

from textual.content import Content

from claim.terminal.blocks import across
from claim.terminal.table.clocks import countdown, time_left
from claim.terminal.table.scene import Scene

__all__ = ["bar"]

_LAST_SECONDS = 10_000


def bar(scene: Scene, width: int) -> Content:
    """The phase at the left, the turn at the right."""
    return across(_phase(scene, width), _turn(scene), width)


def _phase(scene: Scene, width: int) -> Content:
    say, view = scene.words.say, scene.view
    if scene.sight.is_over:
        return Content.styled(say("table-over-title"), "bold")
    phase = min(int(view.phase), 2)
    tricks = scene.words.ruleset.hand_size
    if width < 100:
        return Content.styled(say("phase-trick-short", phase=phase, trick=view.trick_number, tricks=tricks), "bold")
    steps = "■" * (view.trick_number - 1) + "▣" + "□" * (tricks - view.trick_number)
    trick = say("phase-trick", trick=view.trick_number, tricks=tricks)
    return Content.assemble((say(f"phase-title-{phase}"), "bold"), ("  " + steps, "$brand"), (f"  {trick}", "$ink-2"))


def _turn(scene: Scene) -> Content:
    seat = scene.turn.to_move
    if seat is None or scene.sight.is_over:
        return Content()
    words = scene.words
    is_own = words.is_own(seat)
    ribbon = Content.styled(
        f" {words.say('ribbon-turn', **words.you(seat))} ", "bold $on-primary on $primary" if is_own else "bold"
    )
    left = time_left(scene.sight, seat)
    if left is None:
        return ribbon
    return Content.assemble((countdown(left), "bold $lose" if left <= _LAST_SECONDS else "$ink-2"), " ", ribbon)
