"""Screens that speak: texts in the language chosen, and keys explained in it."""

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar, cast

from textual.binding import ActiveBinding
from textual.screen import ModalScreen, Screen

from claim.terminal.settings import Settings
from claim.texts import Texts

if TYPE_CHECKING:
    from claim.terminal.app import ClaimApp

__all__ = ["SpeakingModal", "SpeakingScreen"]

Result = TypeVar("Result")


class SpeakingScreen(Screen[Result]):
    """A screen whose bindings name the texts that explain them: `Binding("q", "leave", "tui-key-leave")`."""

    @property
    def claim(self) -> "ClaimApp":
        """The application that shows it."""
        return cast("ClaimApp", self.app)

    @property
    def say(self) -> Texts:
        """The texts in the language chosen."""
        return self.claim.say

    @property
    def settings(self) -> Settings:
        """What whoever sits here prefers."""
        return self.claim.settings

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys that do something now, explained in the language chosen."""
        return {key: self._explained(active) for key, active in super().active_bindings.items()}

    def _explained(self, active: ActiveBinding) -> ActiveBinding:
        name = active.binding.description
        if name not in self.say.names:  # one of Textual's own, which is not shown
            return active
        return active._replace(binding=replace(active.binding, description=self.say(name)))


class SpeakingModal(SpeakingScreen[Result], ModalScreen[Result]):
    """A screen over another one, which waits for it."""
