"""Home: play at once, a new table, a link, and the games one has."""

from claim.terminal.home.screen import HomeScreen

__all__ = ["HomeScreen"]
