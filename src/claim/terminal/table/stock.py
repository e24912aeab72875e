"""What lies beside the trick: the revealed cards and the deck, or the Trolls that wait; and the discards."""

from collections.abc import Iterator

from textual.content import Content

from claim.cards import HIDDEN
from claim.rules import Pile
from claim.terminal.blocks import beside, stacked
from claim.terminal.cards import BACK
from claim.terminal.table.boxes import card_box
from claim.terminal.table.scene import Scene

__all__ = ["stock"]


def stock(scene: Scene) -> Content:
    """The cards that this trick is about, as chips or as boxes."""
    return stacked(_recruiting(scene) if scene.is_recruiting else _gathering(scene))


def _recruiting(scene: Scene) -> Iterator[Content]:
    view, players = scene.view, scene.words.ruleset.players
    if view.revealed:
        yield from _label(scene, scene.words.say(f"zone-revealed-{players}"))
        yield from _boxes(scene, view.revealed)
    yield from _label(scene, scene.words.say(f"zone-deck-{players}"))
    top = view.stock[:1]
    seen = [scene.inks.chip(card) for card in top if card is not HIDDEN]
    backs = [Content.styled(BACK, "$ink-2")] if view.stock else []
    yield Content.assemble(" ", Content(" ").join([*seen, *backs]), (f" {len(view.stock)}", "bold"))
    yield from _discards(scene)


def _gathering(scene: Scene) -> Iterator[Content]:
    view = scene.view
    if "Tr" in scene.words.ruleset.factions:
        yield Content.styled(scene.words.say("zone-waiting"), "$ink-2")
        if not view.waiting:
            yield Content.styled(f" {scene.words.say('zone-empty')}", "$ink-2 italic")
        yield from _boxes(scene, view.waiting)
    yield from _discards(scene)


def _boxes(scene: Scene, cards: Pile) -> list[Content]:
    return beside([card_box(card, scene.words, scene.inks, large=scene.manner.large) for card in cards])


def _label(scene: Scene, text: str) -> Iterator[Content]:
    """What a zone is for, unless labels are switched off."""
    if scene.manner.labels:
        yield Content.styled(text, "$ink-2")


def _discards(scene: Scene) -> Iterator[Content]:
    """How many cards are out of the game; in a memory game nobody says."""
    if scene.table.rules.open_discards and scene.view.discards:
        text = scene.words.say("discards-count", count=len(scene.view.discards))
        yield Content.styled(text, "$ink-2")
