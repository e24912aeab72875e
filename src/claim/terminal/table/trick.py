"""The trick: who played what, who is ahead, and what one's own card would do."""

from dataclasses import dataclass

from textual.content import Content

from claim.cards import Card
from claim.terminal.blocks import beside, stacked
from claim.terminal.table.boxes import card_box, empty_box
from claim.terminal.table.holding import Held
from claim.terminal.table.scene import Scene
from claim.terminal.table.seats import style_of
from claim.terminal.table.tricks import SeenTrick, seen_trick

__all__ = ["trick"]

_NOTE = 12
"""The least width for what is said beneath a card."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a seat's card lies, or will."""

    seat: int
    card: Card | None = None
    note: str = ""
    short: str = ""
    """The note where there is little room."""
    is_dim: bool = False
    """A card that only might be played, or one of a trick that is over."""


def trick(scene: Scene, pointed: Held | None, width: int) -> Content:
    """The trick on the table with its title; before anybody has played, the one before.

    The cards are as large as there is room for.
    """
    seen = seen_trick(scene.view)
    places = _places(scene, seen, pointed)
    drawn = _boxes(scene, places, large=scene.manner.large)
    if _width(drawn) > width:
        drawn = _boxes(scene, places, large=False)
    if _width(drawn) > width:
        drawn = _rows(scene, places)
    return stacked([*_title(scene, seen), *drawn])


def _width(lines: list[Content]) -> int:
    return max(line.cell_length for line in lines)


def _title(scene: Scene, seen: SeenTrick) -> list[Content]:
    say = scene.words.say
    if seen.is_over or scene.sight.is_over:
        return [Content.styled(say("trick-recalled", phase=seen.phase, trick=seen.number), "$ink-2 italic")]
    if seen.number == scene.words.ruleset.hand_size:
        return [Content.styled(say("trick-last"), "bold $gold")]
    return [Content.styled(say("zone-trick"), "$ink-2")] if scene.manner.labels else []


def _places(scene: Scene, seen: SeenTrick, pointed: Held | None) -> list[_Place]:
    """A place for each seat in the order of play."""
    players = scene.words.ruleset.players
    return [_place(scene, seen, (seen.leader + step) % players, pointed) for step in range(players)]


def _place(scene: Scene, seen: SeenTrick, seat: int, pointed: Held | None) -> _Place:
    say, words = scene.words.say, scene.words
    if seat in seen.cards:
        return _Place(seat, seen.cards[seat], *_notes(scene, seen, seat), seen.is_over)
    if words.is_own(seat) and pointed is not None and pointed.is_legal and not seen.is_over:
        outlook = pointed.outlook if scene.manner.hints else None
        note = say("trick-would-short", outlook=outlook) if outlook else ""
        return _Place(seat, pointed.card, note, note, is_dim=True)
    return _Place(seat)


def _notes(scene: Scene, seen: SeenTrick, seat: int) -> tuple[str, str]:
    """Who won, who stands where, who led; the same in short."""
    say, ranking = scene.words.say, scene.turn.ranking
    if seat == seen.winner:
        return say("trick-won", **scene.words.you(seat)), say("screen-won")
    if seen.winner is None and ranking and seat in ranking:
        rank = say("trick-rank", rank=ranking.index(seat) + 1)
        return rank, rank
    return (say("trick-led", **scene.words.you(seat)) if seat == seen.leader else ""), ""


def _rows(scene: Scene, places: list[_Place]) -> list[Content]:
    names = beside([[_owner(scene, place) for place in places], [_chip(scene, place) for place in places]], gap=1)
    return [Content.assemble(row, " ", (place.short, "$ink-2")) for row, place in zip(names, places, strict=True)]


def _owner(scene: Scene, place: _Place) -> Content:
    seat = place.seat
    return Content.styled(f"{scene.words.mark(seat)} {scene.words.name(seat)}", style_of(scene, seat))


def _chip(scene: Scene, place: _Place) -> Content:
    if place.card is None:
        return Content.styled("…", "$ink-2")
    if place.is_dim:
        return Content.assemble(("(", "$ink-2"), scene.inks.chip(place.card), (")", "$ink-2"))
    return scene.inks.chip(place.card)


def _boxes(scene: Scene, places: list[_Place], *, large: bool) -> list[Content]:
    columns = []
    for place in places:
        if place.card is None:
            box = empty_box(large=large)
        else:
            box = card_box(place.card, scene.words, scene.inks, large=large, dim=place.is_dim)
        owner = _owner(scene, place)
        note = Content.styled(place.note, "$ink-2").wrap(max(box[0].cell_length, owner.cell_length, _NOTE))
        columns.append([*box, owner, *note])
    return beside(columns, gap=2)
