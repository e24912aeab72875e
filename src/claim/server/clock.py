"""The clock of the server."""

import time

__all__ = ["now"]


def now() -> int:
    """Milliseconds since 1970, the time in which everything at a table is counted."""
    return time.time_ns() // 1_000_000
