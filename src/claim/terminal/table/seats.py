"""The seats: who sits there, what they have, who leads and whose turn it is."""

from collections.abc import Iterator

from textual.content import Content

from claim.terminal.blocks import stacked
from claim.terminal.table.clocks import countdown
from claim.terminal.table.scene import Scene
from claim.terminal.table.votes import SIDES

__all__ = ["others", "own", "style_of"]

_CROWN = "♛"
_SEPARATOR = " · "
_GAP = "  "
_INDENT = "   "


def others(scene: Scene, width: int) -> Content:
    """The other seats, a row each."""
    return stacked(_row(scene, seat, width) for seat in scene.words.others)


def own(scene: Scene, width: int) -> Content:
    """The seat at the near end."""
    return _row(scene, scene.words.home, width)


def style_of(scene: Scene, seat: int) -> str:
    """The style of a seat's side."""
    return SIDES[scene.words.sides.index(scene.words.ruleset.side_of(seat))]


def _row(scene: Scene, seat: int, width: int) -> Content:
    """The name and what lies where, on a second line if there is no room; where there is much, the score pile too."""
    name, counts = _name(scene, seat), Content(_SEPARATOR).join(list(_counts(scene, seat)))
    fits = name.cell_length + len(_GAP) + counts.cell_length <= width
    row = Content.assemble(name, _GAP if fits else f"\n{_INDENT}", counts)
    pile = scene.inks.grouped(scene.view.scores[seat], scene.view.book)
    return stacked([row, Content.assemble(_INDENT, pile)]) if scene.manner.large and pile else row


def _name(scene: Scene, seat: int) -> Content:
    """The sign and name, with a mark for the turn, a crown for the lead and whether they are away."""
    words, say = scene.words, scene.words.say
    is_turn = scene.turn.to_move == seat and not scene.sight.is_over
    name = words.name(seat)
    parts: list[Content | tuple[str, str]] = [
        ("▸" if is_turn else " ", "bold $brand"),
        (f"{words.mark(seat)} {name}", style_of(scene, seat) + (" reverse" if is_turn else "")),
    ]
    if scene.view.leader == seat:
        parts.append((f" {_CROWN}", "$gold"))
    is_partner = words.ruleset.players == 4 and words.seat >= 0 and seat == (words.home + 2) % 4
    if is_partner and scene.manner.large:
        parts.append((f" ({say('seat-partner')})", "$ink-2"))
    return Content.assemble(*parts, (_absence(scene, seat), "$lose"))


def _absence(scene: Scene, seat: int) -> str:
    """Whether somebody has left, and who plays for them."""
    say, sitter = scene.words.say, scene.table.seats[seat]
    if sitter.kind != "person" or scene.words.is_own(seat):
        return ""
    if sitter.bot is not None:
        return f" ({say('seat-bot-plays')})"
    if sitter.present or scene.table.state != "playing":
        return ""
    if sitter.bot_in is None:
        return f" ({say('seat-away')})"
    return f" ({say('seat-away-bot', time=countdown(sitter.bot_in))})"


def _counts(scene: Scene, seat: int) -> Iterator[Content]:
    """How many cards lie where, as far as that means something now."""
    view, say = scene.view, scene.words.say
    if not scene.words.is_own(seat):
        yield _count(say("counts-hand"), len(view.hands[seat]))
    if scene.is_recruiting:
        yield _count(say("counts-followers"), len(view.followers[seat]))
    if view.scores[seat] or not scene.is_recruiting:
        yield _count(say("counts-score"), len(view.scores[seat]))
    if view.laid[seat]:
        yield Content.assemble((f"{say('zone-laid')} ", "$ink-2"), scene.inks.grouped(view.laid[seat], view.book))


def _count(what: str, number: int) -> Content:
    return Content.assemble((f"{what} ", "$ink-2"), (str(number), "bold"))
