"""A live match, pure: folded from a log, without input or output, clock, lots or language."""

from claim.table.entry import Entry
from claim.table.house import Clock, House
from claim.table.refused import Refused
from claim.table.sayings import SAYINGS
from claim.table.seating import STAND_IN
from claim.table.table import Table
from claim.table.takeback import may_hide_secrets

__all__ = ["SAYINGS", "STAND_IN", "Clock", "Entry", "House", "Refused", "Table", "may_hide_secrets"]
