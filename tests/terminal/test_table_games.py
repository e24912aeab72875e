"""Whole games in the terminal, by keys alone and with the mouse, played from what is on the screen."""

from random import Random

import pytest

from claim.rules import CLAIM, CLAIM_2, Ruleset
from tests.kit import new_game
from tests.terminal.fakes import Alone, link_at, new_link
from tests.terminal.players import Player, text_of

THREE = Ruleset.of("Go Kn Un Dw Do Dr Se", players=3)
FOUR = Ruleset.of("Gn Gi Un Dw Do Tr Se", players=4)
HEROES = Ruleset.of("El Or Cy Tr Se", heroes=True)
DECISIONS = {
    "seer", "pick", "elf-orc", "werewolf", "treant", "necromancer", "siren", "dinosaur", "kraken", "gargoyle",
}  # fmt: skip
"""Every decision of the notation's table."""

GAMES = {
    "two": (CLAIM, 1, (), set()),
    "two with Gnomes, Trolls and Seers": (CLAIM_2, 1, (), {"seer"}),
    "three": (THREE, 1, (), {"pick"}),
    "four": (FOUR, 1, (), {"pick", "seer"}),
    "heroes that hide": (
        HEROES, 346, ("Werewolf", "Treant", "Necromancer", "Siren", "Dinosaur"),
        {"werewolf", "treant", "necromancer", "elf-orc", "seer"},
    ),
    "heroes that grab": (
        HEROES, 108, ("Kraken", "Gargoyle", "Siren", "Treant", "Dinosaur"), {"kraken", "gargoyle", "siren"},
    ),
    "heroes that come back": (HEROES, 0, ("Dinosaur", "Bard", "Witch", "Death", "Warrior"), {"dinosaur"}),
}  # fmt: skip
"""By name what is played, the seed, the heroes that are in it, and the decisions one has to make."""


def test_these_games_ask_for_every_decision_there_is() -> None:
    assert set().union(*(decisions for *_, decisions in GAMES.values())) == DECISIONS


@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_game_by_keys_alone(name: str) -> None:
    ruleset, seed, heroes, decisions = GAMES[name]
    link = new_link(ruleset, seed, heroes=heroes)
    app = Alone(link)
    async with app.run_test(size=(80, 24)) as pilot:
        player = Player(app, pilot, seed)
        await player.play()
        await pilot.pause()
        assert link.table.is_over
        assert player.decided >= decisions
        assert "crown" in text_of(app)


async def test_resizing_loses_nothing() -> None:
    """A game in which the window never stays as it is."""
    link = new_link(CLAIM_2, 1)
    app = Alone(link)
    sizes = Random(1)
    async with app.run_test(size=(80, 24)) as pilot:
        player = Player(app, pilot, 1)
        for _ in range(12):
            await player.play(moves=4)
            if player.is_over:
                break
            await pilot.press("home")
            before = app.table.seen.playing.hand.pointed
            await pilot.resize_terminal(sizes.choice((40, 60, 80, 100, 140)), sizes.choice((12, 18, 24, 45)))
            await pilot.pause()
            assert app.table.seen.playing.hand.pointed == before
        await player.play()
        assert link.table.is_over


async def test_with_the_mouse_alone() -> None:
    """Cards and answers are chosen by one click and taken by the next."""
    link = new_link(CLAIM_2, 1)
    app = Alone(link)
    async with app.run_test(size=(80, 24)) as pilot:
        player = Player(app, pilot, 1, by_mouse=True)
        await player.play(moves=9)
        assert "seer" in player.decided
        assert len(link.table.game.moves) > 9


async def test_a_key_is_answered_while_the_others_think() -> None:
    link = link_at(new_game(leader=1))
    app = Alone(link)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right")
        assert not app.table.sitting.sight.is_asked
        assert app.table.seen.playing.hand.pointed is not None
