"""The replay: any recorded game, move by move, with all hands open; one that is not finished can be played on."""

from claim.terminal.replay.screen import ReplayScreen
from claim.terminal.replay.unfinished import UnfinishedScreen

__all__ = ["ReplayScreen", "UnfinishedScreen"]
