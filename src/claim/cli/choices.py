"""The choices of a decision: in which order they are shown, which number each has, and what was meant by an answer."""

from dataclasses import dataclass

from claim.cards import FACTIONS, Card
from claim.cli.voice import say
from claim.errors import InvalidNotation
from claim.knowledge import View
from claim.rules import Move

__all__ = ["Choices", "Puzzled", "why_not_now"]


_LONGEST_NUMBER = 3
_LONGEST_TEXT = 40


class Puzzled(Exception):
    """What was typed is no choice; the message says why."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What the viewer may do now, numbered from 1."""

    view: View
    moves: tuple[Move, ...]

    @classmethod
    def of(cls, view: View) -> "Choices":
        """The legal moves, sorted as a hand is; words after cards."""
        return cls(view, tuple(sorted(view.legal, key=_order)))

    def number(self, move: Move) -> int:
        """The number of a move, from 1."""
        return self.moves.index(move) + 1

    def ways_to_play(self, card: Card) -> list[Move]:
        """The moves that play this card from hand."""
        return [move for move in self.moves if move.verb == "play" and move.card and move.card.plain is card]

    def meant_by(self, text: str) -> Move:
        """The move that a number or a text means."""
        if text.isascii() and text.isdigit():
            if len(text) > _LONGEST_NUMBER or not 1 <= int(text) <= len(self.moves):
                raise Puzzled(say("puzzled-number", number=_short(text), last=len(self.moves)))
            return self.moves[int(text) - 1]
        for move in self.moves:
            if str(move).casefold() == text.casefold():
                return move
        raise Puzzled(self._why_not(text))

    def _why_not(self, text: str) -> str:
        move = _parsed(text)
        if move is None:
            return say("puzzled", text=_short(text))
        if move.verb != self.view.awaits:
            return say("puzzled-question", move=str(move))
        if move.verb != "play":
            return say("puzzled-answer", move=str(move), moves=_listed(self.moves))
        assert move.card is not None
        if move.card.plain not in self.view.hand:
            return say("puzzled-not-held", card=str(move.card.plain))
        ways = self.ways_to_play(move.card.plain)
        if not ways:
            return why_not_now(self.view)
        return say("puzzled-declare", card=str(move.card.plain), moves=_listed(ways))


def _order(move: Move) -> tuple[int, int, int]:
    card = move.card
    if card is None:
        return 1, FACTIONS.index(move.word) if move.word in FACTIONS else move.word == "no", 0
    return 0, card.order, 0 if card.declared is None else 1 + FACTIONS.index(card.declared)


def _parsed(text: str) -> Move | None:
    """The move written as `text`, capitals or not."""
    verb, answers, what = text.partition(":")
    for attempt in (text, f"{verb.lower()}:{what.title()}" if answers else text.title(), text.lower()):
        try:
            return Move.parse(attempt)
        except InvalidNotation:
            continue
    return None


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST_TEXT else f"{text[:_LONGEST_TEXT]}…"


def _listed(moves: "tuple[Move, ...] | list[Move]") -> str:
    return " ".join(map(str, moves))


def why_not_now(view: View) -> str:
    """Why some cards of the hand have to wait: a faction was led that the viewer can follow."""
    led = view.trick[0].faction if view.trick else None
    if led is None:
        return ""
    obliging = view.book.obliging[led]
    held = sorted({card for card in view.hand if card in obliging}, key=lambda card: card.order)
    return say("why-follow", faction=say(f"factions-{led}"), cards=" ".join(map(str, held)))
