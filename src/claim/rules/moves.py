"""Moves: a card played, or an answer to a question. The texts are those of the notation."""

from typing import Final, NoReturn

from claim.cards import FACTIONS, Card
from claim.errors import InvalidNotation, shown

__all__ = ["Move"]

_CARD_ANSWERS: Final = ("take", "swap", "steal", "draw", "give")
_WORD_ANSWERS: Final = {"take": ("deck",), "swap": ("no",), "back": ("yes", "no"), "count": FACTIONS}
_HOW_MOVES_LOOK: Final = (
    "a move is a card (Go5, Eo5=El, Werewolf=Go) or an answer (take:Un5, take:deck, swap:Kn3, swap:no, steal:Un4, "
    "back:yes, back:no, draw:Kn7, give:Go2, count:Kn)"
)


class Move:
    """A decision: `play` a card (as declared), or answer a question with a card or a word.

    Equal moves are one object, as equal cards are.
    """

    __slots__ = ("_text", "card", "verb", "word")

    _text: str
    verb: str
    """`play`, or the question answered: `take`, `swap`, `steal`, `back`, `draw`, `give`, `count`."""
    card: Card | None
    """The card played, taken, swapped for, stolen, drawn or given."""
    word: str | None
    """The answer in a word: `deck`, `yes`, `no`, or a faction's code."""

    def __new__(cls, verb: str, card: Card | None = None, word: str | None = None) -> "Move":
        """The one move of this verb, card and word."""
        key = (verb, card, word)
        known = _moves.get(key)
        if known is not None:
            return known
        move = super().__new__(cls)
        fill = super(Move, move).__setattr__
        fill("verb", verb)
        fill("card", card)
        fill("word", word)
        fill("_text", str(card) if verb == "play" else f"{verb}:{word or card}")
        return _moves.setdefault(key, move)

    @classmethod
    def play(cls, card: Card) -> "Move":
        """Play this card, declared if it has to be."""
        return cls("play", card)

    @classmethod
    def parse(cls, text: str) -> "Move":
        """The move written as `text`, whether or not it is legal anywhere."""
        verb, answers, what = text.partition(":")
        if not answers:
            return cls("play", Card.parse(text))
        if what in _WORD_ANSWERS.get(verb, ()):
            return cls(verb, word=what)
        if verb in _CARD_ANSWERS and "=" not in what:
            return cls(verb, Card.parse(what))
        raise InvalidNotation(f"{shown(text)} is no move; {_HOW_MOVES_LOOK}")

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Move.parse({self._text!r})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a move cannot be changed: {name}")

    def __reduce__(self) -> tuple[type["Move"], tuple[str, Card | None, str | None]]:
        return Move, (self.verb, self.card, self.word)


_moves: dict[tuple[str, Card | None, str | None], Move] = {}
