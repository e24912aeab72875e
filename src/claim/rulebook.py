"""The rules in words, put together from the texts: `python -m claim.rulebook` prints docs/rules.md."""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from claim.cards import CARD_VALUES, HEROES
from claim.rules import hero_value, power_of
from claim.texts import DEFAULT_LANGUAGE, Texts, languages

__all__ = [
    "TOPICS",
    "card_list",
    "clauses_of",
    "factions_by_box",
    "main",
    "name_of",
    "rule_of",
    "rulebook",
    "topic_text",
]

TOPICS: Final = {
    "goal": "",
    "decks": "R2",
    "table": "R3",
    "one": "R4",
    "two": "R5",
    "scoring": "R7",
    "heroes": "R8",
    "secrets": "R10",
}
"""The topics of the general rules, with the chapter that each of them tells."""
_BEFORE_FACTIONS: Final = ("goal", "decks", "table", "one", "two", "scoring")


def name_of(code: str, texts: Texts) -> str:
    """A hero's full name, or all of a faction: `Bug Lord`, `Goblins`."""
    return texts(f"hero-{code}") if code in HEROES else texts(f"factions-{code}")


def rule_of(code: str, texts: Texts) -> str:
    """What a faction or hero does."""
    return texts(f"rule-{code}")


def clauses_of(code: str) -> str:
    """The clauses that a faction's or hero's power is."""
    return ", ".join(power_of(code).clauses.split())


def topic_text(topic: str, texts: Texts) -> str:
    """One topic of the general rules."""
    return texts(f"general-{topic}")


def card_list(code: str) -> str:
    """The values on a faction's cards: `0 ×5, 1–9`."""
    counts = sorted(Counter(CARD_VALUES[code]).items())
    steps = enumerate(counts)
    runs = [list(run) for _, run in groupby(steps, lambda step: (step[1][1], step[1][0] - step[0]))]
    return ", ".join(_run([value for _, (value, _) in run], run[0][1][1]) for run in runs)


def _run(values: list[int], copies: int) -> str:
    text = str(values[0]) if len(values) == 1 else f"{values[0]}–{values[-1]}"
    return text if copies == 1 else f"{text} ×{copies}"


def factions_by_box() -> dict[str, tuple[str, ...]]:
    """The codes of the factions (and two-suited cards) of each box."""
    boxes: dict[str, tuple[str, ...]] = {}
    for code in CARD_VALUES:
        box = type(power_of(code)).__module__.rpartition(".")[2]
        boxes[box] = (*boxes.get(box, ()), code)
    return boxes


def rulebook(texts: Texts) -> str:
    """The whole page."""
    return "\n\n".join(_parts(texts)) + "\n"


def _parts(texts: Texts) -> Iterator[str]:
    yield f"# {texts('rulebook-title')}"
    yield texts("rulebook-unofficial")
    yield texts("rulebook-clauses")
    for topic in _BEFORE_FACTIONS:
        yield from _topic(topic, texts)
    yield f"## {texts('rulebook-factions')}"
    for box, codes in factions_by_box().items():
        yield f"### {texts('rulebook-from-box', box=texts(f'box-{box}'))}"
        for code in codes:
            yield f"#### {texts('rulebook-faction', name=name_of(code, texts), code=code)}"
            yield texts("rulebook-cards", count=len(CARD_VALUES[code]), values=card_list(code))
            yield f"{rule_of(code, texts)} ({clauses_of(code)})"
    yield from _topic("heroes", texts)
    yield "\n".join(_hero_table(texts))
    for name in HEROES:
        yield f"### {name_of(name, texts)}"
        yield f"{rule_of(name, texts)} ({clauses_of(name)})"
    yield from _topic("secrets", texts)


def _topic(topic: str, texts: Texts) -> Iterator[str]:
    chapter = TOPICS[topic]
    title = texts(f"topic-{topic}")
    yield f"## {title} ({chapter})" if chapter else f"## {title}"
    yield topic_text(topic, texts)


def _hero_table(texts: Texts) -> Iterator[str]:
    yield f"| {texts('rulebook-hero')} | {texts('rulebook-in-notation')} | {texts('rulebook-value')} |"
    yield "|---|---|---|"
    for name in HEROES:
        yield f"| {name_of(name, texts)} | `{name}` | {hero_value(name)} |"


def main() -> None:
    """Print the rulebook in English, or in the language named."""
    language = sys.argv[1] if len(sys.argv) > 1 else DEFAULT_LANGUAGE
    if language not in languages():
        sys.exit(f"no language {language!r}; there are {' '.join(languages())}")
    sys.stdout.write(rulebook(Texts(language)))


if __name__ == "__main__":
    main()
