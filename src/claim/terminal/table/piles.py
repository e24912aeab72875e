"""All piles, laid open as far as one may look into them."""

from collections.abc import Iterator, Sequence

from textual.content import Content

from claim.cards import HIDDEN, Card
from claim.terminal.blocks import stacked
from claim.terminal.table.scene import Scene

__all__ = ["piles"]


def piles(scene: Scene) -> Content:
    """Every pile with its title; empty ones say so."""
    parts = []
    for title, pile in _piles(scene):
        parts.append(Content.styled(title, "bold $gold"))
        parts.append(Content.assemble("  ", _laid_open(scene, pile)))
    return stacked(parts)


def _piles(scene: Scene) -> Iterator[tuple[str, Sequence[Card]]]:
    view, words, say = scene.view, scene.words, scene.words.say
    if scene.is_recruiting and words.seat >= 0:
        yield say("pile-title-followers"), view.followers[words.seat]
    for seat in (words.home, *words.others):
        yield say("pile-title-score", **words.you(seat)), view.scores[seat]
        if view.laid[seat]:
            yield say("pile-title-laid", **words.you(seat)), view.laid[seat]
    if view.waiting:
        yield say("pile-title-waiting"), view.waiting
    if scene.table.rules.open_discards:
        yield say("pile-title-discards"), view.discards


def _laid_open(scene: Scene, pile: Sequence[Card]) -> Content:
    """The cards one knows, and how many others there are."""
    known = scene.inks.grouped(pile, scene.view.book)
    hidden = sum(card is HIDDEN for card in pile)
    unseen = scene.words.say("pile-unseen", cards=hidden) if hidden else ""
    if not pile:
        return Content.styled(scene.words.say("zone-empty"), "$ink-2 italic")
    return Content("  ").join([part for part in (known, Content.styled(unseen, "$ink-2")) if part])
