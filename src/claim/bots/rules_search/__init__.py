"""Search in games of any ruleset: compiled where it can be, by the rules' own engine where not."""

from claim.bots.rules_search.master import assess
from claim.bots.rules_search.searching import search

__all__ = ["assess", "search"]
