"""Writing records: one way to write each, one trick a line."""

from collections.abc import Iterable, Iterator

from claim.cards import Card
from claim.errors import InvalidNotation, shown
from claim.notation.record import Record, result_text
from claim.notation.tags import OWN_TAGS, TAG_NAME
from claim.rules import Game, Move, Phase

__all__ = ["write_record"]


def write_record(record: Record) -> str:
    """The record as text: tags, then the moves by trick, then the result. One that breaks a rule is refused."""
    _check_notes(record)
    game = record.replay()
    result = result_text(game.position.outcome, record.ruleset.players)
    tags = "".join(f'[{name} "{_escaped(value)}"]\n' for name, value in _tags(record, result))
    return f"{tags}\n{''.join(_lines(game))}{result}\n"


def _check_notes(record: Record) -> None:
    names: set[str] = set()
    for name, value in record.notes:
        if not TAG_NAME.fullmatch(name) or OWN_TAGS.fullmatch(name) or name in names:
            raise InvalidNotation(f"{shown(name)} cannot name a note: letters and digits, not a tag of the game, once")
        if "\n" in value or "\r" in value:
            raise InvalidNotation(f"the note {name} is {shown(value)}; a tag's value is one line")
        names.add(name)


def _tags(record: Record, result: str) -> Iterator[tuple[str, str]]:
    ruleset, deal = record.ruleset, record.deal
    yield "Players", str(ruleset.players)
    yield "Deck", ruleset.deck
    if ruleset.heroes:
        yield "Heroes", "yes"
        yield "Aside", _written(deal.aside)
    if ruleset.hero_values:
        yield "HeroValues", " ".join(f"{name}={value}" for name, value in ruleset.hero_values)
    if ruleset.tie_break != "cards":
        yield "TieBreak", ruleset.tie_break
    yield "Leader", str(deal.leader)
    for seat, hand in enumerate(deal.hands):
        yield f"Hand{seat}", _written(hand)
    yield "Stock", _written(deal.stock)
    yield "Result", result
    yield from record.notes


def _lines(game: Game) -> Iterator[str]:
    phase, trick = Phase.RECRUIT, 0
    line: list[Move] = []
    for position, move in zip(game.positions, game.moves, strict=False):
        if (position.phase, position.trick_number) != (phase, trick):
            yield from _line(line, trick)
            if position.phase is not phase or trick == 0:
                yield "I\n" if position.phase is Phase.RECRUIT else "II\n"
            phase, trick, line = position.phase, position.trick_number, []
        line.append(move)
    yield from _line(line, trick)


def _line(moves: list[Move], trick: int) -> Iterator[str]:
    if moves:
        yield f"{trick}. {_written(moves)}\n"


def _written(things: Iterable[Card | Move]) -> str:
    return " ".join(map(str, things))


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')
