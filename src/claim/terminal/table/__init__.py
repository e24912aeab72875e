"""The table in the terminal: everything one sees and does between the deal and the last vote."""

from claim.terminal.table.screen import TableScreen

__all__ = ["TableScreen"]
