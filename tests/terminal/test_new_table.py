"""A new table: whatever is chosen, it is one that can be played, or the screen says what is missing."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.bots import LEVELS
from claim.cards import HEROES, PAIRS, TENS
from claim.deals import box_deck, legal_decks
from claim.rules import MOST_HERO_VALUE, TENS_IN_DECK, hero_value
from claim.terminal.app import ClaimApp
from claim.terminal.new_table.plan import OWN_MIX, TablePlan
from claim.wire.houses import ME, OPEN, checked
from claim.wire.tables import NewTable
from tests.terminal.looking import Hands, opened, shown

# The plan


def test_at_first_it_is_claim_against_the_usual_bot() -> None:
    assert TablePlan().as_table() == NewTable()


@pytest.mark.parametrize("players", TENS_IN_DECK)
@pytest.mark.parametrize("box", ["claim", "claim2"])
def test_a_box_stays_what_it_is_for_any_number_of_players(box: str, players: int) -> None:
    plan = TablePlan()
    plan.use_deck(box)
    plan.seat_players(players)
    assert plan.factions == box_deck(box, players)
    assert len(plan.chairs) == players


def test_one_ten_more_swaps_out_the_oldest_choice() -> None:
    plan = TablePlan()
    plan.choose_ten("Cy")
    assert plan.deck == OWN_MIX
    assert plan.tens == {"Dw", "Do", "Cy"}
    plan.choose_ten("Dw")
    assert plan.tens == {"Do", "Cy"}
    assert not plan.is_complete
    plan.choose_ten("Dr")
    assert plan.is_complete


def test_a_mix_is_filled_up_and_cut() -> None:
    plan = TablePlan()
    plan.choose_ten("Cy")
    plan.seat_players(4)
    assert plan.is_complete
    assert {"Dw", "Do", "Cy"} < plan.tens
    plan.seat_players(2)
    assert plan.tens == {"Dw", "Do", "Cy"}


def test_a_surprise_is_any_legal_deck() -> None:
    plan, lots = TablePlan(), Random(5)
    drawn = set()
    for _ in range(2000):
        plan.surprise(lots)
        drawn.add(plan.factions)
    assert drawn == set(legal_decks(2))


def test_you_sit_only_once_and_somebody_has_to_play() -> None:
    plan = TablePlan()
    plan.seat(1, ME)
    assert plan.chairs == ["steady", ME]
    plan.seat(1, "expert")
    assert plan.chairs == [ME, "expert"]
    plan.seat(1, OPEN)
    plan.seat(0, "novice")
    assert plan.chairs == ["novice", ME]
    plan.seat(1, OPEN)
    assert plan.people == (1,)
    plan.seat(1, "novice")
    assert plan.chairs == [ME, "novice"]


def test_heroes_are_for_two_and_come_back_with_them() -> None:
    plan = TablePlan()
    plan.heroes = True
    plan.give_hero("Death", 8)
    plan.seat_players(3)
    assert not plan.heroes
    assert plan.as_table().hero_values == {}
    plan.seat_players(2)
    assert plan.as_table().hero_values == {"Death": 8}
    plan.give_hero("Death", hero_value("Death"))
    assert plan.as_table().hero_values == {}


CHANGES = st.one_of(
    st.tuples(st.just("use_deck"), st.sampled_from(["claim", "claim2", OWN_MIX])),
    st.tuples(st.just("seat_players"), st.sampled_from(list(TENS_IN_DECK))),
    st.tuples(st.just("choose_pair"), st.sampled_from(PAIRS)),
    st.tuples(st.just("choose_ten"), st.sampled_from(TENS)),
    st.tuples(st.just("surprise"), st.builds(Random, st.integers(0, 99))),
)


@given(st.lists(CHANGES, max_size=12), st.lists(st.tuples(st.integers(0, 3), st.sampled_from([ME, OPEN, *LEVELS]))))
def test_whatever_is_changed_it_can_be_played_or_tens_are_missing(
    changes: list[tuple[str, object]], seats: list[tuple[int, str]]
) -> None:
    plan = TablePlan()
    for name, value in changes:
        getattr(plan, name)(value)
    for place, who in seats:
        plan.seat(place % plan.players, who)
    assert plan.people
    if plan.is_complete:
        assert checked(plan.as_table()) == plan.as_table()
    else:
        assert len(plan.tens) < plan.tens_wanted


# The screen


class Opened(ClaimApp):
    """Keeps what would be played."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.table: NewTable | None = None
        self.people: Mapping[int, str] = {}

    def play(self, rules: NewTable, people: Mapping[int, str]) -> None:
        self.table, self.people = rules, people


async def chosen(folder: Path, *keys: str) -> Opened:
    app = Opened(folder)
    async with app.run_test(size=(80, 24)) as hands:
        await hands.press("n")
        await hands.press(*keys)
        await hands.pause()
    return app


async def test_the_usual_table_is_one_key_away(tmp_path: Path) -> None:
    app = await chosen(tmp_path, "o")
    assert app.table == NewTable()
    assert app.people == {0: "Candidate 1"}


async def test_a_table_for_four_by_keys_alone(tmp_path: Path) -> None:
    two, three, four = ["right"], ["left"], ["left"] * 9  # an expert, a casual one, and as far as it goes: you
    app = await chosen(
        tmp_path, "right", "down", "left", "down", "down", *two, "down", *three, "down", *four, "right", "right", "o"
    )
    assert app.table == NewTable(deck=" ".join(box_deck("claim2", 4)), seats=[ME, "expert", "casual", "novice"])


async def test_several_people_have_names_and_keep_them(tmp_path: Path) -> None:
    keys = ["down", "down", "down", "left", "left", "left", "tab", *"Ben", "up", "up", *"Anna", "up", "up", "right"]
    app = await chosen(tmp_path, *keys, "o")
    assert app.table is not None
    assert app.table.seats == [ME, OPEN, "steady"]
    assert app.people == {0: "Anna", 1: "Ben"}


async def test_a_mix_by_keys_alone(tmp_path: Path) -> None:
    pair = [*["down"] * 4, "left"]
    tens = [
        "down",
        "space",
        "down",
        "space",
        "right",
        "space",
        "down",
        "space",
    ]  # no Undead and Doppelgangers; Dragons, Seers
    options = ["down", "down", "space", "down", "down", "right", "down", "space", "down", "space"]
    app = await chosen(tmp_path, *pair, *tens, *options, "o")
    assert app.table == NewTable(
        deck="Dw Dr Se El Or", heroes=True, tie_break="values", open_discards=False, take_backs=False
    )


@pytest.mark.parametrize("size", [(80, 24), (140, 45), (60, 20)])
async def test_an_unfinished_deck_cannot_be_opened(size: tuple[int, int], tmp_path: Path) -> None:
    app = Opened(tmp_path)
    async with app.run_test(size=size) as hands:
        await hands.press("n")
        app.screen.query_one("#ten-Un").focus()
        await hands.press("space")
        await hands.pause()
        assert "Choose one more ten." in shown(app)
        await hands.press("o")
        assert app.table is None
        app.screen.query_one("#ten-Cy").focus()
        await hands.press("space", "o")
        assert app.table is not None
        assert app.table.deck == "Go Kn Dw Do Cy"


async def test_the_foot_says_the_deck_in_words(tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, hands):
        await hands.press("n", "right")
        assert "52 cards: Gnomes, Giants, Dragons, Trolls, Seers." in shown(app)
        await hands.press("down", "right", "right")
        await hands.pause()
        assert "72 cards" in shown(app)
        assert "Heroes are for two." in shown(app)
        assert "Partners sit opposite" in shown(app)


async def test_tens_are_chosen_by_clicks(tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, hands):
        await hands.press("n")
        await hands.click("#ten-Cy")
        await hands.click("#surprise")
        await hands.click("#ten-Cy")
        await hands.pause()
        assert "● Own mix" in shown(app)


async def heroes(hands: Hands) -> None:
    """To the values of heroes."""
    hands.app.screen.query_one("#heroes").focus()
    await hands.press("space", "down", "enter")
    await hands.pause()


async def test_heroes_have_the_values_on_ones_own_cards(tmp_path: Path) -> None:
    app = Opened(tmp_path)
    async with app.run_test(size=(80, 24)) as hands:
        await hands.press("n")
        await heroes(hands)
        for name in HEROES:
            assert app.say(f"hero-{name}") in shown(app)
        await hands.press("right", "down", "1", "5", "down", "2", "9")
        await hands.press("escape", "o")
        first, second, third = HEROES[:3]
        expected = {first: hero_value(first) + 1, second: 15, third: 9}
        assert app.table is not None
        assert app.table.hero_values == {name: value for name, value in expected.items() if value != hero_value(name)}


async def test_values_stay_in_their_bounds_and_go_back_to_ours(tmp_path: Path) -> None:
    app = Opened(tmp_path)
    async with app.run_test(size=(80, 24)) as hands:
        await hands.press("n")
        await heroes(hands)
        await hands.press(*["right"] * 30)
        assert f"{MOST_HERO_VALUE} ›" in shown(app)
        await hands.press(*["left"] * 30)
        assert "‹  0 ›" in shown(app)
        await hands.press("backspace", "escape", "o")
        assert app.table is not None
        assert (app.table.heroes, app.table.hero_values) == (True, {})
