"""The language is the browser's, and can be changed in the middle of a game."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tools.client import CLIENT

LANGUAGES = {"en-GB": "en", "de-AT": "de", "fr-FR": "fr", "it-IT": "it", "hu-HU": "hu", "nl-NL": "nl", "fi-FI": "en"}


def text(language: str, file: str, name: str) -> str:
    """A text of one line, as it is in its file."""
    texts = (CLIENT.root / "src" / "claim" / "locale" / language / file).read_text(encoding="utf-8")
    found = re.search(rf"^{name} = (.+)$", texts, re.MULTILINE)
    assert found, f"{name} is not in {language}/{file}"
    return found[1]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_language_is_the_browsers(visit: Visit, locale: str) -> None:
    page = visit(locale=locale).page
    language = LANGUAGES[locale]
    expect(page.get_by_role("button", name=text(language, "browser.ftl", "home-play"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    somebody = visit()
    somebody.new_table()
    hands = somebody.hands()
    hands.play(2)
    somebody.page.get_by_role("button", name="Settings").click()
    somebody.page.get_by_label("Language").select_option("de")
    expect(somebody.page.locator("html")).to_have_attribute("lang", "de")
    somebody.page.keyboard.press("Escape")
    expect(somebody.page.get_by_role("button", name=text("de", "browser-table.ftl", "open-rules"))).to_be_visible()
    hands.go_on()
    somebody.page.reload()
    expect(somebody.page.locator("html")).to_have_attribute("lang", "de")
