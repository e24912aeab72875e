"""The tests, and how long Hypothesis searches in them.

`CLAIM_TESTS=thorough` looks for new examples at each run and for longer; the default is the same short run everywhere.
"""

import os

from hypothesis import HealthCheck, settings

_SLOW_BY_NATURE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

settings.register_profile(
    "quick", max_examples=40, derandomize=True, database=None, deadline=None, suppress_health_check=_SLOW_BY_NATURE
)
settings.register_profile("thorough", max_examples=2000, deadline=None, suppress_health_check=_SLOW_BY_NATURE)
settings.load_profile(os.environ.get("CLAIM_TESTS", "quick"))
