"""Without the compiled kernel there is nothing to test here; tests/packaging says whether it should be there."""

import pytest

from claim.kernel import is_built


@pytest.fixture(autouse=True)
def _compiled() -> None:
    if not is_built():
        pytest.skip("the kernel is not compiled")
