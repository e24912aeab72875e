"""A newcomer's first legal card can be clicked after little: bytes, requests, and nothing from anybody else."""

from tests.browser.conftest import Visit
from tests.browser.devices import PHONE
from tests.browser.weighing import Weight

MOST_BYTES = 100_000
MOST_REQUESTS = 16


def test_the_first_card_can_be_clicked_after_little(visit: Visit) -> None:
    newcomer = visit("/api/health", PHONE)
    weight = Weight.of(newcomer.page)
    newcomer.go("/")
    newcomer.page.get_by_role("button", name="Play now").tap()
    newcomer.hands().wait()
    assert weight.bytes <= MOST_BYTES, weight
    assert len(weight.requests) <= MOST_REQUESTS, weight.requests
