"""A form: rows one below the other, among which the arrows up and down move."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

__all__ = ["Form"]


class Form(VerticalScroll, can_focus=False, inherit_bindings=False):
    """Rows one below the other; what has the focus is scrolled into sight."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("pageup", "page_up", show=False),
        Binding("pagedown", "page_down", show=False),
    ]
