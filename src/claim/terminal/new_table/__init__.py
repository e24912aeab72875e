"""A new table: what is played, by whom, and how."""

from claim.terminal.new_table.screen import NewTableScreen

__all__ = ["NewTableScreen"]
