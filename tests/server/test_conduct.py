"""How the live part of a server behaves, by its settings."""

import os

from claim.server.conduct import Conduct
from claim.server.settings import Settings


def test_how_settings_become_conduct() -> None:
    alone = Conduct.of(Settings(pace=5, grace=7, messages=9, bot_processes=0))
    assert (alone.pace, alone.grace, alone.messages, alone.step_in) == (5, 7, 9, 0)
    assert alone.thinkers == os.cpu_count()
    several = Conduct.of(Settings(workers=2))
    assert several.step_in > 0
    assert several.poll < alone.poll
    assert Conduct.of(Settings(workers=2, redis="redis://localhost")).poll == alone.poll
