"""A newcomer's first legal card can be clicked after little: bytes and requests."""

from tests.browser.conftest import Visit
from tests.browser.devices import PHONE
from tests.browser.weighing import weighed

MOST_BYTES = 100_000
MOST_REQUESTS = 16


def test_the_first_card_can_be_clicked_after_little(visit: Visit) -> None:
    newcomer = visit("about:blank", PHONE)
    weights = weighed(newcomer.page)
    newcomer.go("/")
    newcomer.page.get_by_role("button", name="Play now").tap()
    newcomer.hands().wait()
    told = "\n".join(f"{weight:7} {address}" for address, weight in weights.items())
    assert sum(weights.values()) <= MOST_BYTES, told
    assert len(weights) <= MOST_REQUESTS, told
