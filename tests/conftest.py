"""Lines are counted only where a core room is tested by itself: with counting, a test takes several times as long.

So `make test` runs those with the mark `no_cover` by themselves, without counting.
"""

import signal
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
COUNTED: Final = ("knowledge", "notation", "properties", "rules")
"""The folders whose tests reach every line of the core rooms. What is slow there says `no_cover` itself."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not any(HERE / folder in item.path.parents for folder in COUNTED):
            item.add_marker(pytest.mark.no_cover)


def pytest_configure() -> None:
    """What runs in the background may ignore interrupts, and so would whatever it starts; some tests send them."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
