"""Powers in action: whether a game shows one, and a search for such a game."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from random import Random
from typing import Final
from unittest.mock import patch

from claim.cards import PAIRS, Card
from claim.deals import dealt, legal_decks
from claim.errors import IllegalMove
from claim.notation import Record
from claim.rules import PLAIN, Game, Hero, Power, Ruleset, Won, book_of, powers
from tests.games import play_on

__all__ = ["WITHOUT_POWER", "changes_the_game", "found_game", "shows", "without_power"]

WITHOUT_POWER: Final = ("Go", "El", "Or", "Warrior")
"""Those whose rule is that they have none (R6.1, R6.24, R9.18)."""

_PLAYERS: Final = {"Kn": 3, "Dw": 3, "Do": 3, "Tr": 3, "Gi": 4, "Se": 4, "Cy": 4}
"""Where the game is not for two."""
_MOVES_WANTED: Final = {
    "Eo": ("=El", "=Or"),
    "Se": ("take:deck",),
    "Necromancer": ("swap:",),
    "Siren": ("steal:",),
    "Gargoyle": ("count:",),
    "Werewolf": ("Werewolf=",),
    "Dinosaur": ("back:yes",),
    "Treant": ("Treant=",),
    "Kraken": ("give:",),
}
"""What has to be done in the game besides."""
_REGISTERED: Final[dict[str, Power]] = vars(import_module("claim.rules.powers"))["_powers"]


@contextmanager
def without_power(code: str) -> Iterator[None]:
    """The same rules, but this faction or hero has no power."""
    plain = Hero() if powers()[code].heroic else PLAIN
    with patch.dict(_REGISTERED, {code: plain}):
        book_of.cache_clear()
        yield
    book_of.cache_clear()


def _course(record: Record) -> list[object]:
    """What happens by the moves of a record, as far as they are legal: not what else might have been played."""
    game = Game(record.ruleset, record.deal)
    course: list[object] = []
    for move in record.moves:
        try:
            game.push(move)
        except IllegalMove:
            break
        course.append((game.position.to_move, [sorted(map(str, pile)) for pile in game.position.piles]))
    return [*course, game.position.outcome]


def changes_the_game(code: str, record: Record) -> bool:
    """Whether without the power the same moves would have led elsewhere, or would not have been legal."""
    usual = _course(record)
    with without_power(code):
        return _course(record) != usual


def shows(code: str, record: Record) -> bool:
    """Whether the game shows the power in action; of cards that have none, that they win a trick."""
    written = " ".join(str(move) for move in record.moves if str(move) != "swap:no")
    if not all(text in written for text in _MOVES_WANTED.get(code, ())):
        return False
    if code not in WITHOUT_POWER:
        return changes_the_game(code, record)
    return any(isinstance(event, Won) and event.card.code == code for event in record.replay().events)


def found_game(code: str) -> Record:
    """The first of many random games that shows the power."""
    players = _PLAYERS.get(code, 2)
    is_hero = powers()[code].heroic
    needed = {code} if code != "Eo" else set(PAIRS[2])
    decks = [deck for deck in legal_decks(players) if is_hero or needed <= set(deck)]
    for seed in range(10_000):
        lots = Random(f"golden {code} {seed}")
        ruleset = Ruleset.of(lots.choice(decks), players=players, heroes=is_hero)
        deal = dealt(ruleset, lots)
        if is_hero and Card(code) not in (*deal.stock, *deal.hands[0], *deal.hands[1]):
            continue
        record = Record.of(play_on(Game(ruleset, deal), lots))
        if shows(code, record):
            return record
    raise AssertionError(f"no game shows {code}")
