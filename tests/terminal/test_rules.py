"""The rules on the screen: all of them, in every language, and those of one deck first."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from claim.cards import CARD_VALUES, HEROES
from claim.rulebook import TOPICS, name_of, topic_text
from claim.rules import CLAIM, Ruleset
from claim.terminal.prose import prose
from claim.terminal.rules import RulesScreen, codes_of
from claim.texts import Texts, languages
from tests.terminal.looking import opened, shown


def test_paragraphs_are_wrapped_and_points_are_indented() -> None:
    text = "One two\nthree four five.\n\n- a point that\n  goes on\n- another"
    assert prose(text, 20) == "One two three four\nfive.\n\n• a point that goes\n  on\n• another"


def test_a_deck_has_its_factions_its_two_suited_cards_and_its_heroes() -> None:
    assert codes_of(CLAIM) == CLAIM.factions
    mixed = Ruleset.of("El Or Cy Dr Do", heroes=True)
    assert codes_of(mixed) == ("Do", "Dr", "El", "Or", "Eo", "Cy", *HEROES)


@pytest.mark.parametrize("language", languages())
async def test_every_page_can_be_read(language: str, tmp_path: Path) -> None:
    say = Texts(language)
    async with opened(tmp_path, size=(140, 60)) as (app, hands):
        app.prefer(replace(app.settings, language=language))
        await hands.press("r")
        await hands.pause()
        seen = ""
        for _ in range(len(TOPICS) + len(CARD_VALUES) + len(HEROES)):
            seen += shown(app)
            await hands.press("down")
            await hands.pause()
        flat = " ".join(seen.split())
        for code in (*CARD_VALUES, *HEROES):
            assert name_of(code, say) in flat
        for topic in TOPICS:
            assert " ".join(prose(topic_text(topic, say), 200).split())[:40] in flat


async def test_what_is_sought_is_open_and_long_pages_scroll(tmp_path: Path) -> None:
    async with opened(tmp_path, RulesScreen(codes_of(CLAIM), "Un"), (80, 24)) as (app, hands):
        assert "Rules of this deck" in shown(app)
        assert "10 cards: 0–9." in shown(app)
        assert "Knights" in shown(app)
        assert "Trolls" not in shown(app)
    async with opened(tmp_path, size=(60, 14)) as (app, hands):
        await hands.press("r", "down", "down", "down")
        await hands.pause()
        before = shown(app)
        await hands.press("pagedown")
        await hands.pause(0.5)
        assert shown(app) != before
        await hands.press("q")
        await hands.pause()
        assert app.say("home-new") in shown(app)
