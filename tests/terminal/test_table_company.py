"""The table in the terminal and the others: wishes, proofs, the connection, people who share a keyboard."""

from random import Random

import pytest

from claim.table import Clock
from claim.terminal.links import Found, HandOver, Look, Lost
from claim.terminal.settings import Settings
from claim.terminal.table import TableScreen
from claim.wire.messages import AnswerBack, AskBack, Error, Refused, Resign, Say
from tests.kit import new_game
from tests.table.matches import play
from tests.terminal.fakes import link_at, new_link
from tests.terminal.players import text_of
from tests.terminal.seating import following, hand_in, seated

# Wishes


async def test_taking_back_is_asked_for_and_withdrawn() -> None:
    link = link_at(new_game(hand0="Go5", hand1="Go6"), "Go5", people=[1])
    async with seated(link) as (app, pilot):
        await pilot.press("u")
        assert link.sent == [AskBack()]
        assert "You ask to take your move back." in text_of(app)
        await pilot.press("u")
        assert link.sent[-1] == AnswerBack(agree=False)
        assert "You ask" not in text_of(app)


@pytest.mark.parametrize(("key", "agree"), [("1", True), ("2", False)])
async def test_somebody_asks_to_take_a_move_back(key: str, agree: bool) -> None:
    link = link_at(new_game(leader=1, hand0="Go5", hand1="Go6"), "Go6", people=[1])
    async with seated(link) as (app, pilot):
        link.add(link.table.ask_back(1, 0))
        await pilot.pause()
        assert "Pat1 asks to take a move back." in text_of(app)
        await pilot.press(key)
        assert link.sent == [AnswerBack(agree=agree)]
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert (app.table.sitting.sight.view.trick == ()) == agree


async def test_who_asks_no_more_is_not_answered() -> None:
    link = link_at(new_game(leader=1, hand0="Go5", hand1="Go6"), "Go6", people=[1])
    async with seated(link) as (app, pilot):
        link.add(link.table.ask_back(1, 0))
        await pilot.pause()
        link.add(link.table.answer_back(1, False, 0))
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert link.sent == []


async def test_nothing_to_take_back_is_said() -> None:
    async with seated(following()) as (app, pilot):
        await pilot.press("u")
        assert "There is nothing to take back." in text_of(app)


async def test_giving_up_asks_whether_one_is_sure() -> None:
    link = following()
    async with seated(link) as (app, pilot):
        await pilot.press("r")
        assert "Give up?" in text_of(app)
        await pilot.press("1")
        assert link.sent == []
        await pilot.press("r", "2")
        assert link.sent == [Resign()]
        await pilot.pause()
        assert "Mira wears the crown." in text_of(app)
        assert "You resigned." in text_of(app)
        assert "The votes, as they stood" in text_of(app)


async def test_people_at_a_servers_table_can_say_something() -> None:
    link = link_at(new_game(leader=1), people=[1])
    link.is_hosted = False
    async with seated(link) as (app, pilot):
        await pilot.press("s")
        assert "Well played" in text_of(app)
        await pilot.press("3")
        assert link.sent == [Say("well-played")]
        link.add(link.table.say(1, "oops", 0))
        await pilot.pause()
        assert "Pat1: Oops" in text_of(app)


async def test_nobody_talks_to_bots() -> None:
    link = following()
    async with seated(link) as (app, pilot):
        await pilot.press("s")
        assert isinstance(app.screen, TableScreen)


# Proven values


async def test_cards_tell_what_they_are_proven_to_be() -> None:
    link = new_link(new_game().ruleset, 1)
    play(link.table, Random(1), 26)
    while not (link.table.game.position.to_move == 0 and link.table.game.position.question is None):
        play(link.table, Random(1), 1)
    legal = [str(move) for move in link.table.game.position.legal_moves()]
    link._values = {move: place % 3 - 1 for place, move in enumerate(legal)}
    async with seated(link) as (app, pilot):
        await pilot.press("h")
        await pilot.pause()
        proven = {str(held.card): held.value for held in hand_in(app).held if held.value is not None}
        assert proven == link._values
        losing = next(held for held in hand_in(app).held if held.value == -1)
        await pilot.press(losing.label)
        assert "Proven: with best play it loses the game." in text_of(app)
        assert f"{losing.label}−" in text_of(app)


async def test_what_cannot_be_proven_is_said() -> None:
    link = new_link(new_game().ruleset, 1)
    play(link.table, Random(1), 26)
    async with seated(link) as (app, pilot):
        await pilot.press("h")
        await pilot.pause()
        assert "Nothing can be proven here." in text_of(app)


async def test_without_hints_nothing_is_proven() -> None:
    link = new_link(new_game().ruleset, 1)
    link._values = {}
    play(link.table, Random(1), 26)
    async with seated(link, settings=Settings(pace="none", hints=False)) as (app, pilot):
        await pilot.press("h")
        await pilot.pause()
        assert app.table.sitting.values is None


# The other end


async def test_a_refused_move_says_why() -> None:
    link = following()
    async with seated(link) as (app, pilot):
        link.say(Refused("stale", "…", "Go7", 2, []))
        await pilot.pause()
        assert "Something happened meanwhile. Choose again." in text_of(app)
        link.say(Error("broken", "something went wrong"))
        await pilot.pause()
        assert "something went wrong" in text_of(app)


async def test_a_lost_connection_is_told_and_cards_stay_readable() -> None:
    link = following()
    async with seated(link) as (app, pilot):
        link.say(Lost())
        await pilot.pause()
        assert "Connection lost." in text_of(app)
        assert "Go7" in text_of(app)
        link.say(Found())
        await pilot.pause()
        assert "Connection lost." not in text_of(app)


async def test_waiting_for_players_shows_the_link_and_then_the_game() -> None:
    link = following()
    link._waits = True
    link.is_hosted, link.address = False, "https://claim.example/t/K7MNQ2XA"
    async with seated(link) as (app, pilot):
        assert "Nobody here yet. Send them the link." in text_of(app)
        assert "https://claim.example/t/K7MNQ2XA" in text_of(app)
        link.begin()
        await pilot.pause()
        assert "Your turn" in text_of(app)


async def test_clocks_are_shown_where_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    for room in ("sight", "table.clocks"):
        monkeypatch.setattr(f"claim.terminal.{room}.monotonic", lambda: 0.0)
    link = link_at(new_game(), clock=Clock("move", 90))
    async with seated(link) as (app, _):
        assert "1:30" in text_of(app)


async def test_who_watches_sees_no_hand_and_decides_nothing() -> None:
    link = link_at(new_game())
    link.seat = -1
    async with seated(link) as (app, pilot):
        assert "You are watching." in text_of(app)
        assert hand_in(app).held == ()
        await pilot.press("1", "enter", "u", "r")
        assert link.sent == []


async def test_the_curtain_covers_everything_until_the_next_one_is_there() -> None:
    link = following()
    async with seated(link) as (app, pilot):
        await pilot.press("p")
        link.say(HandOver(1, "Pat"))
        await pilot.pause()
        shown = text_of(app)
        assert "Pass the device to Pat." in shown
        assert not any(str(held.card) in shown for held in hand_in(app).held)
        await pilot.press("v", "2", "2")
        assert "Pass the device to Pat." in text_of(app)
        assert link.sent == []
        await pilot.press("enter")
        await pilot.pause()
        assert link.taken == 1
        assert "Go7" in text_of(app)


async def test_a_question_that_the_curtain_closed_can_be_put_again() -> None:
    link = following()
    async with seated(link) as (app, pilot):
        await pilot.press("r")
        link.say(HandOver(1, "Pat"))
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("r")
        assert "Give up?" in text_of(app)


async def test_who_only_has_to_look_hands_on() -> None:
    link = following()
    async with seated(link) as (app, pilot):
        link.say(Look())
        await pilot.pause()
        assert "Press Enter and pass on." in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert link.passed_on == 1
        assert "Pass the device to Pat1." in text_of(app)


@pytest.mark.parametrize("key", ["q", "escape"])
async def test_leaving_closes_the_link(key: str) -> None:
    link = following()
    async with seated(link) as (app, pilot):
        await pilot.press(key)
        await pilot.pause()
        assert link.is_closed
        assert not any(isinstance(screen, TableScreen) for screen in app.screen_stack)
