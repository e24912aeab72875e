"""The table in the terminal: what it shows, what keys do, what it says about what cannot be done."""

from random import Random

import pytest

from claim.cards import Card
from claim.terminal.settings import Settings
from claim.terminal.table import TableScreen
from claim.texts import languages
from claim.wire.messages import Move
from tests.kit import CLAIM_2, ELVES_AND_ORCS, FIVE_TENS, new_game
from tests.table.matches import play
from tests.terminal.fakes import link_at, new_link
from tests.terminal.players import text_of
from tests.terminal.seating import following, hand_in, key_of, pointed, seated

# What is shown


async def test_everything_of_phase_one_is_to_be_seen_without_scrolling() -> None:
    async with seated(following()) as (app, _):
        shown = text_of(app)
    for text in (
        "Phase one · trick 1 of 13", "Your turn", "Mira ♛", "hand 12", "followers 0", "Winner gets", "Loser draws",
        "25", "Trick", "Votes, as it stands", "0 to 0", "still to win", "Mira leads with Go6",
        "Goblins were led, so follow them", "1–9 or its code",
    ):  # fmt: skip
        assert text in shown
    assert len(shown.splitlines()) == 24


async def test_zone_labels_can_be_switched_off() -> None:
    async with seated(following(), settings=Settings(pace="none", zone_labels=False)) as (app, _):
        assert "Winner gets" not in text_of(app)
        assert "Loser draws" not in text_of(app)


@pytest.mark.parametrize("players", [3, 4])
async def test_tables_of_more_players_fit_too(players: int) -> None:
    link = link_at(new_game(FIVE_TENS, players=players, leader=1))
    play(link.table, Random(3), 40)
    async with seated(link) as (app, _):
        shown = text_of(app)
        body = app.table.query_one("#body")
        assert all(name in shown for name in ("Mira", "Ayo", "You"))
        assert [code for code in FIVE_TENS.split() if f"{code} ●" not in shown] == []
        assert body.max_scroll_y == 0


async def test_a_large_window_has_large_cards_and_open_piles() -> None:
    link = new_link(new_game(CLAIM_2).ruleset, 1)
    play(link.table, Random(1), 40)
    async with seated(link, (140, 45)) as (app, _):
        shown = text_of(app)
    assert "Phase two: gather support" in shown
    assert "Dr 6 8  Tr 4" in shown, "one's own score pile lies open"
    assert "Seer" in shown


@pytest.mark.parametrize("language", languages())
async def test_every_language_finds_room(language: str) -> None:
    async with seated(following(), language=language) as (app, pilot):
        await pilot.press(key_of(app, "Go7"), "p", "escape", "v", "escape", "l", "escape")
        assert app.table.query_one("#body").max_scroll_y == 0
        assert pointed(app) == "Go7"


# Choosing a card


async def test_a_key_points_at_its_card_and_the_same_key_plays_it() -> None:
    link = following()
    async with seated(link) as (app, pilot):
        await pilot.press(key_of(app, "Go7"))
        assert pointed(app) == "Go7"
        assert link.sent == []
        await pilot.press(key_of(app, "Go7"))
        assert link.sent == [Move(2, "Go7")]


async def test_a_code_points_at_its_card_letter_by_letter() -> None:
    async with seated(following(hand0="Go5 Un4 Do2", stock="Un9")) as (app, pilot):
        await pilot.press("d")
        assert (pointed(app) or "").startswith("D")
        await pilot.press("o")
        assert (pointed(app) or "").startswith("Do")
        await pilot.press("2")
        assert pointed(app) == "Do2", "a digit that goes on with a code is no label"
        await pilot.press("U", "n", "4")
        assert pointed(app) == "Un4", "a capital is never a command"


async def test_arrows_move_among_the_cards_and_go_round() -> None:
    async with seated(following()) as (app, pilot):
        cards = [str(held.card) for held in hand_in(app).held]
        await pilot.press("right")
        assert pointed(app) == cards[0]
        await pilot.press("left")
        assert pointed(app) == cards[-1]
        await pilot.press("home", "end")
        assert pointed(app) == cards[-1]


async def test_arrows_go_from_row_to_row_where_there_are_several() -> None:
    async with seated(following(), (40, 30)) as (app, pilot):
        await pilot.press("home", "down")
        cells = {str(cell.held.card): cell for cell in hand_in(app).cells}
        assert cells[pointed(app) or ""].row == 1
        await pilot.press("up")
        assert pointed(app) == str(hand_in(app).held[0].card)


async def test_equal_cards_are_one_choice() -> None:
    link = following(hand0="Go0 Go0 Go0 Kn3")
    async with seated(link) as (app, pilot):
        copies = sum(str(card) == "Go0" for card in app.table.sitting.sight.view.hand)
        assert copies >= 3
        assert f"Go0×{copies}" in text_of(app)
        await pilot.press(*"Go0", "enter")
        assert link.sent == [Move(2, "Go0")]


async def test_a_card_that_has_to_wait_says_why() -> None:
    link = following()
    async with seated(link) as (app, pilot):
        await pilot.press(*"Kn3")
        assert "Knight 3: Goblins were led and you hold one." in text_of(app)
        await pilot.press("enter")
        assert "Knight 3, not now: Goblins were led" in text_of(app)
        assert link.sent == []
        await pilot.press(*"Go7", "enter")
        assert "not now" not in text_of(app), "the game has gone on"


async def test_a_card_tells_whether_it_would_win_and_what_it_does() -> None:
    async with seated(following()) as (app, pilot):
        await pilot.press(*"Go7")
        assert "Goblin 7 wins. You take Un4. Mira draws a card unseen. No power" in " ".join(text_of(app).split())
        assert f"{key_of(app, 'Go7')}↑" in text_of(app)
        assert "would win" in text_of(app)
        await pilot.press(*"Go5")
        assert "Goblin 5 loses." in text_of(app)


async def test_without_hints_cards_tell_nothing() -> None:
    async with seated(following(), settings=Settings(pace="none", hints=False)) as (app, pilot):
        await pilot.press(*"Go7")
        assert "wins" not in text_of(app)
        assert "↑" not in text_of(app)


async def test_what_was_played_last_stays_until_somebody_leads() -> None:
    link = following()
    async with seated(link) as (app, pilot):
        await pilot.press(*"Go7", "enter")
        shown = text_of(app)
        assert "Phase one, trick 1" in shown
        assert "You win" in shown


# Decisions


async def test_an_elf_orc_card_is_declared_and_one_may_think_better_of_it() -> None:
    link = link_at(new_game(ELVES_AND_ORCS, leader=1, hand0="Eo5 El1", hand1="El3"), "El3")
    async with seated(link) as (app, pilot):
        await pilot.press("E", "o", "5", "enter")
        assert "Elf or Orc?" in text_of(app)
        assert "not now: Elves were led" in text_of(app)
        await pilot.press("escape")
        assert "Elf or Orc?" not in text_of(app)
        await pilot.press("enter", "2", "2")
        assert link.sent == [], "a disabled choice cannot be chosen"
        await pilot.press("1", "1")
        assert link.sent == [Move(2, "Eo5=El")]


async def test_a_decision_that_is_due_can_only_be_folded() -> None:
    link = link_at(new_game(CLAIM_2, hand0="Se7", hand1="Se3", stock="Gn3 Dr5"), "Se7 Se3")
    async with seated(link) as (app, pilot):
        assert "What the Seer sees" in text_of(app)
        assert "Only you see this." in text_of(app)
        assert "Dr5" in text_of(app), "the top of the deck"
        await pilot.press("escape")
        assert "Back to the choice" in text_of(app)
        assert "Top of the deck" not in text_of(app)
        await pilot.press("p", "escape", "enter")
        assert "Top of the deck" in text_of(app)
        await pilot.press("down", "down", "enter")
        assert link.sent == [Move(3, "take:deck")]


async def test_a_folded_decision_opens_by_a_click() -> None:
    link = link_at(new_game(CLAIM_2, hand0="Se7", hand1="Se3", stock="Gn3 Dr5"), "Se7 Se3")
    async with seated(link) as (app, pilot):
        await pilot.press("escape")
        await pilot.click("#panel")
        await pilot.pause()
        assert app.table.seen.playing.panel.is_open


# Things to read


async def test_piles_votes_and_story_open_and_close() -> None:
    link = new_link(new_game(CLAIM_2).ruleset, 1)
    play(link.table, Random(1), 40)
    async with seated(link) as (app, pilot):
        for key, text in (("p", "Your score pile"), ("v", "Mira leads by 2"), ("l", "Phase one, trick 13")):
            await pilot.press(key)
            assert not isinstance(app.screen, TableScreen)
            assert text in text_of(app)
            await pilot.press("escape")
            assert isinstance(app.screen, TableScreen)


async def test_in_a_memory_game_discards_stay_closed() -> None:
    link = new_link(new_game().ruleset, 1, open_discards=False)
    play(link.table, Random(1), 20)
    async with seated(link) as (app, pilot):
        assert "discards" not in text_of(app)
        await pilot.press("p")
        assert "Discards" not in text_of(app)


async def test_help_is_about_the_card_that_is_pointed_at() -> None:
    from claim.terminal.rules import RulesScreen

    async with seated(following()) as (app, pilot):
        await pilot.press(*"Go7", "question_mark")
        assert isinstance(app.screen, RulesScreen)
        assert "Goblins" in text_of(app)


async def test_cards_are_told_apart_without_colours() -> None:
    """Every card shows its code; those that have to wait and the one pointed at have frames of their own."""
    async with seated(following()) as (app, pilot):
        await pilot.press("1")
        lines = text_of(app).splitlines()
        frames = lines[-4]
        assert {"┏", "╭", "┌"} <= set(frames)
        assert all(str(card) in lines[-3] for card in {Card.parse("Go5"), Card.parse("Kn3"), Card.parse("Do2")})
