"""The rules of Claim a second time, to hold the engine against.

It was written from the rules alone, without a look at `claim`, and imports nothing of it: where both agree on every
legal move of thousands of games, a mistake would have to have been made twice. It is meant to be read beside the rules,
so it is plain and long: texts, lists and dictionaries, one function a clause, no powers as classes, no speed. It knows
no hidden information and no events; those have tests of their own. When the rules change, change both, each from the
text of the rules.
"""

from .cards import IllegalMove, RecordError
from .engine import apply, is_chance, legal, new_game, to_move
from .randomplay import mixed_records, random_deck, random_hero_values, random_record
from .record import game_of, read_record, trace
from .scoring import result, result_text

__all__ = [
    "IllegalMove",
    "RecordError",
    "apply",
    "game_of",
    "is_chance",
    "legal",
    "mixed_records",
    "new_game",
    "random_deck",
    "random_hero_values",
    "random_record",
    "read_record",
    "result",
    "result_text",
    "to_move",
    "trace",
]
