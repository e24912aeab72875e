"""Decisions: what is asked, in words, with every answer and what would come of it."""

from claim.terminal.table.decisions.asked import asked
from claim.terminal.table.decisions.decision import Decision, Option
from claim.terminal.table.decisions.declared import declared

__all__ = ["Decision", "Option", "asked", "declared"]
