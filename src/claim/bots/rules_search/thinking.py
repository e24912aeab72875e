"""Thinking as long as an effort allows."""

import time
from collections.abc import Iterator

from claim.bots.effort import Effort

__all__ = ["rounds"]


def rounds(effort: Effort, step: int = 1) -> Iterator[int]:
    """Rounds of thought until the effort is spent: how many tries, `step` at most, each is for. There is always one."""
    end = None if effort.seconds is None else time.thread_time() + effort.seconds
    left = effort.iterations
    while left is None or left > 0:
        tries = step if left is None else min(step, left)
        yield tries
        left = None if left is None else left - tries
        if end is not None and time.thread_time() >= end:
            return
