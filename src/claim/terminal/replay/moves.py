"""Every move in words, trick by trick; a press goes there."""

from typing import ClassVar

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from claim.terminal.cards import Inks
from claim.terminal.replay.film import Film
from claim.terminal.words import Words

__all__ = ["MoveList", "number_of"]


class MoveList(OptionList, can_focus=False):
    """The moves. The keys of the replay go through them, so it needs no focus of its own."""

    DEFAULT_CSS: ClassVar[str] = """
    MoveList { background: $surface; border: none; padding: 0 1; scrollbar-size-vertical: 1; }
    MoveList > .option-list--option-disabled { color: $gold; text-style: bold; }
    """

    def __init__(self, film: Film, words: Words, inks: Inks) -> None:
        super().__init__(markup=False, id="moves")
        for scene in film.scenes:
            title = words.say("film-trick", phase=scene.phase, trick=scene.trick)
            self.add_option(Option(title, disabled=True))
            for number, moment in enumerate(scene.moments, scene.first):
                sentence = inks.inked(words.tell_all(moment.told))
                self.add_option(Option(Content.assemble((f"{number:2} ", "$ink-2"), sentence), id=f"move-{number}"))

    def go(self, at: int) -> None:
        """Mark a moment."""
        self.highlighted = self.get_option_index(f"move-{at}")


def number_of(option: Option) -> int:
    """The moment that an option stands for."""
    return int(str(option.id).removeprefix("move-"))
