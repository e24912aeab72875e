"""What is filled in: rows with a choice each, among which arrows move."""

from claim.terminal.form.choose import Choose
from claim.terminal.form.entry import Entry
from claim.terminal.form.field import Field
from claim.terminal.form.form import Form
from claim.terminal.form.toggle import Toggle

__all__ = ["Choose", "Entry", "Field", "Form", "Toggle"]
