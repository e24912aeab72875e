"""A reload or a restart in the middle of a trick: the game goes on where it was."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Hands
from tests.browser.serving import Server
from tests.browser.visitor import Visitor

TRICK = '[data-pile="trick"] .card:not(.preview)'
HAND = ".hand-cards [data-move]"


def into_a_trick(somebody: Visitor, hands: Hands) -> None:
    """Play until a card of this trick lies there and it is one's own turn."""
    for _ in range(20):
        hands.play(1)
        hands.wait()
        hands.forget()
        expect(somebody.page.locator("[data-moving]")).to_have_count(0)
        if somebody.page.locator(TRICK).count() == 1:
            return
    raise AssertionError("the bot never leads")


def cards(somebody: Visitor) -> list[str]:
    return sorted(str(card.get_attribute("data-move")) for card in somebody.page.locator(HAND).all())


def test_a_reload_in_the_middle_of_a_trick(visit: Visit) -> None:
    somebody = visit()
    somebody.new_table()
    hands = somebody.hands(seed=7)
    into_a_trick(somebody, hands)
    before = cards(somebody)
    somebody.page.reload()
    expect(somebody.page.locator(TRICK)).to_have_count(1)
    assert cards(somebody) == before
    hands.go_on()


@pytest.mark.parametrize("end", [Server.kill, Server.stop], ids=["killed", "stopped"])
def test_a_restart_in_the_middle_of_a_trick(visit: Visit, own_server: Server, end: Callable[[Server], None]) -> None:
    somebody = visit(at=own_server)
    somebody.watch.forgive("WebSocket connection", "ERR_CONNECTION_REFUSED")
    somebody.new_table()
    hands = somebody.hands(seed=8)
    into_a_trick(somebody, hands)
    before = cards(somebody)
    somebody.page.evaluate("window.sameAsBefore = true")

    end(own_server)
    lost = somebody.page.get_by_role("main").get_by_text("Connection lost")
    expect(lost).to_be_visible()
    assert cards(somebody) == before
    own_server.start()
    expect(lost).to_be_hidden(timeout=20_000)

    hands.go_on()
    assert somebody.page.evaluate("window.sameAsBefore"), "the page was loaded anew"


def test_a_move_made_while_the_server_is_away_is_made_when_it_is_back(visit: Visit, own_server: Server) -> None:
    somebody = visit(at=own_server)
    somebody.watch.forgive("WebSocket connection", "ERR_CONNECTION_REFUSED")
    somebody.new_table()
    hands = somebody.hands(seed=9)
    into_a_trick(somebody, hands)
    own_server.kill()
    hands.play(1)
    own_server.start()
    assert hands.play_out()
