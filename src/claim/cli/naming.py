"""Names as people type them: codes, singulars, plurals and heroes' names, in any case and with or without spaces."""

from difflib import get_close_matches
from functools import cache
from typing import Final

from claim.cards import CARD_VALUES, FACTIONS, HEROES
from claim.cli.voice import say

__all__ = ["TOPIC_WORDS", "cards_called", "code_called", "near_names", "tidy", "topic_called"]

TOPIC_WORDS: Final = {
    "goal": ("aim", "goal"),
    "decks": ("decks", "deck"),
    "table": ("table", "seats"),
    "one": ("phase one", "one", "1", "recruit"),
    "two": ("phase two", "two", "2", "gather"),
    "scoring": ("scoring", "votes", "score"),
    "heroes": ("heroes", "hero"),
    "secrets": ("secrets", "knowledge"),
}
"""Words for the topics of the general rules, beside their titles."""


def tidy(word: str) -> str:
    """A word as names are compared: small letters and digits only."""
    return "".join(letter for letter in word.casefold() if letter.isalnum())


@cache
def _codes() -> dict[str, str]:
    known: dict[str, str] = {}
    for code in CARD_VALUES:
        names = (say(f"faction-{code}"), say(f"factions-{code}"), code)
        known |= {tidy(name): code for name in names}
    for name in HEROES:
        known |= {tidy(name): name, tidy(say(f"hero-{name}")): name}
    return known


@cache
def _topics() -> dict[str, str]:
    known = {tidy(say(f"topic-{topic}")): topic for topic in TOPIC_WORDS}
    return known | {tidy(word): topic for topic, words in TOPIC_WORDS.items() for word in words}


def code_called(name: str) -> str | None:
    """The code of a faction or hero, however it is called."""
    return _codes().get(tidy(name))


def cards_called(name: str) -> str | None:
    """The same, but a single card (`Go5`, `Eo3=El`) stands for its faction."""
    word = tidy(name.partition("=")[0])
    return code_called(word) or code_called(word.rstrip("0123456789"))


def topic_called(name: str) -> str | None:
    """The topic of the general rules that goes by this name."""
    return _topics().get(tidy(name))


def near_names(name: str) -> list[str]:
    """Names that somebody may have meant, as they are written."""
    written = {tidy(text): text for text in _all_names()}
    return [written[match] for match in get_close_matches(tidy(name), written, n=3, cutoff=0.6)]


def _all_names() -> list[str]:
    factions = [say(f"factions-{code}") for code in FACTIONS]
    return [*factions, *(say(f"hero-{name}") for name in HEROES), *(words[0] for words in TOPIC_WORDS.values())]
