"""The story: what happened, trick by trick, in words; the newest first."""

from collections.abc import Iterator
from itertools import groupby

from textual.content import Content

from claim.terminal.blocks import stacked
from claim.terminal.table.scene import Scene

__all__ = ["story"]


def story(scene: Scene) -> Content:
    """Every trick; what is new stands out."""
    pages = list(_pages(scene))[::-1]
    return stacked(pages) if pages else Content.styled(scene.words.say("history-empty"), "$ink-2")


def _pages(scene: Scene) -> Iterator[Content]:
    sight, words = scene.sight, scene.words
    numbered = enumerate(sight.told)
    for (phase, trick), group in groupby(numbered, key=lambda item: (item[1].phase, item[1].trick)):
        title = words.say("trick-recalled", phase=phase, trick=trick)
        told = [
            scene.inks.inked(words.tell(sentence)).stylize_before("" if at >= sight.new_from else "$ink-2")
            for at, sentence in group
        ]
        yield Content.assemble((f"{title}: ", "bold $gold"), Content(" ").join(told))
