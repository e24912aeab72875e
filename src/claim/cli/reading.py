"""Reading the rules aloud: topics, factions and heroes in the terminal."""

from collections.abc import Iterable

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from claim.cards import CARD_VALUES, FACTIONS, HEROES
from claim.cli.failing import mistake
from claim.cli.naming import TOPIC_WORDS, cards_called, near_names, topic_called
from claim.cli.voice import say
from claim.ink import open_console, style_of
from claim.rulebook import TOPICS, card_list, clauses_of, name_of, rule_of, topic_text
from claim.rules import hero_value

__all__ = ["show_rule", "tell_rules"]

_WIDEST = 100


def tell_rules(asked: str) -> None:
    """What was asked for, or all general rules."""
    console = open_console()
    if not asked.strip():
        _show_everything(console)
        return
    code, topic = cards_called(asked), topic_called(asked)
    if code is not None:
        show_rule(code, console)
    elif topic is not None:
        _show_topic(topic, console)
    else:
        near = near_names(asked)
        perhaps = say("perhaps", names=", ".join(near)) if near else ""
        mistake(say("error-no-rule", asked=asked, near=perhaps))


def show_rule(code: str, console: Console, value: int | None = None) -> None:
    """What a faction or hero does, in words, with its clauses, and the value a game gives the hero."""
    console.print(_title(name_of(code, say), code, console))
    if code in HEROES:
        facts = say("rulebook-hero-value", value=hero_value(code) if value is None else value)
    else:
        facts = say("rulebook-cards", count=len(CARD_VALUES[code]), values=card_list(code))
    _show_text(rule_of(code, say), console)
    _show_text(f"{facts} {say('rules-clauses', clauses=clauses_of(code))}", console, style="dim")


def _title(name: str, code: str, console: Console) -> Text:
    return Text.assemble((name, "bold"), "  ", (code, style_of(code, console)))


def _show_everything(console: Console) -> None:
    for topic in TOPICS:
        _show_topic(topic, console)
        console.print()
    console.print(Text(say("rulebook-factions"), style="bold"))
    console.print(Padding(_names(CARD_VALUES, console), (0, 0, 1, 2), expand=False))
    _show_text(say("rules-more", faction=say(f"factions-{FACTIONS[0]}").lower(), topics=_topic_words()), console)


def _topic_words() -> str:
    return ", ".join(words[0] for words in TOPIC_WORDS.values())


def _names(codes: Iterable[str], console: Console) -> Table:
    table = Table.grid(padding=(0, 2))
    for code in codes:
        table.add_row(Text(code, style=style_of(code, console)), name_of(code, say), _number(code))
    return table


def _number(code: str) -> str:
    return str(hero_value(code)) if code in HEROES else card_list(code)


def _show_topic(topic: str, console: Console) -> None:
    chapter = TOPICS[topic]
    console.print(Text.assemble((say(f"topic-{topic}"), "bold"), (f"  {chapter}" if chapter else "", "dim")))
    _show_text(topic_text(topic, say), console)
    if topic == "heroes":
        console.print(Padding(_names(HEROES, console), (1, 0, 0, 2), expand=False))


def _show_text(text: str, console: Console, style: str = "none") -> None:
    width = min(console.width, _WIDEST)
    console.print(Padding(Markdown(text, style=style), (0, 0, 0, 2)), width=width)
