"""Several people at one table: watching, taking back, playing again, looking at it afterwards, waiting."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.devices import PHONE
from tests.browser.driving import drive
from tests.browser.playing import play_together
from tests.browser.serving import Server
from tests.browser.visitor import Visitor

HAND = ".hand-cards [data-move]"


def seated(visit: Visit, at: Server | None = None) -> tuple[Visitor, Visitor, str]:
    """Two people at a table, and its code."""
    host, guest = visit(at=at), visit(at=at)
    code = host.new_table(seats=["me", "open"])
    guest.go(f"/t/{code}")
    guest.page.get_by_label("What shall the others call you?").fill("Bo")
    guest.page.get_by_role("button", name="Join").click()
    for person in (host, guest):
        expect(person.page.locator(HAND)).to_have_count(13)
    return host, guest, code


def give_up(somebody: Visitor) -> None:
    somebody.page.get_by_role("button", name="Menu").click()
    somebody.page.get_by_role("button", name="Give up").click()
    somebody.page.get_by_role("dialog").get_by_role("button", name="Give up").click()


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    host, guest, code = seated(visit)
    frames: list[str] = []
    spectator = visit()
    spectator.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda payload: frames.append(str(payload)))
    )
    spectator.go(f"/t/{code}")
    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()
    for hands in (host.hands(), guest.hands()):
        hands.turn()
    expect(spectator.page.locator('[data-pile="trick"] .card')).not_to_have_count(0)
    expect(spectator.page.locator("[data-move]")).to_have_count(0)
    held = {str(card.get_attribute("data-move")) for card in host.page.locator(HAND).all()} - {"Go0"}
    assert frames
    assert not [card for card in held if f'"{card}"' in "".join(frames)]


def test_a_move_is_taken_back_by_consent(visit: Visit) -> None:
    host, guest, _ = seated(visit)
    first = host if host.page.title().startswith("●") else guest
    other = guest if first is host else host
    first.hands().play(1)
    expect(first.page.locator(HAND)).to_have_count(12)
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Ask to take your last move back").click()
    other.page.get_by_role("button", name="Agree").click()
    expect(first.page.locator(HAND)).to_have_count(13)


def test_a_bot_agrees_at_once(visit: Visit) -> None:
    somebody = visit()
    somebody.new_table()
    hands = somebody.hands()
    hands.play(1)
    hands.wait()
    expect(somebody.page.locator(HAND)).to_have_count(12)
    somebody.page.get_by_role("button", name="Menu").click()
    somebody.page.get_by_role("button", name="Ask to take your last move back").click()
    expect(somebody.page.locator(HAND)).to_have_count(13)
    hands.forget()
    hands.go_on()


def test_resigning_ends_it_for_both(visit: Visit) -> None:
    host, guest, _ = seated(visit)
    give_up(host)
    for person in (host, guest):
        expect(person.page.locator("[data-result]")).to_have_attribute("data-result", "*")


def test_a_bot_plays_for_who_has_left_until_they_are_back(visit: Visit, hasty_server: Server) -> None:
    host, guest, code = seated(visit, hasty_server)
    guest.go("/rules")
    expect(host.page.get_by_text("away; a bot plays").first).to_be_visible()
    host.hands().play(3)
    guest.go(f"/t/{code}")
    expect(host.page.get_by_text("away").first).to_be_hidden()
    expect(guest.page.locator(HAND)).not_to_have_count(13)
    play_together(host.hands(), guest.hands(2))


def test_a_rematch(visit: Visit) -> None:
    host, guest, code = seated(visit)
    give_up(host)
    host.page.get_by_role("button", name="Rematch").click()
    guest.page.get_by_role("link", name="Go to the rematch").click()
    guest.page.get_by_role("button", name="Join this table as Bo").click()
    for person in (host, guest):
        expect(person.page.locator(HAND)).to_have_count(13)
        assert code not in person.page.url


def test_the_link_to_a_move_of_a_finished_game(visit: Visit) -> None:
    somebody = visit()
    code = somebody.open_table()
    drive(somebody.page, code, until="end")
    somebody.go(f"/t/{code}")
    somebody.page.get_by_role("link", name="Replay").click()
    slider = somebody.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    for _ in range(3):
        somebody.page.keyboard.press("ArrowRight")
    expect(somebody.page).to_have_url(re.compile(rf"/t/{code}/replay\?move=3$"))

    stranger = visit(f"/t/{code}/replay?move=3", PHONE)
    expect(stranger.page.get_by_role("slider")).to_have_value("3")


def test_the_record_can_be_saved(visit: Visit) -> None:
    somebody = visit()
    code = somebody.open_table()
    drive(somebody.page, code, until="end")
    somebody.go(f"/t/{code}")
    result = somebody.page.locator("[data-result]").get_attribute("data-result")
    with somebody.page.expect_download() as saved:
        somebody.page.get_by_role("link", name=".claim").click()
    assert saved.value.suggested_filename == f"{code}.claim"
    assert f'[Result "{result}"]' in saved.value.path().read_text(encoding="utf-8")


def test_a_table_waits_and_can_be_left(visit: Visit) -> None:
    host = visit("/new")
    host.page.get_by_label("Seat 2").select_option("open")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Link to this table").input_value()
    assert link == host.page.url
    code = link.rsplit("/", 1)[-1]

    guest = visit()
    guest.page.get_by_label("Code or link").fill(code.lower())
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("heading", name="A seat is waiting for you.")).to_be_visible()

    host.page.get_by_role("button", name="Leave this table").click()
    expect(host.page.get_by_role("button", name="Play now")).to_be_visible()


def test_ones_games_are_on_the_home_page(visit: Visit) -> None:
    somebody = visit()
    somebody.new_table()
    somebody.hands().wait()
    somebody.go("/")
    somebody.page.get_by_role("region", name="Your games").get_by_role("link").first.click()
    expect(somebody.page.locator(HAND)).to_have_count(13)
